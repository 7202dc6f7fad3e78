import Foundation

/// Where a coding path's value stands in a JSON text, to show a reader of an error what is there.
///
/// Walks the bytes without building values and without recursion, and gives up on the first thing that it doesn't
/// understand: an excerpt is a courtesy, not a parser.
struct JSONLocation {
    /// Where the value's bytes stand.
    let value: Range<Int>
    private let bytes: [UInt8]

    /// Nil if the path does not lead to a value in `body`.
    init?(of path: [any CodingKey], in body: [UInt8]) {
        var scanner = JSONScanner(bytes: body)
        for key in path {
            guard scanner.enter(key) else { return nil }
        }
        scanner.skipSpace()
        let start = scanner.position
        guard scanner.skipValue() else { return nil }
        bytes = body
        value = start..<scanner.position
    }

    /// The value as a phrase: `the string "x"`, `the number 5`, `an object`.
    func valueText(_ redactor: Redactor) -> String {
        let start = value.lowerBound
        let shown = start..<min(value.upperBound, start + 240)
        let line = redactor.line(bytes, in: shown, limit: 60)
        let text = shown.upperBound < value.upperBound && !line.hasSuffix("…") ? line + "…" : line
        switch bytes[start] {
        case UInt8(ascii: "\""): return "the string \(text)"
        case UInt8(ascii: "{"): return "an object"
        case UInt8(ascii: "["): return "an array"
        case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): return text
        default: return "the number \(text)"
        }
    }
}

private struct JSONScanner {
    let bytes: [UInt8]
    private(set) var position = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func skipSpace() {
        while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
    }

    /// Moves to the value of `key` in the object or array that begins here.
    mutating func enter(_ key: any CodingKey) -> Bool {
        skipSpace()
        // The keys of a dictionary can be numbers too.
        if let index = key.intValue, next == UInt8(ascii: "[") { return enterArray(at: index) }
        return enterObject(at: key.stringValue)
    }

    /// The name as it stands, or else as `convertFromSnakeCase` would have turned it.
    private mutating func enterObject(at name: String) -> Bool {
        let start = position
        if enterObject(where: { $0 == name }) { return true }
        position = start
        return enterObject { camelCase($0) == name }
    }

    private mutating func enterObject(where isName: (String) -> Bool) -> Bool {
        guard skip("{") else { return false }
        repeat {
            guard let key = name(), skip(":") else { return false }
            if isName(key) { return true }
            guard skipValue() else { return false }
        } while skip(",")
        return false
    }

    private mutating func enterArray(at index: Int) -> Bool {
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

    /// The name that begins here, its escapes resolved if that is possible, and moves behind it.
    private mutating func name() -> String? {
        skipSpace()
        let start = position
        guard let name = string() else { return nil }
        if !name.contains("\\") { return name }
        return (try? decodeJSON(String.self, from: Data(bytes[start..<position]), options: JSONOptions())) ?? name
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
}
