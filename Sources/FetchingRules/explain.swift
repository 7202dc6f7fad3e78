import Fetching
import Foundation

/// The reason why a rule does not match an input, or the fact that it matches.
public struct RuleExplanation: Sendable {
    /// The name of the rule.
    public let rule: String
    /// The first requirement that is not met, or the text of the error that the rule's closure threw. Nil if the rule
    /// matches. Secrets are masked.
    public let reason: String?
    /// The error that the rule's closure threw, if it is not a ``Mismatch``. It may contain secrets.
    public let error: (any Error)?
}

extension RuleExplanation: CustomStringConvertible, CustomReflectable {
    /// One line: the name of the rule and the reason.
    public var description: String { "\(rule): \(reason ?? "matches")" }

    /// A mirror without children, because the error may contain secrets.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Array {
    /// Returns an explanation for each rule, in order: the first requirement that `input` does not meet, or the error
    /// that the rule's closure threw.
    ///
    /// ```swift
    /// print(rules.explain(input).map(\.description).joined(separator: "\n"))
    /// ```
    public func explain<Input, Output>(_ input: Input) -> [RuleExplanation] where Element == Rule<Input, Output> {
        explain(input, as: "input", Redactor())
    }

    func explain<Input, Output>(
        _ input: Input, as word: String, _ redactor: Redactor
    ) -> [RuleExplanation] where Element == Rule<Input, Output> {
        map { rule in
            switch rule.result(for: input) {
            case .success:
                RuleExplanation(rule: rule.name, reason: nil, error: nil)
            case .failure(.difference(let difference)):
                RuleExplanation(rule: rule.name, reason: difference.text(input: word), error: nil)
            case .failure(.thrown(let error)):
                RuleExplanation(
                    rule: rule.name, reason: redactor.line("\(error)", limit: 500),
                    error: error is Mismatch ? nil : error)
            }
        }
    }
}
