import Fetching
import Foundation
import SharedTestCode
import Testing

@testable import FetchingRules

@Suite struct RuleTests {
    @Test func theFirstRuleThatMatchesGivesTheOutput() {
        let match = firstMatch(rules: [.even("first"), .even("second"), .any("third")])
        expectEqual(match(2), "first")
        expectEqual(match(3), "third")
        expect(firstMatch(rules: [MatchingRule<Int, String>]())(1) == nil)
        let throwing: [MatchingRule<Int, String>] = [
            .throwing(RuleMismatch("not today")), .throwing(URLError(.timedOut)), .any("last"),
        ]
        expectEqual(firstMatch(rules: throwing)(1), "last", "any error leads to the next rule")
        let outputs = [MatchingRule<Int, Int?>("nil") { _ in nil }, MatchingRule("one") { _ in 1 }]
        expectEqual(firstMatch(rules: outputs)(1), .some(nil), "an output of nil is a match")
    }

    @Test func theOrderOfTheListDecides() {
        let same = Number(value: 4, text: "four")
        let rules: [MatchingRule<Number, Int>] = [
            .init("text", requiring: [.init("text", \.text, equals: "four")]) { _ in 0 },
            .init("value", requiring: [.init("value", \.value, equals: 4)]) { _ in 1 },
            .init("any") { _ in 2 },
        ]
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            expectEqual(firstMatch(rules: order.map { rules[$0] })(same), order[0])
        }
        expectEqual(firstMatch(rules: rules)(Number(value: 4, text: "")), 1)
        expectEqual(firstMatch(rules: rules)(Number(value: 5, text: "four")), 0)
        expectEqual(firstMatch(rules: rules)(Number(value: 5, text: "")), 2)
    }

    @Test func aRuleAloneGivesItsOutputOrThrowsTheReason() throws {
        let four = MatchingRule<Number, String>(
            "four", requiring: [.init("value", \.value, equals: 4), .init("token", \.text, equals: "planted-a")]
        ) { _ in "4" }
        try expectEqual(four.output(for: Number(value: 4, text: "planted-a")), "4")
        expect(throws: RuleMismatch("value: the input has “5”, the rule has “4”")) {
            try four.output(for: Number(value: 5, text: ""))
        }
        expect(throws: RuleMismatch("token: the secret values of the input and the rule differ")) {
            try four.output(for: Number(value: 4, text: "planted-b"))
        }
        expect(throws: URLError(.timedOut)) {
            try MatchingRule<Int, String>.throwing(URLError(.timedOut)).output(for: 1)
        }
    }

    @Test func anExplanationHasTheFirstUnmetRequirementOfEachRule() {
        let rules: [MatchingRule<Number, Int>] = [
            MatchingRule(
                "text",
                requiring: [
                    RuleRequirement("value", \.value, equals: 4), RuleRequirement("text", \.text, equals: "four"),
                    RuleRequirement("an even number") { $0.value.isMultiple(of: 2) },
                ]
            ) { _ in 0 },
            MatchingRule("even", requiring: [.init("an even number") { $0.value.isMultiple(of: 2) }]) { _ in 1 },
            MatchingRule("mismatch") { _ in throw RuleMismatch("not on Sundays") },
            MatchingRule("error") { _ in throw CocoaError(.fileNoSuchFile) },
            MatchingRule("any") { _ in 2 },
        ]
        let explanations = rules.explain(Number(value: 4, text: "vier"))
        expectEqual(explanations.map(\.rule), ["text", "even", "mismatch", "error", "any"])
        expectEqual(
            explanations.map(\.reason).prefix(3),
            [
                "text: the input has “vier”, the rule has “four”", nil, "not on Sundays",
            ])
        expectEqual(explanations[3].reason?.isEmpty, false)
        expectEqual(rules.explain(Number(value: 5, text: ""))[1].description, "even: an even number")
        expectEqual(explanations[4].description, "any: matches")
    }

    @Test func anExplanationMasksSecrets() {
        let rules: [MatchingRule<Number, Int>] = [
            MatchingRule("text", requiring: [.init("token", \.text, equals: "planted-a")]) { _ in 0 },
            MatchingRule("error") { _ in throw Planted(text: "token=planted-c") },
        ]
        let explanations = rules.explain(Number(value: 1, text: "planted-b"))
        expectEqual(explanations[0].reason, "token: the secret values of the input and the rule differ")
        expect(!"\(explanations)".contains("planted"))
        var dumped = ""
        dump(explanations, to: &dumped)
        expect(!dumped.contains("planted"))
    }
}

private struct Number: Sendable {
    var value: Int
    var text: String
}

private struct Planted: Error { let text: String }

extension MatchingRule<Int, String> {
    fileprivate static func any(_ output: String) -> Self { MatchingRule(output) { _ in output } }

    fileprivate static func throwing(_ error: any Error) -> Self { MatchingRule("throwing") { _ in throw error } }

    fileprivate static func even(_ output: String) -> Self {
        MatchingRule(output, requiring: [.init("an even number") { $0.isMultiple(of: 2) }]) { _ in output }
    }
}
