// Unchecked: a subclass of `HTTPURLResponse` must repeat that it is `Sendable`. Its only property is constant.

import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A response with a status outside 200..<300 whose body could not be read completely, for example because it is not
/// valid gzip. The status is more important than the body, so layers and callers still get the response.
///
/// A subclass, so that layers pass the reason on without knowing it.
private final class IncompleteResponse: HTTPURLResponse, @unchecked Sendable {
    let reason: any Error

    init?(_ response: HTTPURLResponse, url: URL, _ reason: any Error) {
        self.reason = reason
        super.init(
            url: url, statusCode: response.statusCode, httpVersion: nil, headerFields: response.headerFields)
    }

    required init?(coder: NSCoder) { nil }
}

extension URLResponse {
    /// The error because of which the body of this response is not complete, or nil if the body is complete.
    public var bodyError: (any Error)? { (self as? IncompleteResponse)?.reason }
}

extension HTTPURLResponse {
    /// Whether the status is in 200..<300 (RFC 9110 §15.3).
    public var isSuccess: Bool { (200..<300).contains(statusCode) }

    /// Returns this response with the part of its body that has arrived. Throws `error` if the status is successful,
    /// because the caller needs the complete body, and if the task was cancelled.
    public func withPart(_ body: Data, of error: any Error) throws -> (Data, URLResponse) {
        guard !isSuccess, !(error is CancellationError), let url,
            let response = IncompleteResponse(self, url: url, error)
        else { throw error }
        return (Data(body.prefix(64 << 10)), response)
    }
}
