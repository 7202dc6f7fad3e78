import HTTPSyntax
import SharedTestCode

#if os(macOS) || os(Linux)  // other platforms have no `Process`
    import Fetching
    import Foundation
    import Testing

    @Suite(.live, .hangLimit, .installed(.registry), .served(by: .registry))
    struct RegistryPagesTests {
        private struct Catalog: Decodable, Sendable {
            let repositories: [String]
        }
        private struct Repository: Decodable, Sendable {
            let tags: [String]
        }

        private func pages<Model: Decodable & Sendable>(
            _ path: String, items: @escaping @Sendable (Model) -> [String]
        ) throws -> Pages<String, URL> {
            linkPages(
                of: linked(Model.self), from: try #require(URL(string: "\(Peer.baseURL)/v2/\(path)")), items: items)
        }

        @Test func relativeLinksGiveEveryRepositoryOnceAndInOrder() async throws {
            let names = (1...53).map { "heroes/nr-\(100 + $0)" }
            for name in names.shuffled() { try await push(to: name) }

            let all = try await collected(pages("_catalog?n=10") { (page: Catalog) in page.repositories })
            expectEqual(all.map(\.items.count), [10, 10, 10, 10, 10, 3])
            expectEqual(all.flatMap(\.items), names)

            let cursor = try #require(all[2].next)
            let tail = linkPages(of: linked(Catalog.self), from: cursor, items: \.repositories)
            try await expectEqual(collected(tail).flatMap(\.items), Array(names[30...]))

            // This version of the server sends all tags as one page. A page without a `Link` header is the last.
            let tags = (1...25).map { "v\(100 + $0)" }
            for tag in tags { try await push(tag: tag, to: names[0]) }
            let tagged = try pages("\(names[0])/tags/list?n=10") { (page: Repository) in page.tags }
            try await expectEqual(collected(tagged).flatMap(\.items).sorted(), tags)
        }

        private static let emptyBlob = "sha256:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"

        /// Creates a repository by uploading a blob.
        private func push(to name: String) async throws {
            let started = try await send(.post, "\(Peer.baseURL)/v2/\(name)/blobs/uploads/", status: 202)
            let location = try #require(started.value(forHTTPHeaderField: "Location"))
            try await send(.put, "\(location)&digest=\(Self.emptyBlob)", "application/octet-stream", "{}")
        }

        private func push(tag: String, to name: String) async throws {
            let type = "application/vnd.docker.distribution.manifest.v2+json"
            let config = #"{"mediaType":"application/json","size":2,"digest":"\#(Self.emptyBlob)"}"#
            try await send(
                .put, "\(Peer.baseURL)/v2/\(name)/manifests/\(tag)", type,
                #"{"schemaVersion":2,"mediaType":"\#(type)","config":\#(config),"layers":[]}"#)
        }

        @discardableResult
        private func send(
            _ method: HTTPMethod, _ url: String, _ type: String? = nil, _ body: String? = nil, status: Int = 201
        ) async throws -> HTTPURLResponse {
            let body = body.map { RequestBody(Data($0.utf8), contentType: type ?? "") }
            let (text, response) = try await NetworkStore.live.fetchData(
                createRequest(method, baseURL: url, body: body))
            let http = try #require(response as? HTTPURLResponse)
            expectEqual(http.statusCode, status, "\(String(decoding: text, as: UTF8.self))")
            return http
        }
    }

    /// Returns a fetcher for pages whose `Link` header contains the URL of the next page.
    func linked<Model: Decodable & Sendable>(_ model: Model.Type) -> Fetcher<URL, LinkedPage<Model>> {
        fetcher(
            createURLRequest: { url in try createRequest(baseURL: url) },
            fetch: networkFetcher(store: .live), mapResponse: linkMapper(jsonMapper(Model.self)))
    }
#endif
