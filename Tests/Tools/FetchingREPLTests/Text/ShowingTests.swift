import Fetching
import FetchingGenerators
import Foundation
import SharedTestCode
import Testing

@testable import FetchingREPL
@testable import FetchingText

private struct Hero: Sendable {
    struct Team: Sendable { var name = "Avengers" }
    struct Counts: Sendable { var comics = 12, series = 3 }
    enum Side: String, Sendable { case hero, villain }

    var id: Int
    var name: String
    var nothing: String?
    var team: Team? = Team()
    var counts = Counts()
    var tags: [String] = []
    var side = Side.hero
    var page = URL(string: "https://example.com/a/long/path")
}

private func text(_ value: Any, width: Int = 80) -> String {
    lines(for: value, width: width, style: Style(isTerminal: false, environment: [:])).joined(separator: "\n")
}

struct ShowingTests {
    private let heroes = [Hero(id: 1, name: "3-D Man"), Hero(id: 1000, name: "蜘蛛侠 🕷️", team: nil, tags: ["a", "b"])]

    @Test func modelsAreATableWithoutEmptyColumns() {
        // A summary keeps a URL if there is only one other field.
        struct Thumbnail { var path = "https://a.com/b", `extension` = "jpg" }
        struct Item { var id = 1, thumbnail = Thumbnail() }
        expectEqual(text([Item()]), "id  thumbnail\n 1  {path: https://a.com/b, extension: jpg}")
        expectEqual(
            text(heroes, width: 120),
            """
              id  name       team      counts                   tags  side  page
               1  3-D Man    Avengers  {comics: 12, series: 3}        hero  https://example.com/a/long/path
            1000  蜘蛛侠 🕷️            {comics: 12, series: 3}  a, b  hero  https://example.com/a/long/path
            """)
    }

    @Test func columnsOfURLsAndNestedValuesAreLeftOutFirst() {
        expectEqual(
            text(heroes, width: 40),
            """
              id  name       team      side
               1  3-D Man    Avengers  hero
            1000  蜘蛛侠 🕷️            hero
            Columns that don't fit: counts, tags,
            page
            """)
    }

    @Test func noLineOfATableIsTooWide() {
        for width in 5...60 {
            for line in text(heroes, width: width).split(separator: "\n") where width >= 20 {
                expect(displayWidth(String(line)) <= width, "\(line)")
            }
        }
    }

    @Test func aModelIsATree() {
        expectEqual(
            text(heroes[1]),
            """
            id: 1000
            name: 蜘蛛侠 🕷️
            nothing: nil
            team: nil
            counts:
              comics: 12
              series: 3
            tags: a, b
            side: hero
            page: https://example.com/a/long/path
            """)
    }

    @Test func escapeSequencesInValuesAreNeutralised() {
        let evil = "\u{1B}[2J\u{202E}\u{7}\n\r"
        for value in [[Hero(id: 1, name: evil)] as Any, Hero(id: 1, name: evil), evil, [evil: evil], Data(evil.utf8)] {
            expect(!text(value).unicodeScalars.contains { $0 != "\n" && ($0.value < 0x20 || $0 == "\u{202E}") })
        }
    }

    @Test func aLongListIsCounted() {
        let lines = text((1...1000).map { Hero(id: $0, name: "a") }).split(separator: "\n")
        expectEqual(lines.count, 202)
        expectEqual(lines.last, "… and 800 more")
    }

    @Test func aCycleOfReferencesEnds() {
        final class Node { var next: Node? }
        let node = Node()
        node.next = node
        expect(text(node).hasSuffix("next: …"))
        node.next = nil
    }

    @Test func aValueThatNeedsParametersIsExplained() {
        let fetcher: Fetcher<Int, Int> = { .success($0) }
        expect(text(fetcher).hasSuffix("is a closure; pass its parameters too, as in show(heroes, query)"))
        let pages = numberedPages(
            of: { (page: Int) in .success([page]) } as Fetcher<Int, [Int]>, limit: 2, items: { $0 })
        expectEqual(text(pages), "Pages<Int, Int> is a page sequence; to read its first items, use show(…, first: 10)")
        let closure: () -> Int = { 1 }
        expect(text(closure, width: 200).contains("show(closure())"))
    }

    private func head(_ status: Int, _ fields: [String: String]) throws -> HTTPURLResponse {
        let url = try #require(URL(string: "https://example.com"))
        return try #require(HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: fields))
    }

    @Test func aResponseHasItsHeadWithoutSecretsAndItsBody() throws {
        let plain: URLResponse = try head(200, ["X-A": "1"])
        expectEqual(text((Data("[]".utf8), plain)), "status 200\nX-A: 1\n\n[]")
        expectEqual(text((data: Data("[]".utf8), response: plain)), "status 200\nX-A: 1\n\n[]")
        let latin: URLResponse = try head(502, ["Content-Type": "text/html; charset=iso-8859-1"])
        expect(text((Data([0x63, 0x61, 0x66, 0xE9]), latin)).hasSuffix("\n\ncafé"))
        let fields = ["Location": "https://example.com/?apikey=secret-word", "Set-Cookie": "secret-word"]
        let secret = try head(302, fields)
        expectEqual(text(secret), "status 302\nLocation: https://example.com/?apikey=***\nSet-Cookie: ***")
        expect(!text((Data(), secret as URLResponse)).contains("secret-word"))
    }

