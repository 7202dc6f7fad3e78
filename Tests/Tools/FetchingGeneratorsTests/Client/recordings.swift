import Fetching
import Foundation

@testable import FetchingGenerators

/// Returns an exchange with JSON.
///
/// - Parameters:
///   - line: The method and the URL; a URL that begins with a slash is one of `https://api.example.com`.
///   - sent: The body of the request.
func exchange(
    _ line: String, _ status: Int = 200, _ body: String = "", sent: String? = nil, headers: [String: String] = [:],
    type: String = "application/json", sentType: String = "application/json"
) -> RecordedExchange {
    let words = line.split(separator: " ", maxSplits: 1).map { String($0) }
    let text = words[1].hasPrefix("/") ? "https://api.example.com" + words[1] : words[1]
    var request = URLRequest(url: URL(string: text) ?? URL(filePath: "/"))
    request.httpMethod = words[0]
    request.allHTTPHeaderFields = headers
    if let sent {
        request.httpBody = Data(sent.utf8)
        request.setValue(sentType, forHTTPHeaderField: "Content-Type")
    }
    return RecordedExchange(request, status: status, headers: ["Content-Type": type], body: Data(body.utf8))
}

extension ClientSource {
    /// The text of the file at the end of a path; empty if there is none.
    func text(_ path: String) -> String { files.first { $0.path.hasSuffix(path) }?.text ?? "" }

    /// All files except the recording.
    var source: String { files.filter { !$0.path.hasSuffix(".har") }.map(\.text).joined() }

    /// All files.
    var everything: String { files.map { $0.path + "\n" + $0.text }.joined() }
}
