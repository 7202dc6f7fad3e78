import Fetching
import Foundation
import Marvel
import SharedTestCode
import Testing

@testable import MarvelSandbox

struct RecordShapeTests {
    let sandbox = MarvelSandbox()

    @Test func aResponseHasTheTextOfTheRealAPI() {
        let response = sandbox.get("characters/1017100")
        let start = #"""
            {"code":200,"status":"Ok","copyright":"© 2026 MARVEL",\#
            "attributionText":"Data provided by Marvel. © 2026 MARVEL",\#
            "attributionHTML":"<a href=\"http://marvel.com\">Data provided by Marvel. © 2026 MARVEL</a>",\#
            "etag":"\#(response.headers["ETag"] ?? "")",\#
            "data":{"offset":0,"limit":20,"total":1,"count":1,"results":[\#
            {"id":1017100,"name":"A-Bomb (HAS)","description":"","modified":"2013-09-18T15:54:04-0400",\#
            "thumbnail":{"path":"http://i.annihil.us/u/prod/marvel/i/mg/3/20/5232158de5b16","extension":"jpg"},\#
            "resourceURI":"http://gateway.marvel.com/v1/public/characters/1017100",\#
            "comics":{"available":3,"collectionURI":"http://gateway.marvel.com/v1/public/characters/1017100/comics",\#
            "items":[{"resourceURI":"http://gateway.marvel.com/v1/public/comics/40632","name":"Hulk (2008) #53"},
            """#
        expect(response.text.hasPrefix(start.trimmingCharacters(in: .newlines)))
        expectEqual(response.headers["Content-Type"], "application/json; charset=utf-8")
    }

    @Test(
        .enabled(if: SharedData.exists, "\(SharedData.missing)"),
        arguments: [
            ("characters", "characters-json-response-example"), ("creators", "creators-json-response-example"),
            ("events", "events-json-response-example"), ("series", "series-json-response-example"),
        ])
    func everyRecordedRecordHasTheSameFieldsAndFacts(kind: String, file: String) throws {
        let recording = try #require(
            try SharedData.json("marvel-recordings/recorded/\(file).body.json") as? [String: Any])
        let data = try #require(recording["data"] as? [String: Any])
        let envelope = sandbox.get(kind).object
        expectEqual(Set(envelope.keys), Set(recording.keys))
        for recorded in ResultPage(data).results {
            let id = try #require(recorded["id"] as? Int)
            let ours = try #require(try sandbox.page("\(kind)/\(id)").results.first)
            expectEqual(Set(ours.keys), Set(recorded.keys))
            for (field, value) in recorded where value is String || value is Int {
                // The facts have no descriptions. `modified` differs if the facts have a newer version of the record.
                if ["description", "modified"].contains(field) { continue }
                expectEqual("\(ours[field] ?? "")", "\(value)", "\(kind) \(id) \(field)")
            }
            for (field, value) in recorded {
                guard let list = value as? [String: Any], let ourList = ours[field] as? [String: Any] else { continue }
                expectEqual(Set(list.keys), Set(ourList.keys))
            }
        }
    }

    @Test(.enabled(if: SharedData.exists, "\(SharedData.missing)"), arguments: Kind.allCases)
    func everyCompleteRecordHasAllItsFactsAndIsDecoded(kind: Kind) async throws {
        let allFacts = try completeRecords(kind)
        let rows = allFacts.compactMap { ($0["id"] as? Int).flatMap { Facts.embedded.row(of: $0, in: kind) } }
        let page = RecordPage(facts: .embedded, kind: kind, rows: rows, total: rows.count)
        let json = page.json(etag: "", baseURL: "")
        try await expectEqual(decodedCount(kind, json), allFacts.count)
        let envelope = try JSONSerialization.jsonObject(with: json) as? [String: Any]
        let records = ResultPage(try #require(envelope?["data"] as? [String: Any])).results
        expectEqual(records.count, allFacts.count)
        for (facts, record) in zip(allFacts, records) {
            let id = try #require(facts["id"] as? Int)
            for (field, value) in facts {
                if let list = value as? [String: Any], let items = list["items"] as? [[Any]] {
                    let ours = (record[field] as? [String: Any])?["items"] as? [[String: Any]] ?? []
                    let other = try #require(Kind(path: field))
                    for (item, (fact, _)) in zip(ours, embeddedItems(items, other)) where fact.count > 2 {
                        expect(
                            (item["role"] ?? item["type"]) as? String == fact[2] as? String, "\(kind) \(id) \(field)")
                    }
                } else if let series = value as? [Any], kind == .comics, field == "series" {
                    let uri = (record["series"] as? [String: Any])?["resourceURI"] as? String
                    expectEqual(uri?.hasSuffix("/series/\(series[0])"), true)
                } else if kind != .stories || field != "title" {
                    expect((record[field] as? NSObject) == (value as? NSObject), "\(kind) \(id) \(field)")
                }
            }
        }
    }

    /// Returns the number of the records on a page that the client decodes, and encodes without loss.
    private func decodedCount(_ kind: Kind, _ page: Data) async throws -> Int {
        func count<Query, Model: Hashable>(_ kind: ResourceKind<Query, Model>, _ query: Query) async throws -> Int {
            let list = listFetcher(of: kind, store: .constant(page), keys: MarvelSandbox.keys)
            let result = try await list(query).get()
            if runsSlowTests {
                let copy = try JSONDecoder().decode(MarvelPage<Model>.self, from: JSONEncoder().encode(result))
                expectEqual(copy, result)
            }
            return result.data.results.count
        }
        switch kind {
        case .characters: return try await count(.characters, CharacterQuery())
        case .comics: return try await count(.comics, ComicQuery())
        case .creators: return try await count(.creators, CreatorQuery())
        case .events: return try await count(.events, EventQuery())
        case .series: return try await count(.series, SeriesQuery())
        case .stories: return try await count(.stories, StoryQuery())
        }
    }

    @Test func unusualValuesAreUnchanged() throws {
        let comics = try sandbox.page("comics?issueNumber=92.1")
        expectEqual(comics.results.first?["issueNumber"] as? Double, 92.1)
        expect(sandbox.get("comics/1143").text.contains(#""isbn":785110283,"#))
        expect(sandbox.get("comics/17826").text.contains(#""ean":0,"#))
        expect(sandbox.get("comics/52").text.contains(#"{"type":"focDate","date":"-0001-11-30T00:00:00-0500"}"#))
        expect(sandbox.get("comics/52").text.contains(#"{"type":"printPrice","price":2.99}"#))
        let events = try sandbox.page("events?limit=100").results
        expect(events.contains { $0["start"] is NSNull && $0["end"] is NSNull })
    }

    @Test func anIncompleteRecordHasEveryField() throws {
        let complete = try #require(try sandbox.page("comics/52").results.first)
        let incomplete = try #require(try sandbox.page("comics/388").results.first)
        expectEqual(Set(incomplete.keys), Set(complete.keys))
        expectEqual(incomplete["title"] as? String, "4 (2004) #2")
        expectEqual(incomplete["issueNumber"] as? Int, 2)
        expect((incomplete["series"] as? [String: Any])?["name"] as? String == "4 (2004 - 2006)")
        expectEqual(incomplete["modified"] as? String, "-0001-11-30T00:00:00-0500")
    }

    @Test func resourceURLsStartWithTheGivenBaseURL() {
        let sandbox = MarvelSandbox(baseURL: "http://127.0.0.1:1/v1/public")
        let text = sandbox.get("stories?limit=100").text
        expect(text.contains(#""resourceURI":"http://127.0.0.1:1/v1/public/stories/"#))
        expect(!text.contains("gateway.marvel.com"))
    }
}
