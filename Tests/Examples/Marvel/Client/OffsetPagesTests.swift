import Fetching
import FetchingTestSupport
import Marvel
import SharedTestCode
import Testing

@Suite struct OffsetPagesTests {
    @Test func theFirstRequestHasTheOffsetAndTheLimitOfTheStart() async throws {
        let cursor = OffsetCursor(offset: 10, limit: 20)
        let cases: [(start: OffsetCursor?, limit: Int?, offset: String, requestedLimit: String)] = [
            (nil, nil, "3", "100"), (nil, 5, "3", "5"), (cursor, nil, "10", "20"), (cursor, 5, "10", "5"),
        ]
        for (start, limit, offset, requestedLimit) in cases {
            let log = RequestLog()
            let client = MarvelClient(store: emptyPage.recorded(in: log), keys: testKeys)
            let query = ComicQuery(offset: 3, limit: 7, title: "Hulk")
            let pages = offsetPages(of: client.comics, kind: .comics, matching: query, from: start, limit: limit)

            for try await page in pages { expect(page.items.isEmpty) }

            let items = try queryItems(of: #require(log.requests.first))
            expectEqual(items.prefix(3).map(\.name), ["offset", "limit", "title"])
            expectEqual(items.prefix(3).map(\.value), [offset, requestedLimit, "Hulk"])
        }
    }
}
