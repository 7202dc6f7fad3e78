import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingRules

/// Random rules and random URLs. The result of `firstMatch(of:)` is compared with that of a loop over all rules.
@Suite(.hangLimit) struct RuleEquivalenceTests {
    /// The number of URLs: `FETCHING_SOAK`, or a small number if the variable is not set.
    private let count = soakSize ?? 200

    @Test func groupedRulesGiveTheSameResultAsALoopOverAllRules() throws {
        var random = SplitMix64(seed: 1)
        for _ in 0..<max(1, count / 200) {
            let rules = (0..<60).map { randomRule($0, &random) }
            let single = rules.map { urlHandler(scheme: "https", rules: [$0]) }
            let handle = urlHandler(scheme: "https", rules: rules)
            for _ in 0..<200 {
                guard let url = URL(string: randomURL(&random)) else { continue }
                let expected = single.lazy.compactMap { $0(url) }.first
                #expect(handle(url) == expected, "\(url)")
                guard expected == nil else { continue }
                #expect(!rules.explain(url, scheme: "https").contains { $0.reason == nil })
            }
        }
    }

    /// Bytes that need not be a URL.
    @Test func noTextEndsTheProcess() {
        var random = SplitMix64(seed: 2)
        let rules = [
            URLRule<Int>(host: "a", path: "/{x: Int}") { try $0.value(forPathComponent: "x") },
            URLRule<Int>(path: "/{x}/{y: Double}") { $0.pathComponents.count + $0.queryItems.count },
            URLRule<Int> { try $0.value(forQueryItem: "x") },
        ]
        let handle = urlHandler(scheme: "https", rules: rules)
        for number in 0..<count {
            let bytes = (0..<Int.random(in: 0..<30, using: &random)).map { _ in
                hostileBytes.randomElement(using: &random) ?? 0
            }
            let text = String(decoding: bytes, as: UTF8.self)
            for text in [text, "https://" + text, "https://a/" + text] {
                guard let url = URL(string: text) else { continue }
                #expect((handle(url) != nil) == rules.explain(url, scheme: "https").contains { $0.reason == nil })
            }
            _ = try? PathPattern("/" + text)
            // A malformed host fails the test.
            guard number.isMultiple(of: 20) else { continue }
            withKnownIssue(isIntermittent: true) { _ = URLRule<Int>(host: text) { _ in 0 } }
        }
    }

    @Test func aThousandRulesAreFoundByTheirValues() throws {
        let rules = (0..<1000).map { number in
            URLRule<Int>(host: "h\(number % 3)", path: "/r\(number)/{id: Int}") { _ in number }
        }
        let handle = urlHandler(scheme: "https", rules: rules.shuffled())
        for number in [0, 1, 500, 999] {
            #expect(handle(try #require(URL(string: "https://H\(number % 3)/r\(number)/7"))) == number)
            #expect(handle(try #require(URL(string: "https://h\(number % 3)/r\(number)/x"))) == nil)
        }
    }
}

private let hostileBytes = Array("/:?#[]@!$&'()*+,;=%%%2eE.~-_{}aZ0 \0\n\"\\|^`<>é例".utf8) + [0x80, 0xFF]

private let hosts = ["a", "B.example", "bücher.example", "xn--bcher-kva.example", "[::1]"]
private let segments = ["heroes", "Heroes", "1", "-2", "x%20y", "x y", "%7Ebob", "~bob", "1.5", "%2f"]

/// Returns a rule for some of the URLs of `randomURL`. One in ten throws an error.
private func randomRule(_ number: Int, _ random: inout SplitMix64) -> URLRule<Int> {
    let host = Bool.random(using: &random) ? hosts.randomElement(using: &random) : nil
    let parts = segments + ["{a}", "{b: Int}", "{c: Double}"].flatMap { [$0, $0, $0] }
    var path = ""
    var used: Set<String> = []
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
        guard let part = parts.randomElement(using: &random), !part.hasPrefix("{") || used.insert(part).inserted else {
            continue
        }
        path += "/" + part
    }
    let isFaulty = Int.random(in: 0..<10, using: &random) == 0
    return URLRule(host: host, path: path.isEmpty ? nil : path) { link in
        if isFaulty { throw URLError(.unknown) }
        return number
    }
}

private func randomURL(_ random: inout SplitMix64) -> String {
    let host = hosts.randomElement(using: &random) ?? ""
    let path = (0..<Int.random(in: 0..<4, using: &random)).map { _ in segments.randomElement(using: &random) ?? "" }
    let extra = ["", "", "", "/", "/..", "/%2e", "?x=1", "#f", "//"].randomElement(using: &random) ?? ""
    return "https://\(Bool.random(using: &random) ? host : host.uppercased())/\(path.joined(separator: "/"))\(extra)"
}
