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

    init(_ error: any Error, request: URLRequest, response: URLResponse, body: Data) {
        let redactor = Redactor(request: request, response: response)
        let bytes = [UInt8](body)
        let fault = DecodingFault(error, in: bytes, redactor)
        self.request = RequestSummary(request)
        path = redactor.line(fault.path, limit: 300)
        expected = redactor.line(fault.expected, limit: 300)
        found = fault.found.map { redactor.line($0, limit: 300) }
        let around = max(0, fault.offset - 80)..<min(bytes.count, fault.offset + 110)
        excerpt =
            (around.lowerBound > 0 ? "…" : "") + redactor.line(bytes, in: around, limit: 198)
            + (around.upperBound < bytes.count ? "…" : "")
        bodyBytes = body.count
        underlying = error
    }
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
