import Fetching
import FetchingJSON
import Foundation
import SharedTestCode
import Testing

private let options = JSONOptions(readsNumbersInStrings: true)

private struct Reading: Decodable, Equatable {
    var revision: Int64
    var count: UInt64?
    var size: Double
    var small: Float
    var price: Decimal
    var versions: [Int]
}

// The form of etcd's JSON gateway and of other APIs that follow ProtoJSON.
@Test func numbersInStringsAreReadLikeNumbers() throws {
    let text = #"""
        {"revision": "9223372036854775807", "count": "18446744073709551615", "size": "1.5e3", "small": "-0.25",
        "price": "0.1", "versions": ["1", 2, "3"]}
        """#
    let reading = try decodeJSON(Reading.self, from: Data(text.utf8), options: options)
    expectEqual(
        reading,
        Reading(
            revision: .max, count: .max, size: 1500, small: -0.25, price: Decimal(string: "0.1") ?? 0,
            versions: [1, 2, 3]))
}

@Test(arguments: [
    #""""#, #"" 1""#, #""1 ""#, #""1a""#, #""0x10""#, #""+1""#, #""01""#, #""1.5""#, #""true""#, #""\"1\"""#,
])
func otherStringsAreNotNumbers(text: String) {
    expect(throws: DecodingError.self) { try decodeJSON(Int.self, from: Data(text.utf8), options: options) }
}

@Test func anIntegerOutOfRangeInAStringIsAnError() {
    expect(throws: DecodingError.self) { try decodeJSON(Int8.self, from: Data(#""128""#.utf8), options: options) }
    expect(throws: DecodingError.self) { try decodeJSON(UInt.self, from: Data(#""-1""#.utf8), options: options) }
}

@Test func aStringIsNotANumberByDefault() {
    expect(throws: DecodingError.self) { try decodeJSON(Int.self, from: Data(#""1""#.utf8), options: JSONOptions()) }
}

@Test func aStringStaysAString() throws {
    try expectEqual(decodeJSON([String].self, from: Data(#"["1", "2"]"#.utf8), options: options), ["1", "2"])
}

@Test func datesAsNumbersAreReadFromStrings() throws {
    let options = JSONOptions(dates: .secondsSince1970, readsNumbersInStrings: true)
    let date = try decodeJSON(Date.self, from: Data(#""1700000000""#.utf8), options: options)
    expectEqual(date, Date(timeIntervalSince1970: 1_700_000_000))
}
