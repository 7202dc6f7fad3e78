import Foundation

/// Returns `value` as JSON, followed by a line feed. The characters in `controls` are escaped.
func json(_ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    return withEscapedControls(try encoder.encode(value)) + [newline]
}

/// Returns JSON with an escape, such as `\u202e`, in place of each character that could control a terminal. In JSON,
/// these characters occur only inside strings.
///
/// `JSONEncoder` escapes the control characters below U+0020. The other control characters start with DEL, and the
/// bidirectional controls (Unicode UAX #9) change the order in which a terminal shows the text.
func withEscapedControls(_ json: Data) -> Data {
    guard json.contains(where: { $0 >= 0x7F }) else { return json }
    var result = String.UnicodeScalarView()
    for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
        switch scalar.properties.generalCategory {
        case .control where scalar.value >= 0x7F, .lineSeparator, .paragraphSeparator,
            .format where scalar.properties.isBidiControl:
            let digits = String(scalar.value, radix: 16)
            result.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).unicodeScalars)
        default: result.append(scalar)
        }
    }
    return Data(String(result).utf8)
}
