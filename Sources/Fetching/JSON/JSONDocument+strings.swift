extension JSONDocument {
    /// Returns the characters of a string, or nil for any other value.
    func string(_ node: Int) -> String? {
        bytes[nodes[node].start] == UInt8(ascii: "\"") ? unescaped(node) : nil
    }

    /// Returns the characters of a string or a name. Replaces escapes with the characters that they encode.
    @inline(__always)
    func unescaped(_ node: Int) -> String {
        let string = nodes[node]
        let contents = contents(node)
        guard string.isPlain else { return unescaped(contents) }
        return string.isBeyondASCII ? String(wellFormed: bytes, in: contents) : String(bytes, in: contents)
    }

    /// Returns the range of the bytes between the quotes of a string.
    func contents(_ node: Int) -> Range<Int> {
        let start = nodes[node].start + 1
        return start..<start + nodes[node].length
    }

    /// Returns the characters of a string with escapes. The indexer has already checked the escapes.
    private func unescaped(_ contents: Range<Int>) -> String {
        var units: [UInt8] = []
        units.reserveCapacity(contents.count)
        var position = contents.lowerBound
        while position < contents.upperBound {
            let escape = nextEscape(from: position, to: contents.upperBound)
            units.append(contentsOf: bytes[position..<escape])
            guard escape < contents.upperBound else { break }
            position = escape + 2
            switch bytes[escape + 1] {
            case UInt8(ascii: "b"): units.append(0x08)
            case UInt8(ascii: "f"): units.append(0x0C)
            case UInt8(ascii: "n"): units.append(0x0A)
            case UInt8(ascii: "r"): units.append(0x0D)
            case UInt8(ascii: "t"): units.append(0x09)
            case UInt8(ascii: "u"):
                var scalar = hexUnit(at: position)
                position += 4
                if scalar & 0xF800 == 0xD800 {
                    scalar = 0x10000 + (scalar & 0x3FF) << 10 + hexUnit(at: position + 2) & 0x3FF
                    position += 6
                }
                units.append(contentsOf: UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") ?? .init())
            case let byte: units.append(byte)
            }
        }
        return String(units, in: units.indices)
    }

    private func nextEscape(from start: Int, to end: Int) -> Int {
        var position = start
        while let word = word(of: bytes, at: position), position < end {
            let backslashes = bytesEqual(to: UInt8(ascii: "\\"), in: word)
            position += backslashes.trailingZeroBitCount / 8
            if backslashes != 0 { return min(position, end) }
        }
        while position < end, bytes[position] != UInt8(ascii: "\\") { position += 1 }
        return min(position, end)
    }

    private func hexUnit(at position: Int) -> UInt32 {
        bytes[position..<position + 4].reduce(0) { $0 << 4 | UInt32($1.hexDigitValue ?? 0) }
    }
}
