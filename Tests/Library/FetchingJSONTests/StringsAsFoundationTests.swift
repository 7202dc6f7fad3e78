import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingJSON

/// Strings of any length, with escapes and in any script, are the same as in Foundation.
@Suite struct StringsAsFoundationTests {
    @Test func stringsAreReadAsInFoundation() throws {
        var random = SplitMix64(seed: 8)
        let parts = [
            "plain text", "a", #"\n"#, #"\/"#, #"\""#, #"\\"#, #"\u00e9"#, #"\u0041"#, #"\u65e5"#, #"\ud83d\ude00"#,
            #"\b\f\r\t"#, "é", "日本", "😀", "Straße", String(repeating: "long ", count: 20),
        ]
        for _ in 0..<caseCount("FETCHING_DOCUMENTS", default: 500) {
            let text = (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in
                parts.randomElement(using: &random)
            }
            let json = "[\"\(text.joined())\"]"
            expectAsFoundation([String].self, json, JSONOptions())
            // The bytes are as the string's own mark for ASCII says.
            let string = try read([String].self, json)[0]
            expectEqual(string.utf8.allSatisfy { $0 < 0x80 }, !string.unicodeScalars.contains { !$0.isASCII })
        }
    }

    /// The decoder keeps some URLs for the rest of a text. Some of these URLs differ only in their last byte.
    @Test func repeatedURLsAreReadAsInFoundation() throws {
        var random = SplitMix64(seed: 64)
        let prefixes = ["https://example.com/", "http://example.org/a%20b/", #"https:\/\/example.com\/"#, "/", "été/"]
        for _ in 0..<min(2_000, caseCount("FETCHING_DOCUMENTS", default: 5)) {
            var texts = (0..<90).map { _ in
                let prefix = prefixes.randomElement(using: &random) ?? ""
                return prefix + String(repeating: "a", count: Int.random(in: 0...40, using: &random))
            }
            texts += texts.map { $0.last == "a" ? $0.dropLast() + "b" : $0 }
            let fields = (0..<600).map { _ in "\"\(texts.randomElement(using: &random) ?? "")\"" }
            expectAsFoundation([URL].self, "[\(fields.joined(separator: ","))]", JSONOptions())
        }
    }

    /// The boundaries of each row in Table 3-7 of the Unicode Standard, and texts in which one byte was changed.
    @Test func onlyWellFormedUTF8IsAccepted() {
        var random = SplitMix64(seed: 37)
        let scalars: [[UInt8]] = [
            [0x41], [0x7F], [0xC2, 0x80], [0xD0, 0x96], [0xDF, 0xBF], [0xE0, 0xA0, 0x80], [0xE1, 0x80, 0x80],
            [0xE6, 0x97, 0xA5], [0xED, 0x9F, 0xBF], [0xEE, 0x80, 0x80], [0xEF, 0xBF, 0xBF], [0xF0, 0x90, 0x80, 0x80],
            [0xF0, 0x9F, 0x98, 0x80], [0xF1, 0x80, 0x80, 0x80], [0xF3, 0xBF, 0xBF, 0xBF], [0xF4, 0x8F, 0xBF, 0xBF],
        ]
        let bytes: [UInt8] = [
            0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xE0, 0xED, 0xEF, 0xF0, 0xF4, 0xF5, 0xFF,
        ]
        var accepted = 0
        for number in 0..<caseCount("FETCHING_DOCUMENTS", default: 5_000) {
            // Texts of few different scalars have long runs.
            let few = (0..<Int.random(in: 1...4, using: &random)).compactMap { _ in
                scalars.randomElement(using: &random)
            }
            var text = (0..<Int.random(in: 1...60, using: &random)).flatMap { _ in
                few.randomElement(using: &random) ?? []
            }
            if number % 4 != 0 {
                text[Int.random(in: text.indices, using: &random)] = bytes.randomElement(using: &random) ?? 0
            }
            let isWellFormed = String(validating: text, as: UTF8.self) != nil
            let quoted = Array("  \"".utf8) + text + Array("\"".utf8) + Array(repeating: 0x20, count: number % 40)
            expect((syntaxError(inJSON: quoted) == nil) == isWellFormed, "\(text)")
            if isWellFormed { accepted += 1 }
        }
        expect(accepted > 0)
    }
}
