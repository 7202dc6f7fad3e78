/// A body that does not match its model.
public struct ParsingFailure: Sendable {
    /// The request, without its secrets.
    public let request: RequestSummary
    /// Where in the body, as a person writes it: `data.results[3].thumbnail.extension`; empty for the body as a whole.
    public let path: String
    /// What the model needs there, such as `a string`.
    public let expected: String
    /// What was there instead, such as `the number 5`, if it could be found.
    public let found: String?
    /// The body around the fault, on one line of at most 200 characters.
    public let excerpt: String
    /// How long the body was, in bytes.
    public let bodyBytes: Int
    /// The error that the mapper threw; a `DecodingError` if it was a decoder's.
    public let underlying: any Error
}

extension ParsingFailure {
    init(_ error: any Error, request: URLRequest, body: Data) {
        let names = SecretNames.current
        let secrets = names.values(in: request)
        let fault = DecodingFault(error)
        let location = fault.path.flatMap { JSONLocation(of: $0, in: body) }
        self.request = RequestSummary(request)
        path = fault.path.map(pathText) ?? ""
        expected = names.redacting(text: fault.expected, hiding: secrets)
        found = (fault.found ?? location.map(\.valueText)).map { names.redacting(text: $0, hiding: secrets) }
        excerpt = names.redacting(
            text: oneLine(location?.excerpt ?? String(decoding: body.prefix(200), as: UTF8.self), limit: 200),
            hiding: secrets)
        bodyBytes = body.count
        underlying = error
    }
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

/// The parts of a `DecodingError` that a reader wants.
private struct DecodingFault {
    /// Nil when the error is no decoder's.
    var path: [any CodingKey]?
    var expected: String
    var found: String?

    init(_ error: any Error) {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            path = context.codingPath
            expected = "a value for “\(key.stringValue)”"
            found = "no such key"
        case DecodingError.typeMismatch(let type, let context):
            path = context.codingPath
            expected = name(of: type)
        case DecodingError.valueNotFound(let type, let context):
            path = context.codingPath
            expected = name(of: type)
            found = "null"
        case DecodingError.dataCorrupted(let context):
            path = context.codingPath
            expected = context.codingPath.isEmpty ? "valid JSON" : "a valid value"
            found = context.debugDescription + (reason(context.underlyingError).map { " (\($0))" } ?? "")
        default:
            expected = "a body that the mapper can read"
            found = "\(error)"
        }
    }
}

/// What Foundation's parser says of text that isn't JSON, with the line and column.
private func reason(_ error: (any Error)?) -> String? {
    (error as? NSError)?.userInfo["NSDebugDescription"] as? String
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
