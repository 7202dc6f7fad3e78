import Fetching

/// A difference between an input and a rule, such as a request and a stub. Secrets in its texts are masked.
package enum Difference: Sendable {
    /// A part of the input, such as a header field, has another value than the rule requires. The first value is the
    /// name or the path of the part. Nil means that there is no value.
    case value(String, found: String?, required: String?)
    /// The input does not meet a condition. The value is a sentence that says so.
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

/// Returns the text of `value`, or a mask if `name` is the name of a secret. Returns nil if `value` is a nil optional.
package func shown(_ value: some Any, _ name: String) -> String? {
    let mirror = Mirror(reflecting: value)
    guard let value = mirror.displayStyle == .optional ? mirror.children.first?.value : value else { return nil }
    return SecretNames.current.contains(name) ? SecretNames.mask : Redactor().line("\(value)", limit: 200)
}
