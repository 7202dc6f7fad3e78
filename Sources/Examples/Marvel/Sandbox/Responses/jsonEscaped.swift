internal import FetchingJSON

/// Returns `text` escaped for a JSON string, without the quotes around the string.
func jsonEscaped(_ text: String) -> String { String(jsonLiteral(text).unicodeScalars.dropFirst().dropLast()) }
