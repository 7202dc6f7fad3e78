import Fetching
import Foundation
import Testing

@testable import FetchingRules

@Suite struct RuleTests {
    @Test func theFirstRuleThatMatchesGivesTheOutput() {
        let match = firstMatch(rules: [.even("first"), .even("second"), .any("third")])
        #expect(match(2) == "first")
        #expect(match(3) == "third")
    }

    @Test func nothingMatchesAnEmptyList() {
        #expect(firstMatch(rules: [Rule<Int, String>]())(1) == nil)
    }

    @Test func anyErrorOfARuleLeadsToTheNextRule() {
        let match = firstMatch(rules: [
            .throwing(Mismatch("not today")), .throwing(URLError(.timedOut)), .any("last"),
        ])
        #expect(match(1) == "last")
    }

    @Test func theOrderOfTheListDecides() {
        let same = Number(value: 4, text: "four")
        let rules: [Rule<Number, Int>] = [
            .init("text", requiring: [Requirement("text", \.text, equals: "four")]) { _ in 0 },
            .init("value", requiring: [Requirement("value", \.value, equals: 4)]) { _ in 1 },
            .init("any") { _ in 2 },
        ]
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            #expect(firstMatch(rules: order.map { rules[$0] })(same) == order[0])
        }
        #expect(firstMatch(rules: rules)(Number(value: 4, text: "")) == 1)
        #expect(firstMatch(rules: rules)(Number(value: 5, text: "four")) == 0)
        #expect(firstMatch(rules: rules)(Number(value: 5, text: "")) == 2)
    }

    @Test func anOutputOfNilIsAMatch() {
        let match = firstMatch(rules: [Rule<Int, Int?>("nil") { _ in nil }, Rule("one") { _ in 1 }])
        #expect(match(1) == .some(nil))
    }

    @Test func anExplanationHasTheFirstUnmetRequirementOfEachRule() {
        let rules: [Rule<Number, Int>] = [
            Rule(
                "text",
                requiring: [
                    Requirement("value", \.value, equals: 4), Requirement("text", \.text, equals: "four"),
                    Requirement("an even number") { $0.value.isMultiple(of: 2) },
                ]
            ) { _ in 0 },
            Rule("even", requiring: [Requirement("an even number") { $0.value.isMultiple(of: 2) }]) { _ in 1 },
            Rule("mismatch") { _ in throw Mismatch("not on Sundays") },
            Rule("error") { _ in throw CocoaError(.fileNoSuchFile) },
            Rule("any") { _ in 2 },
        ]
        let explanations = rules.explain(Number(value: 4, text: "vier"))
        #expect(explanations.map(\.rule) == ["text", "even", "mismatch", "error", "any"])
        #expect(
            explanations.map(\.reason).prefix(3) == [
                "text: the input has “vier”, the rule has “four”", nil, "not on Sundays",
            ])
        #expect(explanations[3].reason?.isEmpty == false)
        #expect(rules.explain(Number(value: 5, text: ""))[1].description == "even: an even number")
        #expect(explanations[4].description == "any: matches")
    }

    @Test func anExplanationMasksSecrets() {
        let rules: [Rule<Number, Int>] = [
            Rule("text", requiring: [Requirement("token", \.text, equals: "planted-a")]) { _ in 0 },
            Rule("error") { _ in throw Planted(text: "token=planted-c") },
        ]
        let explanations = rules.explain(Number(value: 1, text: "planted-b"))
        #expect(explanations[0].reason == "token: the secret values of the input and the rule differ")
        #expect(!"\(explanations)".contains("planted"))
        var dumped = ""
        dump(explanations, to: &dumped)
        #expect(!dumped.contains("planted"))
    }
}

private struct Number: Sendable {
    var value: Int
    var text: String
}

private struct Planted: Error { let text: String }

extension Rule<Int, String> {
    fileprivate static func any(_ output: String) -> Self { Rule(output) { _ in output } }

    fileprivate static func throwing(_ error: any Error) -> Self { Rule("throwing") { _ in throw error } }

    fileprivate static func even(_ output: String) -> Self {
        Rule(output, requiring: [Requirement("an even number") { $0.isMultiple(of: 2) }]) { _ in output }
    }
}
