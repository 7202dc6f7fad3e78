import FetchingJSON
import Foundation
internal import HTTPSyntax

extension ParsingFailure {
    /// Creates a failure from the error that a mapper threw, such as a `DecodingError`. For an error in one line of a
    /// JSON Lines body, ``path`` starts with the number of the line.
    ///
    /// - Parameters:
    ///   - error: The error that the mapper threw.
    ///   - request: The request.
    ///   - response: The response, or nil if there is none.
    ///   - body: The body of the response.
    public init(_ error: any Error, request: URLRequest, response: URLResponse? = nil, body: Data = Data()) {
        let redactor = Redactor(request: request, response: response)
        let invalidLine = error as? JSONLineError
        let (error, body) = invalidLine.map { ($0.underlying, $0.line) } ?? (error, body)
        let bytes = utf8Bytes(ofJSON: body)
        let fault = DecodingFault(error, in: bytes, redactor)
        let response = response as? HTTPURLResponse
        let headers = response?.headerFields ?? [:]
        self.init(
            request: requestSummary(of: request, redactor),
            path: redactor.line(invalidLine?.place(of: fault.path) ?? fault.path, limit: 300),
            expected: redactor.line(fault.expected, limit: 300),
            found: fault.found.map { redactor.line($0, limit: 300) },
            excerpt: excerptText(of: bytes, at: fault.offset, redactor), status: response?.statusCode,
            headers: headers, mediaType: maskedMediaType(headers, redactor), bodyBytes: body.count,
            message: redactor.message(of: error), underlying: error)
    }
}

/// Returns the bytes around an offset as text on one line, with secrets masked.
private func excerptText(of bytes: [UInt8], at offset: Int, _ redactor: Redactor) -> String {
    let range = max(0, offset - 80)..<min(bytes.count, offset + 110)
    // Masking can make the text longer than the bytes. The text is then truncated.
    let line = redactor.line(bytes, in: range, limit: 198)
    return (range.lowerBound > 0 ? "…" : "") + line
        + (range.upperBound < bytes.count && !line.hasSuffix("…") ? "…" : "")
}
