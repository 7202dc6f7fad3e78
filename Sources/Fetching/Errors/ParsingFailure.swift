import Foundation

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
    /// The answer's status, if it was HTTP.
    public let status: Int?
    /// The answer's header fields, the values of secret ones masked: a `Content-Type` of `text/html` says much.
    public let headers: [String: String]
    /// How long the body was, in bytes.
    public let bodyBytes: Int
    /// The error that the mapper threw; a `DecodingError` if it was a decoder's.
    public let underlying: any Error

    /// Makes a failure from what a mapper throws, such as a ``MappingError``.
    ///
    /// - Parameters:
    ///   - error: What the mapper threw.
    ///   - request: The request.
    ///   - response: Its answer, if one is at hand.
    ///   - body: The answer's body.
    public init(_ error: any Error, request: URLRequest, response: URLResponse? = nil, body: Data = Data()) {
        let redactor = Redactor(request: request, response: response)
        let bytes = (try? JSONText(body).bytes) ?? [UInt8](body)
        let fault = DecodingFault(error, in: bytes, redactor)
        self.request = RequestSummary(request)
        path = redactor.line(fault.path, limit: 300)
        expected = redactor.line(fault.expected, limit: 300)
        found = fault.found.map { redactor.line($0, limit: 300) }
        let around = max(0, fault.offset - 80)..<min(bytes.count, fault.offset + 110)
        // Masks can make it longer than the bytes that it shows, and cut by its limit too.
        let line = redactor.line(bytes, in: around, limit: 198)
        excerpt =
            (around.lowerBound > 0 ? "…" : "") + line
            + (around.upperBound < bytes.count && !line.hasSuffix("…") ? "…" : "")
        let answer = response as? HTTPURLResponse
        status = answer?.statusCode
        headers = redactor.fields(answer?.headerFields ?? [:])
        bodyBytes = body.count
        underlying = error
    }

    /// The value of a header field, whatever the case of its name.
    public func header(_ name: String) -> String? { headers.value(ofHeader: name) }
}

extension ParsingFailure: CustomStringConvertible, CustomReflectable {
    /// One line for a log: the request, where, what was expected and found, and the body around it.
    public var description: String {
        "\(request): " + faultText(path: path, expected: expected, found: found)
            + (excerpt.isEmpty ? "" : ", in \(excerpt)")
    }

    /// Without children: the error beneath may have secrets in it.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// A fault as a phrase: `data.results[3].name: expected a string, found null`.
func faultText(path: String, expected: String, found: String?) -> String {
    (path.isEmpty ? "" : "\(path): ") + "expected \(expected)" + (found.map { ", found \($0)" } ?? "")
}
