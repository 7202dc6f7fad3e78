import Foundation
import Fetching

/// The requests that a stub responds to, such as `GET /heroes?page=2`.
struct StubPattern: Sendable {
    private let method: String
    private let target: URLComponents

    /// Creates a pattern from a method and a path or an absolute URL. Without a method, the pattern is for `GET`.
    init(_ text: String) {
        let words = text.split(separator: " ", maxSplits: 1)
        let hasMethod = !text.hasPrefix("/") && words.count == 2
        method = hasMethod ? String(words[0]) : "GET"
        target = URLComponents(string: hasMethod ? String(words[1]) : text) ?? URLComponents()
    }

    /// The method and the path or the URL, with secrets masked.
    var text: String { "\(method) \(redacted(target).string ?? "")" }

    /// Returns whether the path of a request is the path of the pattern.
    func hasPath(of request: URLRequest) -> Bool {
        components(of: request).percentEncodedPath == target.percentEncodedPath
    }

    /// Returns the differences between a request and the pattern, one on each line. Secrets are masked.
    func differences(from request: URLRequest) -> [String] {
        let url = components(of: request)
        var differences = [difference("method", request.httpMethod ?? "GET", method)]
        if target.host != nil {
            differences.append(difference("scheme", url.scheme, target.scheme))
            differences.append(difference("host", url.host, target.host))
            differences.append(difference("port", url.port.map(String.init), target.port.map(String.init)))
        }
        differences.append(difference("path", url.percentEncodedPath, target.percentEncodedPath))
        if target.percentEncodedQuery != nil {
            let (values, expected) = (query(of: url), query(of: target))
            let shown = (query(of: redacted(url)), query(of: redacted(target)))
            for name in Set(values.keys).union(expected.keys).sorted() where values[name] != expected[name] {
                differences.append(
                    difference("query \(name)", shown.0[name], shown.1[name])
                        ?? "query \(name): the request has another secret value than the stub")
            }
        }
        return differences.compactMap { $0 }
    }

    private func difference(_ part: String, _ value: String?, _ expected: String?) -> String? {
        func quoted(_ text: String?) -> String { text.map { "“\($0)”" } ?? "nothing" }
        return value == expected
            ? nil : "\(part): the request has \(quoted(value)), the stub has \(quoted(expected))"
    }

    private func components(of request: URLRequest) -> URLComponents {
        request.url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true) } ?? URLComponents()
    }

    /// Returns the values of the query items by name. Several values with one name are joined in their order.
    private func query(of components: URLComponents) -> [String: String] {
        let items = (components.queryItems ?? []).map { ($0.name, $0.value ?? "") }
        return Dictionary(items, uniquingKeysWith: { "\($0), \($1)" })
    }

    private func redacted(_ components: URLComponents) -> URLComponents {
        guard let url = components.url else { return components }
        return URLComponents(string: RequestSummary(URLRequest(url: url)).url) ?? URLComponents()
    }
}
