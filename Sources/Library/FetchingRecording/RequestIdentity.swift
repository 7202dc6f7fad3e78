import Fetching
internal import FetchingJSON
import Foundation
internal import HTTPSyntax

/// The parts of a request that a recording compares, without secrets. A request gets a response that was recorded for
/// an equal identity.
struct RequestIdentity: Hashable, Sendable {
    private enum Body: Hashable, Sendable {
        case notCompared
        case json(JSONTree)
        /// The fields of a form, sorted.
        case form([String])
        case other(Data)
    }

    let method: String
    /// The scheme, the host and the port. Empty if they are not compared.
    private let origin: [String?]
    private let path: String
    /// The names and the values, in a normal percent-encoding. A server or a file chooses them, and comparing decoded
    /// texts with many combining marks takes quadratic time. Besides, two texts with different bytes can be equal.
    private let query: [String: String]
    private let headers: [String: String?]
    private let body: Body

    /// Creates the identity of a request or of a recorded exchange.
    ///
    /// - Parameters:
    ///   - header: Returns the value of a header field.
    ///   - redactor: Masks the secrets of the current call.
    init(
        method: String, url: URL, header: (String) -> String?, body: Data?, _ rules: Set<RecordingRule>,
        _ redactor: Redactor
    ) {
        let parts =
            URLComponents(
                url: removingSecrets(from: url, redactor), resolvingAgainstBaseURL: true) ?? URLComponents()
        let scheme = parts.scheme?.lowercased()
        let port = parts.port ?? ["http": 80, "https": 443][scheme ?? ""]
        self.method = method
        origin =
            rules.contains(.anyHost) ? [] : [scheme, parts.encodedHost?.lowercased(), port.map { String($0) }]
        let path = withoutDotSegments(normalizingPercentEncoding(parts.percentEncodedPath))
        self.path = path.isEmpty ? "/" : path
        // Forms write a space as `+`, and a plus sign as `%2B`.
        let items = decodedQueryItems((parts.percentEncodedQuery ?? "").replacingScalars("+", with: "%20"))
        query = Dictionary(items.map { (percentEncoded($0.name), percentEncoded($0.value ?? "")) }) { "\($0), \($1)" }
        var headers: [String: String?] = [:]
        // Nil if the body is not compared.
        var ignoredFields: Set<String>?
        for rule in rules {
            switch rule {
            case .anyHost: break
            case .header(let name):
                headers[name] = redactor.isSecret(name: name) ? nil : header(name).map { redactor.redacted($0) }
            case .body(let ignored): ignoredFields = (ignoredFields ?? []).union(ignored)
            }
        }
        self.headers = headers
        self.body =
            ignoredFields.map { Self.content(body ?? Data(), header("Content-Type") ?? "", $0, redactor) }
            ?? .notCompared
    }

    private static func content(
        _ body: Data, _ contentType: String, _ ignored: Set<String>, _ redactor: Redactor
    ) -> Body {
        let body = removingSecrets(from: body, redactor)
        if let tree = try? JSONTree(body) { return .json(tree.normalized.without(ignored, redactor)) }
        guard mediaType(contentType) == "application/x-www-form-urlencoded" else { return .other(body) }
        let fields = String(decoding: body, as: UTF8.self).utf8.split(separator: UInt8(ascii: "&"))
            .map { String(Substring($0)) }
        return .form(
            fields.filter { field in
                let name = percentDecoded(Substring(field.utf8.prefix { $0 != UInt8(ascii: "=") }))
                // Hashing a text with many combining marks takes quadratic time.
                let isIgnored = name.utf8.count <= 1024 && ignored.contains(name)
                return !isIgnored && !redactor.isSecret(name: name)
            }.sorted())
    }

    /// Returns a sentence for each difference from a recorded request. Secrets are masked.
    func differences(from recorded: RequestIdentity) -> [String] {
        func part(_ name: String, _ found: String?, _ required: String?) -> [String] {
            found == required ? [] : [difference(name, found.map { shown($0, []) }, required.map { shown($0, []) })]
        }
        func parts(
            _ kind: String, _ found: [String: String?], _ required: [String: String?],
            decoding text: (String) -> String = { $0 }
        ) -> [String] {
            Set(found.keys).union(required.keys).sorted().filter { found[$0] != required[$0] }.map { key in
                let name = text(key)
                let values = [found, required].map { ($0[key] ?? nil).map { shown(text($0), [name]) } }
                return difference("\(kind) \(name)", values[0], values[1])
            }
        }
        var differences = part("method", method, recorded.method)
        for (name, pair) in zip(["scheme", "host", "port"], zip(origin, recorded.origin)) {
            differences += part(name, pair.0, pair.1)
        }
        differences += part("path", path, recorded.path) + parts("query", query, recorded.query) { percentDecoded($0) }
        differences += parts("header", headers, recorded.headers)
        switch (body, recorded.body) {
        case (.json(let found), .json(let required)):
            differences += found.differences(from: required, isSubset: false, at: "body", shown: shown)
                .map { difference($0.path, $0.found, $0.required) }
        case (.form(let found), .form(let required)):
            differences += part("body", found.joined(separator: "&"), required.joined(separator: "&"))
        case (let found, let required):
            if found != required { differences.append("body: the bodies of the two requests differ") }
        }
        return differences
    }

    /// Returns the number of parts that differ from a recorded request. A different method, origin or path counts 100
    /// more, so that it outweighs differences in the query.
    func distance(to recorded: RequestIdentity) -> Int {
        let isOther = [method != recorded.method, origin != recorded.origin, path != recorded.path]
        return 100 * isOther.count { $0 } + differences(from: recorded).count
    }
}

/// Returns a value as it is shown. It is masked if a field that contains it has a secret name.
private func shown(_ text: String, _ names: [String]) -> String {
    names.contains(where: { SecretNames.current.contains($0) }) ? SecretNames.mask : Redactor().line(text, limit: 200)
}

/// Returns a sentence about a part of the request that differs from the recording.
private func difference(_ part: String, _ found: String?, _ recorded: String?) -> String {
    func quoted(_ text: String?) -> String { text.map { "“\($0)”" } ?? "nothing" }
    return found == recorded
        ? "\(part): the secret values of the request and the recording differ"
        : "\(part): the request has \(quoted(found)), the recording has \(quoted(recorded))"
}

extension JSONTree {
    /// Returns the value without the fields in a set of names and paths, and without fields with secret names.
    fileprivate func without(_ ignored: Set<String>, _ redactor: Redactor, at path: String = "") -> JSONTree {
        switch self {
        case .array(let elements): .array(elements.map { $0.without(ignored, redactor, at: path) })
        case .object(let fields):
            .object(
                fields.compactMap { field in
                    let inner = path.isEmpty ? field.name : "\(path).\(field.name)"
                    let isIgnored = ignored.contains(field.name) || ignored.contains(inner)
                    if isIgnored || redactor.isSecret(name: field.name, inJSON: true) { return nil }
                    return Field(name: field.name, value: field.value.without(ignored, redactor, at: inner))
                })
        default: self
        }
    }
}
