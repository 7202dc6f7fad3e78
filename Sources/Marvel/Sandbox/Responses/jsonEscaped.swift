/// Returns `text` escaped for a JSON string, without the quotes around the string. Only the characters that must be
/// escaped (RFC 8259 §7) are escaped.
func jsonEscaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else {
        return text
    }
    var escaped = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": escaped += "\\\""
        case "\\": escaped += "\\\\"
        case "\n": escaped += "\\n"
        case "\r": escaped += "\\r"
        case "\t": escaped += "\\t"
        case "\u{08}": escaped += "\\b"
        case "\u{0C}": escaped += "\\f"
        case _ where scalar.value < 0x20:
            escaped += scalar.value < 0x10 ? "\\u000" : "\\u00"
            escaped += String(scalar.value, radix: 16)
        default: escaped.unicodeScalars.append(scalar)
        }
    }
    return escaped
}
