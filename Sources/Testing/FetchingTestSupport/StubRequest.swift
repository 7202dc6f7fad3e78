import Fetching
import FetchingRules
import Foundation
internal import HTTPSyntax

/// A request, and the parts of it that stubs compare.
struct StubRequest: Sendable {
    let request: URLRequest
    let method: String
    let url: URLParts
    let query: [String: String]

    /// Returns nil if the request has no URL.
    init?(_ request: URLRequest) {
        guard let url = request.url else { return nil }
        self.request = request
        method = request.httpMethod ?? "GET"
        self.url = URLParts(url)
        query = values(ofQuery: url.absoluteURL.query(percentEncoded: true) ?? "")
    }
}

/// The method and the URL of a stub, such as `GET /heroes?page=2`.
struct StubTarget {
    /// The method, and the path or the URL, with secrets masked.
    let name: String
    let path: String
    /// The requirements for the method and, in an absolute URL, for the scheme, the host and the port.
    let origin: [RuleRequirement<StubRequest>]
    /// The requirement for the query, if there is one.
    let query: [RuleRequirement<StubRequest>]

    /// False if the text contains an absolute URL that is not valid.
    let isValid: Bool

    init(_ text: String) {
        let words = text.split(separator: " ", maxSplits: 1)
        let hasMethod = !text.hasPrefix("/") && words.count == 2
        let method = hasMethod ? String(words[0]) : "GET"
        let target = hasMethod ? words[1] : text[...]
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        name = "\(method) \(Redactor().redacted(String(target)))"

        var origin: [RuleRequirement<StubRequest>] = [
            .part("method", equals: method) { $0.method }
        ]
        if let authority = parts[0].range(of: "://")?.upperBound {
            let end = parts[0][authority...].firstIndex(of: "/") ?? parts[0].endIndex
            let url = parsedURL(String(parts[0][..<end])).map(URLParts.init)
            isValid = url?.host != nil
            origin += [
                .part("scheme", equals: url?.scheme) { $0.url.scheme },
                .part("host", equals: url?.host) { $0.url.host },
                .part("port", equals: url?.port) { $0.url.port },
            ]
            path = end == parts[0].endIndex ? "/" : String(parts[0][end...])
        } else {
            isValid = true
            path = String(parts[0])
        }
        self.origin = origin
        query = parts.count == 1 ? [] : [.query(equals: values(ofQuery: String(parts[1])))]
    }
}

/// Returns the values of query items by name. Several values with one name are joined in their order.
private func values(ofQuery query: String) -> [String: String] {
    Dictionary(decodedQueryItems(query).map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { "\($0), \($1)" })
}

extension RuleRequirement<StubRequest> {
    /// A requirement for a part of the request. If `key` is the name of a secret, the values are not shown. By default,
    /// `key` is `name`.
    static func part<Value: Equatable & Sendable>(
        _ name: String, named key: String? = nil, equals value: Value,
        _ read: @escaping @Sendable (StubRequest) -> Value
    ) -> Self {
        RuleRequirement(isMet: { read($0) == value }) { input in
            [.value(name, found: shown(read(input), key ?? name), required: shown(value, key ?? name))]
        }
    }

    static func queryItem(_ name: String, equals value: String) -> Self {
        .part("query \(name)", named: name, equals: value) { $0.query[name] }
    }

    static func header(_ name: String, equals value: String) -> Self {
        .part("header \(name)", named: name, equals: value) { $0.request.value(forHTTPHeaderField: name) }
    }

    /// A requirement for all query items, except further items with a secret name, such as an API key.
    static func query(equals values: [String: String]) -> Self {
        @Sendable func compared(_ input: StubRequest) -> [String: String] {
            input.query.filter { values[$0.key] != nil || !SecretNames.current.contains($0.key) }
        }
        return RuleRequirement(isMet: { compared($0) == values }) { input in
            let found = compared(input)
            return Set(found.keys).union(values.keys).sorted().filter { found[$0] != values[$0] }.map { name in
                .value("query \(name)", found: shown(found[name], name), required: shown(values[name], name))
            }
        }
    }
}
