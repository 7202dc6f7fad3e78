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
            let nearest = body.flatMap { nearestName(to: key.stringValue, at: context.codingPath, inJSON: $0) }
            found = "no such key" + (nearest.map { " (similar: “\($0)”)" } ?? "")
        case DecodingError.typeMismatch(let type, let context):
            let isLocated = locate(context, in: body)
            expected = name(of: type)
            let hint = (context.underlyingError as? JSONValueError)?.hint
            let parts = [isLocated ? valueText(in: body, redactor) : nil, hint].compactMap(\.self)
            found = parts.isEmpty ? nil : parts.joined(separator: ": ")
        case DecodingError.valueNotFound(let type, let context):
            locate(context, in: body)
            expected = name(of: type)
            found = "null"
        case DecodingError.dataCorrupted(let context) where body != nil && isOfWholeText(context):
            describeInvalidBody(body ?? [], context)
        case DecodingError.dataCorrupted(let context):
            let isLocated = locate(context, in: body)
            expected = "a valid value"
            let value = isLocated ? valueText(in: body, redactor) : nil
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
        let place = context.underlyingError as? JSONValueError
        let known =
            place?.byteCount == body?.count
            ? place?.offset : body.flatMap { offsetOfValue(at: context.codingPath, inJSON: $0) }
        offset = known ?? 0
        return known != nil
    }

    /// Sets the texts for an error without a path. The body is usually not valid JSON.
    private mutating func describeInvalidBody(_ body: [UInt8], _ context: DecodingError.Context) {
        expected = "valid JSON"
        if body.isEmpty {
            found = "an empty body"
        } else if let fault = context.underlyingError as? JSONSyntaxError ?? syntaxError(inJSON: body) {
            offset = min(fault.offset, body.count)
            found = fault.description
        } else {
            expected = "values that fit the model's types"
            found = "\(context.debugDescription) (The text is JSON, but a number may be out of its type's range.)"
        }
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

/// Whether an error reports that the body is not JSON. Foundation's decoder on Linux also reports this for a number
/// that an `Int` cannot hold.
private func isOfWholeText(_ context: DecodingError.Context) -> Bool {
    context.codingPath.isEmpty && context.debugDescription == "The given data was not valid JSON."
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
