import Foundation

/// The difference between an input, such as a request, and a requirement. Secrets in it are masked.
package enum Difference: Sendable {
    /// The input has another value than required. Nil means that the value is missing.
    case value(String, found: String?, required: String?)
    /// The input does not meet a condition.
    case condition(String)

    /// Returns the difference as a sentence.
    ///
    /// - Parameters:
    ///   - input: The word for the input, such as `request`.
    ///   - rule: The word for the rule, such as `stub`.
    package func text(input: String = "input", rule: String = "rule") -> String {
        func quoted(_ text: String?) -> String { text.map { "“\($0)”" } ?? "nothing" }
        return switch self {
        case .value(let part, let found, let required) where found == required:
            "\(part): the secret values of the \(input) and the \(rule) differ"
        case .value(let part, let found, let required):
            "\(part): the \(input) has \(quoted(found)), the \(rule) has \(quoted(required))"
        case .condition(let text): text
        }
    }
}

/// Returns the text of a value, or a mask if `name` is the name of a secret. Returns nil for a missing value.
package func shown(_ value: some Any, _ name: String) -> String? {
    let mirror = Mirror(reflecting: value)
    guard let value = mirror.displayStyle == .optional ? mirror.children.first?.value : value else { return nil }
    return isSecretName(name) ? SecretNames.mask : Redactor().line("\(value)", limit: 200)
}
