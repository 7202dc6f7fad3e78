import Fetching

/// Requirements for an input, and a closure that creates an output from an input that meets them. For links, see
/// ``URLRule``, and for errors, see ``ErrorRule``.
///
/// ``firstMatch(rules:)`` tries the rules of a list in order. `explain(_:)` shows why they did not match.
///
/// ```swift
/// let sizes = [
///     MatchingRule<Int, String>("small", requiring: [.init("below 10") { $0 < 10 }]) { _ in "S" },
///     MatchingRule("other") { number in "\(number)" },
/// ]
/// let size = firstMatch(rules: sizes)
/// ```
public struct MatchingRule<Input, Output>: Sendable {
    /// The name that explanations show.
    public let name: String
    let requirements: [RuleRequirement<Input>]
    /// Whether an input meets all requirements.
    @usableFromInline let isMet: @Sendable (Input) -> Bool
    @usableFromInline let output: @Sendable (Input) throws -> Output

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - name: The name that explanations show.
    ///   - requirements: The conditions that an input must meet. They are checked in order, before `output` is called.
    ///   - output: Creates the output. If this closure throws ``RuleMismatch`` or another error, the rule does not
    ///     match. The closure should have no side effects, because `explain(_:)` calls it too.
    public init(
        _ name: String, requiring requirements: [RuleRequirement<Input>] = [],
        output: @escaping @Sendable (Input) throws -> Output
    ) {
        self.name = name
        self.requirements = requirements
        var isMet: @Sendable (Input) -> Bool = { _ in true }
        if let first = requirements.first { isMet = first.isMet }
        for next in requirements.dropFirst() { isMet = { [isMet] in isMet($0) && next.isMet($0) } }
        self.isMet = isMet
        self.output = output
    }

    /// Returns the output of this rule alone, without other rules. If this is a ``URLRule``, the scheme of the URL is
    /// not compared.
    ///
    /// ```swift
    /// let screen = try heroRule.output(for: URLParts(url))
    /// ```
    ///
    /// Throws ``RuleMismatch`` with the first requirement that `input` does not meet, or the error that the rule's
    /// closure throws.
    public func output(for input: Input) throws -> Output {
        if let reason = unmetRequirement(of: input) { throw RuleMismatch(reason) }
        return try output(input)
    }

    /// Returns a sentence about the first requirement that an input does not meet, or nil if the input meets all
    /// requirements. In the sentence, `word` stands for the input, such as `URL`.
    func unmetRequirement(of input: Input, as word: String = "input") -> String? {
        for requirement in requirements {
            if let difference = requirement.differences(input).first { return difference.text(input: word) }
        }
        return nil
    }
}

/// The reason why a rule does not match an input. The closure of a ``MatchingRule`` throws it.
public struct RuleMismatch: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, such as `the page must be positive`.
    public let description: String

    /// Creates a mismatch with its reason.
    public init(_ description: String) { self.description = description }
}
