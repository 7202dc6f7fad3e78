import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching

/// Tests of servers that send endless or very long sequences of pages.
@Suite(.hangLimit) struct HostilePagesTests {
    @Test func aLongCursorIsKeptAs16Bytes() throws {
        let long = String(repeating: "x", count: 100_000)
        let byToken = tokenPages(of: { _ in .success(0) }) { TokenPage(items: [$0], next: nil) }
        expectEqual(byToken.key(PageToken(long)).base as? UInt128, cursorKey(long))
        let url = try #require(URL(string: "http://a/" + long))
        let byLink = linkPages(of: { _ in .success(LinkedPage(model: 0, next: nil)) }, from: url) { [$0] }
        expectEqual(byLink.key(url).base as? UInt128, cursorKey(url.absoluteString))
    }

    #if os(Linux)
        /// `FETCHING_SOAK` is the number of tokens, which have 100 KB each. A few tokens would need less memory than
        /// two measurements differ by chance.
        @Test(.enabled(if: soakSize != nil)) func longTokensNeedLittleMemory() async {
            // The memory is measured for the entire process, so this test runs in its own process.
            await inTurn {
                await #expect(processExitsWith: .success) {
                    let count = soakSize ?? 0
                    let padding = String(repeating: "x", count: 100_000)
                    let pages = tokenPages(
                        of: { token in .success(Int(token?.prefix { $0 != "x" } ?? "") ?? 0) }, width: 0
                    ) { number in
                        TokenPage(items: [number], next: number < count ? "\(number + 1)\(padding)" : nil)
                    }
                    let before = residentMebibytes()
                    var delivered = 0
                    for try await _ in pages.items { delivered += 1 }
                    expectEqual(delivered, count + 1)
                    expect(residentMebibytes() - before < 20 + count / 20)
                }
            }
        }
    #endif

    @Test func aRepeatedLongTokenIsFoundAfterManyPages() async {
        let padding = String(repeating: "x", count: 10_000)
        let pages = tokenPages(of: { token in .success(Int(token?.prefix { $0 != "x" } ?? "") ?? 0) }) { number in
            TokenPage(items: [number], next: "\(number == 50 ? 7 : number + 1)\(padding)")
        }
        await expectError(of: pages, after: Array(0...50), .repeatedCursor)
    }

    @Test func anErrorOfALongNextURLIsShort() async throws {
        let store = NetworkStore { request in
            let isFirst = request.url?.path() == "/a"
            let link = "</\(String(repeating: "b", count: 90_000))>; rel=next"
            return try await NetworkStore.json("[1]", status: isFirst ? 200 : 404, headers: ["Link": link])
                .fetchData(request)
        }
        let pages = linkPages(
            of: fetcher(
                createURLRequest: { url in try createRequest(baseURL: url.absoluteString) },
                fetch: networkFetcher(store: store), mapResponse: linkMapper(jsonMapper([Int].self))),
            from: try #require(URL(string: "http://h/a")), items: { $0 })
        let text = try #require(await expectError(of: pages, after: [1])).description
        expect(text.hasPrefix("GET http://h/bbb") && text.contains("bb…: status 404"))
        expect(text.count < 2100)
    }

    /// paperless-ngx/paperless-ngx 3130: a server that does not know that its proxy uses https, or its port.
    @Test func anHTTPLinkOfAnHTTPSPageIsAnErrorThatNamesTheOrigin() async throws {
        let start = try #require(URL(string: "https://h:8443/api/list/"))
        for target in ["http://h/api/list/?page=2", "http://h:8443/api/list/?page=2", "https://h/api/list/?page=2"] {
            let fetch: Fetcher<URL, LinkedPage<[Int]>> = { _ in .success(LinkedPage(model: [1], next: target)) }
            let error = await expectError(of: linkPages(of: fetch, from: start, items: { $0 }), after: [1])
            expectEqual(error?.description.contains("on another origin, \(target.prefix { $0 != "?" })"), true)
            expectEqual(error?.description.contains("add the origin to `allowedOrigins`"), true)
        }
    }

    @Test func tokensOfDifferentBytesHaveDifferentKeys() {
        let texts =
            ["", "\0", "\0\0", "a", "é", "e\u{301}", "ab", "ba"] + (0..<10_000).map { "token-\($0)" }
            + (0..<100).map { String(repeating: "x", count: 100 + $0) }
        expectEqual(Set(texts.map(cursorKey)).count, texts.count)
    }

    @Test func tooManyEmptyPagesAreAnError() async {
        for limit in [nil, 0, 3] {
            let fetches = Mutex(0)
            let fetcher: Fetcher<OffsetCursor, [Int]> = { _ in
                fetches.withLock { $0 += 1 }
                return .success([])
            }
            let pages = offsetPages(of: fetcher, width: 0) { OffsetPage(items: $0, total: .max, limit: 10) }
            let error = await expectError(
                of: limit.map { pages.allowingEmptyPages($0) } ?? pages, after: [],
                .tooManyEmptyPages(maximumEmptyPages: limit ?? 100))
            expectEqual(error?.isRetryable, false)
            expect(fetches.withLock { $0 } == (limit ?? 100) + 1)
        }
    }

    @Test func emptyPagesBetweenOtherPagesAreAllowed() async throws {
        let pages = tokenPages(of: { token in .success(Int(token ?? "0") ?? 0) }) { (number: Int) in
            TokenPage(items: number % 101 == 0 ? [number] : [], next: number < 505 ? "\(number + 1)" : nil)
        }
        try await expectEqual(items(of: pages), [0, 101, 202, 303, 404, 505])
    }

    @Test func pagesWithOnlyDuplicatesAreEmpty() async {
        let pages = offsetPages(
            of: { (_: OffsetCursor) in .success([1, 2]) }, width: 0
        ) { OffsetPage(items: $0, total: .max) }
        await expectError(of: pages.removingDuplicates(by: { $0 }), after: [1, 2])
    }
}
