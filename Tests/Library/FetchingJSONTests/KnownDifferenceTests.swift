import Foundation
import SharedTestCode
import Testing

@testable import FetchingJSON

/// Tests that our decoder is right where Foundation's is not, and that the list of known differences has these cases.
@Suite struct KnownDifferenceTests {
    @Test func anIntegerWithAnExponentIsExact() {
        expectKnownDifference([18_446_744_073_709_551_615 as UInt64], "[1.8446744073709551615e19]")
        expectKnownDifference([9_223_372_036_854_775_807 as Int64], "[9.223372036854775807e18]")
        expectKnownDifference([100_000_000_000_000_000_000_000_000_000_000_000_000 as Int128], "[1e38]")
    }

    private func expectKnownDifference<Value: Decodable & Equatable>(
        _ value: Value, _ text: String, _ location: SourceLocation = #_sourceLocation
    ) {
        let body = Data(text.utf8)
        let ours = Outcome { try decodeJSON(Value.self, from: body, options: JSONOptions()) }
        let theirs = Outcome { try JSONDecoder().decode(Value.self, from: body) }
        expectEqual(ours.value, value, sourceLocation: location)
        expect(isKnownDifference(ours, theirs, body), "Foundation: \(theirs)", sourceLocation: location)
    }

    /// In Foundation, `decodeIfPresent` increases the index even if there is no element.
    @Test func theIndexAfterTheEndOfAnArrayIsItsCount() throws {
        struct Indices: Decodable {
            var indices: [Int] = []
            init(from decoder: any Decoder) throws {
                var container = try decoder.unkeyedContainer()
                for _ in 0..<3 {
                    _ = try container.decodeIfPresent(Int.self)
                    indices.append(container.currentIndex)
                }
            }
        }
        let body = Data("[1]".utf8)
        try expectEqual(decodeJSON(Indices.self, from: body, options: JSONOptions()).indices, [1, 1, 1])
        try expectEqual(JSONDecoder().decode(Indices.self, from: body).indices, [1, 2, 3])
    }

    /// Foundation also finds the letter é as one scalar under a key that has it as two scalars.
    @Test func namesAreComparedByTheirBytes() throws {
        struct Accented: Decodable {
            var value: Int?
            enum CodingKeys: String, CodingKey { case value = "\u{E9}" }
        }
        let cases: [(json: String, value: Int?)] = [
            ("{\"e\u{301}\":1}", nil), ("{\"\u{E9}\":1}", 1), ("{\"e\u{301}\":1,\"\u{E9}\":2}", 2),
            ("{\"\\u00e9\":1}", 1), ("{\"x\":0,\"e\\u0301\":1}", nil),
        ]
        for (json, value) in cases {
            for keys in [JSONOptions.Keys.flexible, .useDefaultKeys, .convertFromSnakeCase] {
                let options = JSONOptions(keys: keys)
                try expectEqual(read(Accented.self, json, options).value, value, "\(json)")
                // An enum with associated values reads `allKeys`.
                let names = try read(AllKeys<Accented.CodingKeys>.self, json, options).names
                expect(names.isEmpty == (value == nil), "\(json)")
            }
        }
    }
}
