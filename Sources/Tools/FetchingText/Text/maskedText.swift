import Fetching
import Foundation

/// Returns the body of a response as text, or nil if it is not text. If the server repeats secrets of the request, they
/// are masked. A field such as `token` is shown, because it can be ordinary data.
public func maskedText(_ body: Data, of response: HTTPURLResponse, to request: URLRequest) -> String? {
    guard let decoded = String(data: body, encoding: .utf8) ?? bodyText(body, of: response), !decoded.utf8.contains(0)
    else { return nil }
    return Redactor(request: request, response: response).redacted(decoded, isByName: false)
}

/// Returns a URL, or a part of one, on one line with secrets masked.
public func maskedURL(_ text: String) -> String { cellText(Redactor().redacted(text)) }

/// Returns the method and the URL of a request on one line, with secrets masked.
public func maskedSummary(of request: URLRequest) -> String { cellText(requestSummary(of: request)) }
