import Fetching
import Foundation
import Marvel
import SharedTestCode
import Testing

/// Tests that decode recorded responses of the real API with the client's fetchers, and encode the models again.
@Suite(.enabled(if: SharedData.exists, "\(SharedData.missing)")) struct RecordingTests {
    @Test func recordedPagesAreDecodedWithoutLoss() async throws {
        for (file, count, total) in [
            ("recorded/characters-json-response-example.body", 20, 1561),
            ("recorded/character-example-with-selected-parameters.body", 1, 84),
            ("pages/characters_offset0_limit20", 20, 1493),
            ("pages/characters_offset20_limit20", 20, 1493),
        ] {
            try await check(file, of: .characters, query: CharacterQuery(), count: count, total: total)
        }
        let file = { (kind: String) in "recorded/\(kind)-json-response-example.body" }
        try await check(file("creators"), of: .creators, query: CreatorQuery(), count: 20, total: 5693)
        try await check(file("events"), of: .events, query: EventQuery(), count: 20, total: 74)
        try await check(file("series"), of: .series, query: SeriesQuery(), count: 20, total: 12916)
    }

    private func check<Query, Model: Hashable>(
        _ file: String, of kind: ResourceKind<Query, Model>, query: Query, count: Int, total: Int
    ) async throws {
        let body = try SharedData.data("marvel-recordings/\(file).json")
        let page = try await listFetcher(of: kind, store: .constant(body), keys: testKeys)(query).get()

        expectEqual(page.data.results.count, count, "\(file)")
        expectEqual(page.data.total, total, "\(file)")
        expectEqual(page.etag?.count, 40)

        let written = try JSONEncoder().encode(page)
        try expectEqual(JSONDecoder().decode(MarvelPage<Model>.self, from: written), page)
        let original = try #require(withoutNulls(jsonObject(body)) as? NSDictionary)
        let copy = try #require(withoutNulls(jsonObject(written)) as? NSDictionary)
        expectEqual(original, copy, "\(file)")
    }
}
