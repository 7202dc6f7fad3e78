extension JSONDocument {
    /// Returns a whole number, including one that is written as `1.0` or `1e2`. Returns nil for any other value, and
    /// for a number that is out of the type's range.
    @inline(__always)
    func integer<Integer: FixedWidthInteger>(_ node: Int) -> Integer? {
        let value = nodes[node]
        guard isNumber(value) else { return nil }
        guard value.isPlain else { return wholeNumber(value) }
        return value.length <= 18 ? plainInteger(value) : Integer(text(value))
    }

    /// Returns the value of a number of at most 18 digits, or nil if it is out of the type's range. An `Int64` can hold
    /// 18 digits, so no step overflows.
    @inline(__always)
    private func plainInteger<Integer: FixedWidthInteger>(_ value: JSONNode) -> Integer? {
        var position = value.start
        let end = position + value.length
        let isNegative = bytes[position] == UInt8(ascii: "-")
        if isNegative { position += 1 }
        var result: Int64 = 0
        while position < end {
            result = result &* 10 &+ Int64(bytes[position] &- UInt8(ascii: "0"))
            position += 1
        }
        return Integer(exactly: isNegative ? -result : result)
    }

    /// Returns the value of a number with a fraction or an exponent, such as `1.0`, `1e2` or `120e-1`. Returns nil if
    /// the value is not whole, or is out of the type's range.
    private func wholeNumber<Integer: FixedWidthInteger>(_ value: JSONNode) -> Integer? {
        let range = value.start..<value.start + value.length
        // Most numbers with a fraction have no exponent and are not whole.
        if isPositiveDigit(bytes[range.upperBound - 1]),
            !range.contains(where: { bytes[$0] | 0x20 == UInt8(ascii: "e") })
        {
            return nil
        }
        let parts = bytes.array(range).split { $0 | 0x20 == UInt8(ascii: "e") }
        guard let mantissa = parts.first, mantissa.contains(where: isPositiveDigit) else { return 0 }
        let fractionLength = mantissa.drop { $0 != UInt8(ascii: ".") }.dropFirst().count
        var digits = mantissa.filter { $0 != UInt8(ascii: ".") }
        let zeros = digits.count - (digits.lastIndex(where: isPositiveDigit).map { $0 + 1 } ?? 0)
        digits.removeLast(zeros)
        // A text has less than 2^32 digits, so they cannot balance an exponent outside of these limits.
        let exponent = parts.count == 1 ? 0 : Int64(String(decoding: parts[1], as: UTF8.self))
        guard let exponent, (-1 << 40...1 << 40).contains(exponent) else { return nil }
        let power = exponent - Int64(fractionLength) + Int64(zeros)
        // An integer has fewer digits than bits.
        guard (0...Int64(Integer.bitWidth)).contains(power) else { return nil }
        digits += repeatElement(UInt8(ascii: "0"), count: Int(power))
        return Integer(String(decoding: digits, as: UTF8.self))
    }

    /// Returns a number, rounded to the nearest double. Returns nil if the value is not a number, or is out of range.
    @inline(__always)
    func double(_ node: Int) -> Double? {
        let value = nodes[node]
        guard isNumber(value) else { return nil }
        if let double = exactDouble(value) { return double }
        return rejectingOverflow(Double(text(value)), value)
    }

    func floatingPoint<Number: BinaryFloatingPoint & LosslessStringConvertible>(_ node: Int) -> Number? {
        let value = nodes[node]
        guard isNumber(value) else { return nil }
        return rejectingOverflow(Number(text(value)), value)
    }

    /// Returns the number. Returns nil if it overflows to infinity, or if a number other than 0 underflows to 0.
    private func rejectingOverflow<Number: BinaryFloatingPoint>(_ number: Number?, _ value: JSONNode) -> Number? {
        guard let number, number.isFinite else { return nil }
        guard number == 0 else { return number }
        let digits = (value.start..<value.start + value.length).prefix { bytes[$0] | 0x20 != UInt8(ascii: "e") }
        return digits.contains { isPositiveDigit(bytes[$0]) } ? nil : number
    }

    /// Returns the double nearest to a number that has at most 19 digits, not counting leading zeros. Returns nil for
    /// other numbers, and for the few numbers that `nearestDouble` does not round.
    private func exactDouble(_ value: JSONNode) -> Double? {
        let isNegative = bytes[value.start] == UInt8(ascii: "-")
        let start = isNegative ? value.start + 1 : value.start
        let end = value.start + value.length
        let known = value.hasExponent ? nil : usualDecimal(bytes, start..<end)
        guard let (digits, exponent) = known ?? anyDecimal(value, start..<end),
            let double = nearestDouble(digits, exponent: exponent)
        else { return nil }
        return isNegative ? -double : double
    }

    /// Returns the digits of a number and the power of ten that they are multiplied by. Returns nil if the number has
    /// more than 19 digits, not counting leading zeros, or an exponent of more than three digits.
    private func anyDecimal(_ value: JSONNode, _ range: Range<Int>) -> (digits: UInt64, exponent: Int)? {
        var digits: UInt64 = 0
        var (end, exponent) = (readDigits(bytes, from: range.lowerBound, &digits), 0)
        if end < range.upperBound, bytes[end] == UInt8(ascii: ".") {
            let start = end + 1
            end = readDigits(bytes, from: start, &digits)
            exponent = start - end
        }
        guard hasFewDigits(range.lowerBound..<end) else { return nil }
        guard end < range.upperBound else { return (digits, exponent) }
        return smallExponent(end + 1, range.upperBound).map { (digits, exponent + $0) }
    }

    /// Whether at most 19 digits follow the leading zeros.
    private func hasFewDigits(_ range: Range<Int>) -> Bool {
        range.drop { !isPositiveDigit(bytes[$0]) }.count { bytes[$0].isASCIIDigit } <= 19
    }

    /// Returns the exponent after an `e`, or nil if it has more than three digits.
    private func smallExponent(_ start: Int, _ end: Int) -> Int? {
        var position = start
        let sign = bytes[position]
        if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { position += 1 }
        guard end - position <= 3 else { return nil }
        let exponent = (position..<end).reduce(0) { $0 * 10 + Int(bytes[$1] &- UInt8(ascii: "0")) }
        return sign == UInt8(ascii: "-") ? -exponent : exponent
    }

    @inline(__always)
    private func isNumber(_ value: JSONNode) -> Bool {
        let byte = bytes[value.start]
        return byte.isASCIIDigit || byte == UInt8(ascii: "-")
    }

    /// Returns a number as it is written in the text, or nil for any other value.
    func numberText(_ node: Int) -> String? {
        isNumber(nodes[node]) ? text(nodes[node]) : nil
    }

    private func text(_ value: JSONNode) -> String {
        String(bytes, in: value.start..<value.start + value.length)
    }
}

