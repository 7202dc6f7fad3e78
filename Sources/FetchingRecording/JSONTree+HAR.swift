import Fetching
import Foundation
internal import HTTPSyntax

/// The parts of a HAR file are read from its JSON tree and not into models, so that the fields that this package does
/// not know are kept when the file is written again.
extension JSONTree {
    /// The value of a field. Nil if there is no such field, or if this value is not an object.
    subscript(name: String) -> JSONTree? {
        get {
            guard case .object(let fields) = self else { return nil }
            return fields.first { $0.name == name }?.value
        }
        set {
            guard case .object(var fields) = self else { return }
            fields.removeAll { $0.name == name }
            if let newValue { fields.append(Field(name: name, value: newValue)) }
            self = .object(fields)
        }
    }

    /// The text of a string, or nil for another value.
    var text: String? { if case .string(let text) = self { text } else { nil } }

    /// The elements of an array. Empty for another value.
    var elements: [JSONTree] { if case .array(let elements) = self { elements } else { [] } }

    /// The value of a number, or of a string that contains a number. Nil for another value, and for a number that is
    /// not finite.
    var number: Double? {
        switch self {
        case .number(let text), .string(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
        default: nil
        }
    }

    /// Creates an object. Fields whose value is nil are left out.
    static func fields(_ fields: KeyValuePairs<String, JSONTree?>) -> JSONTree {
        .object(fields.compactMap { name, value in value.map { Field(name: name, value: $0) } })
    }

    static func integer(_ number: Int) -> JSONTree { .number(String(number)) }

    /// Appends the value as JSON. Fields are sorted by name. Each field and each element has its own line.
    ///
    /// - Parameter indent: The white space at the start of the lines after the first.
    func append(to bytes: inout [UInt8], indent: String) {
        switch self {
        case .null: bytes += "null".utf8
        case .bool(let bool): bytes += "\(bool)".utf8
        case .number(let text): bytes += text.utf8
        case .string(let text): appendString(text, to: &bytes)
        case .array(let elements):
            appendLines(elements, "[", "]", to: &bytes, indent) { $0.append(to: &$2, indent: $1) }
        case .object(let fields):
            let sorted = fields.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
            appendLines(sorted, "{", "}", to: &bytes, indent) { field, indent, bytes in
                appendString(field.name, to: &bytes)
                bytes += ": ".utf8
                field.value.append(to: &bytes, indent: indent)
            }
        }
    }
}

/// Appends the elements of an array or an object, each on a line of its own.
func appendLines<Element>(
    _ elements: [Element], _ start: String, _ end: String, to bytes: inout [UInt8], _ indent: String,
    _ append: (Element, _ indent: String, inout [UInt8]) -> Void
) {
    bytes += start.utf8
    for (index, element) in elements.enumerated() {
        bytes += (index == 0 ? "\n" : ",\n").utf8
        bytes += (indent + "  ").utf8
        append(element, indent + "  ", &bytes)
    }
    if !elements.isEmpty { bytes += ("\n" + indent).utf8 }
    bytes += end.utf8
}

private func appendString(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
        case UInt8(ascii: "\n"): bytes += "\\n".utf8
        case UInt8(ascii: "\r"): bytes += "\\r".utf8
        case UInt8(ascii: "\t"): bytes += "\\t".utf8
        case ..<0x20, 0x7F: bytes += "\\u00\(hexadecimal(CollectionOfOne(byte)))".utf8
        default: bytes.append(byte)
        }
    }
    bytes.append(UInt8(ascii: "\""))
}
