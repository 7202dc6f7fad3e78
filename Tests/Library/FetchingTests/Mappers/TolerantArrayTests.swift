import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

private struct Hero: Codable, Equatable, Sendable {
    var id: Int
    var teams: TolerantNames?
}

private struct TolerantNames: Codable, Equatable, Sendable {
    var names: [String]
}

private struct Page: Decodable, Sendable {
    var results: TolerantArray<Hero>
}

private func paths(_ rejected: [RejectedItem]) -> [String] {
    rejected.compactMap { item in
        guard let error = item.error as? DecodingError else { return nil }
        return switch error {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
            .dataCorrupted(let context):
            context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
        @unknown default: nil
        }
    }
}

private func tolerant<Item: Decodable & Sendable>(
    _ json: String, _ item: Item.Type = Item.self
) throws -> TolerantArray<Item> {
    try jsonMapper(TolerantArray<Item>.self)(Data(json.utf8))
}

@Test func invalidItemsAreLeftOutAndReportedWithIndexAndPath() throws {
    let body = #"{"results":[{"id":1},{"id":"x"},null,{},{"id":2,"teams":{"names":["a",5]}},7,{"id":3}]}"#
    let results = try jsonMapper(Page.self)(Data(body.utf8)).results
    expectEqual(results.items.map(\.id), [1, 3])
    expectEqual(results.rejected.map(\.index), [1, 2, 3, 4, 5])
    expectEqual(
        paths(results.rejected),
        ["results.[1].id", "results.[2]", "results.[3]", "results.[4].teams.names.[1]", "results.[5]"])
    expectEqual(
        results.rejected[0].description,
        "item 1 was left out: results[1].id: expected a whole number (Int), found a string")

    struct Visit: Decodable { var at: Date }
    try expectEqual(
        tolerant(#"[{"at":1398781097}]"#, Visit.self).rejected.first?.description,
        "item 0 was left out: [0].at: expected a date, found a number (use JSONOptions(dates: .secondsSince1970))")

    let nested = try tolerant(#"[[1,"x"],"y",[2]]"#, TolerantArray<Int>.self)
    expectEqual(nested.items.map(\.items), [[1], [2]])
    expectEqual(nested.items[0].rejected.map(\.index), [1])
    expectEqual(paths(nested.items[0].rejected), ["[0].[1]"])
    expectEqual(nested.rejected.map(\.index), [1])
}

@Test func validItemsAreAllKeptAndNothingIsReported() throws {
    let reported = Mutex([Int]())
    let map = tolerantArrayMapper(Hero.self) { items in reported.withLock { $0 += items.map(\.index) } }
    try expectEqual(map(Data(#"[{"id":1},{"id":2}]"#.utf8)).map(\.id), [1, 2])
    expect(try map(Data("[]".utf8)).isEmpty)
    expectEqual(reported.withLock { $0 }, [])
    try expectEqual(map(Data(#"[{"id":1},5,{"id":2},{}]"#.utf8)).map(\.id), [1, 2])
    expectEqual(reported.withLock { $0 }, [1, 3])

    let invalid = try tolerant(#"["a",null,{},[],true,1.5]"#, Int.self)
    expectEqual(invalid.items, [])
    expectEqual(invalid.rejected.map(\.index), [0, 1, 2, 3, 4, 5])
    // `null` is an item if items are optional.
    let optional = try tolerant(#"[1,null,"x"]"#, Int?.self)
    expectEqual(optional.items, [1, nil])
    expectEqual(optional.rejected.map(\.index), [2])
}

@Test func theFirstThousandErrorsAndTheTotalCountAreKept() throws {
    let json = "[\(Array(repeating: "0", count: 2500).joined(separator: ",")),\"a\",0]"
    let array = try tolerant(json, String.self)
    expectEqual(array.items, ["a"])
    expectEqual(array.rejected.map(\.index), Array(0..<1000))
    expectEqual(array.rejectedCount, 2501)
    var other = TolerantArray(array.items)
    expect(array != other)
    other.rejected = array.rejected
    expect(array != other)
    other.rejectedCount = 2501
    expectEqual(array, other)

    let reported = Mutex(0)
    _ = try tolerantArrayMapper(String.self) { items in reported.withLock { $0 = items.count } }(Data(json.utf8))
    expectEqual(reported.withLock { $0 }, 1000)
}

@Test func aValueThatIsNotAnArrayIsAnError() {
    for json in ["{}", "5", "null", "\"x\"", "", "[1,"] {
        expect(throws: DecodingError.self, "\(json)") { try tolerant(json, Int.self) }
    }
}

@Test func arraysAreEqualByItemsAndRejectedIndices() throws {
    try expectEqual(tolerant(#"[1,"x"]"#, Int.self), tolerant("[1,null]"))
    expect(try tolerant(#"[1,"x"]"#, Int.self) != tolerant(#"["x",1]"#))
    try expectEqual(tolerant("[1]", Int.self), TolerantArray([1]))
}

@Test func theItemsAreThoseThatCanBeReadAlone() throws {
    let texts = [
        #"{"id":1}"#, #"{"id":"x"}"#, "null", "[]", "7", "{}", #"{"id":2,"teams":{"names":["a"]}}"#,
        #"{"id":3,"teams":5}"#,
    ]
    var random = SplitMix64(seed: 4)
    for _ in 0..<200 {
        let list = (0..<Int.random(in: 0...8, using: &random)).compactMap { _ in texts.randomElement(using: &random) }
        let alone = list.map { try? jsonMapper(Hero.self)(Data($0.utf8)) }
        let array = try tolerant("[\(list.joined(separator: ","))]", Hero.self)
        expectEqual(array.items, alone.compactMap(\.self))
        expectEqual(array.rejected.map(\.index), alone.indices.filter { alone[$0] == nil })
    }
}
