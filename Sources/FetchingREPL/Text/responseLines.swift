import Fetching
import Foundation

/// Returns the lines that show a response: the request, the status, the header fields and the body.
func responseLines(_ response: ReceivedResponse, width: Int, style: Style) -> [String] {
    let request = style.faint(cellText("\(response.request)"))
    let head = (response.head as? HTTPURLResponse).map { headLines($0, style: style) } ?? []
    return [request] + head + [""] + bodyLines(response.data, of: response.head, width: width)
}

/// Returns the status and the header fields of a response. The values of secret fields are masked.
func headLines(_ response: HTTPURLResponse, style: Style) -> [String] {
    let fields = response.allHeaderFields.map { (name: "\($0.key)", value: "\($0.value)") }
        .sorted { $0.name.lowercased() < $1.name.lowercased() }
    let status = "status \(response.statusCode)"
    return [(200..<300).contains(response.statusCode) ? style.strong(status) : style.alarming(status)]
        + fields.map { name, value in
            style.faint(cellText(name) + ":") + " " + (isSecretName(name) ? "***" : cellText(value))
        }
}

/// Returns the lines of a body: indented JSON, other text, or the number of bytes.
///
/// - Parameter head: The response. Its character encoding is used for a body that is not in UTF-8.
func bodyLines(_ body: Data, of head: URLResponse? = nil, width: Int) -> [String] {
    if body.isEmpty { return ["(no body)"] }
    let decoded = String(data: body, encoding: .utf8) ?? head.flatMap { try? Fetching.text(body, of: $0) }
    let lines: [String]
    if let json = indentedJSON(body, width: width) {
        lines = json
    } else if let text = decoded, !text.utf8.contains(0) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    } else {
        return ["(\(sizeText(body.count)) that are not text)"]
    }
    let shown = lines.prefix(maximumLines).map { withoutLineBreaks($0) }
    let rest = lines.count - shown.count
    return shown + (rest > 0 ? ["… and \(rest) more lines"] : [])
}