    @Test func requestsAndURLsInValuesShowNoSecret() throws {
        struct Copied { var request: URLRequest, url: URL? }
        let url = try #require(URL(string: "https://ada:secret-word@example.com/?token=secret-word"))
        var request = URLRequest(url: url)
        request.setValue("secret-word", forHTTPHeaderField: "Cookie")
        let head = try #require(HTTPURLResponse(url: url, statusCode: 404, httpVersion: nil, headerFields: nil))
        let parts = try #require(URLComponents(url: url, resolvingAgainstBaseURL: false))
        let values: [Any] = [
            url, [url], [request], (request, 1), ["a": request], Copied(request: request, url: url),
            [Copied(request: request, url: url)], [head], [parts],
        ]
        for value in values { expect(!text(value, width: 200).contains("secret-word"), "\(text(value))") }
        expectEqual(text([request]), "GET https://***@example.com/?token=***")
        expectEqual(text([head]), "status 404 https://***@example.com/?token=***")
    }

    @Test func aTableOfManyColumnsIsMadeInLittleTime() {
        let row = Dictionary(uniqueKeysWithValues: (0..<3000).map { ("key\($0)", "https://example.com/\($0)") })
        let words = text([row]).split { $0.isWhitespace }
        expectEqual(words.first, "key0")
        expect(words.suffix(4).first == "…" && words.last == "more")
    }

    @Test func deepJSONIsShownWithFewSpaces() throws {
        let nested = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
        let lines = text(Data("[\(nested),1]".utf8)).split(separator: "\n")
        expect(lines.allSatisfy { $0.count <= 70 })
        expectEqual(lines.count, 201)
        expectEqual(lines.last, "… and 602 more lines")
    }

    @Test func aCharacterOfABodyHasFewCombiningMarks() {
        let marks = "a" + String(repeating: "\u{301}", count: 50)
        expectEqual(text(Data("é \(marks)\n".utf8)), "é a\u{301}\u{301}\u{301}\u{301}\n")
        expectEqual(text(marks).unicodeScalars.count, 5)
    }

    @Test func errorsOfAClosureHaveTheSentencesOfACall() throws {
        expectEqual(
            text(URLError(.timedOut)),
            AppError.network(NetworkFailure(URLError(.timedOut), request: URLRequest(url: URL(filePath: "/"))))
                .errorDescription)
        let url = try #require(URL(string: "https://example.com/?token=secret-word"))
        let failed = text(URLError(.timedOut, userInfo: [NSURLErrorFailingURLErrorKey: url]))
        expect(!failed.contains("secret-word"), "\(failed)")
        for decode in [{ try JSONDecoder().decode(Int.self, from: $0) }, { try jsonMapper(Int.self)($0) }] {
            #expect { _ = try decode(Data(#""a""#.utf8)) } throws: {
                text($0).contains("  at the top level: expected a whole number (Int)")
            }
            #expect { _ = try decode(Data("<".utf8)) } throws: { text($0).contains("not valid JSON") }
        }
    }

    @Test func jsonIsIndentedAndOtherwiseUnchanged() throws {
        let json =
            #"{"b":1.0,"a":[1,2,{"x":null}],"long":["aaaaaaaaaa","bbbbbbbbbb","cccccccccc"],"é":"\u00e9\"","e":{}}"#
        expectEqual(
            text(Data(json.utf8), width: 40),
            #"""
            {
              "b": 1.0,
              "a": [
                1,
                2,
                {"x": null}
              ],
              "long": [
                "aaaaaaaaaa",
                "bbbbbbbbbb",
                "cccccccccc"
              ],
              "é": "\u00e9\"",
              "e": {}
            }
            """#)
        for (body, shown) in [
            ("no JSON", "no JSON"), ("[]", "[]"), (" 5 ", "5"), ("\u{FEFF}{\"a\": []}", "{\n  \"a\": []\n}"),
            ("a\r\nb", "a\nb"),
        ] { expectEqual(text(Data(body.utf8)), shown) }
        expectEqual(text(Data([0xFF, 0])), "(2 bytes that are not text)")
        let utf16 = try #require(#"[{"é": "1"}]"#.data(using: .utf16LittleEndian))
        expectEqual(text(utf16), "[\n  {\"é\": \"1\"}\n]")
    }

    @Test func aRequestIsACurlCommandWithoutSecrets() throws {
        let request = try createRequest(
            baseURL: "https://example.com/?token=secret-word", headers: ["Cookie": "secret-word"])
        expectEqual(text(request), "curl 'https://example.com/?token=***' \\\n  -H 'Cookie: ***'")
        let form = try CurlCommand("curl https://example.com -F 'password=MPSECRET' -F 'x=1'").request
        let shown = text(form)
        expect(shown.contains("--data-binary '(") && shown.hasSuffix(" bytes of multipart/form-data)'"), "\(shown)")
        expect(!shown.contains("MPSECRET") && curlCommand(for: form, masksSecrets: false).contains("MPSECRET"))
    }
}
