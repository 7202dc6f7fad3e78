import Foundation

/// The statuses with which a server sends the client to another URL (RFC 9110 §15.4).
public let redirectStatuses: Set<Int> = [301, 302, 303, 307, 308]

/// A field with different values, although a response can have only one. A wrong choice between them would cut the
/// body, damage a file or leave the intended server.
public typealias FieldContradiction = (name: String, values: [String])

/// Returns a field of a response with different values of `Content-Length`, of `Content-Range`, or of the `Location` of
/// a redirect. Returns nil if there is none.
///
/// - Parameter repeated: The values of the fields that were sent more than once, by name.
public func contradiction(in repeated: [String: [String]], status: Int) -> FieldContradiction? {
    for (name, values) in repeated {
        let different: [String]
        switch name.lowercased() {
        case "content-length": different = differentValues(values, areNumbers: true)
        case "content-range": different = differentValues(values)
        case "location" where redirectStatuses.contains(status): different = differentValues(values)
        default: continue
        }
        if different.count > 1 { return (name, different) }
    }
    return nil
}

/// Returns a field with different values in a response whose repeated fields were joined. Returns nil if there is none.
///
/// - Parameter value: Returns the value of a field, or nil if the field is missing.
public func contradiction(status: Int, value: (String) -> String?) -> FieldContradiction? {
    for name in ["Content-Length", "Content-Range", "Location"] {
        guard let joined = value(name), joined.utf8.contains(UInt8(ascii: ",")) else { continue }
        let values =
            switch name {
            case "Content-Length": listElements(joined).map { String($0) }
            case "Location": urlValues(joined)
            default: fieldValues(joined)
            }
        if let found = contradiction(in: [name: values], status: status) { return found }
    }
    return nil
}

/// Returns the sentence that describes a contradiction. It contains the first two values.
public func contradictionText(_ field: FieldContradiction) -> String {
    let values = field.values.prefix(2).map { "“\($0)”" }.joined(separator: " and ")
    return "the server sent different values of \(field.name): \(values)"
}

/// Returns the error for a field with different values.
///
/// - Parameter shown: Returns the text for a value, with secrets masked. By default, the complete value, for an error
///   that is masked later: a part of a secret would not be recognized.
public func contradictionError(_ field: FieldContradiction, _ shown: (String) -> String = { $0 }) -> URLError {
    URLError(
        field.name.lowercased() == "location" ? .redirectToNonExistentLocation : .cannotParseResponse,
        userInfo: [NSLocalizedDescriptionKey: contradictionText((field.name, field.values.map(shown)))])
}
