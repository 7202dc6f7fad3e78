import Fetching

/// Whether a rule matches an input, and if not, the reason.
public struct RuleExplanation: Hashable, Sendable, CustomStringConvertible {
    /// The name of the rule.
    public let rule: String
    /// The first requirement that is not met, or the text of the error that the rule's closure threw. Nil if the rule
    /// matches. Secrets are masked.
    public let reason: String?

    /// One line: the name of the rule and the reason.
    public var description: String { "\(rule): \(reason ?? "matches")" }
}

extension Array {
    /// Returns an explanation for each rule, in the same order. If a rule does not match, its explanation contains the
    /// first requirement that `input` does not meet, or the error that the rule's closure threw.
    ///
    /// ```swift
    /// print(rules.explain(input).map(\.description).joined(separator: "\n"))
    /// ```
    public func explain<Input, Output>(_ input: Input) -> [RuleExplanation]
    where Element == MatchingRule<Input, Output> {
        explain(input, as: "input", Redactor())
    }

    func explain<Input, Output>(
        _ input: Input, as word: String, _ redactor: Redactor
    ) -> [RuleExplanation] where Element == MatchingRule<Input, Output> {
        map { RuleExplanation(rule: $0.name, reason: $0.reason(against: input, as: word, redactor)) }
    }
}

extension MatchingRule {
    /// Returns the reason why the rule does not match an input, or nil if it matches.
    fileprivate func reason(against input: Input, as word: String, _ redactor: Redactor) -> String? {
        if let reason = unmetRequirement(of: input, as: word) { return reason }
        do { _ = try output(input) } catch { return redactor.line("\(error)", limit: 500) }
        return nil
    }
}
