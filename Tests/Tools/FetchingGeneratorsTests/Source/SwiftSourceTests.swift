import Fetching
import Foundation
import SharedTestCode
import Testing

@testable import FetchingGenerators

struct SwiftSourceTests {
    @Test func anEndpointHasItsModelAndItsTest() throws {
        let request = URLRequest(url: try #require(URL(string: "https://api.example.com/v1/books/7?apikey=secret123")))
        let source = try swiftSource(for: request, sample: #"{"id": 7, "title": "Emma", "first_published": 1815}"#)
        expectEqual(
            source,
            ##"""
            // In Sources/Example/ExampleSettings.swift
            import Fetching
            import Foundation

            /// Returns the settings for all endpoints.
            ///
            /// - Parameters:
            ///   - apikey: The query item `apikey`.
            ///   - baseURL: The base URL of all requests.
            ///   - store: The store that sends the requests.
            func exampleSettings(
                apikey: String,
                baseURL: String = "https://api.example.com/v1",
                store: NetworkStore = .live
            ) -> APISettings {
                let signature = signing { request, _ in
                    guard let url = request.url else { return request }
                    var request = request
                    request.url = try createRequest(baseURL: url, query: [QueryItem("apikey", apikey)]).url
                    return request
                }
                return APISettings(baseURL: baseURL, store: store.layered(signature))
            }

            // In Sources/Example/Books.swift
            import Fetching

            /// `GET /books/{id}`
            func bookFetcher(_ api: APISettings) -> Fetcher<Int, Book> {
                api.modelFetcher { id in
                    try api.request(path: ["books", String(id)])
                }
            }

            nonisolated struct Book: Codable, Identifiable, Sendable {
                var id: Int
                var title: String
                var firstPublished: Int
            }

            // In Tests/ExampleTests/BooksTests.swift
            import Fetching
            import FetchingTestSupport
            import Foundation
            import Testing
            @testable import Example

            @Test("GET /books/7: 200")
            func bookReplay() async throws {
                let response = #"{"id": 7, "title": "Emma", "first_published": 1815}"#
                let api = exampleSettings(apikey: "test-apikey", store: .json(response))
                let fetch = bookFetcher(api)
                let value = try await fetch(7).get()
                #expect(value.id == 7)
                #expect(value.title == "Emma")
                #expect(value.firstPublished == 1815)
            }

            """##)
    }

    @Test func aRequestOfNoAPIIsRefused() throws {
        for (text, reason) in [
            ("http://h/v1/caf%E9/x%20", "URL that is not UTF-8"), ("http://h/v1//a", "path with an empty segment"),
            ("file:///etc", "not http or https"),
        ] {
            let request = try request(text)
            let error = expect(throws: ClientError.self) { try swiftSource(for: request, sample: "{}") }
            expectEqual(error?.description, "No source can be written for this request and its response: \(reason).")
        }
    }

    @Test(arguments: ["bot123456:AbC", "xKp29dQwZr71LmNb84Tv"])
    func aSegmentThatLooksLikeASecretIsAParameter(segment: String) throws {
        let url = try #require(URL(string: "https://api.example.com/\(segment)/getUpdates"))
        let source = try swiftSource(for: URLRequest(url: url), sample: #"{"url": "/\#(segment)/x"}"#)
        expect(!source.contains(segment), "\(source)")
        expect(source.contains(#"path: [secret, "getUpdates"]"#))
        let named = try #require(URL(string: "https://api.example.com/\(segment)/getUpdates?\(segment)=1"))
        let sourceOfName = try swiftSource(for: URLRequest(url: named), sample: "{}")
        expect(!sourceOfName.contains(segment), "\(sourceOfName)")
        let id = try #require(URL(string: "https://api.example.com/books/550e8400-e29b-41d4-a716-446655440000"))
        expect(try swiftSource(for: URLRequest(url: id), sample: "{}").contains(#"path: ["books", id]"#))
    }

    @Test func theSourceHasThePartsOfTheRequestWithoutSecrets() throws {
        for (command, sample, parts) in [
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
            ("curl https://a.com/notes -d 'plain text'", "<html>", ["Fetcher<Data, String>", "api.textFetcher"]),
            (
                "curl https://a.com/notes -d 'a=1&b=2%203'", "",
                [#".form([QueryItem("a", query.a), QueryItem("b", query.b)])"#]
            ),
            (
                "curl https://a.com/back -d 'code=s3c&state=r3t'", "{}",
                [#"BackQuery(code: "test-code", state: "test-state")"#]
            ),
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
            ("curl https://a.com/a", "\"\"", [#"let response = "\"\"""#]),
            (
                "curl 'https://a.com/a?apikey=s3cr3t'", #"{"s3cr3t": 1}"#,
                ["var value: Int  // the name is a secret; write the real name"]
            ),
            // A property that is left out is not compared.
            ("curl https://a.com/a", #"{"a": [1e400], "b": 2}"#, ["#expect(value.b == 2)"]),
            // A content type can contain the name of a parameter.
            (
                "curl https://a.com/a?b=1 -d '<x>' -H 'Content-Type: a/b (body)'", "",
                [#"RequestBody(query.body, contentType: "a/b (body)")"#]
            ),
        ] {
            let source = try swiftSource(for: try request(fromCurl: command), sample: sample)
            for part in parts { expect(source.contains(part), "\(command): \(source)") }
            for secret in ["s3c", "r3t"] { expect(!source.contains(secret), "\(command): \(source)") }
        }
    }

    /// U+FF9E is one `Character` with the `#` before it, but the compiler reads the `#` alone.
    @Test func aRawLiteralIsNotEndedByItsText() {
        expectEqual(Array(rawLiteral("[\"#\u{FF9E}\"]").utf8), Array("##\"[\"#\u{FF9E}\"]\"##".utf8))
        expectEqual(Array(rawLiteral("\\#\u{FF9E}").utf8), Array("##\"\\#\u{FF9E}\"##".utf8))
    }

    @Test func aSecretBeforeACombiningMarkIsNotInTheSource() throws {
        let segment = "xKp29dQwZr71LmNb84Tv"
        let url = try #require(URL(string: "https://api.example.com/\(segment)/a"))
        let source = try swiftSource(for: URLRequest(url: url), sample: "{\"url\": \"/\(segment)\u{301}\"}")
        expect(!source.contains(segment.dropLast()), "\(source)")
    }

    @Test func longLinesAreWrapped() throws {
        let items = (0..<9).map { "parameter\($0)=value\($0)" }.joined(separator: "&")
        let request = try request(
            fromCurl: "curl https://a.com/list -d '\(items)' -H 'X-A: \(String(repeating: "a", count: 90))' -H 'X-B: b'"
        )
        let source = try swiftSource(for: request, sample: "{}")
        for line in source.split(separator: "\n") { expect(line.count <= 120, "\(line)") }
    }

    @Test func noSecretIsInTheSource() throws {
        for sample in sampleRequests {
            let source = try swiftSource(for: sample.request, sample: sample.response)
            for secret in secretTexts { expect(!source.contains(secret), "\(source)") }
        }
    }
}
