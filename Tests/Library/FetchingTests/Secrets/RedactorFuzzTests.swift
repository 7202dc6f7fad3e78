import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import Fetching

/// Random secrets in random encodings in random bodies. `FETCHING_SOAK` sets the number of rounds.
@Suite struct RedactorFuzzTests {
    /// Random texts of the parts by which the search finds values.
    @Test func anyOrderOfPartsIsSearchedToItsEnd() {
        let parts = [
            "name", "key", "value", "token", "password", "Cookie", "a", "é", "\"", "'", "\\", "\\\"", "\\u00", ":", "=",
            "=>", ":=", "<", ">", "</", "{", "}", "[", "]", ",", ";", "&", "&#", "%", "%5", "//", "@", "?", " ", "\n",
            "\u{A0}", "u", "x", "#", "2B", "D800", "\\u", "\\uD800", "\\uDC00", "/", "planted", "amp",
        ]
        var random = SplitMix64(seed: 15)
        for _ in 0..<(soakSize ?? (runsSlowTests ? 400 : 150)) {
            let text = (0..<Int.random(in: 1...40, using: &random)).map { _ in
                parts[Int.random(in: 0..<parts.count, using: &random)]
            }.joined()
            // The text can end inside of a character.
            let bytes = Array(text.utf8.dropLast(Int.random(in: 0...1, using: &random)))
            let start = Int.random(in: 0...bytes.count, using: &random)
            let range = start..<Int.random(in: start...bytes.count, using: &random)
            let redactor = redactor(for: ["s3cr3t" + text, "abcd"], using: &random)
            expect(redactor.redacted(bytes).count <= 4 * bytes.count + 3)
            expect(redactor.line(bytes, in: range, limit: 20).unicodeScalars.count <= 21)
            _ = redactor.redacted(text)
        }
    }

    @Test func noRandomSecretIsShownAndOtherTextIsUnchanged() {
        var random = SplitMix64(seed: 14)
        for round in 0..<(soakSize ?? 30) {
            let secrets = (0..<Int.random(in: 1...4, using: &random)).map { _ in secret(using: &random) }
            let places = secrets.map { Place($0, using: &random) }
            var text = words(using: &random)
            var expected = text.split(separator: " ")
            for place in places {
                let words = words(using: &random)
                text += " " + place.written + " " + words
                expected += words.split(separator: " ")
            }
            let redactor = redactor(for: secrets, using: &random)
            let bytes = Array(text.utf8)
            let start = Int.random(in: 0..<bytes.count, using: &random)
            let range = start..<Int.random(in: start...bytes.count, using: &random)
            let limit = Int.random(in: 0...bytes.count, using: &random)
            let complete = redactor.redacted(text)
            let shown = [
                complete, redactor.line(text, limit: limit), redactor.line(bytes, in: range, limit: .max),
                redactor.redacted("https://a/" + text),
            ]
            for place in places {
                for text in shown {
                    if let leak = place.leak(in: text) {
                        Issue.record("round \(round): \(leak) of \(place) is shown in \(text)")
                        return
                    }
                }
            }
            // Only the secrets are masked, so the words before and after each secret stay.
            let kept = complete.split(separator: " ").filter { ordinaryWords.contains(String($0)) }
            expectEqual(kept, expected, "round \(round)")
        }
    }

    /// A text that is designed to make the search slow: each comparison with a secret fails near its end.
    @Test func aTextThatNearlyMatchesASecretAtEachPositionIsMasked() {
        let secrets = (10..<60).map { String(repeating: "a", count: runsSlowTests ? 4000 : 1000) + "b\($0)" }
        let matcher = SecretMatcher(secrets)
        let text = [UInt8](repeating: UInt8(ascii: "a"), count: runsSlowTests ? 65536 : 16384) + Array("b12".utf8)
        let ranges = matcher.ranges(in: text)
        expectEqual(ranges.last?.upperBound, text.count)
        expect(matcher.ranges(in: Array("aaaa, but no more".utf8)).isEmpty)
    }

}

private struct Place {
    let written: String
    let secret: String
    let spelling: SecretSpelling

    init(_ secret: String, using random: inout SplitMix64) {
        let inner = SecretSpelling.all.randomElement(using: &random) ?? SecretSpelling.all[0]
        // A secret is found in two nested encodings.
        let single = SecretSpelling.all.filter { !$0.name.contains(" in ") && !$0.name.contains("twice") }
        let outer = single.filter { !$0.name.contains("base64") }.randomElement(using: &random) ?? inner
        let isNested = Bool.random(using: &random) && single.contains { $0.name == inner.name }
        self.secret = secret
        spelling = SecretSpelling(name: "\(inner.name), \(outer.name)") {
            isNested ? outer.write(inner.write($0)) : inner.write($0)
        }
        written = spelling.write(secret)
    }

    func leak(in text: String) -> String? { spelling.leak(of: secret, in: text) }
}

private func secret(using random: inout SplitMix64) -> String {
    let alphabets = [
        "0123456789abcdef", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=_-",
        "!#$%&'()*+,-./:;<=>?@[]^_`{|}~\"\\ abcdefgh0123456789",
    ]
    let alphabet = Array(alphabets.randomElement(using: &random) ?? "")
    let middle = (0..<Int.random(in: 8...40, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? "x" }
    // A header field has no spaces at its ends.
    return "s" + String(middle) + "t"
}

/// Returns a redactor that knows the secrets from a request or from a layer.
private func redactor(for secrets: [String], using random: inout SplitMix64) -> Redactor {
    let scope = SecretScope()
    var request = URLRequest(url: URL(filePath: "/x"))
    for secret in secrets {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: scope.add(secret)
        case 1: request.setValue("Bearer \(secret)", forHTTPHeaderField: "Authorization-\(secret.hashValue)-Token")
        case 2:
            var signed = URLRequest(
                url: URL(string: "https://example.com?seal=\(percent(secret))") ?? URL(filePath: "/x"))
            signed.setValue(secret, forHTTPHeaderField: "X-Seal")
            scope.add(signed, unsigned: request)
        default:
            var sent = URLRequest(url: URL(filePath: "/x"))
            sent.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
            sent.httpBody = Data("a=1&password=\(percent(secret))".utf8)
            scope.add(sent)
        }
    }
    return SecretScope.with(scope) { Redactor(request: request) }
}

private let ordinaryWords: Set = [
    "the", "request", "could", "not", "be", "processed,", "because", "a", "field", "is", "missing:", "see", "docs",
    "(error", "17)", "100%", "R&D", "C:\\new", "https://example.com/a?b=1&c=2", "2026-11-22T04:05:06Z", "<b>bold</b>",
    "{\"code\":17,\"status\":\"bad", "&amp;", "caf\\u00e9", "a%20b",
]

private let sortedWords = ordinaryWords.sorted()

private func words(using random: inout SplitMix64) -> String {
    (0..<Int.random(in: 1...30, using: &random)).map { _ in sortedWords.randomElement(using: &random) ?? "" }
        .joined(separator: " ")
}
