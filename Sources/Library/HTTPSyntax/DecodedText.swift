/// A text whose escapes can be decoded, such as `\u002B` or `\/` in JSON and `%2b` in URLs. In the decoded text, a
/// search finds a secret even if some of its characters were escaped.
public struct DecodedText {
    /// The maximum number of times that a text is decoded: twice for a JSON string that contains JSON, and once more
    /// for a secret that itself contains an escape.
    public static let maximumDepth = 3

    /// The bytes of the text, decoded as often as ``decodeEscapes()`` was called.
    public private(set) var bytes: [UInt8]
    /// For each of `bytes`, its position in the original text. A decoded byte has the position of its escape. The last
    /// element is the end of the original text. Nil if nothing was decoded.
    private var positions: [Int]?

    /// Creates a text that is not decoded yet.
    public init(_ bytes: ArraySlice<UInt8>) { self.bytes = Array(bytes) }

    /// Returns the range of the original text from which a range of `bytes` was decoded. The result does not divide an
    /// escape.
    public func original(_ range: Range<Int>) -> Range<Int> {
        guard let positions else { return range }
        var end = range.upperBound
        // One escape can be decoded to several bytes, which have the same position.
        while end < bytes.count, positions[end] == positions[end - 1] { end += 1 }
        return positions[range.lowerBound]..<positions[end]
    }

    /// Decodes each escape once. Returns whether there was an escape.
    public mutating func decodeEscapes() -> Bool {
        if !bytes.contains(where: isEscapeStart) { return false }
        let starts = positions ?? Array(0...bytes.count)
        var (decoded, decodedStarts): ([UInt8], [Int]) = ([], [])
        decoded.reserveCapacity(bytes.count)
        decodedStarts.reserveCapacity(starts.count)
        var position = 0
        while position < bytes.count {
            let next = bytes[position...].firstIndex(where: isEscapeStart) ?? bytes.count
            decoded += bytes[position..<next]
            decodedStarts += starts[position..<next]
            if next == bytes.count { break }
            let length = appendEscape(at: next, to: &decoded)
            if length == 0 { decoded.append(bytes[next]) }
            decodedStarts += repeatElement(starts[next], count: decoded.count - decodedStarts.count)
            position = next + max(1, length)
        }
        decodedStarts.append(starts[bytes.count])
        defer { (bytes, positions) = (decoded, decodedStarts) }
        return decoded.count < bytes.count
    }

    /// Appends the decoded bytes of the escape at `position` to `text`. Returns the length of the escape, or 0 if there
    /// is no escape.
    private func appendEscape(at position: Int, to text: inout [UInt8]) -> Int {
        if bytes[position] == UInt8(ascii: "%") {
            guard let byte = hexNumber(at: position + 1, digits: 2) else { return 0 }
            text.append(UInt8(byte))
            return 3
        }
        guard position + 1 < bytes.count else { return 0 }
        if let index = escaped.firstIndex(of: bytes[position + 1]) {
            text.append(characters[index])
            return 2
        }
        guard let unit = unicodeEscape(at: position) else { return 0 }
        if let character = Unicode.Scalar(unit).flatMap(UTF8.encode) {
            text += character
            return 6
        }
        // A character above U+FFFF is written as two escapes (RFC 8259 §7).
        guard let second = unicodeEscape(at: position + 6) else { return 0 }
        text += String(decoding: [unit, second], as: UTF16.self).utf8
        return 12
    }

    private func unicodeEscape(at position: Int) -> UInt16? {
        guard position + 1 < bytes.count, bytes[position] == 0x5C, bytes[position + 1] == 0x75 else { return nil }
        return hexNumber(at: position + 2, digits: 4)
    }

    private func hexNumber(at position: Int, digits: Int) -> UInt16? {
        guard position + digits <= bytes.count else { return nil }
        var number: UInt16 = 0
        for byte in bytes[position..<(position + digits)] {
            guard let digit = byte.hexDigitValue else { return nil }
            number = number << 4 | UInt16(digit)
        }
        return number
    }
}

private let escaped = Array("nrtbf\"'\\/".utf8)
private let characters = Array("\n\r\t\u{8}\u{C}\"'\\/".utf8)

/// Whether a byte is `%` or `\`. Every byte of a text is tested, so the bytes are written as numbers, which is faster
/// than `UInt8(ascii:)` in a debug build.
private func isEscapeStart(_ byte: UInt8) -> Bool { byte == 0x25 || byte == 0x5C }
