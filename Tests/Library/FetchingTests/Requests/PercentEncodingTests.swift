import FetchingTestSupport
import Foundation
import HTTPSyntax
import SharedTestCode
import Testing

@testable import Fetching

@Test func aPathSegmentStaysOneSegment() throws {
    // A segment that begins with a slash is refused.
    for text in nastyTexts where !text.hasPrefix("/") {
        let request = try createRequest(
            baseURL: "https://example.com/v1", path: ["x", text, "y"], query: [QueryItem("q", 1)])
        let parts = try #require(URLComponents(string: request.url?.absoluteString ?? ""), "\(text)")
        let segments = parts.percentEncodedPath.split(separator: "/", omittingEmptySubsequences: false)
        expectEqual(segments.count, 5, "\(text)")
        expectEqual(segments[3].removingPercentEncoding.map { Array($0.utf8) }, Array(text.utf8))
        expect(parts.percentEncodedQuery == "q=1" && parts.fragment == nil, "\(text)")
    }
}

@Test func aQueryItemStaysOneItem() throws {
    for text in nastyTexts {
        let request = try createRequest(
            baseURL: "https://example.com/?a=b", query: [QueryItem(text, text), QueryItem("z", "1")])
        let parts = try #require(URLComponents(string: request.url?.absoluteString ?? ""), "\(text)")
        expectEqual(
            parts.queryItems?.map { Array($0.name.utf8) }, [Array("a".utf8), Array(text.utf8), Array("z".utf8)])
        expectEqual(parts.queryItems?[1].value.map { Array($0.utf8) }, Array(text.utf8))
        expect(parts.path == "/" && parts.fragment == nil, "\(text)")
    }
}

#if os(macOS) || os(Linux)  // other platforms have no `Process`
    @Test(.enabled(if: Programs.python != nil, "needs python3"))
    func pythonDecodesEachTextUnchanged() async throws {
        var random = SplitMix64(seed: 7)
        let texts = nastyTexts + (0..<(runsSlowTests ? 200 : 60)).map { _ in random.text(upTo: 12) }
        let items = texts.map { QueryItem("n" + $0, $0) }
        let query = try createRequest(baseURL: "https://example.com", query: items).url?.query(percentEncoded: true)
        let form = try String(decoding: RequestBody.form(items).data, as: UTF8.self)
        let segments = texts.map { percentEncoded($0) }

        let read = try await python(
            """
            from urllib.parse import quote, unquote, parse_qsl, urlencode
            pairs = lambda text: [list(pair) for pair in parse_qsl(text, keep_blank_values=True, strict_parsing=True)]
            texts = data["texts"]
            print(json.dumps({
                "query": pairs(data["query"]), "form": pairs(data["form"]),
                "segments": [unquote(segment, errors="strict") for segment in data["segments"]],
                "quoted": [quote(text, safe="") for text in texts],
                "encoded": urlencode([("n" + text, text) for text in texts]),
            }))
            """,
            PythonInput(texts: texts, query: query ?? "", form: form, segments: segments), as: PythonOutput.self)

        let pairs = texts.map { ["n" + $0, $0] }
        expectEqual(read.query, pairs)
        expectEqual(read.form, pairs)
        expectEqual(read.segments, texts)
        expectEqual(segments, read.quoted)
        // There is one difference: the WHATWG standard for forms escapes "~" and keeps "*". Python does the opposite.
        expectEqual(form, read.encoded.replacing("~", with: "%7E").replacing("%2A", with: "*"))
    }

    private struct PythonInput: Encodable {
        var texts: [String]
        var query: String
        var form: String
        var segments: [String]
    }

    private struct PythonOutput: Decodable {
        var query: [[String]]
        var form: [[String]]
        var segments: [String]
        var quoted: [String]
        var encoded: String
    }
#endif

@Test func onlyCompletePercentEncodingIsDecoded() {
    for (text, decoded) in [
        ("a%20b", "a b"), ("%", "%"), ("%4", "%4"), ("%zz%41", "%zzA"), ("%F0%9F%A6%B8", "🦸"), ("%FF", "\u{FFFD}"),
        ("%+1", "%+1"), ("%%41", "%A"), ("\u{301}%41\u{301}", "\u{301}A\u{301}"),
    ] {
        expectEqual(percentDecoded(text), decoded)
    }
}

@Test func bytesThatAreNotUTF8StayPercentEncoded() {
    for (text, decoded) in [
        ("caf%C3%A9", "café"), ("caf%e9", "caf%E9"), ("%7e%E8", "~%E8"), ("%zz%41", "%zzA"), ("", ""),
        ("%C3%28", "%C3%28"),
    ] {
        expectEqual(percentDecodedIfUTF8(text), decoded)
    }
    let items = decodedQueryItems("a[]=b%20c&&q=%E9=1&%41&=")
    expect(items.map(\.name) == ["a[]", "", "q", "A", ""] && items.map(\.value) == ["b c", nil, "%E9=1", nil, ""])
    expect(decodedQueryItems("").isEmpty)
    expect(urlText(Array("/ü".utf8)) == "/ü" && urlText([0x2F, 0xC3, 0xBC, 0xE9, 0x20]) == "/%C3%BC%E9 ")
}
