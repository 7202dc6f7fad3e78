import Foundation
import SharedTestCode
import Testing

@testable import FetchingJSON

@Suite struct JSONTreeTextTests {
    private func tree(_ text: String) throws -> JSONTree { try JSONTree(Data(text.utf8)) }

    @Test func eachLayoutHasItsWhiteSpace() throws {
        let texts: [(JSONTree.Layout, String)] = [
            (.compact, #"{"b":[1.50,-0,{}],"a":{"c":"x","d":null,"e":true}}"#),
            (.line, #"{"b": [1.50, -0, {}], "a": {"c": "x", "d": null, "e": true}}"#),
            (
                .indented,
                """
                {
                  "b": [
                    1.50,
                    -0,
                    {}
                  ],
                  "a": {
                    "c": "x",
                    "d": null,
                    "e": true
                  }
                }
                """
            ),
            (
                .fitting(width: 30),
                """
                {
                  "b": [1.50, -0, {}],
                  "a": {
                    "c": "x",
                    "d": null,
                    "e": true
                  }
                }
                """
            ),
        ]
        let tree = try tree(#"{"b":[1.50,-0,{}],"a":{"c":"x","d":null,"e":true}}"#)
        for (layout, text) in texts {
            expectEqual(tree.text(layout), text)
            try expectEqual(self.tree(text), tree)
        }
        try expectEqual(self.tree(#"{"a":[1]}"#).text(.indented, depth: 1), "{\n    \"a\": [\n      1\n    ]\n  }")
        for (layout, _) in texts + [(.fitting(width: 1), "")] {
            for text in ["[]", "{}", "\"\"", "null", "12"] { try expectEqual(self.tree(text).text(layout), text) }
        }
    }

    @Test func fieldsAreSortedByTheBytesOfTheirNames() throws {
        let tree = try tree(#"{"é":1,"z":{"b":1,"a":2},"\ue000":3,"😀":4,"A":5,"":6}"#)
        expectEqual(
            tree.text(.compact, sortsFields: true),
            "{\"\":6,\"A\":5,\"z\":{\"a\":2,\"b\":1},\"é\":1,\"\u{E000}\":3,\"😀\":4}")
    }

    /// RFC 8259 §7.
    @Test func onlyTheCharactersThatMustBeEscapedAreEscaped() throws {
        for (text, escaped) in [
            ("plain é 🦸", "plain é 🦸"), (#"a"b\c/"#, #"a\"b\\c/"#),
            ("\n\r\t\u{8}\u{C}\0\u{1F}\u{7F}", #"\n\r\t\u0008\u000c\u0000\u001f\u007f"#),
            // One character for a reader: a quotation mark or a line break with a combining mark, and CR LF.
            ("\"\u{301}\n\u{301}\r\n", "\\\"\u{301}\\n\u{301}\\r\\n"),
            ("\u{202E}\u{2028}\u{1F468}\u{200D}\u{1F469}", "\u{202E}\u{2028}\u{1F468}\u{200D}\u{1F469}"),
        ] {
            expect(jsonLiteral(text).unicodeScalars.elementsEqual("\"\(escaped)\"".unicodeScalars), "\(escaped)")
            try expectEqual(tree(jsonLiteral(text)), .string(text))
        }
    }

    @Test func furtherCharactersCanBeEscaped() throws {
        expectEqual(jsonLiteral("é\u{202E}🦸 z") { $0 != "é" }, #""é\u202e\ud83e\uddb8 z""#)
        let text = try tree(#"{"é":["é",1]}"#).text(.compact) { token in
            if case .string(let text) = token { jsonLiteral(text) { _ in true } } else { "<\(token.text)>" }
        }
        expectEqual(text, #"{<"é">:["\u00e9",<1>]}"#)
    }

    /// Each text is read as the same value again, as Foundation reads it too.
    @Test func everyLayoutKeepsTheValue() throws {
        let scalars = (0..<0x300).compactMap(Unicode.Scalar.init) + ["\u{FFFF}", "\u{10FFFF}", "\u{D7FF}"]
        let texts = stride(from: 0, to: scalars.count, by: 7).map { start in
            String(String.UnicodeScalarView(scalars[start..<min(start + 7, scalars.count)]))
        }
        let fields = texts.map {
            JSONTree.Field(name: $0, value: .array([.string($0), .number("-1.0E+2"), .bool(false)]))
        }
        let tree = JSONTree.object(fields)
        for layout: JSONTree.Layout in [.compact, .line, .indented, .fitting(width: 40)] {
            let text = Data(tree.text(layout).utf8)
            try expectEqual(JSONTree(text), tree)
            let object = try JSONSerialization.jsonObject(with: text) as? [String: [Any]]
            expectEqual(object?.count, Set(texts).count)
        }
    }

    @Test func deepJSONIsIndentedByAtMost64Spaces() {
        let tree = (0..<500).reduce(JSONTree.null) { tree, _ in .array([tree]) }
        let lines = tree.text(.indented).split(separator: "\n")
        expect(lines.count == 1001 && lines.map(\.utf8.count).max() == 68)
    }
}
