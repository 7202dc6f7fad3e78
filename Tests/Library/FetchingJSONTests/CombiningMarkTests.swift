import Foundation
import SharedTestCode
import Testing

@testable import FetchingJSON

/// Tests that names and strings with many combining marks in a row don't take quadratic time.
@Suite(.hangLimit) struct CombiningMarkTests {
    private struct Model: Decodable {
        enum Kind: String, Decodable { case one, two }
        var id: Int?
        var kind: Kind?
    }

    /// Spellings of marks: with two, three and four bytes, as escapes, and scalars whose decompositions are marks.
    private static let spellings = [
        ["\u{301}", "\u{323}"], [#"\u0301"#, #"\u0323"#], ["\u{301}", #"\u0323"#], ["\u{20D0}", "\u{F73}"],
        ["\u{1D165}", #"\uD834\uDD67"#, "\u{344}", "\u{F81}"],
    ]

    /// Returns the reason why a text is rejected, or nil.
    private func fault(_ text: String) -> JSONSyntaxError? { syntaxError(inJSON: Array(text.utf8)) }

    @Test func aNameWithMoreThan30MarksInARowIsRefusedAtItsPlace() {
        for marks in Self.spellings {
            for (before, after) in [("", ""), ("a", "b"), (String(repeating: "ab", count: 50), "é"), (#"\\"#, #"\n"#)] {
                func name(_ count: Int) -> String {
                    before + (0..<count).map { marks[$0 % marks.count] }.joined() + after
                }
                for count in [31, 32, 59, 61, 500] {
                    let fault = fault(#"{"x":{"\#(name(count))":1}}"#)
                    expectEqual(
                        fault?.reason, "a field name with more than 30 combining marks in a row", "\(marks) \(count)")
                    expectEqual(fault?.offset, 6)
                }
                let few = name(30) + "x" + name(30)
                expect(fault(#"{"x":{"\#(few)":1}}"#) == nil, "\(marks)")
            }
        }
    }

    @Test func aStringWithMoreThanAThousandMarksInARowIsRefused() {
        for marks in Self.spellings {
            func text(_ count: Int) -> String {
                #"["a","b\#((0..<count).map { marks[$0 % marks.count] }.joined())c"]"#
            }
            expect(fault(text(1_000)) == nil, "\(marks)")
            expectEqual(fault(text(1_001))?.reason, "a string with more than 1000 combining marks in a row", "\(marks)")
            expectEqual(fault(text(1_001))?.offset, 5)
        }
    }

    /// Texts that only look like escapes of marks, and long texts in scripts that use marks.
    @Test func otherTextsAreAccepted() {
        let texts = [
            #"\\u0301"#, #"\\\"u0301"#, "0301", "é", "नमस्ते दुनिया ", "สวัสดีชาวโลก ", "שָׁלוֹם ", "日本語", "👩‍👩‍👧‍👦", "\u{FE0F}",
            "\u{200D}", "\u{1161}", #"日"#, #"ệ"#,
        ]
        for text in texts {
            let long = String(repeating: text, count: 2_000)
            expect(fault(#"{"\#(long)":"\#(long)"}"#) == nil, "\(text)")
        }
    }

    /// Without the limit, each of these bodies took 2 to 24 seconds, and longer if slow tests run.
    @Test func longRowsOfMarksAreRefusedAtOnce() throws {
        for size in [64, soakSize != nil ? 4_096 : runsSlowTests ? 256 : 128] {
            let marks = "a" + String(repeating: "\u{301}\u{323}", count: size * 256)
            for text in [#"{"\#(marks)":1}"#, #"{"kind":"\#(marks)"}"#] {
                for keys in [JSONOptions.Keys.flexible, .useDefaultKeys, .convertFromSnakeCase] {
                    expect(throws: DecodingError.self) { try read(Model.self, text, JSONOptions(keys: keys)) }
                }
                expect(throws: DecodingError.self) { try read([String: String].self, text) }
                expect(throws: JSONSyntaxError.self) { try JSONTree(Data(text.utf8)) }
            }
        }
    }

    /// The longest rows that are accepted take linear time.
    @Test func acceptedRowsOfMarksAreFast() throws {
        let name = String(
            repeating: "a" + String(repeating: "\u{301}\u{323}", count: 15), count: runsSlowTests ? 4_096 : 1_024)
        let text = String(
            repeating: "a" + String(repeating: "\u{301}\u{323}", count: 500), count: runsSlowTests ? 128 : 32)
        let body = Data(#"{"\#(name)":1,"kind":"\#(text)"}"#.utf8)
        expect(throws: DecodingError.self) { try decodeJSON(Model.self, from: body) }
        try expectEqual(JSONTree(body), JSONTree(body))
    }

    @Test func manyDifferentNamesAreFast() throws {
        let count = soakSize != nil ? 1_000_000 : runsSlowTests ? 100_000 : 5_000
        for letter in ["n", "é", "名"] {
            let body = Data(("{" + (0..<count).map { "\"\(letter)\($0)\":1" }.joined(separator: ",") + "}").utf8)
            expect(try decodeJSON(Model.self, from: body).id == nil)
            try expectEqual(decodeJSON([String: Int].self, from: body).count, count)
        }
    }
}
