import Foundation

/// The secrets of a request, for source that is generated from the request.
package struct RequestSecrets {
    private let redactor: Redactor
    private let others: SecretMatcher

    /// - Parameter others: Other texts that are secret, such as parts of the path.
    package init(_ request: URLRequest, others: [String]) {
        redactor = Redactor(request: request)
        self.others = SecretMatcher(others)
    }

    /// Whether the value of a header field with this name is secret.
    package func contains(header name: String) -> Bool { redactor.isSecret(header: name) }

    /// Whether the value of a query item or of a field with this name is secret.
    package func contains(queryItem name: String) -> Bool { SecretNames.current.containsQueryItem(name) }

    /// Whether a text contains a secret of the request, or looks like an assignment to a secret name.
    package func isFound(in text: String) -> Bool {
        !others.ranges(in: Array(text.utf8)).isEmpty || redactor.redacted(text) != text
    }
}
