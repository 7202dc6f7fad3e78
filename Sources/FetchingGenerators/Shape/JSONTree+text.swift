import FetchingJSON

extension JSONTree {
    /// The value as a JSON text on one line.
    var text: String { text(width: .max) }

    /// Returns the value as a JSON text. An array or object that is longer than `width` bytes has a line for each
    /// element or field. At each level of nesting, the width is 2 bytes smaller.
    func text(width: Int) -> String {
        var text = ""
        write(to: &text, width: width, indentation: "")
        return text
    }

    private func write(to text: inout String, width: Int, indentation: String) {
        var line = ""
        if writeLine(to: &line, limit: width) {
            text += line
            return
        }
        let inner = "\n" + indentation + "  "
        func writeList<Element>(_ elements: [Element], write: (Element) -> Void) {
            for (index, element) in elements.enumerated() {
                text += (index > 0 ? "," : "") + inner
                write(element)
            }
            text += "\n" + indentation
        }
        switch self {
        case .array(let elements):
            text += "["
            writeList(elements) { $0.write(to: &text, width: max(20, width - 2), indentation: indentation + "  ") }
            text += "]"
        case .object(let fields):
            text += "{"
            writeList(fields) { field in
                text += jsonLiteral(field.name, isName: true) + ": "
                field.value.write(to: &text, width: max(20, width - 2), indentation: indentation + "  ")
            }
            text += "}"
        default: _ = writeLine(to: &text, limit: .max)
        }
    }

    /// Writes the value on one line. Stops and returns false if the line would have more than `limit` bytes.
    private func writeLine(to line: inout String, limit: Int) -> Bool {
        func write(_ text: String) -> Bool {
            if text.utf8.count > limit - line.utf8.count { return false }
            line += text
            return true
        }
        func writeLiteral(_ text: String, isName: Bool = false) -> Bool {
            text.utf8.count <= limit - line.utf8.count && write(jsonLiteral(text, isName: isName))
        }
        switch self {
        case .null: return write("null")
        case .bool(let value): return write("\(value)")
        case .number(let text): return write(text)
        case .string(let text): return writeLiteral(text)
        case .array(let elements):
            return write("[")
                && elements.enumerated().allSatisfy { index, element in
                    (index == 0 || write(", ")) && element.writeLine(to: &line, limit: limit)
                } && write("]")
        case .object(let fields):
            return write("{")
                && fields.enumerated().allSatisfy { index, field in
                    (index == 0 || write(", ")) && writeLiteral(field.name, isName: true) && write(": ")
                        && field.value.writeLine(to: &line, limit: limit)
                } && write("}")
        }
    }
}

/// Returns a text in quotes. Characters that are not visible are escaped. In a name that a reader can mistake for
/// another one, all characters beyond ASCII are escaped.
private func jsonLiteral(_ text: String, isName: Bool = false) -> String {
    let escapesAll = isName && !isUnmistakable(text)
    let inner = text.unicodeScalars.reduce(into: "") { inner, scalar in
        switch scalar {
        case "\"": inner += "\\\""
        case "\\": inner += "\\\\"
        case "\n": inner += "\\n"
        case "\r": inner += "\\r"
        case "\t": inner += "\\t"
        case _ where isInvisible(scalar) || escapesAll && !scalar.isASCII: inner += jsonEscape(scalar)
        default: inner.unicodeScalars.append(scalar)
        }
    }
    return "\"\(inner)\""
}

/// Returns the escape of a character in a JSON string, such as `\u202e`. A character beyond U+FFFF has two escapes.
public func jsonEscape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.reduce(into: "") { escape, unit in
        let digits = String(unit, radix: 16)
        escape += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
