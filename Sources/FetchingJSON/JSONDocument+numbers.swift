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
        let text = bytes[value.start..<value.start + value.length]
        // Most numbers with a fraction have no exponent and are not whole.
        if text.last.map(isPositiveDigit) == true, !text.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
            return nil
        }
        let mantissa = text.prefix { $0 | 0x20 != UInt8(ascii: "e") }
        // The first and the last digit other than 0.
        guard let first = mantissa.firstIndex(where: isPositiveDigit),
            let last = mantissa.lastIndex(where: isPositiveDigit)
        else { return 0 }
        // An integer has fewer digits than bits.
        guard last - first <= Integer.bitWidth else { return nil }
        let point = mantissa.firstIndex(of: UInt8(ascii: ".")) ?? mantissa.endIndex
        let exponent = text[mantissa.endIndex...].dropFirst()
        guard let written = exponent.isEmpty ? 0 : Int(String(bytes, in: exponent.indices)) else { return nil }
        let (power, isBeyond) = written.addingReportingOverflow(last < point ? point - last - 1 : point - last)
        guard !isBeyond, (0...Integer.bitWidth).contains(power) else { return nil }

        let isNegative = text.first == UInt8(ascii: "-")
        let digits =
            mantissa[first...last].filter { $0 != UInt8(ascii: ".") } + repeatElement(UInt8(ascii: "0"), count: power)
        var result: Integer = 0
        for digit in digits {
            let (tens, isTooMany) = result.multipliedReportingOverflow(by: 10)
            let unit = Integer(digit - UInt8(ascii: "0"))
            let (sum, isTooMuch) =
                isNegative ? tens.subtractingReportingOverflow(unit) : tens.addingReportingOverflow(unit)
            guard !isTooMany, !isTooMuch else { return nil }
            result = sum
        }
        return result
    }

    /// Returns a number, rounded to the nearest double. Returns nil if the value is not a number, or is out of range.
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
        let digits = bytes[value.start..<value.start + value.length].prefix { $0 | 0x20 != UInt8(ascii: "e") }
        return digits.contains(where: isPositiveDigit) ? nil : number
    }

    /// Returns the double nearest to a number that has a small exponent and at most 19 digits, not counting leading
    /// zeros. Returns nil for other numbers.
    private func exactDouble(_ value: JSONNode) -> Double? {
        var position = value.start
        let end = position + value.length
        let isNegative = bytes[position] == UInt8(ascii: "-")
        if isNegative { position += 1 }
        var digits: UInt64 = 0
        var count = 0
        var exponent = 0
        var isFraction = false
        while position < end {
            let byte = bytes[position]
            if byte.isASCIIDigit {
                digits = digits &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
                if count > 0 || digits != 0 { count += 1 }
                if isFraction { exponent -= 1 }
            } else if byte == UInt8(ascii: ".") {
                isFraction = true
            } else {
                break
            }
            position += 1
        }
        guard count <= 19 else { return nil }
        if position < end {
            guard let written = smallExponent(position + 1, end) else { return nil }
            exponent += written
        }
        guard let double = nearestDouble(digits, exponent: exponent) else { return nil }
        return isNegative ? -double : double
    }

    /// Returns the exponent after an `e`, or nil if it has more than three digits.
    private func smallExponent(_ start: Int, _ end: Int) -> Int? {
        var position = start
        let sign = bytes[position]
        if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { position += 1 }
        guard end - position <= 3 else { return nil }
        let exponent = bytes[position..<end].reduce(0) { $0 * 10 + Int($1 &- UInt8(ascii: "0")) }
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

private func isPositiveDigit(_ byte: UInt8) -> Bool { byte.isASCIIDigit && byte != UInt8(ascii: "0") }
