import Fetching
import FetchingJSON
import Foundation

/// Returns a redactor for the secrets of all requests and responses. So a token is also masked in an exchange in which
/// its field has another name, such as the response to a login.
func redactor(for exchanges: [RecordedExchange], minimumLength: Int) -> Redactor {
    var values: Set<String> = []
    for exchange in exchanges {
        let request = exchange.request
        values.formUnion(secretSegments(of: request.url) + otherSecrets(of: request))
        let items = request.url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true) }?.queryItems ?? []
        for (name, value) in items.map({ ($0.name, $0.value ?? "") }) where namesSecrets(name) { values.insert(value) }
        for (name, value) in request.allHTTPHeaderFields ?? [:] where namesSecrets(name) {
            // A credential follows the name of its scheme, as in `Bearer TOKEN`, and the value of a cookie follows the
            // name of the cookie.
            for part in value.utf8.split(whereSeparator: { " ,;".utf8.contains($0) }) {
                let text = String(Substring(part))
                values.insert(text)
                // The password of Basic authentication.
                let basic = Data(base64Encoded: text).flatMap { String(validating: $0, as: UTF8.self) }
                if let password = basic?.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 1).dropFirst().first {
                    values.insert(String(Substring(password)))
                }
                values.formUnion(
                    text.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1).map { String(Substring($0)) })
            }
        }
        for body in [request.httpBody ?? Data(), exchange.body] {
            if let tree = try? JSONTree(body) { addSecrets(in: tree, isSecret: false, to: &values) }
        }
    }
    // Shorter values can be ordinary words, so they are masked only in fields with secret names.
    let long = values.filter { $0.utf8.count >= minimumLength && !$0.lowercased().hasPrefix("bearer") }
    return Redactor(others: long.sorted())
}

/// Adds the texts in fields with secret names.
private func addSecrets(in tree: JSONTree, isSecret: Bool, to values: inout Set<String>) {
    switch tree {
    case .string(let text): if isSecret { values.insert(text) }
    case .array(let elements): for element in elements { addSecrets(in: element, isSecret: isSecret, to: &values) }
    case .object(let fields):
        for field in fields { addSecrets(in: field.value, isSecret: isSecret || namesSecrets(field.name), to: &values) }
    case .null, .bool, .number: break
    }
}

extension RecordedExchange {
    /// Returns the exchange without secrets in the bodies and in the header fields of the response. In JSON, the values
    /// of fields with secret names are replaced too.
    func withoutSecrets(_ redactor: Redactor) -> RecordedExchange {
        func masked(_ body: Data) -> Data {
            guard let tree = try? JSONTree(body) else { return Data(redactor.redacted([UInt8](body))) }
            let sample = redacted(tree, redactor)
            return sample == tree ? body : Data(sample.text.utf8)
        }
        var exchange = self
        exchange.body = masked(body)
        exchange.headers = headers.mapValues { redactor.redacted($0) }
        exchange.request.httpBody = request.httpBody.map(masked)
        return exchange
    }
}
