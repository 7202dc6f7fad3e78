import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

/// Tests that numbers are rounded only once, and correctly to the last bit. The expected values don't depend on Swift's
/// own parsing of numbers.
@Suite struct HardNumberTests {
    /// The number of random cases. It is smaller than in `NumberTests`, because exact arithmetic is slow.
    private let count = caseCount("FETCHING_DOUBLES", default: 2_000) / 10

    @Test func aHardNumberIsTheNearestAndNotRoundedTwice() throws {
        for (text, bits) in hardDoubles {
            let texts = spellings(of: text)
            try expectEqual(numbers(Double.self, texts).map(\.bitPattern), [bits, bits, bits], "\(text)")
        }
        for (text, bits) in hardFloats {
            let texts = spellings(of: text)
            try expectEqual(numbers(Float.self, texts).map(\.bitPattern), [bits, bits, bits], "\(text)")
        }
    }

    @Test func theMiddleBetweenTwoDoublesIsRoundedToTheEvenOne() throws {
        var random = SplitMix64(seed: 53)
        let greatest = Double.greatestFiniteMagnitude.bitPattern
        let bits = (0..<count).map { index in
            // Any number, a number of common size, and a subnormal number.
            switch index % 3 {
            case 0: UInt64.random(in: 1..<greatest, using: &random)
            case 1: Double.random(in: 1e-9..<1e12, using: &random).bitPattern
            default: UInt64.random(in: 1..<1 << 53, using: &random)
            }
        }
        try checkMiddles(of: bits, digits: 53, leastExponent: -1074) { try numbers(Double.self, $0).map(\.bitPattern) }
    }

    @Test func theMiddleBetweenTwoFloatsIsRoundedToTheEvenOne() throws {
        var random = SplitMix64(seed: 24)
        let greatest = Float.greatestFiniteMagnitude.bitPattern
        let bits = (0..<count).map { index in
            index.isMultiple(of: 2)
                ? UInt64(UInt32.random(in: 1..<greatest, using: &random))
                : UInt64(Float.random(in: 1e-9..<1e12, using: &random).bitPattern)
        }
        try checkMiddles(of: bits, digits: 24, leastExponent: -149) {
            try numbers(Float.self, $0).map { UInt64($0.bitPattern) }
        }
    }

    @Test func aNumberThatRoundsToZeroOrInfinityIsAnError() {
        // The first number is less than half of the smallest positive double. The second is beyond the greatest double
        // by more than half of a unit in the last place.
        let doubles = [
            "2.4703282292062327208e-324", "1.797693134862315808e308", "1e-99999999999999999999", "1e99999999999",
            "-1e400", "1e-400",
        ]
        // Some of these numbers would be in range if they were rounded to a Double first.
        let floats = ["7.006492321624085e-46", "3.40282356779733661638e38", "1e39", "1e-46"]
        for text in doubles { expect(throws: DecodingError.self, "\(text)") { try numbers(Double.self, [text]) } }
        for text in doubles + floats {
            expect(throws: DecodingError.self, "\(text)") { try numbers(Float.self, [text]) }
        }
    }
}

private func numbers<Number: Decodable>(_ type: Number.Type, _ texts: [String]) throws -> [Number] {
    try read([Number].self, "[\(texts.joined(separator: ","))]")
}

/// Returns other texts for the same number: with more zeros than a parser stores, and with the point in another place.
private func spellings(of text: String) -> [String] {
    let parts = text.lowercased().split(separator: "e")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let zeros = String(repeating: "0", count: 400)
    let number = parts[0].contains(".") ? String(parts[0]) : parts[0] + "."
    let isNegative = number.hasPrefix("-")
    let digits = number.filter(\.isNumber)
    let fraction = number.split(separator: ".", omittingEmptySubsequences: false)[1].count
    let small = (isNegative ? "-0." : "0.") + zeros + digits + "e\(exponent - fraction + digits.count + 400)"
    return [text, number + zeros + "E\(exponent < 0 ? "" : "+")\(exponent)", small]
}

/// Checks the exact middle between each number and the next one, and numbers slightly below and above the middle.
///
/// - Parameters:
///   - bits: The IEEE 754 bit patterns of positive numbers. The bit pattern of the next number is greater by one.
///   - digits: The number of binary digits of the significand.
///   - leastExponent: The exponent of the smallest positive number as a power of two.
private func checkMiddles(
    of bits: [UInt64], digits: Int, leastExponent: Int, read: ([String]) throws -> [UInt64]
) throws {
    for bits in bits {
        let field = Int(bits >> (digits - 1))
        let fraction = bits & (1 << (digits - 1) - 1)
        let significand = field == 0 ? fraction : fraction | 1 << (digits - 1)
        let middle = ExactDecimal(2 * significand + 1, timesTwoTo: leastExponent + max(field, 1) - 2)
        let texts = [middle.text, middle.textBelow, middle.textAbove]
        try expectEqual(read(texts), [bits + bits & 1, bits, bits + 1], "\(middle.text)")
    }
}
