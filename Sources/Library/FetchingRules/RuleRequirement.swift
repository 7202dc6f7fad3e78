import Fetching

/// A condition that the input of a ``MatchingRule`` must meet. The condition is checked often, so it should be fast.
public struct RuleRequirement<Input>: Sendable {
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

    /// Creates a requirement that can describe each difference of an input.
    ///
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
