import Fetching
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

@Test func theErrorOfANumberInPlaceOfADateNamesTheOption() throws {
    struct Visit: Decodable { var at: Date }
    let visits = try jsonMapper(TolerantArray<Visit>.self)(Data(#"[{"at":1398781097}]"#.utf8))
    expectEqual(
        visits.rejected.first?.description,
        "item 0 was left out: [0].at: expected a date, found a number (use JSONOptions(dates: .secondsSince1970))")
}

@Test func invalidItemsAreLeftOutAndReportedWithIndexAndPath() throws {
    let body = #"{"results":[{"id":1},{"id":"x"},null,{},{"id":2,"teams":{"names":["a",5]}},7,{"id":3}]}"#
    let page = try jsonMapper(Page.self)(Data(body.utf8))
    expectEqual(page.results.items.map(\.id), [1, 3])
    expectEqual(page.results.rejected.map(\.index), [1, 2, 3, 4, 5])
    expectEqual(
        paths(page.results.rejected),
        [
            "results.[1].id", "results.[2]", "results.[3]", "results.[4].teams.names.[1]", "results.[5]",
        ])
    expectEqual(
        page.results.rejected[0].description,
        "item 1 was left out: results[1].id: expected a whole number (Int), found a string")
}

@Test func validItemsAreAllKeptAndNothingIsReported() throws {
    let reported = Mutex([Int]())
    let map = tolerantArrayMapper(Hero.self) { items in reported.withLock { $0 += items.map(\.index) } }
    try expectEqual(map(Data(#"[{"id":1},{"id":2}]"#.utf8)).map(\.id), [1, 2])
    expect(try map(Data("[]".utf8)).isEmpty)
    expectEqual(reported.withLock { $0 }, [])
    try expectEqual(map(Data(#"[{"id":1},5,{"id":2},{}]"#.utf8)).map(\.id), [1, 2])
    expectEqual(reported.withLock { $0 }, [1, 3])
}

@Test func anArrayOfInvalidItemsIsEmptyNotAnError() throws {
    let array = try jsonMapper(TolerantArray<Int>.self)(Data(#"["a",null,{},[],true,1.5]"#.utf8))
    expectEqual(array.items, [])
    expectEqual(array.rejected.map(\.index), [0, 1, 2, 3, 4, 5])
}

@Test func theFirstThousandErrorsAndTheTotalCountAreKept() throws {
    let body = Data("[\(Array(repeating: "0", count: 2500).joined(separator: ",")),\"a\",0]".utf8)
    let array = try jsonMapper(TolerantArray<String>.self)(body)
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
    _ = try tolerantArrayMapper(String.self) { items in reported.withLock { $0 = items.count } }(body)
    expectEqual(reported.withLock { $0 }, 1000)
}

@Test func nullIsAnItemIfItemsAreOptional() throws {
    let array = try jsonMapper(TolerantArray<Int?>.self)(Data(#"[1,null,"x"]"#.utf8))
    expectEqual(array.items, [1, nil])
    expectEqual(array.rejected.map(\.index), [2])
}

@Test func nestedArraysReportTheirOwnItems() throws {
    let array = try jsonMapper(TolerantArray<TolerantArray<Int>>.self)(Data(#"[[1,"x"],"y",[2]]"#.utf8))
    expectEqual(array.items.map(\.items), [[1], [2]])
    expectEqual(array.items[0].rejected.map(\.index), [1])
    expectEqual(paths(array.items[0].rejected), ["[0].[1]"])
    expectEqual(array.rejected.map(\.index), [1])
}

@Test(arguments: ["{}", "5", "null", "\"x\"", "", "[1,"])
func aValueThatIsNotAnArrayIsAnError(body: String) {
    expect(throws: DecodingError.self) { try jsonMapper(TolerantArray<Int>.self)(Data(body.utf8)) }
}

@Test func arraysAreEqualByItemsAndRejectedIndices() throws {
    let map = jsonMapper(TolerantArray<Int>.self)
    try expectEqual(map(Data(#"[1,"x"]"#.utf8)), map(Data("[1,null]".utf8)))
    expect(try map(Data(#"[1,"x"]"#.utf8)) != map(Data(#"["x",1]"#.utf8)))
    try expectEqual(map(Data("[1]".utf8)), TolerantArray([1]))
}
