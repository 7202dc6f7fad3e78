import FetchingJSON
import Foundation

/// The parts of a mapper's error that messages show: the place, the expected value and the found value.
struct DecodingFault {
    private(set) var path = ""
    private(set) var expected = "a body that the mapper can read"
    private(set) var found: String?
    /// The number of bytes before the fault in the body, or 0 if the number is unknown.
    private(set) var offset = 0

    /// Creates a fault from an error.
    ///
    /// - Parameters:
    ///   - error: The error that the mapper threw.
    ///   - body: The body, in UTF-8 if it is text. If nil, the found value is not shown.
    ///   - redactor: Masks secrets in the found value.
    init(_ error: any Error, in body: [UInt8]?, _ redactor: Redactor) {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            locate(context, in: body)
            expected = "a value for “\(key.stringValue)”"
            let body = isOfOtherText(context, than: body) ? [] : body ?? []
            let names = nearestNames(to: key.stringValue, at: context.codingPath, inJSON: body)
            let quoted = names.map { "“\($0)”" }.joined(separator: ", ")
            let note =
                switch names.count {
                case 0: ""
                case 1 where names[0] == key.stringValue: " (the option for keys converts \(quoted))"
                case 1: " (similar: \(quoted))"
                default: " (several are similar: \(quoted))"
                }
            found = "no such key\(note)"
        case DecodingError.typeMismatch(let type, let context) where context.isOfKey:
            locate(context, in: body)
            expected = "\(name(of: type)) as the key"
            found = context.codingPath.last.map { "“\($0.stringValue)”" }
        case DecodingError.typeMismatch(let type, let context):
            let isLocated = locate(context, in: body)
            expected = name(of: type)
            let hint = (context.underlyingError as? JSONValueError)?.hint
            let value = isLocated ? valueText(in: body, redactor).map { $0 + fieldText(context, in: body) } : nil
            found = hint.map { "\(value ?? "a number"): \($0)" } ?? value
        case DecodingError.valueNotFound(let type, let context):
            let isLocated = locate(context, in: body)
            expected = name(of: type)
            let isAtEnd = context.debugDescription == "Unkeyed container is at end."
            found = isAtEnd ? "the end of the array" : "null" + (isLocated ? fieldText(context, in: body) : "")
        case DecodingError.dataCorrupted(let context) where body != nil && isOfWholeText(context):
            describeInvalidBody(body ?? [], context)
        case DecodingError.dataCorrupted(let context) where context.isOfKey:
            locate(context, in: body)
            expected = "a valid key"
            found = context.codingPath.last.map { "“\($0.stringValue)” (\(context.debugDescription))" }
        case DecodingError.dataCorrupted(let context):
            let isLocated = locate(context, in: body)
            expected = expectation(in: context.debugDescription)
            let value = isLocated ? valueText(in: body, redactor).map { $0 + fieldText(context, in: body) } : nil
            found = value.map { "\($0) (\(context.debugDescription))" } ?? context.debugDescription
        case let error as MappingError:
            expected = error.expected
            found = error.found
        default:
            found = "\(error)"
        }
    }

    /// Sets the path and the offset. Returns whether the offset is known.
    @discardableResult
    private mutating func locate(_ context: DecodingError.Context, in body: [UInt8]?) -> Bool {
        path = pathText(context.codingPath)
        guard let body, !isOfOtherText(context, than: body) else { return false }
        let place = context.underlyingError as? JSONValueError
        let known = place?.offset ?? offsetOfValue(at: context.codingPath, inJSON: body)
        offset = known ?? 0
        return known != nil
    }

    /// Whether an error is for a text other than the body, such as JSON in a string that the model decodes.
    private func isOfOtherText(_ context: DecodingError.Context, than body: [UInt8]?) -> Bool {
        guard let place = context.underlyingError as? JSONValueError else { return false }
        return place.byteCount != body?.count
    }

    /// Sets the texts for an error without a path. The body is usually not valid JSON.
    private mutating func describeInvalidBody(_ body: [UInt8], _ context: DecodingError.Context) {
        expected = "valid JSON"
        if body.isEmpty {
            found = "an empty body"
        } else if let own = syntaxError(inJSON: body) {
            let fault = context.underlyingError as? JSONSyntaxError ?? own
            offset = min(fault.offset, body.count)
            found = fault.description
        } else if let fault = context.underlyingError as? JSONSyntaxError {
            expected = "valid JSON in a text that the model decodes"
            found = fault.description
        } else {
            expected = "values that fit the model's types"
            found = "\(context.debugDescription) (The text is JSON, but a number may be out of its type's range.)"
        }
    }

    /// Returns ` in “created_at”` if the value at the offset is in a field with another name than the model's key.
    /// Otherwise returns an empty text.
    private func fieldText(_ context: DecodingError.Context, in body: [UInt8]?) -> String {
        guard let name = body.flatMap({ nameOfField(before: offset, in: $0) }),
            let key = context.codingPath.last, key.intValue == nil, key.stringValue != name
        else { return "" }
        return " in “\(name)”"
    }

    /// Returns the value at the offset as a phrase: `the string "x"`, `the number 5`, `an object`. Returns nil if the
    /// body is nil or ends before the offset.
    private func valueText(in body: [UInt8]?, _ redactor: Redactor) -> String? {
        guard let body, body.indices.contains(offset) else { return nil }
        // In UTF-8, the limit of 60 characters needs at most 240 bytes.
        let window = offset..<min(body.count, offset + 240)
        let end = endOfScalar(in: body[window])
        let line = redactor.line(body, in: offset..<(end ?? window.upperBound), limit: 60)
        let isCut = end == nil && window.upperBound < body.count && !line.hasSuffix("…")
        let text = isCut ? line + "…" : line
        switch body[offset] {
        case UInt8(ascii: "\""): return "the string \(text)"
        case UInt8(ascii: "{"): return "an object"
        case UInt8(ascii: "["): return "an array"
        case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): return text
        default: return "the number \(text)"
        }
    }
}

