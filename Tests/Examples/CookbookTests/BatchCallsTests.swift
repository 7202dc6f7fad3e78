import Fetching
import FetchingTestSupport
import SharedTestCode
import Testing

@Test func callsWithinAShortTimeAreOneRequest() async throws {
    let time = VirtualTime()
    try await time.run { () async throws in
        let log = RequestLog()
        let store = NetworkStore.json(#"[{"id": 1, "name": "Emma"}, {"id": 2, "name": "Lamia"}]"#).recorded(in: log)
        let books: Fetcher<[Int], [BatchedBook]> = modelFetcher(
            createURLRequest: { ids in
                try createRequest(baseURL: "https://api.example.com/books", query: [QueryItem("id", ids.sorted())])
            }, store: store)
        let byID = transformedFetcher(books) { books in Dictionary(uniqueKeysWithValues: books.map { ($0.id, $0) }) }
        let batcher = Batcher(byID)

        async let first = batcher.load(1)
        async let second = batcher.load(2)
        async let third = batcher.load(3)
        await time.waitForSleepers(atLeast: 1)
        while await batcher.waiting.count < 3 { await Task.yield() }
        time.advance(by: .milliseconds(20))

        try await expectEqual(first.get()?.name, "Emma")
        try await expectEqual(second.get()?.name, "Lamia")
        try await expectEqual(third.get(), nil)
        expectEqual(log.requests.map { $0.url?.query() }, ["id=1&id=2&id=3"])
    }
}

nonisolated private struct BatchedBook: Decodable, Equatable, Sendable {
    var id: Int
    var name: String
}
