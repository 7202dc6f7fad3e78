import Fetching

/// A condition that the input of a ``MatchingRule`` must meet. It is checked often, so it should be cheap.
public struct RuleRequirement<Input>: Sendable {
    /// Returns whether an input meets the requirement.
    let isMet: @Sendable (Input) -> Bool
    /// Returns the differences between an input and the requirement. The array is empty if the input meets it.
    package let differences: @Sendable (Input) -> [Difference]

    /// Creates a requirement from a condition.
    ///
    /// - Parameters:
    ///   - name: The condition in words, such as `an even number`.
    ///   - isMet: Returns whether an input meets the requirement.
    public init(_ name: String, isMet: @escaping @Sendable (Input) -> Bool) {
        self.init(isMet: isMet) { _ in [.condition(name)] }
    }

    /// Creates a requirement for the value of a property.
    ///
    /// - Parameters:
    ///   - name: The name of the property in explanations. If it is the name of a secret, such as `token`, the values
    ///     are not shown.
    ///   - property: The property.
    ///   - value: The value that the property must have.
    public init<Value: Equatable & Sendable>(
        _ name: String, _ property: any KeyPath<Input, Value> & Sendable, equals value: Value
    ) {
        self.init(isMet: { $0[keyPath: property] == value }) { input in
            [.value(name, found: shown(input[keyPath: property], name), required: shown(value, name))]
        }
    }

    /// - Parameters:
    ///   - isMet: Returns whether an input meets the requirement.
    ///   - differences: Returns the differences of an input that does not meet the requirement.
    package init(
        isMet: @escaping @Sendable (Input) -> Bool, differences: @escaping @Sendable (Input) -> [Difference]
    ) {
        self.isMet = isMet
        self.differences = { isMet($0) ? [] : differences($0) }
    }
}

/// The difference between an input and a requirement. Secrets in it are masked.
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
