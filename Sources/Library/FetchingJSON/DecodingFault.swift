import Foundation

/// An error of a decoder as an engineer reads it: the place, the expected value and the found value.
public struct DecodingFault: Sendable {
    /// The path of the value, such as `data.results[3].thumbnail.extension`. Empty for the complete text.
    public var path = ""
    /// A phrase for the expected value, such as `a string`.
    public var expected = "data that the mapper can read"
    /// A phrase for the value in the text, such as `the number 5`. Nil if the value could not be located.
    public var found: String?
    /// The offset of the value in the bytes of the text, or 0 if the place is unknown.
    public private(set) var offset = 0

    /// Creates a fault from an error. The errors of `JSONDecoder` and of models are described too, but with fewer
    /// details.
    ///
    /// - Parameters:
    ///   - error: The error that the decoder threw.
    ///   - body: The text that was decoded, in UTF-8. If nil, the found value is not shown.
    ///   - isSecret: Returns whether the value of a field with this name must not be shown.
    ///   - excerpt: Returns a part of the text, of at most 240 bytes, as it is shown. It can mask secrets.
    public init(
        _ error: any Error, in body: [UInt8]?, isSecret: (String) -> Bool = { _ in false },
        excerpt: ([UInt8], Range<Int>) -> String = { String(decoding: $0[$1], as: UTF8.self) }
    ) {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            expected = "a value for “\(key.stringValue)”"
            describe(context, missing: key.stringValue, in: body, isSecret, excerpt)
        case DecodingError.typeMismatch(let type, let context), DecodingError.valueNotFound(let type, let context):
            expected = name(of: type)
            describe(context, type, in: body, isSecret, excerpt)
        case DecodingError.dataCorrupted(let context):
            expected = "a valid value"
            describe(context, in: body, isSecret, excerpt)
            if let fault = context.underlyingError as? JSONSyntaxError { describe(fault, in: body) }
        default:
            found = (error as? any LocalizedError)?.errorDescription ?? "\(error)"
        }
    }

    /// Sets the path, the offset and the found value. If the error comes from our decoder and contains a type, also
    /// sets the expected value. For an error of a model or of another decoder, the found value includes the text of the
    /// error.
    private mutating func describe(
        _ context: DecodingError.Context, _ type: Any.Type? = nil, missing key: String? = nil, in body: [UInt8]?,
        _ isSecret: (String) -> Bool, _ excerpt: ([UInt8], Range<Int>) -> String
    ) {
        let ours = context.underlyingError as? JSONValueError
        // An error of our decoder can be about JSON in a string that the model decodes. Its offset is then not one of
        // the body.
        let body = ours == nil || ours?.byteCount == body?.count ? body : nil
        let value = ours ?? body.flatMap { valueError(at: context.codingPath, inJSON: $0) }
        path = pathText(context.codingPath)
        if body != nil { offset = value?.offset ?? 0 }
        if let type = ours?.type { expected = name(of: type) }
        if let key {
            found = "no such key" + similarNames(to: key, at: context.codingPath, in: body ?? [])
        } else if let value {
            let hint =
                readsInString(value, as: type, in: body) ? "JSONOptions(readsNumbersInStrings: true)" : value.hint
            found = text(of: value, in: body, excerpt) + (hint.map { " (use \($0))" } ?? "")
        }
        // The error's own sentence can repeat the value of a secret field.
        let isOfSecret = context.codingPath.last.map { isSecret($0.stringValue) } ?? false
        let sentence = isOfSecret ? "" : ours.map { $0.sentence ?? "" } ?? context.debugDescription
        if !sentence.isEmpty { found = found.map { "\($0) (\(sentence))" } ?? sentence }
    }

    /// Sets the expected and the found value for text that is not valid JSON: the body, or a string that the model
    /// decodes as JSON. For the body, also sets the offset. If the body is empty, but the fault is not that of an empty
    /// text, the model decodes a part of a stream.
    private mutating func describe(_ fault: JSONSyntaxError, in body: [UInt8]?) {
        let faultOfBody = body.flatMap { syntaxError(inJSON: $0, depthLimit: modelDepthLimit) }
        expected = faultOfBody != nil ? "valid JSON" : "a string that contains valid JSON"
        found = body?.isEmpty == true && fault == faultOfBody ? "an empty body" : fault.description
        if let body, faultOfBody != nil { offset = min(fault.offset, body.count) }
    }
}

/// Returns a value as a phrase, such as `the string "x"`, `the number 5` or `an object in “created_at”`.
private func text(
    of value: JSONValueError, in body: [UInt8]?, _ excerpt: ([UInt8], Range<Int>) -> String
) -> String {
    let field = value.name.map { " in “\($0)”" } ?? ""
    guard value.length > 0, let body, body.indices.contains(value.offset) else { return value.found + field }
    let rest = body[value.offset...].prefix(value.length)
    let shown = rest.prefix(240)
    let text = excerpt(body, shown.indices)
    let isCut = shown.count < rest.count && !text.hasSuffix("…")
    return (rest.first == UInt8(ascii: "\"") ? "the string " : "the number ") + text + (isCut ? "…" : "") + field
}

/// Whether a value is a string, such as `"11.5"`, that an option makes a number of this type.
private func readsInString(_ value: JSONValueError, as type: Any.Type?, in body: [UInt8]?) -> Bool {
    guard let type = type as? any (Decodable & Numeric).Type, value.found == "a string", value.length <= 60,
        let text = body?.dropFirst(value.offset).prefix(value.length)
    else { return false }
    return (try? decodeJSON(type, from: Data(text), options: JSONOptions(readsNumbersInStrings: true))) != nil
}

/// Returns a note about the names that are similar to a missing key, or an empty text if there are none.
private func similarNames(to key: String, at path: [any CodingKey], in body: [UInt8]) -> String {
    let names = nearestNames(to: key, at: path, inJSON: body)
    let quoted = names.map { "“\($0)”" }.joined(separator: ", ")
    return switch names.count {
    case 0: ""
    case 1 where names[0] == key: " (the body has \(quoted), but `JSONOptions.keys` converts this name)"
    case 1: " (similar: \(quoted))"
    default: " (several are similar: \(quoted))"
    }
}

/// Returns the name of a type in the terms of JSON.
private func name(of type: Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "a whole number (\(type))"
    case is any BinaryFloatingPoint.Type, is Decimal.Type: "a number"
    case is [Any].Type: "an array"
    case is [String: Any].Type: "an object"
    case is Date.Type: "a date"
    case is URL.Type: "a URL"
    case is Data.Type: "Base64 data"
    default: "a value for \(type)"
    }
}
