/// A number with all of its decimal digits. A double can have up to 770.
struct ExactDecimal {
    /// The digits, with nine decimal digits in each element. The lowest digits are first.
    private var limbs: [UInt64] = []
    /// The power of ten that the digits are multiplied by.
    private let exponent: Int

    /// Creates the number `significand` · 2^`power`. If `power` is negative, 2^`power` is computed as a power of five
    /// divided by a power of ten.
    init(_ significand: UInt64, timesTwoTo power: Int) {
        var rest = significand
        while rest > 0 {
            limbs.append(rest % 1_000_000_000)
            rest /= 1_000_000_000
        }
        exponent = min(power, 0)
        for _ in 0..<abs(power) { multiply(by: power < 0 ? 5 : 2) }
    }

    /// The number as text.
    var text: String { "\(digits)e\(exponent)" }

    /// A number that is smaller by a tenth of a unit in the last place.
    var textBelow: String {
        var less = self
        less.subtractOne()
        return "\(less.digits)9e\(exponent - 1)"
    }

    /// A number that is larger by a millionth of a unit in the last place.
    var textAbove: String { "\(digits)000001e\(exponent - 6)" }

    private var digits: String {
        limbs.reversed().map { String(repeating: "0", count: 9 - "\($0)".count) + "\($0)" }.joined()
            .drop { $0 == "0" }.description
    }

    private mutating func multiply(by factor: UInt64) {
        var carry: UInt64 = 0
        for index in limbs.indices {
            let product = limbs[index] * factor + carry
            limbs[index] = product % 1_000_000_000
            carry = product / 1_000_000_000
        }
        if carry > 0 { limbs.append(carry) }
    }

    /// Subtracts one unit in the last place. The number must not be zero.
    private mutating func subtractOne() {
        for index in limbs.indices {
            if limbs[index] > 0 {
                limbs[index] -= 1
                return
            }
            limbs[index] = 999_999_999
        }
    }
}
