import Fetching
import Foundation
internal import HTTPSyntax

/// Returns the lines that explain an error to a person: what happened, and the request. For a body that doesn't match
/// its model, they also show the path, the expected value, the found value and the part of the body around this value.
/// Secrets are masked.
public func errorLines(
    _ error: any Error, width: Int, style: Style = Style(isTerminal: false, environment: [:])
) -> [String] {
    let (title, details) = parts(of: error)
    let lines = details.filter { !$0.isEmpty }.flatMap { wrapped(cellText($0), width: max(20, width - 2)) }
    return wrapped(cellText(title), width: width).map(style.alarming) + lines.map { "  " + $0 }
}

/// Returns the error for a response with the status of a failure.
///
/// - Parameters:
///   - body: The beginning of the body.
///   - error: The error because of which the body is not complete, or nil.
public func statusFailure(
    _ response: HTTPURLResponse, to request: URLRequest, body: Data, bodyError error: (any Error)?
) -> ServerFailure {
    ServerFailure(request: request, response: response, body: body, bodyError: error, message: serverMessage)
}

private func parts(of error: any Error) -> (title: String, details: [String]) {
    switch error {
    case let error as AppError: parts(of: error)
    case let error as ServerFailure: parts(of: AppError.server(error))
    case is CancellationError: ("Stopped.", [])
    case let error as URLError where error.code == .cancelled: ("Stopped.", [])
    case let error as URLError: parts(of: error)
    case let error as DecodingError: parts(of: error)
    default: ("Error: \(UnknownFailure(error).reason)", [])
    }
}

/// Returns the title and the details of an error that a closure threw, and not an endpoint. Only the URL of the request
/// is known.
private func parts(of error: URLError) -> (title: String, details: [String]) {
    let failure = NetworkFailure(error, request: URLRequest(url: error.failingURL ?? noURL))
    let title = AppError.network(failure).errorDescription ?? "The call failed."
    let url = error.failingURL.map { Redactor().redacted($0.absoluteString) } ?? ""
    return (title, [url, failure.reason])
}

/// Returns the title and the details of an error that a closure threw, and not an endpoint. The JSON text is not known.
private func parts(of error: DecodingError) -> (title: String, details: [String]) {
    let failure = ParsingFailure(error, request: URLRequest(url: noURL))
    let title = AppError.parsing(failure).errorDescription ?? "The call failed."
    let isNotJSON = "The given data was not valid JSON."
    if case .dataCorrupted(let context) = error, context.debugDescription == isNotJSON {
        return (title, [isNotJSON, context.underlyingError.map { UnknownFailure($0).reason } ?? ""])
    }
    return (title, [placeText(failure)])
}

private let noURL = URL(filePath: "/")

private func placeText(_ failure: ParsingFailure) -> String {
    let found = failure.found.map { ", found \($0)" } ?? ""
    return "at \(failure.path.isEmpty ? "the top level" : failure.path): expected \(failure.expected)\(found)"
}

private func parts(of error: AppError) -> (title: String, details: [String]) {
    var title = error.errorDescription ?? "The call failed."
    switch error {
    case .request(let failure): return ("The request could not be sent: \(failure.reason).", [])
    case .cancelled: return (title, [])
    case .network(let failure): return (title, ["\(failure.request)", failure.reason])
    case .server(let failure):
        // The sentences of the library are for the user of an app.
        if failure.message == nil, let text = [401: "requires credentials", 403: "refuses access"][failure.status] {
            title = "The server \(text) (\(failure.status))."
        }
        let type = shownType(failure.header("Content-Type"))
        let size = "\(sizeText(failure.body.count)) \(type)"
        let excerpt = type.contains("html") ? nil : failure.excerpt
        return (
            title,
            [
                "\(failure.request)", "status \(failure.status), \(size)",
                excerpt.map { $0.hasPrefix("body: ") ? $0 : "" } ?? "",
                failure.bodyFault.map { "the body is incomplete: \($0)" } ?? "",
            ]
        )
    case .parsing(let failure):
        return (
            title,
            [
                "\(failure.request)",
                placeText(failure),
                failure.excerpt.isEmpty ? "" : "in \(failure.excerpt)",
                "status \(failure.status.map { String($0) } ?? "unknown"), "
                    + "\(sizeText(failure.bodyBytes)) \(shownType(failure.header("Content-Type")))",
            ]
        )
    case .unknown(let failure): return ("Error: \(failure.reason)", [failure.request.map { "\($0)" } ?? ""])
    }
}

/// Returns the media type in a field `Content-Type`, with secrets masked.
private func shownType(_ field: String?) -> String { Redactor().line(mediaType(field ?? ""), limit: 60) }
