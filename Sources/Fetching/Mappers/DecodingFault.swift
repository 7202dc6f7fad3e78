import Foundation

/// The parts of a mapper's error that a reader wants: where, what was expected, what was found.
struct DecodingFault {
    private(set) var path = ""
    private(set) var expected = "a body that the mapper can read"
    private(set) var found: String?
    /// Where in the body the fault is, as far as that is known.
    private(set) var offset = 0

    /// - Parameters:
    ///   - error: What the mapper threw.
    ///   - body: The body, to look the value up in, in UTF-8 if it is text; nil if it is not at hand.
    ///   - redactor: Cleans what is shown of it.
    init(_ error: any Error, in body: [UInt8]?, _ redactor: Redactor) {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            _ = locate(context, in: body)
            expected = "a value for “\(key.stringValue)”"
            found = "no such key"
        case DecodingError.typeMismatch(let type, let context):
            found = locate(context, in: body)?.valueText(redactor)
            expected = name(of: type)
        case DecodingError.valueNotFound(let type, let context):
            _ = locate(context, in: body)
            expected = name(of: type)
            found = "null"
        case DecodingError.dataCorrupted(let context):
            let value = locate(context, in: body)?.valueText(redactor)
            expected = "a valid value"
            found = value.map { "\($0) (\(context.debugDescription))" } ?? context.debugDescription
            if let body, isOfWhole(context) { blame(body, context) }
        case let error as MappingError:
            expected = error.expected
            found = error.found
        default:
            found = "\(error)"
        }
    }

    private mutating func locate(_ context: DecodingError.Context, in body: [UInt8]?) -> JSONLocation? {
        path = pathText(context.codingPath)
        let location = body.flatMap { JSONLocation(of: context.codingPath, in: $0) }
        offset = location?.value.lowerBound ?? 0
        return location
    }

    /// For a body that is no good as a whole.
    private mutating func blame(_ body: [UInt8], _ context: DecodingError.Context) {
        expected = "valid JSON"
        if body.isEmpty {
            found = "an empty body"
        } else if let fault = context.underlyingError as? JSONSyntaxError ?? syntaxError(in: body) {
            offset = min(fault.offset, body.count)
            found = fault.description
        } else {
            expected = "values that fit the model's types"
            found = "\(context.debugDescription) (It is well-formed: a number may be out of its type's range.)"
        }
    }
}

/// Whether a decoder says that the body is no JSON. On Linux Foundation's says so also of a number that an `Int` cannot
/// hold, without a path.
private func isOfWhole(_ context: DecodingError.Context) -> Bool {
    context.codingPath.isEmpty && context.debugDescription == "The given data was not valid JSON."
}

/// Where Foundation's decoder found a fault, which on Linux it doesn't say.
private func syntaxError(in body: [UInt8]) -> JSONSyntaxError? {
    do throws(JSONSyntaxError) { _ = try jsonNodes(in: JSONText(utf8: body)) } catch { return error }
    return nil
}

/// A coding path as a person writes it.
func pathText(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
        if let index = key.intValue {
            text += "[\(index)]"
        } else {
            text += text.isEmpty ? key.stringValue : "." + key.stringValue
        }
    }
}

/// A type as JSON knows it.
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
