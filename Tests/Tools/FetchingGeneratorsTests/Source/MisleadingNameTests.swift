import Fetching
import Foundation
import SharedTestCode
import Testing

@testable import FetchingGenerators

/// Tests that generated source and shapes show no name that a reader can mistake for another one.
@Suite struct MisleadingNameTests {
    @Test(arguments: [
        ("is\u{410}dmin", "isAdmin", #""is\u{410}dmin""#), ("\u{3164}admin", "admin", #""\u{3164}admin""#),
        ("\u{115F}", "value", #""\u{115F}""#), ("ad\u{FFA0}min", "adMin", #""ad\u{FFA0}min""#),
        // Only Cyrillic, and only Greek letters that look like ASCII.
        ("\u{455}\u{441}\u{43E}\u{440}\u{435}", "zsore", #""\u{455}\u{441}\u{43E}\u{440}\u{435}""#),
        ("\u{391}\u{392}", "ab", #""\u{391}\u{392}""#),
        ("ｎａｍｅ", "name", #""\u{FF4E}\u{FF41}\u{FF4D}\u{FF45}""#), ("\u{131}d", "id", #""\u{131}d""#),
        ("e\u{301}", "e", #""e\u{301}""#), ("a\u{200D}b", "aB", #""a\u{200D}b""#),
        ("na\u{43C}е", "name", #""na\u{43C}\u{435}""#),
    ])
    func aMisleadingNameIsEscaped(field: String, property: String, literal: String) throws {
        expectEqual(propertyName(for: field).lowercased(), property.lowercased())
        expectEqual(stringLiteral(field, isName: true), literal)
        let shape = shape(of: #"{"\#(field)": 1, "isAdmin": true}"#)
        let source = shape.swiftSource()
        expect(source.contains(" = \(literal)\n"))
        expect(shape.text.contains("\(literal): whole number"))
        let request = URLRequest(url: try #require(URL(string: "https://a.example/")))
        let all = source + shape.text + (try swiftSource(for: request, sample: "{\"\(field)\":1}"))
        expect(!all.unicodeScalars.contains { !$0.isASCII })
    }

    @Test func equalIdentifiersGetNumbers() {
        let source = shape(of: "{\"isAdmin\": true, \"is\u{410}dmin\": 1, \"is\u{3164}Admin\": \"\"}").swiftSource()
        expect(source.contains("var isAdmin: Bool\n"))
        expect(source.contains("case isAdmin2 = \"is\\u{410}dmin\"\n"))
        expect(source.contains("case isAdmin3 = \"is\\u{3164}Admin\"\n"))
    }

    @Test func aNameInOneScriptIsKept() {
        for field in ["größe", "名前", "имя", "ユーザー", "이름", "Ελλάδα", "user名"] {
            let shape = shape(of: "{\"\(field)\": 1}")
            expect(isUnmistakable(field) && shape.text.contains("\(field): whole number"), "\(field)")
            expect(shape.swiftSource().contains("var \(propertyName(for: field)): Int"), "\(field)")
        }
    }
}
