import Fetching

/// Returns a closure that tries `rules` in order and returns the output of the first rule that matches, or nil if none
/// matches.
///
/// If the closure of a rule throws any error, the rule does not match, and the next rule is tried. To find out why no
/// rule matched, call `explain(_:)`, which shows these errors.
@inlinable  // The loop is about ten times as fast when it is compiled for the caller's types.
public func firstMatch<Input, Output>(rules: [MatchingRule<Input, Output>]) -> @Sendable (Input) -> Output? {
    { input in
        // A loop over the rules would copy each rule. A loop over the indices copies nothing.
        for index in rules.indices where rules[index].isMet(input) {
            do { return try rules[index].output(input) } catch { continue }
        }
        return nil
    }
}
