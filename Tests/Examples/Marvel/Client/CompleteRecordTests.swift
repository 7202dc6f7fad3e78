import Fetching
import Foundation
import Marvel
import SharedTestCode
import Testing

/// Tests that decode every complete record from the API, in the form in which the API sent the record.
@Suite(.enabled(if: SharedData.exists, "\(SharedData.missing)")) struct CompleteRecordTests {
    @Test func everyRecordIsDecoded() async throws {
        let characters = try await all("characters", .characters, CharacterQuery())
        expectEqual(characters.count, 163)
        expectEqual(characters.filter { $0.modified.date == nil }.count, 1)

        let comics = try await all("comics", .comics, ComicQuery())
        expectEqual(comics.count, 359)
        expectEqual(comics.first { $0.id == 98397 }?.issueNumber, 92.1)
        expectEqual(comics.first { $0.id == 1143 }?.isbn, "785110283")
        expectEqual(comics.first { $0.id == 49011 }?.prices, [PriceModel(type: "printPrice", price: 399 / 100)])
        expectEqual(comics.filter { $0.modified == .noDate }.count, 81)
        expectEqual(comics.flatMap(\.dates).filter { $0.date.date == nil }.count, 103)

        try await expectEqual(all("creators", .creators, CreatorQuery()).count, 153)

        let events = try await all("events", .events, EventQuery())
        expectEqual(events.count, 56)
        expectEqual(events.filter { $0.start == nil && $0.end == nil }.count, 4)
        expect(events.compactMap(\.start).allSatisfy { $0.date != nil })

        let series = try await all("series", .series, SeriesQuery())
        expectEqual(series.count, 194)
        expectEqual(series.filter { $0.type == "" }.count, 100)

        let stories = try await all("stories", .stories, StoryQuery())
        expectEqual(stories.count, 221)
        expect(stories.allSatisfy { $0.thumbnail == nil })
    }

    /// Returns all records of a kind. The slow tests also check that encoding and decoding don't change a record.
    private func all<Query, Model: Hashable>(
        _ file: String, _ kind: ResourceKind<Query, Model>, _ query: Query
    ) async throws -> [Model] {
        let results = try SharedData.facts(file).map(asSent)
        let data: [String: Any] = [
            "offset": 0, "limit": results.count, "total": results.count, "count": results.count, "results": results,
        ]
        let body = try JSONSerialization.data(withJSONObject: ["code": 200, "status": "Ok", "data": data])
        let page = try await listFetcher(of: kind, store: .constant(body), keys: testKeys)(query).get()
        if runsSlowTests {
            try expectEqual(JSONDecoder().decode(MarvelPage<Model>.self, from: JSONEncoder().encode(page)), page)
        }
        return page.data.results
    }

    /// Returns a record of the facts as the API sent it.
    ///
    /// Adds the fields that the facts omit, and restores the summaries that the facts shorten to `[id, name, role]`.
    private func asSent(_ record: [String: Any]) -> [String: Any] {
        var sent = record
        let lists = ["urls", "textObjects", "variants", "collections", "collectedIssues", "images"]
        for key in lists { sent[key] = [Any]() }
        for key in ["description", "next", "previous", "originalIssue"] { sent[key] = NSNull() }
        sent["resourceURI"] = ""
        for (key, value) in record {
            if key == "series", let series = value as? [Any] { sent[key] = summary(series, of: key) }
            if let list = value as? [String: Any], let items = list["items"] as? [[Any]] {
                sent[key] = [
                    "available": list["available"] ?? 0, "returned": items.count, "collectionURI": "",
                    "items": items.map { summary($0, of: key) },
                ]
            }
        }
        return sent
    }

    private func summary(_ parts: [Any], of kind: String) -> [String: Any] {
        var summary: [String: Any] = ["resourceURI": "http://example.com/\(kind)/\(parts[0])", "name": parts[1]]
        if parts.count > 2 { summary[kind == "creators" ? "role" : "type"] = parts[2] }
        return summary
    }
}
