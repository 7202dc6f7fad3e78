import FetchingJSON
internal import HTTPSyntax

/// Returns the name of a property for the name of a field, without backticks: `firstName` for `first_name`, `firstName`
/// and `First Name`, and `plus1` for `+1`. Names without letters and digits become `value`. A name that a reader can
/// mistake for another one is written in ASCII.
func propertyName(for field: String) -> String {
    let field = isUnmistakable(field) ? field : transliterated(field)
    let sign = field.utf8.dropFirst().first?.isASCIIDigit == true ? signs[field.utf8.first ?? 0] : nil
    let name = camelCase(sign.map { $0 + field.dropFirst() } ?? field)
    let isPlain = name.unicodeScalars.allSatisfy { isLetter($0) || isDigit($0) || $0 == "_" }
    let words = isPlain ? [name] : name.unicodeScalars.split { !isLetter($0) && !isDigit($0) }.map { String($0) }
    var result = lowercasedStart(words.first ?? "") + words.dropFirst().map(capitalizedStart).joined()
    if result.allSatisfy({ $0 == "_" }) { result = "value" }
    if result.unicodeScalars.first.map(isDigit) == true { result = "_" + result }
    // After a dot, these names have a meaning of their own in Swift, even with backticks.
    return ["self", "Self", "init", "Type", "Protocol"].contains(result) ? result.lowercased() + "Value" : result
}

private let signs = [UInt8(ascii: "+"): "plus", UInt8(ascii: "-"): "minus"]

/// Returns the name of a type for the name of a field: `FirstName` for `first_name`.
func typeName(for field: String) -> String {
    let name = String(propertyName(for: field).drop { $0 == "_" })
    guard let first = name.unicodeScalars.first, isLetter(first) else { return "Value" + name }
    return capitalizedStart(name)
}

/// Returns a name in backticks if it is a reserved word of Swift.
func escaped(_ name: String) -> String { reservedWords.contains(name) ? "`\(name)`" : name }

/// Returns a text as a Swift string literal. Characters that are not visible are escaped.
///
/// - Parameter isName: Whether the text is a name. In a name that a reader can mistake for another one, all characters
///   beyond ASCII are escaped.
func stringLiteral(_ text: String, isName: Bool = false) -> String {
    let escapesAll = isName && !isUnmistakable(text)
    let inner = text.unicodeScalars.reduce(into: "") { inner, scalar in
        switch scalar {
        case "\"": inner += "\\\""
        case "\\": inner += "\\\\"
        case "\n": inner += "\\n"
        case "\t": inner += "\\t"
        case _ where isInvisible(scalar) || escapesAll && !scalar.isASCII:
            inner += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: inner.unicodeScalars.append(scalar)
        }
    }
    return "\"\(inner)\""
}

/// Whether a character is not visible, or changes the text around it, such as a character that reverses the direction.
func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate,
        .nonspacingMark, .enclosingMark, .spacingMark:
        true
    // Some letters are blank, such as the Hangul filler U+3164. The Braille pattern U+2800 is blank too.
    default:
        scalar != " " && scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
            || scalar == "\u{2800}"
    }
}

func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return UInt8(scalar.value).isASCIILetter }
    // From U+F900 on, some letters are not valid in identifiers. For simplicity, none of them is used.
    guard scalar.value < 0xF900, scalar.properties.isXIDStart else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter: return true
    default: return false
    }
}

private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

private func capitalizedStart(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

/// Returns a name with the capital letters at its start in lower case: `name` for `Name`, `id` for `ID`, and
/// `httpStatus` for `HTTPStatus`. Underscores at the start are kept.
private func lowercasedStart(_ name: String) -> String {
    let underscores = name.prefix { $0 == "_" }
    let rest = name.dropFirst(underscores.count)
    let capitals = rest.prefix { $0.isUppercase }
    let isFollowed = rest.dropFirst(capitals.count).first?.isLowercase == true
    let count = capitals.count > 1 && isFollowed ? capitals.count - 1 : capitals.count
    return underscores + rest.prefix(count).lowercased() + rest.dropFirst(count)
}

/// The words that cannot be a name without backticks.
private let reservedWords: Set<String> = [
    "actor", "any", "Any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class",
    "consuming", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "indirect", "inout", "internal", "is", "let", "nil",
    "nonisolated", "open", "operator", "package", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "sending", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
]

/// The names that a nested type must not have, because the generated source uses types with these names, or because a
/// reader would expect the type of Swift or Foundation.
let reservedTypeNames: Set<String> = [
    "Any", "AnyObject", "Array", "Bool", "Character", "Class", "Codable", "CodingKey", "CodingKeys", "Data", "Date",
    "Decimal", "Decodable", "Decoder", "Dictionary", "Double", "Encodable", "Encoder", "Equatable", "Error", "Fetcher",
    "Float", "Hashable", "ID", "Identifiable", "Int", "Int64", "JSONValue", "Never", "Optional", "Protocol",
    "RawRepresentable", "Result", "Self", "Sendable", "Set", "String", "Substring", "Task", "Type", "UInt64", "URL",
    "URLRequest", "UUID", "Unknown", "Void",
]
