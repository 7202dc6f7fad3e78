import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingJSON

@Suite struct NumberTests {
    private let count = caseCount("FETCHING_DOUBLES", default: 10_000)

    @Test func aDoubleIsReadFromItsShortestText() throws {
        var random = SplitMix64(seed: 7)
        var left = count
        while left > 0 {
            let doubles = (0..<1_000).map { index -> Double in
                let double = Double(bitPattern: random.next())
                // Half of the numbers are random bit patterns. The others have three decimals.
                return index.isMultiple(of: 2) && double.isFinite ? double : Double(random.next() >> 40) / 1_000
            }
            let text = "[" + doubles.map { "\($0)" }.joined(separator: ",") + "]"
            try #require(try read([Double].self, text).map(\.bitPattern) == doubles.map(\.bitPattern))
            left -= doubles.count
        }
    }

    /// Digits are read eight at once, with other code at the end of the text and for some numbers of digits.
    @Test func aDoubleWithAnyNumberOfDigitsIsRead() throws {
        for digits in ["12345678909876543210", "99999999999999999999", "10000000000000000000"] {
            var numbers: [String] = []
            for wholeDigits in 1...21 {
                let whole = wholeDigits == 21 ? "0" : String(digits.prefix(wholeDigits))
                for count in 0...22 {
                    let others = (digits + digits.dropFirst()).dropFirst(wholeDigits)
                    let number = whole + (count == 0 ? "" : ".\(others.prefix(count))")
                    numbers += [number, "-\(number)", "\(number)E-7", "-\(number)E-7"]
                }
            }
            for number in numbers {
                let expected = Double(number)?.bitPattern
                try expectEqual(read(Double.self, number).bitPattern, expected, "\(number)")
                try expectEqual(read([Double].self, "[\(number)]").first?.bitPattern, expected, "\(number)")
            }
            let expected = numbers.map { Double($0)?.bitPattern }
            try expectEqual(read([Double].self, "[\(numbers.joined(separator: ","))]").map(\.bitPattern), expected)
        }
    }

    @Test func aNumberThatIsNotJSONIsRejected() {
        let texts = [
            "00.5", "01", "-01.5", "1.", "1.e5", "1e", "1e+", "-", "-.5", ".5", "1.5.5", "1-5", "0x10", "1:5",
        ]
        for text in texts.flatMap({ ["[\($0)]", "[[\($0),12345678]]"] }) {
            expect(throws: DecodingError.self, "\(text)") { try read([Double].self, text) }
        }
    }

    /// Texts with many zeros, and with the decimal point in any place.
    @Test func aWholeNumberIsReadInAnyNotation() {
        let zeros = String(repeating: "0", count: 1_000)
        let cases: [(text: String, number: Int?)] = [
            ("1." + String(repeating: zeros, count: 100), 1), ("0e99999999999999999999", 0), ("-0.000e-5", 0),
            ("1\(zeros)e-1000", 1), ("0.\(zeros.prefix(99))7e100", 7), ("-12345.678e3", -12_345_678),
            ("1e-99999999999999999999", nil), ("1e99999999999999999999", nil), ("1.5", nil), ("10e-2", nil),
            ("1e9223372036854775807", nil), ("0.1e-9223372036854775808", nil), ("9223372036854775807.0", .max),
            ("-922337203685477580.8e1", .min), ("9223372036854775808.0", nil), ("922337203685477580.75e2", nil),
            // If these numbers were rounded to a Double, they would be whole.
            ("1.0000000000000001", nil), ("123456789012345678.4", nil), ("10000000000000001e-16", nil),
        ]
        for (text, number) in cases { expect((try? read(Int.self, text)) == number, "\(text.prefix(40))") }
    }

