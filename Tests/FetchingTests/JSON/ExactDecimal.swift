/// A number with all of its decimal digits, up to 770 for a double.
struct ExactDecimal {
    /// Nine decimal digits each, the lowest first.
    private var limbs: [UInt64] = []
    /// What power of ten the digits are multiplied by.
    private let exponent: Int

    /// `significand` times a power of two: in decimal, times the same power of five and divided by that of ten.
    init(_ significand: UInt64, timesTwoTo power: Int) {
        var rest = significand
        while rest > 0 {
            limbs.append(rest % 1_000_000_000)
            rest /= 1_000_000_000
        }
        exponent = min(power, 0)
        for _ in 0..<abs(power) { multiply(by: power < 0 ? 5 : 2) }
    }

    /// The number itself.
    var text: String { "\(digits)e\(exponent)" }

    /// A tenth of a unit in the last place less.
    var textBelow: String {
        var less = self
        less.subtractOne()
        return "\(less.digits)9e\(exponent - 1)"
    }

    /// A millionth of a unit in the last place more.
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

    /// The number is not zero.
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
