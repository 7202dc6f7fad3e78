/// Returns the double nearest to `digits` · 10^`exponent`. If two doubles are equally near, returns the one with the
/// even significand.
///
/// - Returns: Nil if the number may be too large or too small for a double with 53 bits, or if it is so close to the
///   middle between two doubles that 64 bits of 10^`exponent` are not enough.
func nearestDouble(_ digits: UInt64, exponent: Int) -> Double? {
    let power = abs(exponent)
    if power == 0 { return Double(digits) }
    if digits <= 1 << 53, power < powersOfTen.count {
        // Both operands are exact, so a single operation rounds correctly (Clinger 1990).
        return exponent < 0 ? Double(digits) / powersOfTen[power] : Double(digits) * powersOfTen[power]
    }
    guard digits != 0, significands.indices.contains(exponent - leastExponent) else { return nil }
    // As in "Number Parsing at a Gigabyte per Second" (Lemire 2021). The highest bits of both factors are set. The
    // first factor is exact, and the second is too small by at most slightly more than 1. The exact product, divided by
    // 2^64, is therefore less than 3 larger than `high`.
    let zeros = digits.leadingZeroBitCount
    let (high, _) = (digits << UInt64(zeros)).multipliedFullWidth(by: significands[exponent - leastExponent])
    let isShort = high.leadingZeroBitCount
    let bits = high << UInt64(isShort)
    let rest = bits & 0x7FF
    guard rest > 0x400 || rest < 0x3F8 else { return nil }
    let significand = bits >> 11 + (rest > 0x400 ? 1 : 0)
    // The second term is the logarithm of 10^`exponent` to base 2, rounded down.
    let biasedExponent = 1087 + (exponent * 217_706) >> 16 - zeros - isShort
    guard 1..<2046 ~= biasedExponent else { return nil }
    return Double(bitPattern: UInt64(biasedExponent - 1) << 52 + significand)
}

private let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
]

/// The exponent of the first element of `significands`.
private let leastExponent = -342

/// The highest 64 bits of the powers of ten from 10^-342 to 10^308, without leading zeros.
private let significands: [UInt64] = {
    // Each step loses less than 16 from a value of at least 2^127, so the first 64 bits are exact or too small by 1.
    let one = UInt128(1) << 127
    let large = (0...308).reduce(into: [one]) { powers, _ in
        let power = (powers[powers.count - 1] >> 4) * 10
        powers.append(power << UInt128(power.leadingZeroBitCount))
    }
    let small = (1...342).reduce(into: [one]) { powers, _ in
        let power = powers[powers.count - 1] / 10
        powers.append(power << UInt128(power.leadingZeroBitCount))
    }
    return (small.dropFirst().reversed() + large.dropLast()).map { UInt64($0 >> 64) }
}()
