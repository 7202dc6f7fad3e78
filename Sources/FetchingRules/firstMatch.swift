import Fetching

/// Returns a closure that tries `rules` in order and returns the output of the first rule that matches, or nil if none
/// matches.
///
/// Rules with ``Requirement/init(_:_:equals:)`` for the same properties are found with one look-up, so a thousand take
/// about as long as ten. Rules without such requirements are tried one after another. The result is the same as if all
/// rules were tried in order.
///
/// If the closure of a rule throws any error, the rule does not match, and the next rule is tried. To find out why no
/// rule matched, call ``Swift/Array/explain(_:)``, which shows these errors.
public func firstMatch<Input, Output>(of rules: [Rule<Input, Output>]) -> @Sendable (Input) -> Output? {
    let index = RuleIndex(rules.map(\.requirements))
    return { input in
        for position in index.candidates(for: input) {
            if case .success(let output) = rules[position].result(for: input) { return output }
        }
        return nil
    }
}

extension Rule {
    /// Returns the output for an input, or the reason why the rule does not match.
    func result(for input: Input) -> Result<Output, RuleFailure> {
        for requirement in requirements {
            if let difference = requirement.differences(input).first { return .failure(.difference(difference)) }
        }
        do { return .success(try output(input)) } catch { return .failure(.thrown(error)) }
    }
}

/// The reason why a rule does not match an input.
enum RuleFailure: Error {
    case difference(Difference)
    case thrown(any Error)
}

/// An index of the rules of a list, to find the few rules that can match an input.
///
/// A group contains the rules that require values of the same properties. In a group, rules are found by the hash of
/// these values. A collision of hashes only adds a candidate, whose requirements are checked anyway.
struct RuleIndex<Input>: Sendable {
    private struct Group: Sendable {
        var keys: [Requirement<Input>.Key]
        var positions: [Int: [Int]] = [:]
    }

    private var groups: [Group] = []

    init(_ rules: [[Requirement<Input>]]) {
        var groupIndices: [[AnyHashable]: Int] = [:]
        for (position, requirements) in rules.enumerated() {
            let keys = requirements.compactMap(\.key)
            let properties = keys.map { AnyHashable($0.property) }
            let group = groupIndices[properties] ?? groups.count
            if group == groups.count {
                groupIndices[properties] = group
                groups.append(Group(keys: keys))
            }
            let hash = Self.hash(keys) { $0.hashValue(&$1) }
            groups[group].positions[hash, default: []].append(position)
        }
    }

    /// Returns the positions of the rules that can match, in order.
    func candidates(for input: Input) -> [Int] {
        let candidates = groups.compactMap { group in
            group.positions[Self.hash(group.keys) { $0.hashInput(input, &$1) }]
        }
        return candidates.count == 1 ? candidates[0] : candidates.flatMap(\.self).sorted()
    }

    private static func hash(
        _ keys: [Requirement<Input>.Key], _ combine: (Requirement<Input>.Key, inout Hasher) -> Void
    ) -> Int {
        var hasher = Hasher()
        for key in keys { combine(key, &hasher) }
        return hasher.finalize()
    }
}
