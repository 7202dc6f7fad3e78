/// A text in which escapes can be decoded, with the position of each byte in the original text.
///
/// Servers and frameworks write any character as an escape, in several ways: `\u002B`, `\u{2B}` or `\x2B` in strings,
/// `%2b` in URLs, `&#43;`, `&#x2B;` or `&plus;` in HTML. A search in the decoded text finds a secret in each of these
/// forms, and in any mixture.
struct DecodedText {
    /// The number of times that a text is decoded. A secret can be encoded several times, for example in JSON inside of
    /// JSON. If the secret itself contains escapes, the text must be decoded a few more times until it equals the
    /// decoded secret.
    static let maximumDepth = 6

    private(set) var bytes: [UInt8]
    /// The position of each byte in the original text, and the end of the original text. Nil if nothing was decoded.
    private var positions: [Int]?

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = Array(bytes) }

    /// Returns the range in the original text that corresponds to a range of `bytes`. The range covers complete
    /// escapes.
    func original(_ range: Range<Int>) -> Range<Int> {
        guard let positions else { return range }
        var end = range.upperBound
        // One escape can be several bytes.
        while end < bytes.count, end > 0, positions[end] == positions[end - 1] { end += 1 }
        return positions[range.lowerBound]..<positions[end]
    }

    /// Decodes each escape once. Returns whether there was an escape.
    mutating func decodeEscapes() -> Bool {
        let end = bytes.count
        var decoded: [UInt8] = []
        var starts: [Int] = []
        decoded.reserveCapacity(end)
        starts.reserveCapacity(end + 1)
        var copied = 0
        func copy(to end: Int) {
            decoded += bytes[copied..<end]
            if let positions { starts += positions[copied..<end] } else { starts += copied..<end }
        }
        var next = bytes.firstIndex(where: isEscapeStart)
        while let start = next {
            if let escape = escape(at: start) {
                copy(to: start)
                let count = decoded.count
                switch escape.character {
                case .byte(let byte): decoded.append(byte)
                case .scalar(let scalar): decoded += String(scalar).utf8
                }
                starts += repeatElement(positions?[start] ?? start, count: decoded.count - count)
                copied = start + escape.length
            }
            next = bytes[max(copied, start + 1)...].firstIndex(where: isEscapeStart)
        }
        guard copied > 0 else { return false }
        copy(to: end)
        starts.append(positions?[end] ?? end)
        (bytes, positions) = (decoded, starts)
        return true
    }

    private struct Escape {
        enum Character {
            case byte(UInt8), scalar(Unicode.Scalar)
        }

        var character: Character
        /// The number of bytes of the escape.
        var length: Int
    }

    private func escape(at position: Int) -> Escape? {
        let next = position + 1 < bytes.count ? bytes[position + 1] : 0
        switch bytes[position] {
        case UInt8(ascii: "%"):
            return hexNumber(at: position + 1, digits: 2).map {
                Escape(character: .byte(UInt8(clamping: $0)), length: 3)
            }
        case UInt8(ascii: "&"):
            return entity(at: position)
        case _ where next == UInt8(ascii: "u"):
            return unicodeEscape(at: position)
        case _ where next == UInt8(ascii: "x"):
            return hexNumber(at: position + 2, digits: 2).map {
                Escape(character: .byte(UInt8(clamping: $0)), length: 4)
            }
        default:
            return Self.escaped.firstIndex(of: next).map { Escape(character: .byte(Self.characters[$0]), length: 2) }
        }
    }

    private static let escaped = Array("nrtbf\"'\\/".utf8)
    private static let characters = Array("\n\r\t\u{8}\u{C}\"'\\/".utf8)

    /// Reads `\u00E9`, or two such escapes for a character outside the basic plane (RFC 8259 §7). Reads `\u{E9}` too,
    /// as JavaScript, Rust and Swift write it.
    private func unicodeEscape(at position: Int) -> Escape? {
        if position + 2 < bytes.count, bytes[position + 2] == UInt8(ascii: "{") {
            let digits = bytes[(position + 3)...].prefix(7).prefix { $0 != UInt8(ascii: "}") }
            guard (1...6).contains(digits.count), digits.endIndex < bytes.count,
                let number = hexNumber(at: position + 3, digits: digits.count)
            else { return nil }
            return Unicode.Scalar(number).map { Escape(character: .scalar($0), length: digits.count + 4) }
        }
        guard let unit = hexNumber(at: position + 2, digits: 4) else { return nil }
        if let scalar = Unicode.Scalar(unit) { return Escape(character: .scalar(scalar), length: 6) }
        guard unit < 0xDC00, position + 7 < bytes.count, bytes[position + 6] == UInt8(ascii: "\\"),
            bytes[position + 7] == UInt8(ascii: "u"), let low = hexNumber(at: position + 8, digits: 4),
            (0xDC00...0xDFFF).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
        else { return nil }
        return Escape(character: .scalar(scalar), length: 12)
    }

    /// Reads `&#43;`, `&#x2B;` and the names of ASCII characters in HTML, such as `&plus;`.
    private func entity(at position: Int) -> Escape? {
        let text = bytes[(position + 1)...]
        if text.first == UInt8(ascii: "#") { return numericEntity(text.dropFirst(), at: position) }
        let name = text.prefix(12).prefix { $0 != UInt8(ascii: ";") }
        guard name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ";"),
            let code = entities[String(decoding: name, as: UTF8.self)]
        else { return nil }
        return Escape(character: .byte(code), length: name.count + 2)
    }

    /// Reads the number of an entity. As in a browser, the number can have any number of zeros at its start, and the
    /// `;` can be missing (WHATWG HTML, §13.2.5.80).
    private func numericEntity(_ text: ArraySlice<UInt8>, at position: Int) -> Escape? {
        let isHex = text.first.map { $0 | 0x20 } == UInt8(ascii: "x")
        let digits = text.dropFirst(isHex ? 1 : 0).prefix { isHex ? $0.hexDigitValue != nil : $0.isASCIIDigit }
        let number = String(decoding: digits.drop { $0 == UInt8(ascii: "0") }.prefix(8), as: UTF8.self)
        guard let scalar = UInt32(number, radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init) else { return nil }
        let isClosed = digits.endIndex < bytes.count && bytes[digits.endIndex] == UInt8(ascii: ";")
        return Escape(character: .scalar(scalar), length: digits.endIndex - position + (isClosed ? 1 : 0))
    }

    private func hexNumber(at position: Int, digits: Int) -> UInt32? {
        guard position + digits <= bytes.count else { return nil }
        var number: UInt32 = 0
        for byte in bytes[position..<(position + digits)] {
            guard let digit = byte.hexDigitValue else { return nil }
            number = number << 4 | UInt32(digit)
        }
        return number
    }
}

