import Fetching
import FetchingRecording
import Foundation
import SharedTestCode
import Testing

@testable import FetchingGenerators

struct ClientSourceTests {
    @Test func endpointsWithTheSameLastWordsAreNamedAfterTheWholePath() throws {
        let client = try clientSource(
            for: ["groups/1", "groups/2", "projects/3", "projects/4"].map {
                exchange("GET https://a.example/\($0)/members/all", 200, #"[{"id": 1, "name": "Ada"}]"#)
            })
        expect(client.text("Groups.swift").contains("func groupMembersAllFetcher("))
        expect(client.text("Projects.swift").contains("func projectMembersAllFetcher("))
        expect(client.source.contains("struct Member: "))
    }

    @Test func aHARFileBecomesSource() throws {
        let folder = TestFolder()
        try folder.write(
            #"""
            {"log": {"entries": [{"request": {"method": "GET", "url": "https://api.example.com/v1/users/1"},
             "response": {"status": 200, "headers": [{"name": "Content-Type", "value": "application/json"}],
              "content": {"mimeType": "application/json", "text": "{\"id\": 1, \"name\": \"Ada\"}"}}}]}}
            """#, to: "a.har")
        let source = try swiftSource(forHAR: folder.path + "a.har")
        expect(source.contains("// In Sources/Example/Users.swift\n"), "\(source)")
        expect(source.contains("-> Fetcher<Int, User> {") && source.contains("    var name: String\n"))
        expect(!source.contains("import Testing"))
        expect(throws: RecordingError.self) {
            try folder.write("[]", to: "b.har")
            return try swiftSource(forHAR: folder.path + "b.har")
        }
        expect(throws: (any Error).self) { try swiftSource(forHAR: folder.path + "none.har") }
    }

    @Test func aRecordingBecomesAPackage() throws {
        let headers = [
            "Accept": "application/json", "Authorization": "Bearer 0123456789abcdef", "User-Agent": "Mozilla",
        ]
        let client = try clientSource(for: [
            exchange(
                "GET /v1/users?page=1&per_page=2", 200, #"[{"id": 1, "name": "Ada"}, {"id": 2, "name": null}]"#,
                headers: headers),
            exchange("GET /v1/users?page=2", 200, #"[{"id": 3, "name": "Alan"}]"#, headers: headers),
            exchange("GET /v1/users/1", 200, #"{"id": 1, "name": "Ada"}"#, headers: headers),
            exchange("GET /v1/users/99", 404, #"{"message": "No such user"}"#, headers: headers),
            exchange(
                "POST /v1/users", 201, #"{"id": 4, "name": "Grace"}"#, sent: #"{"name": "Grace"}"#, headers: headers),
            exchange("DELETE /v1/users/4", 204, headers: headers),
        ])
        expectEqual(
            client.files.map(\.path),
            [
                "Package.swift", "README.md", "Sources/Example/ExampleSettings.swift", "Sources/Example/Users.swift",
                "Tests/ExampleTests/UsersTests.swift", "Tests/ExampleTests/recorded.swift",
                "Tests/ExampleTests/recording.har",
            ])
        expectEqual(
            client.text("ExampleSettings.swift"),
            """
            import Fetching

            /// Returns the settings for all endpoints.
            ///
            /// - Parameters:
            ///   - authorization: The header field `Authorization`.
            ///   - baseURL: The base URL of all requests.
            ///   - store: The store that sends the requests.
            func exampleSettings(
                authorization: String,
                baseURL: String = "https://api.example.com/v1",
                store: NetworkStore = .live
            ) -> APISettings {
                APISettings(
                    baseURL: baseURL,
                    store: store,
                    headers: ["Accept": "application/json", "Authorization": authorization])
            }

            """)
        expectEqual(
            client.text("Users.swift"),
            """
            import Fetching

            /// `GET /users`
            func usersFetcher(_ api: APISettings) -> Fetcher<UsersQuery, [User]> {
                api.modelFetcher { (query: UsersQuery) in
                    try api.request(
                        path: ["users"],
                        query: [QueryItem("page", query.page), QueryItem("per_page", query.perPage)])
                }
            }

            nonisolated struct UsersQuery: Sendable {
                var page: Int
                var perPage: Int?
            }

            /// The pages of `GET /users`.
            ///
            /// The query item `page` is the page number.
            ///
            /// The recording does not show consecutive pages, so check how the next page is requested.
            ///
            /// - Parameters:
            ///   - query: The parameters of the first page.
            ///   - width: The number of pages to fetch ahead.
            func usersPages(_ api: APISettings, _ query: UsersQuery, width: Int = 8) -> Pages<User, Int> {
                numberedPages(
                    of: adaptedFetcher(usersFetcher(api)) { number in
                        var query = query
                        query.page = number
                        return query
                    },
                    from: query.page, width: width, items: { $0 })
            }

            /// `GET /users/{id}`
            func userFetcher(_ api: APISettings) -> Fetcher<Int, User> {
                api.modelFetcher { id in
                    try api.request(path: ["users", String(id)])
                }
            }

            /// `POST /users`
            func addUserFetcher(_ api: APISettings) -> Fetcher<NewUser, User> {
                api.modelFetcher { body in
                    try api.request(.post, path: ["users"], body: .json(body))
                }
            }

            /// `DELETE /users/{id}`
            func deleteUserFetcher(_ api: APISettings) -> Fetcher<Int, Void> {
                api.fetcher(
                    createURLRequest: { id in
                        try api.request(.delete, path: ["users", String(id)])
                    },
                    mapper: emptyMapper())
            }

            nonisolated struct User: Codable, Identifiable, Sendable {
                var id: Int
                var name: String?
            }

            nonisolated struct NewUser: Codable, Sendable {
                var name: String
            }

            """)
        expect(
            client.text("UsersTests.swift").hasPrefix(
                """
                import Fetching
                import Foundation
                import Testing
                @testable import Example

                struct UsersTests {
                    let api = exampleSettings(authorization: "test-authorization", store: recorded)

                    @Test("GET /users?page=1&per_page=2: 200")
                    func usersReplay() async throws {
                        let fetch = usersFetcher(api)
                        let value = try await fetch(UsersQuery(page: 1, perPage: 2)).get()
                        #expect(value.count == 2)
                        #expect(value.first?.id == 1)
                        #expect(value.first?.name == "Ada")
                    }

                """))
        expect(
            client.text("UsersTests.swift").contains(
                """
                        let failure = await serverFailure(fetch(99))
                        #expect(failure?.status == 404)
                        #expect(failure?.message == "No such user")
                """))
        expect(!client.everything.contains("0123456789abcdef"))
    }

    @Test func equalModelsAreWrittenOnce() throws {
        let user = #"{"id": 1, "name": "Ada", "email": "ada@example.com"}"#
        let client = try clientSource(for: [
            exchange("GET /users/1", 200, user),
            exchange("GET /posts/7", 200, #"{"id": 7, "title": "On engines", "author": \#(user)}"#),
            exchange("GET /posts", 200, #"{"results": [{"id": 7, "title": "On looms", "author": \#(user)}]}"#),
        ])
        expect(client.text("Models.swift").contains("nonisolated struct User:"))
        expect(client.text("Posts.swift").contains("    var author: User\n"))
        expect(client.text("Posts.swift").contains("    var results: [Post]\n"))
        expectEqual(client.source.components(separatedBy: "struct User:").count, 2)
        expectEqual(client.source.components(separatedBy: "struct Post:").count, 2)
    }

    @Test func aFieldThatOneSampleLacksIsOptional() throws {
        let client = try clientSource(for: [
            exchange("GET /users", 200, #"[{"id": 1, "name": "Ada", "city": "London"}]"#),
            exchange("GET /users/1", 200, #"{"id": 1, "name": "Ada", "city": "London", "email": null}"#),
        ])
        let source = client.text("Users.swift")
        expectEqual(source.components(separatedBy: "struct User:").count, 2, "\(source)")
        expect(source.contains("    var city: String\n"))
        expect(source.contains("    var email: Unknown?"))
    }

    @Test func pagesWithLinksAreASequence() throws {
        let next = "https://api.example.com/users?page=2"
        var first = exchange("GET /users?page=1", 200, #"[{"id": 1}, {"id": 2}]"#)
        first.headers["Link"] = "<\(next)>; rel=\"next\""
        let last = exchange("GET /users?page=2", 200, #"[{"id": 3}]"#)
        let client = try clientSource(for: [first, last])
        expect(
            client.text("Users.swift").contains(
                """
                func usersPages(_ api: APISettings, from first: URL, width: Int = 1) -> Pages<User, URL> {
                    linkPages(
                        of: api.fetcher(
                            createURLRequest: { url in try api.request(url: url) },
                            mapResponse: linkMapper(jsonMapper([User].self, options: api.json))),
                        from: first, width: width, items: { $0 })
                }
                """))
        let reads = """
                    #expect(try await pages.next()?.items.count == 2)
                    #expect(try await pages.next()?.items.count == 1)
                    #expect(try await pages.next() == nil)
            """
        expect(client.text("UsersTests.swift").contains(reads))

        let body = try clientSource(for: [
            exchange("GET /users", 200, #"{"next": "/users?page=2", "results": [{"id": 1}]}"#),
            exchange("GET /users?page=2", 200, #"{"next": "/users?page=3", "results": [{"id": 2}]}"#),
        ])
        expect(body.text("Users.swift").contains("let next = page.next\n"))
        expect(body.text("Users.swift").contains("from: first, width: width, items: { $0.results })"))
        expect(body.text("Users.swift").contains("\nnonisolated struct User:"))
        // The last page was not recorded, so the end is not checked.
        expectEqual(body.text("UsersTests.swift").components(separatedBy: "pages.next()").count, 3)
        expect(!body.text("UsersTests.swift").contains("next() == nil"))
    }

    /// The request for the next page has another path, as in Salesforce.
    @Test func aNextPageWithAnotherPathIsRecognizedIfItWasRecorded() throws {
        let pages = [
            exchange("GET /query?q=a", 200, #"{"nextRecordsUrl": "/query/part-2", "records": [{"id": 1}]}"#),
            exchange("GET /query/part-2", 200, #"{"records": [{"id": 2}]}"#),
        ]
        let client = try clientSource(for: pages)
        expect(client.text("Query.swift").contains("let next = page.nextRecordsUrl"), "\(client.text("Query.swift"))")
        expect(!client.text("Query.swift").contains("does not show consecutive pages"))
        expect(!(try clientSource(for: [pages[0]])).source.contains("Pages("))
        // A masked value is no token.
        let secret = exchange("GET /query?q=a", 200, #"{"nextRecordsUrl": "***", "records": [{"id": 1}]}"#)
        expect(!(try clientSource(for: [secret])).source.contains("Pages("))
    }

    @Test func doubtfulPagesArePlain() throws {
        for body in [
            #"{"next": "https://other.example.com/users?page=2", "results": []}"#,
            #"{"next": "/teams?page=2", "results": []}"#, #"{"next": "abc", "results": []}"#,
            #"{"url": "/users?page=2", "results": [1]}"#,
        ] { expect(!(try clientSource(for: [exchange("GET /users", 200, body)])).source.contains("Pages("), "\(body)") }
    }

    @Test func bodiesAndResponsesOfOtherKindsAreKept() throws {
        let client = try clientSource(for: [
            exchange("GET /report", 200, "a,b\n1,2", type: "text/csv"),
            exchange("GET /archive", 200, "PK\u{3}", type: "application/zip"),
            exchange(
                "POST /search", 200, "{}", sent: "q=ada+l&page=2", sentType: "application/x-www-form-urlencoded"),
            exchange("PUT /photos/7", 204, sent: "bytes", sentType: "image/png"),
            exchange("PATCH /photos/7", 200, "{}", sent: "{}", sentType: "application/merge-patch+json"),
            exchange("GET /tags?tag=a&tag=b", 200, "[]"),
            exchange("GET /maybe", 200, #"{"id": 1, "a": 2}"#), exchange("GET /maybe", 204),
        ])
        expect(client.text("Report.swift").contains("Call<String>"))
        expect(
            client.text("Search.swift").contains(
                #"body: .form([QueryItem("q", query.q), QueryItem("page", query.page)])"#))
        expect(client.text("SearchTests.swift").contains(#"fetch(SearchQuery(q: "ada l", page: 2))"#))
        expect(client.text("Photos.swift").contains(#"RequestBody(query.body, contentType: "image/png")"#))
        expect(client.text("Photos.swift").contains(#"headers: ["Content-Type": "application/merge-patch+json"]"#))
        expect(client.text("Tags.swift").contains("Fetcher<[String], [Unknown]>"))
        expect(client.text("TagsTests.swift").contains(#"fetch(["a", "b"])"#))
        expect(client.text("Maybe.swift").contains("Call<Maybe?>"))
        expect(client.text("MaybeTests.swift").contains("GET /maybe: 200, 204"))
    }

    @Test func commonWordsBeforeSeveralResourcesAreInTheBaseURL() throws {
        for (paths, baseURL) in [
            (["/shop/cheeses", "/shop/cheeses/1", "/shop/orders"], "https://api.example.com/shop"),
            (["/api/v1/shop/cheeses", "/api/v1/shop/orders"], "https://api.example.com/api/v1/shop"),
            (["/users/ada", "/users/bob/posts"], "https://api.example.com"),
            (["/shop/cheeses", "/shop/cheeses/1"], "https://api.example.com"),
            (["/shop/cheeses", "/shop"], "https://api.example.com"),
            (["/shop/1/items", "/shop/2/items"], "https://api.example.com"),
        ] {
            let client = try clientSource(for: paths.map { exchange("GET \($0)", 200, "{}") })
            expectEqual(client.baseURL, baseURL, "\(paths)")
        }
    }

    /// Some servers send JSON with a wrong content type.
    @Test func jsonIsRecognizedByItsContent() throws {
        for type in ["text/html", "text/javascript", "application/x-javascript", "text/css", "image/png", ""] {
            let client = try clientSource(for: [exchange("GET /users", 200, #"[{"id": 1}]"#, type: type)])
            expect(client.text("Users.swift").contains("-> Call<[User]> {"), "\(type)")
        }
        expect(throws: ClientError.self) { try clientSource(for: [exchange("GET /a", 200, "[x", type: "text/html")]) }
    }

    @Test func aRecordingWithoutBodiesOrHeaderFieldsIsExplained() throws {
        func har(_ content: String) -> Data {
            Data(
                #"{"log": {"version": "1.2", "entries": [{"request": {"method": "GET", "url": "https://a.example/x"}, "response": {"status": 200, "headers": [], "content": \#(content)}}]}}"#
                    .utf8)
        }
        let file = URL(filePath: "/a.har")
        let image = try recordedExchanges(in: har(#"{"size": 3, "mimeType": "image/png", "text": "abc"}"#), file: file)
        expect(throws: ClientError.self) { try clientSource(for: image) }
        let missing = try recordedExchanges(in: har(#"{"size": 300, "mimeType": "application/json"}"#), file: file)
        let error = expect(throws: ClientError.self) { try clientSource(for: missing) }
        expectEqual(
            error?.description,
            "Responses without a complete body: 1; in a browser, use “Save all as HAR with content”.")
    }

    @Test func fieldsOfTheTransportAndOfProxiesAreLeftOut() throws {
        let names = [
            "Keep-Alive", "Proxy-Connection", "Trailer", "Expect", "Range", "Via", "Alt-Used", "HTTP2-Settings", "TE",
            "Upgrade", "Content-Length",
        ]
        let headers = Dictionary(uniqueKeysWithValues: names.map { ($0, "planted") })
        let client = try clientSource(for: [exchange("GET /users", 200, "[]", headers: headers)])
        expect(!client.everything.contains("planted"), "\(client.text("ExampleSettings.swift"))")
    }

    @Test func exchangesOutsideTheAPIAreLeftOut() throws {
        let client = try clientSource(for: [
            exchange("GET /users", 200, "[]"), exchange("GET /users/1", 200, "{}"),
            exchange("GET /", 200, "<html></html>", type: "text/html; charset=utf-8"),
            exchange("GET /app.js", 200, "run()", type: "text/javascript"),
            exchange("GET /app.css", 200, "a {}", type: "text/css"),
            exchange("GET /a.png", 200, "PNG", type: "image/png"),
            exchange("GET /a.woff2", 200, "x", type: "font/woff2"),
            exchange("OPTIONS /users", 204), exchange("GET /old", 301), exchange("GET /kept", 304),
            exchange("GET /blocked", 0), exchange("GET /a//b", 200, "{}"),
            exchange("GET /files/%2Fetc", 200, "{}"), exchange("GET /%2e%2e/etc", 200, "{}"),
            exchange("GET /caf%E9", 200, "{}"),
            exchange("GET /a?q=%E9", 200, "{}"),
            exchange("GET https://metrics.example.org/event", 200, "{}"),
        ])
        expectEqual(client.endpoints, ["GET /users", "GET /users/{id}"])
        expectEqual(
            Set(client.skipped.map { "\($0.reason) \($0.count)" }),
            [
                "HTML page 1", "OPTIONS request 1", "URL that is not UTF-8 2", "font 1", "image 1",
                "no complete response 1",
                "other host: https://metrics.example.org 1", "path segment . or .. 1",
                "path segment that begins with a slash 1",
                "path with an empty segment 1", "redirect 1", "script 1",
                "style sheet 1", "unchanged response without a body 1",
            ])
    }

    @Test(arguments: [true, false]) func aNextPageWithEscapesIsRecognized(isInHeader: Bool) throws {
        let next = "/a/../users?page[offset]=2&q=a%20b"
        var first = exchange("GET /users", 200, isInHeader ? "[1]" : #"{"next": "\#(next)", "results": [1]}"#)
        if isInHeader {
            first.headers["Link"] = #"</users?q=<>; rel="prev", <\#(next)>; title="a, b"; rel="last next""#
        }
        let last = exchange(
            "GET /users?page%5Boffset%5D=2&q=a%20b", 200, isInHeader ? "[2]" : #"{"next": null, "results": [2]}"#)
        let client = try clientSource(for: [first, last])
        expect(client.text("Users.swift").contains("linkPages("))
        expectEqual(
            client.text("UsersTests.swift").components(separatedBy: "items.count == 1").count, 3,
            "\(client.text("UsersTests.swift"))")
    }

    @Test func aTextThatIsNotUTF8IsReadWithItsEncoding() throws {
        var note = exchange("GET /note", 200, type: "text/plain; charset=iso-8859-1")
        note.body = Data([0x63, 0x61, 0x66, 0xE9])
        var odd = exchange("GET /odd", 200, type: "text/plain")
        odd.body = Data([0x63, 0xE9])
        var image = exchange("GET /file", 200, type: "application/pdf; charset=iso-8859-1")
        image.body = note.body
        let client = try clientSource(for: [note, odd, image, exchange("GET /plain", 200, "é", type: "text/plain")])
        expect(
            client.text("Note.swift").contains("Call<String>")
                && client.text("Note.swift").contains("textFetcher"))
        expect(client.text("Plain.swift").contains("textFetcher"))
        expect(client.text("Odd.swift").contains("dataMapper()") && client.text("File.swift").contains("dataMapper()"))
        expect(client.text("recording.har").contains("text/plain; charset=iso-8859-1"))
    }

    /// The files of `recording(to:)` have `***` in place of secrets, also under names that only the recorder knew.
    @Test func aMaskedValueIsAParameter() throws {
        let headers = ["Authorization": "***", "X-Visitor": "***"]
        let client = try clientSource(for: [
            exchange("GET /users?appid=***", 200, "[]", headers: headers),
            exchange("GET /teams?pin=***&appid=***", 200, "[]", headers: headers),
        ])
        let settings = client.text("ExampleSettings.swift")
        expect(settings.contains("func exampleSettings("), "\(settings)")
        for text in ["authorization: String,", "xVisitor: String,", "appid: String,", #""X-Visitor": xVisitor"#] {
            expect(settings.contains(text), "\(settings)")
        }
        expect(client.text("TeamsTests.swift").contains(#"fetch("test-pin")"#), "\(client.text("TeamsTests.swift"))")
        expect(!client.source.contains("***"))
        let segment = try clientSource(for: [exchange("GET /bot***/me", 200, #"{"id": 1}"#)])
        expect(!segment.source.contains("***"), "\(segment.source)")
    }

    @Test func aBodyWhoseCharsetIsWrongIsPlayedUnchanged() throws {
        let type = "application/json; charset=iso-8859-1"
        let client = try clientSource(for: [exchange("GET /a", 200, #"{"name": "café"}"#, type: type)])
        let recording = client.text("recording.har")
        let exchanges = try recordedResponses(in: Data(recording.utf8), file: URL(filePath: "/a.har"))
        expectEqual(exchanges.map { String(decoding: $0.body, as: UTF8.self) }, [#"{"name": "café"}"#])
    }

    @Test func headerFieldsThatMatterAreKept() throws {
        let headers = [
            "Accept": "application/vnd.example+json", "X-Requested-With": "XMLHttpRequest", "User-Agent": "Mozilla",
            "X-Device-ID": "550e8400-e29b-41d4-a716-446655440000", "Sec-Fetch-Mode": "cors", "If-None-Match": "\"1\"",
        ]
        let client = try clientSource(for: [
            exchange("GET /users", 200, "[]", headers: headers.merging(["X-Request-ID": "1"]) { $1 }),
            exchange(
                "GET /teams", 200, "[]", headers: headers.merging(["X-Request-ID": "2", "Prefer": "wait=5"]) { $1 }),
        ])
        expect(
            client.text("ExampleSettings.swift").contains(
                """
                        headers: [
                            "Accept": "application/vnd.example+json",
                            "X-Requested-With": "XMLHttpRequest",
                            "X-Device-ID": xDeviceID,
                        ])
                """))
        expect(client.text("Teams.swift").contains(#"headers: ["Prefer": "wait=5"]"#))
    }

    @Test func equalExchangesAreReadOnce() throws {
        let client = try clientSource(for: [
            exchange("GET /users", 200, "[]"), exchange("GET /users", 200, "[]"), exchange("GET /users", 200, "[1]"),
        ])
        expect(client.text("UsersTests.swift").contains("GET /users: 200, 200\""))
        expectEqual(client.skipped.map(\.count), [1])
    }

    @Test func aHostCanBeChosen() throws {
        let recording = [
            exchange("GET /users", 200, "[]"), exchange("GET /users", 200, "[1]"),
            exchange("GET http://127.0.0.1:8080/heroes", 200, "[]"),
        ]
        try expectEqual(clientSource(for: recording, host: "127.0.0.1:8080").baseURL, "http://127.0.0.1:8080")
        try expectEqual(clientSource(for: recording, host: "127.0.0.1").name, "API")
        try expectEqual(clientSource(for: recording).name, "Example")
        expect(throws: ClientError.self) { try clientSource(for: recording, host: "example.org") }
        expect(throws: ClientError.self) { try clientSource(for: []) }
    }

    @Test func theMessageOfErrorsIsFound() throws {
        let client = try clientSource(for: [
            exchange("GET /users", 200, "[]"), exchange("GET /teams", 400, #"{"ok": false, "reason": "Forbidden"}"#),
        ])
        expect(client.text("ExampleSettings.swift").contains("?? (try? jsonMapper(ErrorBody.self)(body))?.reason"))
        expect(
            client.text("ExampleSettings.swift").contains("struct ErrorBody: Decodable {\n    var reason: String\n}\n"))
        expect(client.text("TeamsTests.swift").contains(#"#expect(failure?.message == "Forbidden")"#))
        let usual = try clientSource(for: [exchange("GET /teams", 400, #"{"error": "No teams"}"#)])
        expect(!usual.text("ExampleSettings.swift").contains("message:"))
        expect(usual.text("TeamsTests.swift").contains(#"#expect(failure?.message == "No teams")"#))
    }
}
