import Fetching
import Foundation
internal import HTTPSyntax

/// Returns the lines that show the head of a request. Each line starts with `> `, and secrets are masked.
public func headText(_ request: URLRequest) -> String {
    let redactor = Redactor(request: request)
    let lines = [requestSummary(of: request)] + fieldLines(request.allHTTPHeaderFields ?? [:], redactor)
    return lines.map { "> \($0)\n" }.joined()
}

/// Returns the lines that show the head of a response. Each line starts with `< `, and secrets are masked. After a
/// redirect, the first line has the URL of the response.
///
/// - Parameter origin: The end of the first line, such as `from cache`, or nil for none.
public func headText(_ response: HTTPURLResponse, to request: URLRequest, origin: String?) -> String {
    let redactor = Redactor(request: request, response: response)
    let isRedirected = response.url?.absoluteString != request.url?.absoluteString
    let url = isRedirected ? " from " + redactor.line(response.url?.absoluteString ?? "", limit: 2000) : ""
    let lines =
        ["status \(response.statusCode)\(url)" + (origin.map { ", " + $0 } ?? "")]
        + fieldLines(response.headerFields, redactor)
    return lines.map { "< \($0)\n" }.joined()
}

/// Returns the head of a response as `curl -i` shows it, with an empty line at the end. Secrets are masked.
public func includedHead(_ response: HTTPURLResponse, to request: URLRequest) -> String {
    let fields = fieldLines(response.headerFields, Redactor(request: request, response: response))
    return (["HTTP \(response.statusCode)"] + fields + [""]).map { $0 + "\n" }.joined()
}

private func fieldLines(_ fields: [String: String], _ redactor: Redactor) -> [String] {
    fields.sorted { $0.key.lowercased() < $1.key.lowercased() }.map { name, value in
        "\(cellText(name)): " + (redactor.isSecret(name: name) ? "***" : cellText(redactor.redacted(value)))
    }
}