    @Test func integersAreReadUpToTheirBounds() throws {
        func check<Integer: FixedWidthInteger & Decodable>(_ type: Integer.Type) throws {
            for value in [Integer.min, Integer.max, 0, 1] {
                try expectEqual(read(type, "\(value)"), value)
                try expectEqual(read(type, "\(value).0"), value)
                if value != 0 { try expectEqual(read(type, "\(value)0e-1"), value) }
            }
            expect(throws: DecodingError.self) { try read(type, "\(Integer.max)0") }
            expect(throws: DecodingError.self) { try read(type, "1.5") }
            expect(throws: DecodingError.self) { try read(type, "1e999999999999999999999") }
        }
        let types: [any (FixedWidthInteger & Decodable).Type] = [
            Int.self, Int8.self, Int16.self, Int32.self, Int64.self, Int128.self, UInt.self, UInt8.self, UInt16.self,
            UInt32.self, UInt64.self, UInt128.self,
        ]
        for type in types { try check(type) }
    }

    /// The standard library's containers have functions for these types that throw.
    @Test func everyContainerReadsIntegersOf128Bits() throws {
        struct Pair: Decodable {
            let numbers: [String]

            init(from decoder: any Decoder) throws {
                var elements = try decoder.unkeyedContainer()
                let first = try elements.decode(Int128.self)
                let second = try elements.decode(UInt128.self)
                let third = try elements.superDecoder().singleValueContainer().decode(Int128.self)
                let fields = try elements.nestedContainer(keyedBy: JSONKey.self)
                let fourth = try fields.decode(UInt128.self, forKey: .name("a"))
                numbers = ["\(first)", "\(second)", "\(third)", "\(fourth)"]
            }
        }
        let text = "[\(Int128.min),\(UInt128.max),\(Int128.max),{\"a\":\(UInt128.max)}]"
        let expected = ["\(Int128.min)", "\(UInt128.max)", "\(Int128.max)", "\(UInt128.max)"]
        try expectEqual(read(Pair.self, text).numbers, expected)
    }

    @Test func decimalsAreReadAsInFoundationAndNotRoundedToADouble() throws {
        try expectEqual(read(Decimal.self, "0.1"), Decimal(string: "0.1"))
        for text in [
            "-0", "123456789012345678901234567890.12345678", "1e100", "1E-5", "0.\(String(repeating: "0", count: 29))1",
        ] {
            expectAsFoundation(Decimal.self, text, JSONOptions())
        }
    }

    /// The form of etcd's JSON gateway and of other APIs that follow ProtoJSON.
    @Test func numbersInStringsAreReadLikeNumbers() throws {
        struct Reading: Decodable, Equatable {
            var revision: Int64
            var count: UInt64?
            var size: Double
            var small: Float
            var price: Decimal
            var versions: [Int]
        }
        let text = #"""
            {"revision": "9223372036854775807", "count": "18446744073709551615", "size": "1.5e3", "small": "-0.25",
            "price": "0.1", "versions": ["1", 2, "3"]}
            """#
        let expected = Reading(
            revision: .max, count: .max, size: 1500, small: -0.25, price: Decimal(string: "0.1") ?? 0,
            versions: [1, 2, 3])
        let options = JSONOptions(readsNumbersInStrings: true)
        try expectEqual(read(Reading.self, text, options), expected)
        try expectEqual(read([String].self, #"["1", "2"]"#, options), ["1", "2"], "a string stays a string")
        let date = try read(
            Date.self, #""1700000000""#, JSONOptions(dates: .secondsSince1970, readsNumbersInStrings: true))
        expectEqual(date, Date(timeIntervalSince1970: 1_700_000_000))
    }

    @Test func otherStringsAreNotNumbers() {
        let options = JSONOptions(readsNumbersInStrings: true)
        for text in ["", " 1", "1 ", "1a", "0x10", "+1", "01", "1.5", "true", #"\"1\""#] {
            expect(throws: DecodingError.self, "\(text)") { try read(Int.self, "\"\(text)\"", options) }
        }
        expect(throws: DecodingError.self) { try read(Int8.self, #""128""#, options) }
        expect(throws: DecodingError.self) { try read(UInt.self, #""-1""#, options) }
        expect(throws: DecodingError.self, "the option is not the default") { try read(Int.self, #""1""#) }
    }
}