/// Returns the name of the field whose value starts at an offset. Returns nil if there is no field, and for a name with
/// escapes or of more than 64 bytes.
private func nameOfField(before offset: Int, in body: [UInt8]) -> String? {
    let quote = UInt8(ascii: "\"")
    let text = body.prefix(offset).suffix(100)
    guard let colon = text.lastIndex(where: { !$0.isJSONSpace }), body[colon] == UInt8(ascii: ":"),
        let end = text[..<colon].lastIndex(where: { !$0.isJSONSpace }), body[end] == quote,
        let start = text[..<end].lastIndex(of: quote), end - start <= 65,
        text[..<start].last != UInt8(ascii: "\\")
    else { return nil }
    let name = text[start..<end].dropFirst()
    return name.contains(UInt8(ascii: "\\")) ? nil : String(decoding: name, as: UTF8.self)
}

/// Returns the end of the string, number or word at the start of `text`, or nil if `text` does not contain the end.
private func endOfScalar(in text: ArraySlice<UInt8>) -> Int? {
    guard text.first == UInt8(ascii: "\"") else {
        return text.firstIndex { $0.isJSONSpace || ",]}".utf8.contains($0) }
    }
    var position = text.startIndex + 1
    while position < text.endIndex, text[position] != UInt8(ascii: "\"") {
        position += text[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return position < text.endIndex ? position + 1 : nil
}

/// Returns the value that a model requires, by the text of an error that has no type.
private func expectation(in text: String) -> String {
    switch text {
    case "Invalid URL string.": "a URL"
    case "Encountered Data is not valid Base64.": "Base64 data"
    case "Attempted to decode UUID from invalid UUID string.": "a UUID"
    case _ where text.hasSuffix("is not a date in a supported form, such as 2014-04-29T14:18:17Z"): "a date"
    case _ where text.hasSuffix("has no offset from UTC, such as Z or -04:00"): "a date with an offset from UTC"
    case _ where text.hasPrefix("Cannot initialize ") && text.contains(" from invalid "):
        "a value of the enumeration"
    default: "a valid value"
    }
}

/// Whether an error reports that the body is not JSON. Foundation's decoder on Linux also reports this for a number
/// that an `Int` cannot hold.
private func isOfWholeText(_ context: DecodingError.Context) -> Bool {
    context.codingPath.isEmpty && context.debugDescription == "The given data was not valid JSON."
}

extension DecodingError.Context {
    /// Whether an error is for the key of a dictionary. Its path ends with the key.
    fileprivate var isOfKey: Bool {
        debugDescription == "Expected Int key but found String key instead."
            || debugDescription.hasPrefix("Could not convert key to type ")
    }
}

/// Returns a coding path as text: `data.results[3].thumbnail.extension`.
func pathText(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
        if let index = key.intValue {
            text += "[\(index)]"
        } else {
            text += text.isEmpty ? key.stringValue : "." + key.stringValue
        }
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
