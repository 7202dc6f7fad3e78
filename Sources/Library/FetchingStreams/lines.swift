import Fetching
import Foundation

/// Returns the lines of a body, without their ends. A line ends with LF, CRLF or CR.
///
/// ```swift
/// let log: Fetcher<Void, ElementStream<String>> = streamFetcher {
///     try createRequest(baseURL: "https://example.com/log")
/// } elements: { body in lines(of: body) }
/// ```
///
/// The text is UTF-8. A byte-order mark at the start is removed, and invalid bytes are replaced by U+FFFD, as the UTF-8
/// decoder of the WHATWG Encoding Standard does (section 6, “UTF-8 decode”). Text after the last line end is also
/// returned as a line. The sequence can be read only once; see ``ResponseBody``.
///
/// - Parameters:
///   - body: The body of a response.
///   - maximumBytes: The maximum length of a line in bytes, without its end. The default is 1 MiB. If a line is
///     longer, the sequence throws an error, even if the end of the line has not arrived. In an endpoint of
///     `streamFetcher`, this error is ``AppError/parsing(_:)``.
/// - Returns: A sequence that throws the errors of the body, and `CancellationError` if the task is cancelled.
public func lines(
    of body: ResponseBody, maximumBytes: Int = 1 << 20
) -> some AsyncSequence<String, any Error> & Sendable {
    ParsedBody(body: body, parser: LineSplitter(maximumBytes: maximumBytes)) {
        $0.append($1)
    } next: { lines in
        try lines.next().map { String(decoding: $0, as: UTF8.self) }
    }
}
