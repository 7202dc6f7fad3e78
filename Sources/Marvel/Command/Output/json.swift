import Fetching
import FetchingREPL
import Foundation

/// Returns `value` as JSON, followed by a line feed. Characters that could control a terminal are
/// escaped.
func json(_ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    return withEscapedControls(try encoder.encode(value)) + [newline]
}

/// Returns JSON with an escape, such as `\u202e`, in place of each character that could control a terminal or is
/// invisible. In JSON, these characters occur only inside strings.
///
/// `JSONEncoder` escapes the control characters below U+0020. The other control characters start with DEL.
func withEscapedControls(_ json: Data) -> Data {
    guard json.contains(where: { $0 >= 0x7F }) else { return json }
    var result = String.UnicodeScalarView()
    for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
        if scalar.value >= 0x7F, isHidden(scalar) {
            result.append(contentsOf: jsonEscape(scalar).unicodeScalars)
        } else {
            result.append(scalar)
        }
    }
    return Data(String(result).utf8)
}
