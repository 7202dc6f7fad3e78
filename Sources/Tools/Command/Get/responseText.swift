import CommandLineSupport
import Fetching
import FetchingJSON
import FetchingText
import Foundation
import HTTPSyntax

/// Returns the status of a response and its body, for a terminal. JSON is indented. Of a body that is not text, only
/// the size and the type are shown. Secrets are masked if the server repeats them.
func responseText(
    _ body: Data, of response: HTTPURLResponse, to request: URLRequest, _ origin: String?, _ style: Style,
    showsSummary: Bool = true
) -> String {
    let summary = summary(of: response, bytes: body.count, origin)
    let isSuccess = (200..<300).contains(response.statusCode)
    let head = showsSummary ? (isSuccess ? style.faint(summary) : style.alarming(summary)) + "\n" : ""
    guard !body.isEmpty else { return head }
    guard let masked = maskedText(body, of: response, to: request) else {
        return head + "The body is not text. To save it, use --out FILE.\n"
    }
    let shown =
        (try? JSONTree(Data(masked.utf8))).map { jsonText($0, .indented, colors: style.isOn ? .terminal : .none) }
        ?? textLines(masked).joined(separator: "\n")
    return head + shown + (shown.hasSuffix("\n") ? "" : "\n")
}

/// Returns the status, the type, the size and the origin of a response, such as `status 200, image/png, 24.1 KB` and
/// `from cache`.
func summary(of response: HTTPURLResponse, bytes: Int, _ origin: String?) -> String {
    let type = mediaType(response.value(forHTTPHeaderField: "Content-Type") ?? "")
    return ["status \(response.statusCode)", cellText(type), sizeText(bytes), origin ?? ""].filter { !$0.isEmpty }
        .joined(separator: ", ")
}
