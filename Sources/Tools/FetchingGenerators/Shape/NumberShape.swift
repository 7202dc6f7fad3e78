import Fetching
import Foundation
internal import HTTPSyntax

/// The common shape of numbers.
struct NumberShape: Sendable {
    /// The Swift type that holds all numbers.
    enum Kind: Sendable {
        /// Whole numbers that fit into `Int` on a platform with 64 bits.
        case int
        /// Whole numbers from 0, of which some fit only into `UInt64`.
        case uint64
        /// Whole numbers of up to 38 digits.
        case decimal
        /// Numbers with a fraction or an exponent, and larger whole numbers.
        case double
        /// Numbers of which at least one is out of the range of `Double`: too large, or too close to 0. The decoder
        /// rejects such a number.
        case outOfRange
    }

    /// A unit of time. The numbers are perhaps times in this unit since 1970.
    enum TimeUnit: Sendable { case seconds, milliseconds }

    let count: Int
    /// The number of numbers with a fraction or an exponent.
    let fractions: Int
    let kind: Kind
    /// The unit in which all numbers are times between the years 2001 and 2100, or nil. The numbers must be whole.
    let timeUnit: TimeUnit?

    init(_ numbers: [String]) {
        count = numbers.count
        let whole = numbers.filter { $0.utf8.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: "-") } }
        fractions = count - whole.count
        let isWhole = fractions == 0
        if isWhole, whole.allSatisfy({ Int64($0) != nil }) {
            kind = .int
        } else if isWhole, whole.allSatisfy({ UInt64($0) != nil }) {
            kind = .uint64
        } else if isWhole, whole.allSatisfy({ $0.utf8.count <= 38 }) {
            kind = .decimal
        } else {
            kind = numbers.allSatisfy(fitsDouble) ? .double : .outOfRange
        }
        let seconds = 978_307_200...4_102_444_800.0
        let values = isWhole && kind == .int ? whole.compactMap(Double.init) : []
        if values.isEmpty {
            timeUnit = nil
        } else if values.allSatisfy(seconds.contains) {
            timeUnit = .seconds
        } else {
            timeUnit = values.allSatisfy { seconds.contains($0 / 1_000) } ? .milliseconds : nil
        }
    }
}

/// Whether the decoder reads a number as a `Double`. A number must not become infinite, and must not become 0 if it has
/// a digit other than 0.
private func fitsDouble(_ text: String) -> Bool {
    guard let double = Double(text), double.isFinite else { return false }
    let digits = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    return double != 0 || !digits.contains { $0.isASCIIDigit && $0 != UInt8(ascii: "0") }
}
