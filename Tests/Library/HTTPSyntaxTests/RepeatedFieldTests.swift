import Fetching
import FetchingTestSupport
import Foundation
import HTTPSyntax
import SharedTestCode
import Testing

/// Tests of the functions that read a field whose lines a transport has joined with `, `.
@Suite struct RepeatedFieldTests {
    @Test func joinedValuesAreDivided() {
        let date = "Sun, 06 Nov 1994 08:49:37 GMT"
        let long = "Sunday, 06-Nov-94 08:49:37 GMT"
        let cases: [(joined: String, values: [String])] = [
            ("5", ["5"]), ("5, 5", ["5"]), ("5, 10", ["5", "10"]), ("5, 10, 5", ["5", "10"]),
            ("soon, 5", ["soon", "5"]),
            ("", [""]), (" ", [" "]), (", 5", ["5"]), ("5, ", ["5"]), ("5, , 7", ["5", "7"]), (", ", [""]),
            ("1,000", ["1,000"]), ("1,000, 1,000", ["1,000"]), ("1,000, 2", ["1,000", "2"]), ("5,5", ["5,5"]),
            (date, [date]), ("\(date), \(date)", [date]), ("\(long), \(date)", [long, date]),
            ("5, \(date)", ["5", date]), ("soon, \(long), 7", ["soon", long, "7"]), ("Sun, Sun", ["Sun"]),
            (#"W/"a,b""#, [#"W/"a,b""#]), (#""a, b", "a, b""#, [#""a, b""#]), (#""a, b", "c""#, [#""a, b""#, #""c""#]),
            (#""a\", "b""#, [#""a\""#, #""b""#]), (#""a, "b", "c""#, [#""a"#, #""b""#, #""c""#]),
            (
                #"text/a; x="b, c"; charset=utf-8, text/d"#, [#"text/a; x="b, c"; charset=utf-8"#, "text/d"]
            ),
            ("e\u{301}, \u{e9}", ["e\u{301}", "\u{e9}"]), ("a, \u{301}b", ["a", "\u{301}b"]),
        ]
        for (joined, values) in cases {
            expectEqual(fieldValues(joined).map { Array($0.utf8) }, values.map { Array($0.utf8) }, "\(joined)")
        }
    }

    @Test func joinedURLsAreDividedOnlyBeforeAURL() {
        let cases: [(joined: String, values: [String])] = [
            ("/a", ["/a"]), ("/a, /a", ["/a"]), ("/a, /b", ["/a", "/b"]), ("one, one", ["one"]),
            ("http://h/a, HTTPS://i/b", ["http://h/a", "HTTPS://i/b"]), ("/a, http://h/a", ["/a", "http://h/a"]),
            ("/Smith, John.pdf", ["/Smith, John.pdf"]), ("/Smith, John, /Smith, John", ["/Smith, John"]),
            ("/a?ids=1,2,/3", ["/a?ids=1,2,/3"]), (#"/a"b, c"d"#, [#"/a"b, c"d"#]), (", /a", ["/a"]), ("", [""]),
            ("/a, httpx", ["/a, httpx"]),
        ]
        for (joined, values) in cases { expectEqual(urlValues(joined), values, "\(joined)") }
    }

    @Test func equalLinesCountOnceExceptInLists() {
        let cases: [(lines: [(String, String)], field: String, value: String)] = [
            ([("X-Total", "7"), ("X-Total", "7")], "X-Total", "7"),
            ([("Mcp-Session-Id", "a, b"), ("mcp-session-id", "a, b")], "Mcp-Session-Id", "a, b"),
            ([("X-List", "a"), ("X-List", "b")], "X-List", "a, b"),
            ([("X-List", "a"), ("X-List", "a"), ("X-List", "b")], "X-List", "a, a, b"),
            ([("X-A", ""), ("X-A", "a")], "X-A", "a"), ([("X-A", ""), ("X-A", "")], "X-A", ""),
            ([("ETag", "\"a\""), ("Etag", "\"a\"")], "ETag", "\"a\""),
            ([("X-A", "e\u{301}"), ("X-A", "\u{e9}")], "X-A", "e\u{301}, \u{e9}"),
            ([("Via", "1.1 a"), ("Via", "1.1 a")], "Via", "1.1 a, 1.1 a"),
            ([("Content-Encoding", "gzip"), ("content-encoding", "gzip")], "Content-Encoding", "gzip, gzip"),
            ([("Set-Cookie", "a=b"), ("Set-Cookie", "a=b")], "Set-Cookie", "a=b, a=b"),
        ]
        for (lines, field, value) in cases {
            let joined = joinedFields(lines.map { (name: $0.0, value: $0.1) })
            expectEqual(joined.fields.count, 1)
            expectEqual(joined.fields[field].map { Array($0.utf8) }, Array(value.utf8), "\(lines)")
            expectEqual(joined.repeated, [field: lines.map(\.1)])
        }
        expect(joinedFields([("A", "1"), ("B", "2")]).repeated.isEmpty)
        expectEqual(withoutRepeats("a, a, a", of: "X-A"), "a")
        expectEqual(withoutRepeats("a, a, b", of: "X-A"), "a, a, b")
        expectEqual(withoutRepeats("a, b, a, b", of: "X-A"), "a, b")
        expectEqual(withoutRepeats("HIT, HIT", of: "X-Cache"), "HIT, HIT")
    }

    @Test func theFirstValidEntityTagCounts() {
        let cases = [
            (#""a", "b""#, #""a""#), (#"W/"a,b", "c""#, #"W/"a,b""#), ("abc, def", "abc"), (#""a, "b""#, #""b""#),
            (#""a"b"#, #""a"b"#), ("", ""), (#", "a""#, #""a""#), (#"W/, "a""#, #""a""#),
        ]
        for (joined, tag) in cases { expectEqual(firstEntityTag(of: joined), tag, "\(joined)") }
    }

    /// A server can send 300 KiB of a field. Each reader divides the value.
    @Test func aHostileValueIsReadInLinearTime() {
        for unit in ["a, ", ", ", "\"", "Sun, ", "\\\", ", "a,"] {
            let value = String(repeating: unit, count: (runsSlowTests ? 50 << 10 : 16 << 10) / unit.utf8.count)
            expect(fieldValues(value).count <= 3, "\(unit)")
            expectEqual(urlValues(value).count, 1, "\(unit)")
        }
        let lines = (0..<3_000).map { (name: "X-A", value: "\($0)") }
        expectEqual(joinedFields(lines).repeated["X-A"]?.count, 3_000)
    }

    /// The fields of stubs and recordings can be joined values too.
    @Test func aFieldOfAFailureIsReadOnce() throws {
        let failure = ServerFailure(
            request: try createRequest(baseURL: "http://a/"), status: 404,
            headers: ["Mcp-Session-Id": "s1, s1", "Vary": "A, A"])
        expectEqual(failure.header("mcp-session-id"), "s1")
        expectEqual(failure.header("vary"), "A, A")
        expectEqual(failure.headers["Mcp-Session-Id"], "s1, s1", "`headers` has the fields as they arrived")
    }
}
