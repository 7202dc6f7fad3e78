import FetchingJSON

extension JSONTree {
    /// The value as a JSON text on one line.
    var text: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let text): text
        case .string(let text): jsonLiteral(text)
        case .array(let elements): "[\(elements.map(\.text).joined(separator: ", "))]"
        case .object(let fields): "{\(fields.map(\.text).joined(separator: ", "))}"
        }
    }

    /// Returns the value as a JSON text in lines of at most `width` characters, where this is possible.
    func text(width: Int) -> String {
        let line = text
        guard line.count > width else { return line }
        switch self {
        case .array(let elements):
            return "[\n" + indentedList(elements.map { $0.text(width: width - 2) }) + "\n]"
        case .object(let fields):
            return "{\n"
                + indentedList(fields.map { "\(jsonLiteral($0.name)): \($0.value.text(width: width - 2))" }) + "\n}"
        default: return line
        }
    }
}

extension JSONTree.Field {
    fileprivate var text: String { "\(jsonLiteral(name)): \(value.text)" }
}

private func indentedList(_ items: [String]) -> String {
    items.joined(separator: ",\n").split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
        .joined(separator: "\n")
}

/// Returns a text in quotes. Characters that are not visible are escaped.
private func jsonLiteral(_ text: String) -> String {
    let inner = text.unicodeScalars.reduce(into: "") { inner, scalar in
        switch scalar {
        case "\"": inner += "\\\""
        case "\\": inner += "\\\\"
        case "\n": inner += "\\n"
        case "\r": inner += "\\r"
        case "\t": inner += "\\t"
        case _ where isInvisible(scalar):
            for unit in String(scalar).utf16 {
                let digits = String(unit, radix: 16)
                inner += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        default: inner.unicodeScalars.append(scalar)
        }
    }
    return "\"\(inner)\""
}
