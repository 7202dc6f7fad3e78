import Fetching
import FetchingRules
import Foundation

extension NetworkStore {
    /// Returns a store that sends each request through a stub of the first rule that matches the request.
    ///
    /// Each of these cases fails the test, at the place where the store was created:
    ///
    /// - A request that no rule matches. The request throws an error, and the failure of the test shows the differences
    ///   to the nearest rule.
    /// - A request that matches a rule created with ``StubRule/never(_:query:headers:body:)``.
    /// - A rule with fewer requests than expected. This is checked when the store is released.
    /// - A malformed rule. This is checked when the store is created.
    ///
    /// ```swift
    /// let store = NetworkStore.routed([
    ///     StubRule("GET /heroes/{id: Int}", times: 1, .json("{}").delayed(by: .seconds(2))),
    ///     .never("DELETE /heroes/{id: Int}"),
    /// ])
    /// ```
    public static func routed(
        _ rules: [StubRule],
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line
    ) -> NetworkStore {
        let place = Place(fileID: fileID, filePath: filePath, line: line)
        for fault in rules.compactMap(\.fault) { failTest(fault, at: place) }
        let rules = rules.filter { $0.fault == nil }
        let use = StubUse(rules.map(\.expectedUse), at: place)
        let match = firstMatch(rules: rules.enumerated().map { index, rule in rule.rule(index, use) })
        return choosing { request in
            guard let parts = StubRequest(request) else { throw use.unexpected(request, "the request has no URL") }
            guard let match = match(parts) else { throw use.unexpected(request, nearest(to: parts, in: rules)) }
            switch match {
            case .response(let store): return store
            case .forbidden(let name): throw use.forbidden(request, by: name)
            }
        }
    }
}

private enum StubMatch: Sendable {
    case response(NetworkStore)
    case forbidden(String)
}

extension StubRule {
    fileprivate var expectedUse: StubUse.Expected {
        StubUse.Expected(name: "“\(name)”", minimum: times ?? responses.count, maximum: times)
    }

    /// Returns a rule that marks the stub as used when the rule matches.
    fileprivate func rule(_ index: Int, _ use: StubUse) -> MatchingRule<StubRequest, StubMatch> {
        MatchingRule(name, requiring: requirements) { _ in
            if isForbidden { return .forbidden(name) }
            guard let earlierUses = use.use(index) else { throw RuleMismatch("used as often as `times` allows") }
            return .response(responses[min(earlierUses, responses.count - 1)])
        }
    }
}

/// Describes the rule that is nearest to a request, with all differences.
private func nearest(to request: StubRequest, in rules: [StubRule]) -> String {
    // The path is compared first, then the number of differences. Of equally near rules, `min` returns the first.
    let candidates = rules.filter { !$0.isForbidden }.map { rule in
        (rule: rule, distance: rule.path?.distance(to: request.url) ?? .max, lines: rule.differences(from: request))
    }
    guard let nearest = candidates.min(by: { ($0.distance, $0.lines.count) < ($1.distance, $1.lines.count) }) else {
        return "there are no stubs"
    }
    let lines = nearest.lines.isEmpty ? ["it was used as often as its `times` allows"] : nearest.lines
    return (["the nearest stub is “\(nearest.rule.name)”:"] + lines).joined(separator: "\n")
}
