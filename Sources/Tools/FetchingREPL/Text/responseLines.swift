import Fetching
internal import FetchingGenerators
import FetchingText
import Foundation
internal import HTTPSyntax

/// Returns the lines that show a response: the request, the status, the header fields and the body. Secrets of the
/// request are masked if the server repeats them.
func responseLines(_ response: ReceivedResponse, width: Int, style: Style) -> [String] {
    let request = style.faint(cellText("\(response.request)"))
    let head = (response.head as? HTTPURLResponse).map { headLines($0, response.redactor, style: style) } ?? []
    return [request] + head + [""] + bodyLines(response.data, of: response.head, response.redactor, width: width)
}

/// Returns the status and the header fields of a response. Secrets are masked.
func headLines(_ response: HTTPURLResponse, _ redactor: Redactor, style: Style) -> [String] {
    let fields = response.allHeaderFields.map { (name: "\($0.key)", value: "\($0.value)") }
        .sorted { $0.name.lowercased() < $1.name.lowercased() }
    let status = "status \(response.statusCode)"
    return [(200..<300).contains(response.statusCode) ? style.strong(status) : style.alarming(status)]
        + fields.map { name, value in
            let shown = redactor.isSecret(name: name) ? "***" : cellText(redactor.redacted(value))
            return style.faint(cellText(name) + ":") + " " + shown
        }
}

/// Returns the lines of a body: indented JSON, other text, or the number of bytes.
///
/// - Parameters:
///   - head: The response. Its character encoding is used for a body that is not in UTF-8.
///   - redactor: Masks the known secrets. Values under a secret name are shown, because they can be ordinary data.
func bodyLines(_ body: Data, of head: URLResponse? = nil, _ redactor: Redactor? = nil, width: Int) -> [String] {
    if body.isEmpty { return ["(no body)"] }
    let decoded = String(data: body, encoding: .utf8) ?? head.flatMap { bodyText(body, of: $0) }
    var text: String
    let rest: Int
    if let json = indentedJSON(body, width: width) {
        text = json.lines.joined(separator: "\n")
        rest = json.count - json.lines.count
    } else if let decoded, !decoded.utf8.contains(0) {
        let lines = decoded.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        text = lines.prefix(maximumLines).joined(separator: "\n")
        rest = max(0, lines.count - maximumLines)
    } else {
        return ["(\(sizeText(body.count)) that are not text)"]
    }
    if let redactor { text = redactor.redacted(text, isByName: false) }
    return textLines(text) + (rest > 0 ? ["… and \(rest) more lines"] : [])
}
