import SharedTestCode
import Testing

@testable import MarvelSandbox

struct OrderTests {
    /// The sort orders in the API's reference that compare texts. `text` returns the compared text of a record.
    static let textOrders: [(kind: Kind, order: String, text: @Sendable (Record) -> String)] = [
        (.characters, "name", { $0.name }), (.comics, "title", { $0.name }), (.series, "title", { $0.name }),
        (.events, "name", { $0.name }), (.creators, "firstName", { $0.creator?.firstName ?? "" }),
        (.creators, "lastName", { $0.creator?.lastName ?? "" }),
        (.creators, "middleName", { $0.creator?.middleName ?? "" }),
        (.creators, "suffix", { $0.creator?.suffix ?? "" }),
    ]

    static let numberOrders: [(kind: Kind, order: String, number: @Sendable (Record) -> Double)] = [
        (.comics, "issueNumber", { Double($0.comic?.issueNumber ?? "") ?? .nan }),
        (.comics, "onsaleDate", { Double($0.comic?.seconds(of: "onsaleDate") ?? Record.noDateSeconds) }),
        (.comics, "focDate", { Double($0.comic?.seconds(of: "focDate") ?? Record.noDateSeconds) }),
        (.series, "startYear", { Double($0.series?.startYear ?? 0) }),
        (.events, "startDate", { Double($0.event?.startSeconds ?? Record.noDateSeconds) }),
        (.stories, "id", { Double($0.id) }),
    ]

    static let modifiedOrders: [(kind: Kind, order: String, number: @Sendable (Record) -> Double)] =
        Kind.allCases.map { ($0, "modified", { Double($0.modifiedSeconds) }) }

    @Test func textIsSortedWithoutRegardToCase() throws {
        for (kind, order, text) in Self.textOrders {
            let texts = try records(kind, by: order).map { text($0).lowercased() }
            expectEqual(texts, texts.sorted(), "\(kind) \(order)")
            try expectEqual(records(kind, by: "-\(order)").map { text($0).lowercased() }, texts.reversed())
        }
    }

    @Test func numbersAndDatesAreSortedByValue() throws {
        for (kind, order, number) in Self.numberOrders + Self.modifiedOrders {
            let numbers = try records(kind, by: order).map(number)
            expectEqual(numbers, numbers.sorted(), "\(kind) \(order)")
            try expectEqual(records(kind, by: "-\(order)").map(number), numbers.reversed(), "\(kind) \(order)")
        }
    }

    @Test func aLaterOrderSortsRecordsThatAreEqualInEarlierOnes() throws {
        let ordered = try records(.series, by: "-startYear,title").map {
            ($0.series?.startYear ?? 0, $0.name.lowercased())
        }
        let isOrdered = zip(ordered, ordered.dropFirst()).allSatisfy { one, next in
            one.0 > next.0 || (one.0 == next.0 && one.1 <= next.1)
        }
        expect(isOrdered)
        try expectEqual(records(.series, by: "startYear,-title").first?.name.lowercased(), ordered.last?.1)
    }

    @Test func aResponseIsInTheRequestedOrder() throws {
        let page = try MarvelSandbox().page("comics?orderBy=-onsaleDate,title&limit=100")
        let days = page.results.compactMap { record in
            (record["dates"] as? [[String: Any]])?.first { $0["type"] as? String == "onsaleDate" }?["date"] as? String
        }.map { $0.prefix(10) }
        expectEqual(days.count, 100)
        expectEqual(days, days.sorted(by: >))
    }

    @Test(.enabled(if: SharedData.exists, "\(SharedData.missing)"))
    func theDefaultOrderIsThatOfTheRecordedPages() throws {
        for offset in [0, 20] {
            let file = "marvel-recordings/pages/characters_offset\(offset)_limit20.json"
            let recording = try #require(try SharedData.json(file) as? [String: Any])
            let recorded = ResultPage(try #require(recording["data"] as? [String: Any])).ids
            let rows = recorded.compactMap { Facts.embedded.row(of: $0, in: .characters) }
            expectEqual(rows.count, 20)
            expectEqual(rows, rows.sorted())
        }
    }

    private func records(_ kind: Kind, by order: String) throws -> [Record] {
        let records = Facts.embedded[kind]
        return try ordered(Array(records.indices), by: order, of: kind, in: .embedded).map { records[$0] }
    }
}
