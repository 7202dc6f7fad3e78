import SharedTestCode
import Testing

@testable import MarvelSandbox

struct SublistTests {
    let sandbox = MarvelSandbox()

    @Test func thereAreThirtyNineRoutes() {
        expectEqual(Kind.allCases.reduce(0) { $0 + 2 + $1.sublists.count }, 39)
    }

    /// Requests, for each kind and list, the record with the longest list.
    @Test(arguments: Kind.allCases)
    func theNumberOfRecordsInAListEqualsAvailable(kind: Kind) throws {
        try expectEqual(sandbox.page(kind.path).count, 20)
        for sublist in kind.sublists {
            let busiest = Facts.embedded[kind].max {
                $0.links[sublist.rawValue].count < $1.links[sublist.rawValue].count
            }
            let id = try #require(busiest?.id)
            let record = try #require(try sandbox.page("\(kind.path)/\(id)").results.first)
            expectEqual(record["id"] as? Int, id)
            let page = try sandbox.page("\(kind.path)/\(id)/\(sublist.path)?limit=100")
            let list = try #require(record[sublist.path] as? [String: Any])
            let items = try #require(list["items"] as? [[String: Any]])
            expect(page.total > 0)
            expectEqual(page.total, list["available"] as? Int)
            expectEqual(page.count, min(page.total, 100))
            expectEqual(items.count, min(page.total, 20))
            expectEqual(items.count, list["returned"] as? Int)
            let uri = "http://gateway.marvel.com/v1/public/\(kind.path)/\(id)/\(sublist.path)"
            expectEqual(list["collectionURI"] as? String, uri)
            let listed = Set(page.texts("resourceURI"))
            if page.total <= 100 { expect(items.allSatisfy { listed.contains($0["resourceURI"] as? String ?? "") }) }
            if sublist == .creators { expect(items.allSatisfy { $0["role"] is String }) }
            if sublist == .stories { expect(items.allSatisfy { $0["type"] is String }) }
        }
    }

    @Test func aRecordsListEqualsTheFilteredList() throws {
        for (kind, sublist) in [("characters", "comics"), ("events", "creators"), ("series", "characters")] {
            let id = try #require(try sandbox.page("\(kind)?limit=10").ids.last)
            let listed = try sandbox.page("\(kind)/\(id)/\(sublist)?limit=100")
            let filtered = try sandbox.page("\(sublist)?\(kind)=\(id)&limit=100")
            expectEqual(listed.ids, filtered.ids)
            expectEqual(listed.total, filtered.total)
        }
    }

    @Test func aRecordsListCanBeFilteredAndSorted() throws {
        let all = try sandbox.page("characters/1009610/comics?limit=100").texts("title")
        let some = try sandbox.page("characters/1009610/comics?titleStartsWith=amazing&orderBy=-title&limit=100")
        expectEqual(some.texts("title"), all.filter { $0.lowercased().hasPrefix("amazing") }.reversed())
        expect(!some.results.isEmpty)
    }
}
