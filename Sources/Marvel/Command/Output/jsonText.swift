import Fetching
import FetchingGenerators
import Foundation
import HTTPSyntax

/// The layout of JSON. In both layouts the keys of an object are sorted, so that equal values give equal text.
enum JSONLayout: Equatable, Sendable {
    /// A line for each element and each field, indented by two spaces for each level.
    case indented
    /// All on one line, without spaces.
    case line
}

/// Returns a value as JSON.
func jsonText(_ value: some Encodable, _ layout: JSONLayout) throws -> String {
    jsonText(try JSONTree(JSONEncoder().encode(value)), layout)
}

/// Returns a JSON value as text. Characters that could control a terminal or are invisible are escaped. Numbers keep
/// their form, such as `1.0` and `1e3`.
///
/// - Parameter colors: The colors of the text.
func jsonText(_ tree: JSONTree, _ layout: JSONLayout, colors: JSONColors = .none) -> String {
    var writer = JSONWriter(layout: layout, colors: colors)
    writer.write(tree, depth: 0)
    return writer.text
}

/// The control sequences before each kind of token in a JSON text, and the sequence after each token.
struct JSONColors: Equatable, Sendable {
    var key = ""
    var string = ""
    var other = ""
    var end = ""

    static let none = JSONColors()
    /// Blue keys, green strings, and yellow numbers and words.
    static let terminal = JSONColors(key: "\u{1B}[1;34m", string: "\u{1B}[32m", other: "\u{1B}[33m", end: "\u{1B}[0m")
}

private struct JSONWriter {
    let layout: JSONLayout
    let colors: JSONColors
    var text = ""

    mutating func write(_ tree: JSONTree, depth: Int) {
        switch tree {
        case .null: write("null", colors.other)
        case .bool(let value): write(value ? "true" : "false", colors.other)
        case .number(let number): write(number, colors.other)
        case .string(let string): write(jsonLiteral(string), colors.string)
        case .array(let elements):
            writeList(elements, "[", "]", depth) { writer, element in writer.write(element, depth: depth + 1) }
        case .object(let fields):
            // The order of Foundation's encoder differs between the platforms.
            let sorted = fields.sorted { $0.name.unicodeScalars.lexicographicallyPrecedes($1.name.unicodeScalars) }
            writeList(sorted, "{", "}", depth) { writer, field in
                writer.write(jsonLiteral(field.name), writer.colors.key)
                writer.text += writer.layout == .line ? ":" : ": "
                writer.write(field.value, depth: depth + 1)
            }
        }
    }

    private mutating func write(_ token: String, _ color: String) { text += color + token + colors.end }

    private mutating func writeList<Element>(
        _ elements: [Element], _ start: String, _ end: String, _ depth: Int,
        write: (inout JSONWriter, Element) -> Void
    ) {
        text += start
        for (index, element) in elements.enumerated() {
            if index > 0 { text += "," }
            breakLine(depth + 1)
            write(&self, element)
        }
        if !elements.isEmpty { breakLine(depth) }
        text += end
    }

    private mutating func breakLine(_ depth: Int) {
        // Without a maximum, the indentation of deep JSON would be far longer than the JSON.
        if layout == .indented { text += "\n" + String(repeating: "  ", count: min(depth, 32)) }
    }
}

/// Returns a text in quotes, with escapes such as `\u202e`.
private func jsonLiteral(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) { return "\"\(text)\"" }
    var literal = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": literal += "\\\""
        case "\\": literal += "\\\\"
        case "\n": literal += "\\n"
        case "\r": literal += "\\r"
        case "\t": literal += "\\t"
        case _ where isHidden(scalar): literal += jsonEscape(scalar)
        default: literal.unicodeScalars.append(scalar)
        }
    }
    return literal + "\""
}
