import SharedTestCode

#if os(macOS) || os(Linux)  // other platforms have no `Process`
    import Fetching
    import Foundation
    import Testing

    @Suite(.live, .hangLimit, .installed(.httpbin), .served(by: .httpbin))
    struct HttpbinPagesTests {
        @Test func anotherServerReadsEachTokenUnchanged() async throws {
            struct Echo: Decodable, Sendable {
                struct Arguments: Decodable, Sendable { let cursor: String? }
                let args: Arguments
            }
            let tokens = nastyTexts.map { PageToken($0) }
            let fetcher: Fetcher<String?, Echo> = modelFetcher { [baseURL = Peer.baseURL] token in
                try createRequest(baseURL: baseURL, path: ["anything"], query: [QueryItem("cursor", token)])
            }
            // Each page contains the token that the server received. The next page has the next token of the list.
            let pages = tokenPages(of: fetcher) { echo in
                let arrived = echo.args.cursor.map(PageToken.init)
                let position = arrived.flatMap(tokens.firstIndex).map { $0 + 1 } ?? 0
                return TokenPage(items: [arrived], next: position < tokens.count ? tokens[position].token : nil)
            }
            try await expectEqual(collected(pages).flatMap(\.items), [nil] + tokens)

            let tail = tokenPages(of: fetcher, from: tokens[tokens.count - 1]) { echo in
                TokenPage(items: [echo.args.cursor], next: nil)
            }
            try await expectEqual(collected(tail).flatMap(\.items), [tokens[tokens.count - 1].token])
        }

        @Test func linksInsideLinksAreFollowed() async throws {
            struct Echo: Decodable, Sendable { let page: String }
            // The header of each page contains the URLs of all later pages, and each page escapes these URLs once more.
            var target = "/response-headers?page=5"
            for page in (1...4).reversed() {
                let link = "</first,;\">; rel=first; title=\"a, <b>; \", <\(target)>; rel=\"next\""
                target = try #require(
                    createRequest(
                        baseURL: Peer.baseURL, path: ["response-headers"],
                        query: [QueryItem("page", page), QueryItem("Link", link)]
                    ).url?.absoluteString)
            }
            let first = try #require(URL(string: target))
            let all = try await collected(linkPages(of: linked(Echo.self), from: first, items: { [$0.page] }))
            expectEqual(all.flatMap(\.items), ["1", "2", "3", "4", "5"])

            let tail = linkPages(of: linked(Echo.self), from: try #require(all[1].next), items: { [$0.page] })
            try await expectEqual(collected(tail).flatMap(\.items), ["3", "4", "5"])
        }
    }
#endif
