import SharedTestCode

#if os(macOS) || os(Linux)  // other platforms have no `Process`
    import Fetching
    import Foundation
    import Testing

    @Suite(.live, .hangLimit, .installed(.datasette), .served(by: .datasette))
    struct DatasettePagesTests {
        struct Hero: Codable, Hashable, Sendable {
            let id: Int
            let name: String
        }
        private struct HeroList: Decodable, Sendable {
            let rows: [Hero]
            let next: String?
            let nextUrl: String?
        }

        /// The heroes in the requested order: by name, then by ID.
        private let heroes = (1...1003).map { id in
            let number = String(id % 201)
            let digits = String(repeating: "0", count: 3 - number.count) + number
            return Hero(id: id, name: "Hero & Söhne, 100%/\(digits)+~\u{1F41B}")
        }.sorted { ($0.id % 201, $0.id) < ($1.id % 201, $1.id) }

        @Test func aTableIsReadByTokensInTheBody() async throws {
            let fetcher: Fetcher<String?, HeroList> = modelFetcher { [baseURL = Peer.baseURL] token in
                try createRequest(
                    baseURL: baseURL, path: ["marvel", "heroes.json"],
                    query: [
                        QueryItem("_shape", "objects"), QueryItem("_sort", "name"), QueryItem("_size", 97),
                        QueryItem("_next", token),
                    ])
            }
            try await expectAll(PageToken(), pageCount: 11) { start in
                tokenPages(of: fetcher, from: start) { TokenPage(items: $0.rows, next: $0.next) }
            }
        }

        @Test func aTableIsReadByURLsInTheBody() async throws {
            let fetcher: Fetcher<URL, HeroList> = modelFetcher { try createRequest(baseURL: $0) }
            let linked = transformedFetcher(fetcher) { LinkedPage(model: $0, next: $0.nextUrl) }
            try await expectAll(table("_shape=objects"), pageCount: 11) {
                linkPages(of: linked, from: $0, items: \.rows)
            }
        }

        @Test func aTableIsReadByLinkHeaders() async throws {
            try await expectAll(table("_shape=array"), pageCount: 11) {
                linkPages(of: linked([Hero].self), from: $0, items: { $0 })
            }
        }

        @Test func aQueryIsReadByOffsets() async throws {
            struct Row: Decodable, Sendable {
                let id: Int
                let name: String
                let total: Int
            }
            struct Rows: Decodable, Sendable { let rows: [Row] }
            let fetcher: Fetcher<OffsetCursor, Rows> = modelFetcher { [baseURL = Peer.baseURL] cursor in
                try query(
                    baseURL,
                    "select *, (select count(*) from heroes) total from heroes order by name, id limit :limit offset :offset",
                    [QueryItem("offset", cursor.offset), QueryItem("limit", cursor.limit)])
            }
            try await expectAll(OffsetCursor(limit: 20), pageCount: 51) { start in
                offsetPages(of: fetcher, from: start) { page in
                    OffsetPage(items: page.rows.map { Hero(id: $0.id, name: $0.name) }, total: page.rows.first?.total)
                }
            }
        }

        @Test func aQueryIsReadByPageNumbers() async throws {
            struct Rows: Decodable, Sendable { let rows: [Hero] }
            let fetcher: Fetcher<Int, Rows> = modelFetcher { [baseURL = Peer.baseURL] page in
                try query(
                    baseURL, "select * from heroes order by name, id limit 100 offset (:page - 1) * 100",
                    [QueryItem("page", page)])
            }
            try await expectAll(1, pageCount: 11) { numberedPages(of: fetcher, from: $0, limit: 100, items: \.rows) }
        }

        private func table(_ shape: String) throws -> URL {
            try #require(URL(string: "\(Peer.baseURL)/marvel/heroes.json?\(shape)&_sort=name&_size=97"))
        }

        /// Expects every hero once and in order. Also expects that a cursor saved in the middle gives the same
        /// remaining heroes.
        private func expectAll<Cursor: Codable>(
            _ start: Cursor, pageCount: Int, _ pages: (Cursor) -> Pages<Hero, Cursor>
        ) async throws {
            let all = try await collected(pages(start))
            expectEqual(all.count, pageCount)
            expectEqual(all.flatMap(\.items), heroes)

            let saved = try JSONEncoder().encode(try #require(all[pageCount / 2].next))
            let tail = try await collected(pages(JSONDecoder().decode(Cursor.self, from: saved)))
            expectEqual(tail.flatMap(\.items), all[(pageCount / 2 + 1)...].flatMap(\.items))
        }
    }

    private func query(_ baseURL: String, _ sql: String, _ parameters: [QueryItem]) throws -> URLRequest {
        try createRequest(
            baseURL: baseURL, path: ["marvel.json"],
            query: [QueryItem("_shape", "objects"), QueryItem("sql", sql)] + parameters)
    }
#endif
