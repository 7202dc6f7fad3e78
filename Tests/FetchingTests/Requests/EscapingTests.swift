import Foundation
@testable import Fetching
import FetchingTestSupport
import LoopbackServer
import Testing
import SharedTestCode

@Test(arguments: nastyTexts)
func aSegmentCannotLeaveItsPlace(text: String) throws {
    let request = try createRequest(
        baseURL: "https://example.com/v1", path: ["x", text, "y"], query: [QueryItem("q", 1)])
    let parts = try #require(URLComponents(string: request.url?.absoluteString ?? ""))
    let segments = parts.percentEncodedPath.split(separator: "/", omittingEmptySubsequences: false)
    #expect(segments.count == 5)
    #expect(segments[3].removingPercentEncoding.map { Array($0.utf8) } == Array(text.utf8))
    #expect(parts.percentEncodedQuery == "q=1")
    #expect(parts.fragment == nil)
}

@Test(arguments: nastyTexts)
func aQueryItemCannotLeaveItsPlace(text: String) throws {
    let request = try createRequest(
        baseURL: "https://example.com/?a=b", query: [QueryItem(text, text), QueryItem("z", "1")])
    let parts = try #require(URLComponents(string: request.url?.absoluteString ?? ""))
    #expect(parts.queryItems?.map { Array($0.name.utf8) } == [Array("a".utf8), Array(text.utf8), Array("z".utf8)])
    #expect(parts.queryItems?[1].value.map { Array($0.utf8) } == Array(text.utf8))
    #expect(parts.path == "/" && parts.fragment == nil)
}

@Test(.enabled(if: Programs.python != nil, "needs python3"))
func pythonReadsEachTextBackAsItWas() async throws {
    var random = SplitMix64(seed: 7)
    let texts = nastyTexts + (0..<200).map { _ in random.text(upTo: 12) }
    let items = texts.map { QueryItem("n" + $0, $0) }
    let query = try createRequest(baseURL: "https://example.com", query: items).url?.query(percentEncoded: true)
    let form = String(decoding: RequestBody.form(items).data, as: UTF8.self)
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
    #expect(read.query == pairs)
    #expect(read.form == pairs)
    #expect(read.segments == texts)
    #expect(segments == read.quoted)
    // The one difference: the WHATWG's forms escape "~" and keep "*", Python's do it the other way round.
    #expect(form == read.encoded.replacing("~", with: "%7E").replacing("%2A", with: "*"))
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

@Test(.timeLimit(.minutes(1)))
func aServerReadsWhatWasGiven() async throws {
    let server = try LoopbackServer.start { request in
        .json(String(decoding: (try? JSONEncoder().encode(Arrived(request))) ?? Data(), as: UTF8.self))
    }
    defer { server.stop() }
    let fetch = networkFetcher(store: .urlSession)
    let texts = nastyTexts.filter { $0 != "..." }

    let request = try createRequest(
        .put, baseURL: server.baseURL + "/v1/", path: texts, query: texts.map { QueryItem($0, $0) },
        headers: ["X-Plain": "a b; \"c\", d=e", "X-At": "@file", "X-Utf8": "héllo"], body: .text("body\r\n🕷️"))
    let arrived = try JSONDecoder().decode(Arrived.self, from: try await fetch(request).0)

    #expect(arrived.method == "PUT")
    #expect(arrived.segments == ["", "v1"] + texts)
    #expect(arrived.names == texts && arrived.values == texts)
    #expect(arrived.headers["x-plain"] == "a b; \"c\", d=e")
    #expect(arrived.headers["x-at"] == "@file")
    #expect(arrived.headers["x-utf8"] == "héllo")
    #expect(arrived.headers["content-type"] == "text/plain; charset=utf-8")
    #expect(arrived.body == Data("body\r\n🕷️".utf8))
}

@Test(.timeLimit(.minutes(1)), arguments: [HTTPMethod.get, .post, .put, .delete])
func aRequestWithoutABodyArrivesWithoutAType(method: HTTPMethod) async throws {
    let server = try LoopbackServer.start { request in
        .json(String(decoding: (try? JSONEncoder().encode(Arrived(request))) ?? Data(), as: UTF8.self))
    }
    defer { server.stop() }
    let request = try createRequest(
        method, baseURL: server.baseURL, headers: ["X-Empty": "", "X-Tab": "a\tb", "X-Colon": "a: b"])
    let arrived = try JSONDecoder().decode(Arrived.self, from: try await networkFetcher(store: .urlSession)(request).0)
    #expect(arrived.method == method.rawValue && arrived.body.isEmpty)
    #expect(arrived.headers["content-type"] == nil)
    #expect(arrived.headers["x-tab"] == "a\tb" && arrived.headers["x-colon"] == "a: b")
    #expect(arrived.headers["x-empty"] == "")
}

/// A request as a server sees it.
struct Arrived: Codable, Equatable {
    var method: String
    var target: String
    var segments: [String]
    var names: [String]
    var values: [String]
    var headers: [String: String]
    var body: Data

    init(_ request: LoopbackServer.Request) {
        method = request.method
        target = request.target
        segments = request.path.split(separator: "/", omittingEmptySubsequences: false)
            .map { $0.removingPercentEncoding ?? "not decodable" }
        names = request.queryItems.map(\.name)
        values = request.queryItems.map(\.value)
        headers = Dictionary(request.headers.map { ($0.name.lowercased(), $0.value) }) { "\($0), \($1)" }
        body = request.body
    }
}
