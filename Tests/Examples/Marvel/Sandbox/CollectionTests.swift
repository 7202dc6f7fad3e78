import Fetching
import Marvel
import MarvelSandbox
import SharedTestCode
import Testing

/// Tests that read complete collections of the sandbox with the client's `offsetPages`.
@Suite struct CollectionTests {
    private let client = MarvelClient(store: MarvelSandbox().store, keys: MarvelSandbox.keys)

    @Test func everyRecordOfAKindIsReadOnceInTheServersOrder() async throws {
        func read<Item: Identifiable<Int>>(_ pages: Pages<Item, OffsetCursor>) async throws -> (total: Int?, ids: [Int])
        {
            var total: Int?
            var ids: [Int] = []
            for try await page in pages {
                total = page.total
                ids += page.items.map(\.id)
            }
            return (total, ids)
        }
        let collections = [
            try await read(offsetPages(of: client.characters, kind: .characters)),
            try await read(offsetPages(of: client.events, kind: .events)),
            try await read(
                offsetPages(of: client.comics, kind: .comics, matching: ComicQuery(titleStartsWith: "Avengers"))),
            try await read(
                offsetPages(of: client.creators, kind: .creators, matching: CreatorQuery(nameStartsWith: "S"))),
            try await read(offsetPages(of: client.series, kind: .series, matching: SeriesQuery(titleStartsWith: "A"))),
            try await read(
                offsetPages(of: client.stories, kind: .stories, matching: StoryQuery(characters: [1_009_610]))),
        ]
        for (total, ids) in collections {
            expectEqual(ids.count, total)
            expect(!ids.isEmpty)
            expectEqual(Set(ids).count, ids.count)
        }
        var oneByOne: [Int] = []
        for offset in stride(from: 0, to: collections[1].ids.count, by: 20) {
            oneByOne += try await client.events(EventQuery(offset: offset)).get().data.results.map(\.id)
        }
        expectEqual(collections[1].ids, oneByOne)
    }
}
