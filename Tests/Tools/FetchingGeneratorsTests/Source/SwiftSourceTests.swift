import Fetching
import Foundation
import Testing

@testable import FetchingGenerators

struct SwiftSourceTests {
    @Test func anEndpointHasItsModelAndItsTest() throws {
        let request = URLRequest(url: try #require(URL(string: "https://api.example.com/v1/books/7?apikey=secret123")))
        #expect(
            swiftSource(for: request, sample: #"{"id": 7, "title": "Emma", "first_published": 1815}"#) == ##"""
                // In Sources/App/bookFetcher.swift
                import Fetching

                func bookFetcher(apikey: String, store: NetworkStore = .live) -> Fetcher<Int, Book> {
                    modelFetcher(
                        createURLRequest: { id in
                            try createRequest(
                                baseURL: "https://api.example.com/v1",
                                path: ["books", String(id)],
                                query: [QueryItem("apikey", apikey)])
                        },
                        store: store)
                }

                nonisolated struct Book: Codable, Identifiable, Sendable {
                    var id: Int
                    var title: String
                    var firstPublished: Int
                }

                // In Tests/AppTests/bookFetcherTests.swift
                import Fetching
                import FetchingTestSupport
                import Foundation
                import Testing
                @testable import App

                @Test func bookFetcherDecodesItsModel() async throws {
                    let log = RequestLog()
                    let body = #"{"id": 7, "title": "Emma", "first_published": 1815}"#
                    let fetch = bookFetcher(apikey: "test-apikey", store: .json(body).recorded(in: log))

                    let value = try await fetch(7).get()

                    #expect(value.id == 7)
                    #expect(log.requests.map { $0.url?.absoluteString } == ["https://api.example.com/v1/books/7?apikey=test-apikey"])
                }

                """##)
    }

    @Test(arguments: [
        ("http://h/v1/caf%E9/x%20", ["baseURL: \"http://h/v1/caf%E9/x%20\""]),
        ("http://h/v1/files/%2Fetc/", ["baseURL: \"http://h/v1/files/%2Fetc\", trailingSlash: true"]),
        ("http://h/v1/x?q=%E9&r=a%20b", ["baseURL: \"http://h/v1?q=%E9\"", "path: [\"x\"]", "QueryItem(\"r\", r)"]),
    ])
    func aURLThatItsPartsCannotExpressIsTheBaseURL(text: String, expected: [String]) throws {
        let source = swiftSource(for: URLRequest(url: try #require(URL(string: text))), sample: "{}")
        for part in expected { #expect(source.contains(part), "\(source)") }
        let requested = text.hasSuffix("r=a%20b") ? "http://h/v1/x?q=%E9&r=a%20b" : text
        #expect(source.contains("[\"\(requested)\"]"), "\(source)")
    }

    @Test(arguments: ["bot123456:AbC", "xKp29dQwZr71LmNb84Tv"])
    func aSegmentThatLooksLikeASecretIsAParameter(segment: String) throws {
        let url = try #require(URL(string: "https://api.example.com/\(segment)/getUpdates"))
        let source = swiftSource(for: URLRequest(url: url), sample: #"{"url": "/\#(segment)/x"}"#)
        #expect(!source.contains(segment), "\(source)")
        #expect(source.contains(#"path: [secret, "getUpdates"]"#))
        let named = try #require(URL(string: "https://api.example.com/\(segment)/getUpdates?\(segment)=1"))
        let sourceOfName = swiftSource(for: URLRequest(url: named), sample: "{}")
        #expect(!sourceOfName.contains(segment), "\(sourceOfName)")
        #expect(sourceOfName.contains(#"query: [QueryItem("***", secret2)]"#), "\(sourceOfName)")
        let id = try #require(URL(string: "https://api.example.com/books/550e8400-e29b-41d4-a716-446655440000"))
        #expect(swiftSource(for: URLRequest(url: id), sample: "{}").contains(#"path: ["books", id]"#))
    }

    @Test(arguments: [
        ("curl https://a.com/orders/7f3c", #"{"id": 1}"#, [#"path: ["orders", id]"#, #"fetch("7f3c")"#]),
        ("curl https://a.com/files/v2/x", "{}", [#"path: ["files", "v2", "x"]"#]),
        (
            "curl 'https://a.com/heroes.json?_shape=array'", "[]",
            ["func heroesFetcher(", #"{ shape in"#, #"QueryItem("_shape", shape)"#]
        ),
        (
            "curl -X DELETE https://a.com/orders/7", " ",
            ["Fetcher<Int, Void>", "mapper: emptyMapper())", "\n    try await fetch(7).get()\n"]
        ),
        ("curl https://a.com/notes -d 'plain text'", "<html>", ["Fetcher<Data, String>", "// The sample is not JSON"]),
        (
            "curl https://a.com/notes -d 'a=1&b=2%203'", "",
            [#".form([QueryItem("a", query.a), QueryItem("b", query.b)])"#]
        ),
        ("curl https://a.com/back -d 'code=s3c&state=r3t'", "{}", ["(code: String, state: String, "]),
        ("curl 'https://a.com/back?code=DE'", "{}", [#"fetch("DE")"#]),
        ("curl https://a.com/a -H 'X-Token-Id: s3cr3t'", "{}", [#"headers: ["X-Token-Id": xTokenId]"#]),
        (
            "curl https://a.com/a", #"{"tokens": ["s3c"], "api_keys": {"a": "r3t"}}"#,
            [##"#"{"tokens": ["***"], "api_keys": {"a": "***"}}"#"##]
        ),
        (
            "curl https://a.com/a",
            #"{"name": "token", "value": "s3c", "vars": [{"key": "api_token", "value": "r3t"}, {"name": "a", "value": "b"}]}"#,
            [#"[{"key": "***", "value": "***"}, {"name": "a", "value": "b"}]"#]
        ),
        ("curl https://a.com/a", "\"\"", [#"let body = "\"\"""#]),
        (
            "curl 'https://a.com/a?apikey=s3cr3t'", #"{"s3cr3t": 1}"#,
            ["var value: Int  // the name is a secret; write the real name"]
        ),
    ])
    func theSourceHasThePartsOfTheRequestWithoutSecrets(command: String, sample: String, parts: [String]) throws {
        let source = swiftSource(for: try request(fromCurl: command), sample: sample)
        for part in parts { #expect(source.contains(part), "\(source)") }
        for secret in ["s3c", "r3t"] { #expect(!source.contains(secret), "\(source)") }
    }

    @Test func aPropertyThatIsLeftOutIsNotCompared() throws {
        let request = try request(fromCurl: "curl https://a.com/a")
        let source = swiftSource(for: request, sample: #"{"a": [1e400], "b": 2}"#)
        #expect(source.contains("#expect(value.b == 2)"), "\(source)")
    }

    @Test func aContentTypeWithTheNameOfAParameterIsKept() throws {
        let request = try request(fromCurl: "curl https://a.com/a?b=1 -d '<x>' -H 'Content-Type: a/b (body)'")
        let source = swiftSource(for: request, sample: "")
        #expect(source.contains(#"RequestBody(query.body, contentType: "a/b (body)")"#), "\(source)")
    }

    /// U+FF9E is one `Character` with the `#` before it, but the compiler reads the `#` alone.
    @Test func aRawLiteralIsNotEndedByItsText() {
        #expect(Array(rawLiteral("[\"#\u{FF9E}\"]").utf8) == Array("##\"[\"#\u{FF9E}\"]\"##".utf8))
        #expect(Array(rawLiteral("\\#\u{FF9E}").utf8) == Array("##\"\\#\u{FF9E}\"##".utf8))
    }

    @Test func aSecretBeforeACombiningMarkIsNotInTheSource() throws {
        let segment = "xKp29dQwZr71LmNb84Tv"
        let url = try #require(URL(string: "https://api.example.com/\(segment)/a"))
        let source = swiftSource(for: URLRequest(url: url), sample: "{\"url\": \"/\(segment)\u{301}\"}")
        #expect(!source.contains(segment.dropLast()), "\(source)")
    }

    @Test func longLinesAreWrapped() throws {
        let items = (0..<9).map { "parameter\($0)=value\($0)" }.joined(separator: "&")
        let request = try request(
            fromCurl: "curl https://a.com/list -d '\(items)' -H 'X-A: \(String(repeating: "a", count: 90))' -H 'X-B: b'"
        )
        let source = swiftSource(for: request, sample: "{}")
        for line in source.split(separator: "\n") { #expect(line.count <= 120, "\(line)") }
    }

    @Test(arguments: sampleRequests.indices)
    func noSecretIsInTheSource(index: Int) {
        let sample = sampleRequests[index]
        let source = swiftSource(for: sample.request, sample: sample.response)
        for secret in secretTexts { #expect(!source.contains(secret), "\(source)") }
    }
}
