import Fetching
import Foundation
import SharedTestCode
import Testing

@testable import FetchingRules
@testable import FetchingTestSupport

/// Random URLs and many rules.
@Suite(.hangLimit) struct ManyRulesTests {
    /// The number of URLs: `FETCHING_SOAK`, or a small number if the variable is not set.
    private let count = soakSize ?? 200

    /// Bytes that need not be a URL.
    @Test func noTextEndsTheProcess() async {
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
                expect((handle(url) != nil) == rules.explain(url, scheme: "https").contains { $0.reason == nil })
            }
            _ = try? PathPattern("/" + text)
            // A malformed host fails the test.
            guard number.isMultiple(of: 20) else { continue }
            _ = await failures { _ = URLRule<Int>(host: text) { _ in 0 } }
        }
    }

    @Test func theRightOneOfAThousandRulesIsFound() throws {
        let rules = (0..<1000).map { number in
            URLRule<Int>(host: "h\(number % 3)", path: "/r\(number)/{id: Int}") { _ in number }
        }
        let handle = urlHandler(scheme: "https", rules: rules.shuffled())
        for number in [0, 1, 500, 999] {
            expectEqual(handle(try #require(URL(string: "https://H\(number % 3)/r\(number)/7"))), number)
            expect(handle(try #require(URL(string: "https://h\(number % 3)/r\(number)/x"))) == nil)
        }
    }
}

private let hostileBytes = Array("/:?#[]@!$&'()*+,;=%%%2eE.~-_{}aZ0 \0\n\"\\|^`<>é例".utf8) + [0x80, 0xFF]