/// Whether a byte is `%`, `&` or `\`. Each byte of a text is tested, so these are numbers: a debug build is faster.
private func isEscapeStart(_ byte: UInt8) -> Bool { byte == 0x25 || byte == 0x26 || byte == 0x5C }

/// The names of ASCII characters in HTML (WHATWG HTML, §13.5).
private let entities: [String: UInt8] = [
    "amp": UInt8(ascii: "&"), "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"), "quot": UInt8(ascii: "\""),
    "apos": UInt8(ascii: "'"), "plus": UInt8(ascii: "+"), "equals": UInt8(ascii: "="), "sol": UInt8(ascii: "/"),
    "bsol": UInt8(ascii: "\\"), "colon": UInt8(ascii: ":"), "semi": UInt8(ascii: ";"), "comma": UInt8(ascii: ","),
    "period": UInt8(ascii: "."), "lowbar": UInt8(ascii: "_"), "num": UInt8(ascii: "#"), "dollar": UInt8(ascii: "$"),
    "percnt": UInt8(ascii: "%"), "commat": UInt8(ascii: "@"), "excl": UInt8(ascii: "!"), "quest": UInt8(ascii: "?"),
    "ast": UInt8(ascii: "*"), "lpar": UInt8(ascii: "("), "rpar": UInt8(ascii: ")"), "lsqb": UInt8(ascii: "["),
    "rsqb": UInt8(ascii: "]"), "lbrack": UInt8(ascii: "["), "rbrack": UInt8(ascii: "]"),
    "lcub": UInt8(ascii: "{"), "rcub": UInt8(ascii: "}"), "lbrace": UInt8(ascii: "{"), "rbrace": UInt8(ascii: "}"),
    "verbar": UInt8(ascii: "|"), "vert": UInt8(ascii: "|"), "Hat": UInt8(ascii: "^"), "grave": UInt8(ascii: "`"),
    "Tab": 9, "NewLine": 10,
]
