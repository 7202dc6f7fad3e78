/// Returns the double nearest to `digits` · 10^`exponent`. If two doubles are equally near, returns the one with the
/// even significand.
///
/// - Returns: Nil if `exponent` is outside -27...27, or if `digits` is 0 and `exponent` is outside -22...22.
func nearestDouble(_ digits: UInt64, exponent: Int) -> Double? {
    let power = abs(exponent)
    if digits <= 1 << 53, power < powersOfTen.count {
        // Both operands are exact, so a single operation rounds correctly (Clinger 1990).
        return exponent < 0 ? Double(digits) / powersOfTen[power] : Double(digits) * powersOfTen[power]
    }
    guard digits != 0, power < powersOfFive.count else { return nil }
    return exponent < 0 ? quotient(digits, power) : product(digits, power)
}

/// Returns `digits` · 10^`power`, rounded to the nearest double. The product with 5^`power` is exact in 128 bits.
private func product(_ digits: UInt64, _ power: Int) -> Double {
    let (high, low) = digits.multipliedFullWidth(by: powersOfFive[power])
    guard high != 0 else { return rounded(low, isMore: false, exponent: power) }
    let shift = UInt64(high.leadingZeroBitCount)
    let top = high << shift | low >> (64 - shift)
    return rounded(top, isMore: low << shift != 0, exponent: power + 64 - Int(shift))
}

/// Returns `digits` / 10^`power`, rounded to the nearest double. The division by 5^`power` gives at least 63 bits of
/// the quotient; a remainder only affects the rounding.
private func quotient(_ digits: UInt64, _ power: Int) -> Double {
    let shift = digits.leadingZeroBitCount
    let dividend = digits << UInt64(shift)
    let shiftOfDivisor = powersOfFive[power].leadingZeroBitCount
    let divisor = powersOfFive[power] << UInt64(shiftOfDivisor)
    // The divisor's highest bit is set and the dividend's is not, so the quotient has at most 64 bits.
    let (quotient, remainder) = divisor.dividingFullWidth((dividend >> 1, dividend << 63))
    return rounded(quotient, isMore: remainder != 0, exponent: shiftOfDivisor - shift - power - 63)
}

/// Returns `value` · 2^`exponent`, rounded to 53 bits. If `isMore` is true, the exact value is slightly larger.
private func rounded(_ value: UInt64, isMore: Bool, exponent: Int) -> Double {
    let shift = value.leadingZeroBitCount
    let bits = value << UInt64(shift)
    let rest = bits & 0x7FF
    var significand = bits >> 11
    if rest > 0x400 || rest == 0x400 && (isMore || significand & 1 == 1) { significand += 1 }
    return Double(sign: .plus, exponent: exponent - shift + 11, significand: Double(significand))
}

private let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
]

/// All powers of five that fit in a `UInt64`.
private let powersOfFive: [UInt64] = (0...27).map { power in (0..<power).reduce(1) { product, _ in product * 5 } }
