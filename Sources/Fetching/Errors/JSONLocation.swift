/// Where a coding path's value stands in a JSON text, to show a reader of an error what is there.
///
/// Walks the bytes without building values and without recursion, and gives up on the first thing that it doesn't
/// understand: an excerpt is a courtesy, not a parser.
struct JSONLocation {
    private let bytes: [UInt8]
    private let value: Range<Int>

    /// Nil if the path does not lead to a value in `body`.
    init?(of path: [any CodingKey], in body: Data) {
        var scanner = JSONScanner(bytes: [UInt8](body))
        for key in path {
            let isFound =
                if let index = key.intValue { scanner.enterArray(at: index) } else {
                    scanner.enterObject(at: key.stringValue)
                }
            guard isFound else { return nil }
        }
        scanner.skipSpace()
        let start = scanner.position
        guard scanner.skipValue() else { return nil }
        bytes = scanner.bytes
        value = start..<scanner.position
    }

    /// The value as a phrase: `the string "x"`, `the number 5`, `an object`.
    var valueText: String {
        let text = oneLine(String(decoding: bytes[value].prefix(200), as: UTF8.self), limit: 60)
        switch bytes[value.lowerBound] {
        case UInt8(ascii: "\""): return "the string \(text)"
        case UInt8(ascii: "{"): return "an object"
        case UInt8(ascii: "["): return "an array"
        case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): return text
        default: return "the number \(text)"
        }
    }

    /// The text around the value's beginning.
    var excerpt: String {
        let start = max(0, value.lowerBound - 80)
        let end = min(bytes.count, value.lowerBound + 110)
        return (start > 0 ? "…" : "") + String(decoding: bytes[start..<end], as: UTF8.self)
            + (end < bytes.count ? "…" : "")
    }
}

private struct JSONScanner {
    let bytes: [UInt8]
    var position = 0

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func skipSpace() {
        while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
    }

    /// Moves to the value of `name` in the object that begins here. The name is compared as it stands and as
    /// `convertFromSnakeCase` would have turned it.
    mutating func enterObject(at name: String) -> Bool {
        guard skip("{") else { return false }
        repeat {
            guard let key = string(), skip(":") else { return false }
            if key == name || camelCased(key) == name { return true }
            guard skipValue() else { return false }
        } while skip(",")
        return false
    }

    /// Moves to the element at `index` of the array that begins here.
    mutating func enterArray(at index: Int) -> Bool {
        guard index >= 0, skip("[") else { return false }
        for _ in 0..<index {
            guard skipValue(), skip(",") else { return false }
        }
        skipSpace()
        return next != UInt8(ascii: "]")
    }

    /// Moves behind the value that begins here.
    mutating func skipValue() -> Bool {
        var depth = 0
        repeat {
            skipSpace()
            switch next {
            case UInt8(ascii: "\""):
                guard string() != nil else { return false }
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                position += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                position += 1
            case UInt8(ascii: ","), UInt8(ascii: ":"):
                guard depth > 0 else { return false }
                position += 1
            case nil:
                return false
            default:
                while let byte = next, !Self.delimiters.contains(byte) { position += 1 }
            }
        } while depth > 0
        return depth == 0
    }

    private static let delimiters: [UInt8] = Array(",:{}[]\" \t\n\r\u{0B}\u{0C}".utf8)

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    /// The string that begins here, and moves behind it. Escapes other than of a quote are left as they are.
    private mutating func string() -> String? {
        skipSpace()
        guard next == UInt8(ascii: "\"") else { return nil }
        position += 1
        let start = position
        while let byte = next, byte != UInt8(ascii: "\"") {
            position += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        guard next != nil else { return nil }
        defer { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private func camelCased(_ name: String) -> String {
        let words = name.split(separator: "_")
        return (words.first.map { $0.lowercased() } ?? "") + words.dropFirst().map { $0.capitalized }.joined()
    }
}