/// Returns the digits of a number with a fraction and without an exponent, and the power of ten that they are
/// multiplied by. Reads eight digits at once.
///
/// - Returns: Nil if the number has more than 7 digits before the point, or more than 19 digits, not counting leading
///   zeros, or if it is at the end of the text.
@inline(__always)
private func usualDecimal(_ bytes: borrowing Bytes, _ range: Range<Int>) -> (digits: UInt64, exponent: Int)? {
    guard let first = word(of: bytes, at: range.lowerBound) else { return nil }
    let point = otherThanDigits(first).trailingZeroBitCount / 8
    let exponent = range.lowerBound + point + 1 - range.upperBound
    guard (1..<8).contains(point), exponent < 0 else { return nil }
    if range.count <= 8 {
        // All digits are in the word. The digits after the point are moved to its place.
        let whole: UInt64 = 1 << UInt64(8 &* point) &- 1
        return (number(first & whole | first >> 8 & ~whole, count: range.count - 1), exponent)
    }
    var position = range.lowerBound + point + 1
    guard var next = word(of: bytes, at: position) else { return nil }
    let zeros = bytes[range.lowerBound] == UInt8(ascii: "0") ? 1 + digitValues(next).trailingZeroBitCount / 8 : 0
    guard range.count - 1 - zeros <= 19 else { return nil }
    var digits = number(first, count: point)
    while true {
        let count = min(8, range.upperBound - position)
        digits = digits &* smallPowersOfTen[count] &+ number(next, count: count)
        position += 8
        guard position < range.upperBound else { return (digits, exponent) }
        guard let following = word(of: bytes, at: position) else { return nil }
        next = following
    }
}

/// Appends the digits from a position to a whole number, eight at once. More than 19 digits overflow. Returns the
/// position after the digits.
private func readDigits(_ bytes: borrowing Bytes, from start: Int, _ digits: inout UInt64) -> Int {
    var position = start
    while let word = word(of: bytes, at: position) {
        let count = otherThanDigits(word).trailingZeroBitCount / 8
        digits = digits &* smallPowersOfTen[count] &+ number(word, count: count)
        position += count
        if count < 8 { return position }
    }
    while position < bytes.count, bytes[position].isASCIIDigit {
        digits = digits &* 10 &+ UInt64(bytes[position] &- UInt8(ascii: "0"))
        position += 1
    }
    return position
}

private let smallPowersOfTen: [UInt64] = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000,
]

/// Returns the value of each digit in a word.
@inline(__always)
private func digitValues(_ word: UInt64) -> UInt64 { word ^ 0x3030_3030_3030_3030 }

/// Returns the value of the first `count` digits in a word, read as one whole number. The lowest byte is the first
/// digit. `count` is at most 8.
@inline(__always)
private func number(_ word: UInt64, count: Int) -> UInt64 {
    // The shift adds leading zeros to fewer than eight digits. A shift by 64 bits gives 0.
    let digits = digitValues(word) << UInt64(64 &- 8 &* count)
    // Combines two digits, then four, then eight.
    let pairs = digits &* 10 &+ digits >> 8
    let low = (pairs & 0x0000_00FF_0000_00FF) &* 0x000F_4240_0000_0064
    let high = (pairs >> 16 & 0x0000_00FF_0000_00FF) &* 0x0000_2710_0000_0001
    return (low &+ high) >> 32
}

private func isPositiveDigit(_ byte: UInt8) -> Bool { byte.isASCIIDigit && byte != UInt8(ascii: "0") }
