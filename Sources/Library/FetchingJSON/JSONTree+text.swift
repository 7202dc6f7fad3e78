extension JSONTree {
    /// The line breaks and the white space of a JSON text.
    public enum Layout: Hashable, Sendable {
        /// One line without spaces.
        case compact
        /// One line, with a space after each comma and each colon.
        case line
        /// A line for each element and each field, indented by two spaces for each level.
        case indented
        /// As `line` for an array or an object of at most `width` bytes, and as `indented` for a longer one. At each
        /// level of nesting, the width is 2 bytes smaller.
        case fitting(width: Int)
    }

    /// A part of a JSON text other than punctuation and white space.
    public enum Token: Hashable, Sendable {
        /// The name of a field, without escapes.
        case name(String)
        /// The value of a string, without escapes.
        case string(String)
        /// A number, `true`, `false` or `null`, as it is written.
        case word(String)

        /// The token in JSON. The characters that must be escaped (RFC 8259 §7) and U+007F are escaped.
        public var text: String {
            switch self {
            case .name(let text), .string(let text): jsonLiteral(text)
            case .word(let text): text
            }
        }
    }

    /// Returns the value as a JSON text (RFC 8259). Numbers are written as they were read.
    ///
    /// - Parameters:
    ///   - layout: The line breaks and the white space.
    ///   - depth: The number of levels by which the lines after the first are also indented.
    ///   - sortsFields: Whether fields are sorted by the bytes of their names. Then equal values give equal texts.
    ///   - token: Returns a name, a string or another value as it is written. It can escape further characters with
    ///     ``jsonLiteral(_:escaping:)``, or add colors.
    public func text(
        _ layout: Layout, depth: Int = 0, sortsFields: Bool = false, token: (Token) -> String = { $0.text }
    ) -> String {
        withoutActuallyEscaping(token) { token in
            var text = ""
            let writer = JSONWriter(layout: layout, sortsFields: sortsFields, token: token)
            writer.write(self, to: &text, width: writer.width, depth: depth)
            return text
        }
    }
}

/// Returns a text as a JSON string in quotes.
///
/// Control characters, quotation marks and backslashes are escaped (RFC 8259 §7), and so is U+007F.
///
/// - Parameters:
///   - text: The text.
///   - isEscaped: Returns whether a character beyond ASCII is escaped too.
public func jsonLiteral(_ text: String, escaping isEscaped: (Unicode.Scalar) -> Bool = { _ in false }) -> String {
    // Appending to a string takes longer.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 2)
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"", "\\", "\0"..<" ", "\u{7F}": bytes += escape(of: scalar).utf8
        case _ where scalar.isASCII: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
        case _ where isEscaped(scalar): bytes += escape(of: scalar).utf8
        default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        }
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
}

/// Returns the escape of a character, such as `\n` or `\u202e`. A character beyond U+FFFF has two escapes.
private func escape(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default:
        String(scalar).utf16.reduce(into: "") { escape, unit in
            let digits = String(unit, radix: 16)
            escape += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }
}

private struct JSONWriter {
    let layout: JSONTree.Layout
    let sortsFields: Bool
    let token: (JSONTree.Token) -> String

    /// The length of the longest array or object that is written on one line. An empty one is always on one line.
    var width: Int {
        switch layout {
        case .compact, .line: .max
        case .indented: 2
        case .fitting(let width): max(2, width)
        }
    }

    func write(_ tree: JSONTree, to text: inout String, width: Int, depth: Int) {
        var line = ""
        if writeLine(tree, to: &line, limit: width) {
            text += line
            return
        }
        let innerWidth = layout == .indented ? width : max(20, width - 2)
        func writeList<Element>(_ elements: [Element], write: (Element) -> Void) {
            for (index, element) in elements.enumerated() {
                text += (index > 0 ? "," : "") + lineBreak(depth + 1)
                write(element)
            }
            text += lineBreak(depth)
        }
        switch tree {
        case .array(let elements):
            text += "["
            writeList(elements) { write($0, to: &text, width: innerWidth, depth: depth + 1) }
            text += "]"
        case .object(let fields):
            text += "{"
            writeList(inOrder(fields)) { field in
                text += token(.name(field.name)) + ": "
                write(field.value, to: &text, width: innerWidth, depth: depth + 1)
            }
            text += "}"
        default: _ = writeLine(tree, to: &text, limit: .max)
        }
    }

    /// Writes a value on one line. Stops and returns false if the line would have more than `limit` bytes.
    private func writeLine(_ tree: JSONTree, to line: inout String, limit: Int) -> Bool {
        func write(_ text: String) -> Bool {
            if text.utf8.count > limit - line.utf8.count { return false }
            line += text
            return true
        }
        func writeText(_ text: String, _ token: JSONTree.Token) -> Bool {
            // A long text need not be escaped to know that it is too long.
            text.utf8.count <= limit - line.utf8.count && write(self.token(token))
        }
        let space = layout == .compact ? "" : " "
        switch tree {
        case .null: return write(token(.word("null")))
        case .bool(let value): return write(token(.word(value ? "true" : "false")))
        case .number(let text): return write(token(.word(text)))
        case .string(let text): return writeText(text, .string(text))
        case .array(let elements):
            return write("[")
                && elements.enumerated().allSatisfy { index, element in
                    (index == 0 || write("," + space)) && writeLine(element, to: &line, limit: limit)
                } && write("]")
        case .object(let fields):
            return write("{")
                && inOrder(fields).enumerated().allSatisfy { index, field in
                    (index == 0 || write("," + space)) && writeText(field.name, .name(field.name))
                        && write(":" + space) && writeLine(field.value, to: &line, limit: limit)
                } && write("}")
        }
    }

    private func inOrder(_ fields: [JSONTree.Field]) -> [JSONTree.Field] {
        sortsFields ? fields.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) } : fields
    }

    private func lineBreak(_ depth: Int) -> String {
        // Without a maximum, the indentation of deep JSON would be far longer than the JSON.
        "\n" + String(repeating: "  ", count: min(depth, 32))
    }
}
