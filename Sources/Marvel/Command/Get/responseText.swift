import Fetching
import FetchingJSON
import FetchingREPL
import Foundation
import HTTPSyntax

/// Returns the status of a response and its body, for a terminal. JSON is indented. Of a body that is not text, only
/// the size and the type are shown. Secrets are masked if the server repeats them.
func responseText(_ body: Data, of response: HTTPURLResponse, _ redactor: Redactor, _ origin: String?, _ style: Style)
    -> String
{
    let summary = summary(of: response, bytes: body.count, origin)
    let isSuccess = (200..<300).contains(response.statusCode)
    let head = isSuccess ? style.faint(summary) : style.alarming(summary)
    guard !body.isEmpty else { return head + "\n" }
    guard let decoded = String(data: body, encoding: .utf8) ?? (try? text(body, of: response)),
        !decoded.utf8.contains(0)
    else { return head + "\nThe body is not text. To save it, use --output FILE.\n" }
    // Only known secrets are masked. A field such as `token` can be ordinary data.
    let masked = redactor.redacted(decoded, isByName: false)
    let shown =
        (try? JSONTree(Data(masked.utf8))).map { jsonText($0, .indented, colors: style.isOn ? .terminal : .none) }
        ?? lines(for: masked, width: .max, style: style).joined(separator: "\n")
    return head + "\n" + shown + (shown.hasSuffix("\n") ? "" : "\n")
}

/// Returns the status, the type, the size and the origin of a response, such as `status 200, image/png, 24.1 KB` and
/// `from cache`.
func summary(of response: HTTPURLResponse, bytes: Int, _ origin: String?) -> String {
    let type = mediaType(response.value(forHTTPHeaderField: "Content-Type") ?? "")
    return ["status \(response.statusCode)", cellText(type), sizeText(bytes), origin ?? ""].filter { !$0.isEmpty }
        .joined(separator: ", ")
}

/// Returns the lines that show the head of a request. Each line starts with `> `, and secrets are masked.
func headText(_ request: URLRequest) -> String {
    let redactor = Redactor(request: request)
    let lines = [requestSummary(of: request)] + fieldLines(request.allHTTPHeaderFields ?? [:], redactor)
    return lines.map { "> \($0)\n" }.joined()
}

/// Returns the lines that show the head of a response. Each line starts with `< `, and secrets are masked. After a
/// redirect, the first line has the URL of the response. The first line ends with the origin, such as `from cache`.
func headText(
    _ response: HTTPURLResponse, of request: URLRequest, _ redactor: Redactor, _ origin: String?
) -> String {
    let isRedirected = response.url?.absoluteString != request.url?.absoluteString
    let url = isRedirected ? " from " + redactor.line(response.url?.absoluteString ?? "", limit: 2000) : ""
    let lines =
        ["status \(response.statusCode)\(url)" + (origin.map { ", " + $0 } ?? "")]
        + fieldLines(response.headerFields, redactor)
    return lines.map { "< \($0)\n" }.joined()
}

private func fieldLines(_ fields: [String: String], _ redactor: Redactor) -> [String] {
    fields.sorted { $0.key.lowercased() < $1.key.lowercased() }.map { name, value in
        "\(cellText(name)): " + (redactor.isSecret(name: name) ? "***" : cellText(redactor.redacted(value)))
    }
}
