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

    /// Numbers halfway between two doubles, subnormal numbers, and numbers with more digits than a double has.
    @Test(arguments: [
        "9007199254740993", "9007199254740992.5", "9007199254740991", "0.1", "0.30000000000000004", "1e23", "8.5e22",
        "1e22",
        "2.2250738585072014e-308", "2.2250738585072011e-308", "2.2250738585072012e-308", "5e-324", "4.9e-324",
        "2.5e-324",
        "1.7976931348623157e308", "1.7976931348623158e308", "179769313486231580793728971405301e276", "1e308",
        "0.500000000000000166533453693773481063544750213623046875", "3.518437208883201171875e13",
        "62.5364939768271845828", "8.10109172351e-10", "1.50000000000000011102230246251565", "6929495644600919.5",
        "3.2378839133029012895883524125015321748630094e-10", "123456789012345678901234567890", "-0.0", "-0", "100e-2",
        "1E+2",
    ])
    func hardDoublesAreRoundedCorrectly(text: String) throws {
        let expected = try #require(Double(text))
        try expectEqual(read(Double.self, text).bitPattern, expected.bitPattern)
        try expectEqual(read(Float.self, "1.00000017881393432617187499"), Float("1.00000017881393432617187499"))
    }

    /// Digits are read eight at once, with other code at the end of the text and for some numbers of digits.
    @Test(arguments: 1...21)
    func aDoubleWithAnyNumberOfDigitsIsRead(wholeDigits: Int) throws {
        for (first, others) in [
            ("1", "2345678909876543210"), ("9", "9999999999999999999"), ("1", "0000000000000000000"),
        ] {
            let digits = first + others + others
            let whole = wholeDigits == 21 ? "0" : String(digits.prefix(wholeDigits))
            for count in 0...22 {
                let fraction = count == 0 ? "" : "." + digits.dropFirst(wholeDigits).prefix(count)
                for number in ["", "-"].flatMap({ sign in ["", "E-7"].map { sign + whole + fraction + $0 }
                }) {
                    let expected = try #require(Double(number)).bitPattern
                    try expectEqual(read(Double.self, number).bitPattern, expected, "\(number)")
                    try expectEqual(
                        read([Double].self, "[\(number),\(number)]").map(\.bitPattern), [expected, expected])
                }
            }
        }
    }

    @Test(arguments: [
        "00.5", "01", "-01.5", "1.", "1.e5", "1e", "1e+", "-", "-.5", ".5", "1.5.5", "1-5", "0x10", "1:5",
    ])
    func aNumberThatIsNotJSONIsRejected(text: String) {
        for text in [text, "[\(text),12345678]"] {
            expect(throws: DecodingError.self, "\(text)") { try read([Double].self, "[\(text)]") }
        }
    }

    @Test(arguments: ["1e400", "-1e400", "1.7976931348623159e308", "1e-400", "2e-324"])
    func aNumberBeyondTheRangeOfDoubleIsAnError(text: String) {
        expect(throws: DecodingError.self) { try read(Double.self, text) }
    }

    /// Texts with many zeros, and with the decimal point in any place.
    @Test(
        arguments: [
            ("1." + String(repeating: "0", count: 100_000), 1), ("0e99999999999999999999", 0), ("-0.000e-5", 0),
            ("1" + String(repeating: "0", count: 1_000) + "e-1000", 1),
            ("0." + String(repeating: "0", count: 99) + "7e100", 7),
            ("-12345.678e3", -12_345_678), ("1e-99999999999999999999", nil), ("1e99999999999999999999", nil),
            ("1.5", nil), ("10e-2", nil), ("1e9223372036854775807", nil), ("0.1e-9223372036854775808", nil),
            ("9223372036854775807.0", .max), ("-922337203685477580.8e1", .min), ("9223372036854775808.0", nil),
            ("922337203685477580.75e2", nil),
            // If these numbers were rounded to a Double, they would be whole.
            ("1.0000000000000001", nil), ("123456789012345678.4", nil), ("10000000000000001e-16", nil),
        ] as [(String, Int?)])
    func aWholeNumberIsReadInAnyNotation(text: String, number: Int?) {
        expect((try? read(Int.self, text)) == number)
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
        try check(Int.self)
        try check(Int8.self)
        try check(Int16.self)
        try check(Int32.self)
        try check(Int64.self)
        try check(Int128.self)
        try check(UInt.self)
        try check(UInt8.self)
        try check(UInt16.self)
        try check(UInt32.self)
        try check(UInt64.self)
        try check(UInt128.self)
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

    @Test(arguments: [
        "0.1", "-0", "123456789012345678901234567890.12345678", "1e100", "1E-5", "0.000000000000000000000000000001",
    ])
    func decimalsAreReadAsInFoundationAndNotRoundedToADouble(text: String) throws {
        try expectEqual(read(Decimal.self, text), JSONDecoder().decode(Decimal.self, from: Data(text.utf8)))
        try expectEqual(read(Decimal.self, "0.1"), Decimal(string: "0.1"))
    }
}

private func read<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try decodeJSON(type, from: Data(text.utf8), options: JSONOptions())
}
