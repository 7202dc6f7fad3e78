import Foundation
import SharedTestCode
import Testing

@testable import FetchingGenerators

/// The endpoints, the settings and the pages of documents.
struct DocumentEndpointTests {
    private static let ok = #""responses": {"200": {"content": {"application/json": {"schema": {"type": "string"}}}}}"#

    @Test func anEndpointIsNamedAfterItsPathOrItsOperation() throws {
        for (operation, id, tag, name) in [
            ("get /users", "listUsers", "users", "users"), ("get /users/{id}", "getUserById", "users", "user"),
            ("post /users", "users/create", "users", "createUser"),
            ("post /users", "", "users", "addUser"),
            ("post /users/{id}/files", "users/attach-file", "users", "attachFile"),
            ("get /pet/findByStatus", "findPetsByStatus", "pet", "findPetsByStatus"),
            ("post /orgs/{org}/repos", "repos/create-in-org", "repos", "createRepoInOrg"),
            ("delete /items/{id}", "items-delete_item", "items", "deleteItem"),
            ("patch /api/v1/items/{id}", "update_item_api_v1_items__id__patch", "items", "updateItem"),
            ("post /login", "login", "auth", "login"),
            ("put /labels", "labels_replace_all", "labels", "replaceAllLabels"),
            ("post /books", "create_book_books_post", "books", "createBook"),
            ("get /2.0/users/{name}", "getUser", "", "user"), ("get /", "root", "", "root"),
        ] as [(String, String, String, String)] {
            let parts = operation.split(separator: " ").map { String($0) }
            var more = Self.ok
            if !id.isEmpty { more += #", "operationId": "\#(id)""# }
            if !tag.isEmpty { more += #", "tags": ["\#(tag)"]"# }
            let source = try clientSource(for: document(#"{"\#(parts[1])": {"\#(parts[0])": {\#(more)}}}"#)).sources
            expect(source.contains("func \(name)Fetcher("), "\(operation) is not \(name)\n\(source)")
        }
    }

    @Test func parametersAreWrittenInTheirStyle() throws {
        let list = #"{"type": "array", "items": {"type": "string"}}"#
        for (parameters, lines) in [
            (
                #"{"name": "q", "in": "query", "required": true, "schema": {"type": "string"}}"#,
                ["Fetcher<String, String>", "QueryItem(\"q\", q)"]
            ),
            (#"{"name": "q", "in": "query", "schema": {"type": "string"}}"#, ["Fetcher<String?, String>"]),
            (
                #"{"name": "limit", "in": "query", "schema": {"type": "integer", "default": 50}}, {"name": "X-Trace", "in": "header", "schema": {"type": "string", "format": "uuid"}}"#,
                [
                    "/// The server's default is 50.\n    var limit: Int?\n    var xTrace: UUID?\n",
                    "\"X-Trace\": query.xTrace.map { $0.uuidString }",
                ]
            ),
            (
                #"{"name": "created", "in": "query", "style": "deepObject", "schema": {"properties": {"gte": {"type": "integer"}}}}"#,
                [
                    "QueryItem(\"created[gte]\", query.created?.gte)", "    var created: Created?\n",
                    "    struct Created: Sendable {",
                ]
            ),
            (
                #"{"name": "filter", "in": "query", "schema": {"properties": {"a": {"type": "string"}}}}"#,
                ["QueryItem(\"a\", query.filter?.a)"]
            ),
            (
                #"{"name": "filter", "in": "query", "explode": false, "schema": {"properties": {"a": {"type": "string"}}}}"#,
                ["/// `filter`: Names and values, joined", "QueryItem(\"filter\", filter)"]
            ),
            (
                #"{"name": "expand", "in": "query", "style": "deepObject", "schema": \#(list)}"#,
                ["QueryItem(\"expand[]\", expand)"]
            ),
            (
                #"{"name": "meta", "in": "query", "style": "deepObject", "schema": {"type": "object", "additionalProperties": {"type": "string"}}}"#,
                ["(meta ?? [:]).sorted { $0.key < $1.key }.map { QueryItem(\"meta[\\($0.key)]\", $0.value) }"]
            ),
            (
                #"{"name": "ids", "in": "query", "schema": \#(list)}"#,
                ["QueryItem(\"ids\", ids)", "Fetcher<[String]?, String>"]
            ),
            (
                #"{"name": "ids", "in": "query", "explode": false, "schema": \#(list)}"#,
                ["queryStyle: QueryStyle(lists: .commas)", "QueryItem(\"ids\", ids)"]
            ),
            (
                #"{"name": "ids", "in": "query", "style": "pipeDelimited", "explode": false, "schema": \#(list)}"#,
                ["QueryItem(\"ids\", ids?.joined(separator: \"|\"))"]
            ),
            (
                #"{"name": "a", "in": "query", "explode": false, "schema": \#(list)}, {"name": "b", "in": "query", "schema": \#(list)}, {"name": "c", "in": "query", "schema": \#(list)}"#,
                ["QueryItem(\"a\", query.a?.joined(separator: \",\"))", "QueryItem(\"b\", query.b)"]
            ),
            (
                #"{"name": "sort", "in": "query", "schema": {"enum": ["up", "down"]}}"#,
                ["Fetcher<Sort?, String>", "enum Sort: RawRepresentable"]
            ),
            (
                #"{"name": "If-Match", "in": "header", "required": true, "schema": {"type": "string"}}, {"name": "accept", "in": "header", "schema": {"type": "string"}}"#,
                ["headers: [\"If-Match\": ifMatch]"]
            ),
            (
                #"{"name": "map", "in": "query", "schema": {"type": "object", "additionalProperties": {"type": "string"}}}"#,
                ["query: []\n                + (map ?? [])"]
            ),
            (
                #"{"name": "api", "in": "query", "schema": {"type": "string"}}, {"name": "Api", "in": "query", "schema": {"type": "string"}}"#,
                ["    var api2: String?\n    var api3: String?\n"]
            ),
        ] as [(String, [String])] {
            let source = try clientSource(
                for: document(#"{"/a": {"get": {"parameters": [\#(parameters)], \#(Self.ok)}}}"#)
            ).sources
            for line in lines { expect(source.contains(line), "\(line)\n\(source)") }
        }
    }

    @Test func pathsCanHaveParametersInASegment() throws {
        for (path, expression) in [
            ("/calls/{Sid}.json", "path: [\"calls\", \"\\(sid).json\"]"),
            ("/v{version}/a", "path: [\"v\\(version)\", \"a\"]"),
            ("/compare/{base}...{head}", "path: [\"compare\", baseHead]"), ("/a/{id}/", "trailingSlash: true"),
        ] {
            let source = try clientSource(for: document(#"{"\#(path)": {"get": {\#(Self.ok)}}}"#)).sources
            expect(source.contains(expression), "\(expression)\n\(source)")
        }
    }

    @Test func pathsCanHaveAQueryOrAFragment() throws {
        let client = try clientSource(
            for: document(
                #"""
                {"/files/{id}": {"put": {"operationId": "updateFile", \#(Self.ok)}},
                 "/files/{id}#add_link": {"put": {"operationId": "addLink", \#(Self.ok)}},
                 "/files/{id}?beta=true&x=a%20b": {"get": {\#(Self.ok)}}}
                """#))
        for line in [
            "func updateFileFetcher(", "func addLinkFetcher(", "try api.request(.put, path: [\"files\", id])",
            "/// `GET /files/{id}?beta=true&x=a%20b`",
            "path: [\"files\", id], query: [QueryItem(\"beta\", \"true\"), QueryItem(\"x\", \"a b\")]",
        ] {
            expect(client.sources.contains(line), "\(line)\n\(client.sources)")
        }
        let recording = client.files.first { $0.path.hasSuffix("recording.har") }?.text ?? ""
        expect(recording.contains("files/id?beta=true&x=a%20b\"") && !recording.contains("add_link"), "\(recording)")
        expectEqual(
            client.skipped.map(\.reason),
            ["test of an endpoint that sends the same request as another one: PUT /files/{id}#add_link"])
    }

    @Test func anEventStreamBesideJSONIsAnotherEndpoint() throws {
        let client = try clientSource(
            for: document(
                #"""
                {"/chat": {"post": {"operationId": "createChat", "requestBody": {"content": {"application/json":
                  {"schema": {"properties": {"stream": {"type": "boolean"}, "text": {"type": "string"}}}}}},
                 "responses": {"200": {"content": {
                  "application/json": {"schema": {"properties": {"id": {"type": "string"}}}},
                  "text/event-stream": {"schema": {"properties": {"delta": {"type": "string"}}}}}}}}}}
                """#))
        for line in [
            "func createChatFetcher(_ api: APISettings) -> Fetcher<NewChat?, CreateChatResponse>",
            "func createChatEventsFetcher(_ api: APISettings) -> Fetcher<NewChat?, ElementStream<ServerEvent>>",
            "api.eventFetcher { body in",
        ] {
            expect(client.sources.contains(line), "\(line)\n\(client.sources)")
        }
        expectEqual(client.skipped.map(\.reason), [])
        let tests = client.files.first { $0.path.hasSuffix("ChatTests.swift") }?.text ?? ""
        expect(tests.contains("\"stream\": false") && tests.contains("\"stream\": true"), "\(tests)")
        // The two requests differ only in their bodies.
        let support = client.files.first { $0.path.hasSuffix("recorded.swift") }?.text ?? ""
        expect(support.contains(".replaying(from: \"recording.har\", comparing: [.body()])"), "\(support)")
    }

    @Test func bodiesAreWrittenInTheirFormat() throws {
        for (content, lines) in [
            (
                #""application/json": {"schema": {"type": "array", "items": {"type": "integer"}}}"#,
                ["Fetcher<[Int], Void>", "body: .json(body)"]
            ),
            (
                #""application/merge-patch+json": {"schema": {"properties": {"a": {"type": "string"}}}}"#,
                ["\"Content-Type\": \"application/merge-patch+json\"", "body: .json(body)"]
            ),
            (
                #""application/x-www-form-urlencoded": {"schema": {"required": ["Body"], "properties": {"Body": {"type": "string"}, "card": {"properties": {"number": {"type": "string"}}}}}}"#,
                ["QueryItem(\"Body\", query.body)", "QueryItem(\"card[number]\", query.card?.number)", "body: .form(["]
            ),
            (
                #""multipart/form-data": {"schema": {"required": ["file"], "properties": {"file": {"type": "string", "format": "binary"}, "note": {"type": "string"}, "files": {"type": "array", "items": {"type": "string", "format": "binary"}}}}}"#,
                [
                    "body: .multipart([query.file] + (query.note.map { [.field(\"note\", $0)] } ?? []) + (query.files ?? []))",
                    "    var file: FormPart\n",
                ]
            ),
            // The compiler takes very long to type-check a sum of many lists.
            (
                #""multipart/form-data": {"schema": {"properties": {"file": {"type": "string", "format": "binary"}, "a": {"type": "string"}, "b": {"type": "array", "items": {"type": "string"}}}}}"#,
                [
                    "        var parts: [FormPart] = []\n", "        parts += query.file.map { [$0] } ?? []\n",
                    "        parts += (query.b ?? []).map { .field(\"b\", $0) }\n",
                    "        return try api.request(.post, path: [\"a\"], body: .multipart(parts))\n",
                ]
            ),
            (
                #""image/png": {"schema": {"type": "string", "format": "binary"}}"#,
                ["RequestBody(body, contentType: \"image/png\")"]
            ),
            // JSON is preferred, but it cannot contain a file.
            (
                #""application/json": {"schema": {"type": "string"}}, "multipart/form-data": {"schema": {"properties": {"a": {"type": ["string", "null"], "format": "binary"}}}}"#,
                ["body: .multipart("]
            ),
            (
                #""application/json": {"schema": {"type": "string"}}, "multipart/form-data": {"schema": {"properties": {"a": {"type": "string"}}}}"#,
                ["body: .json(body)"]
            ),
            (#""text/plain": {}, "application/json": {"schema": {"type": "string"}}"#, ["body: .json(body)"]),
        ] as [(String, [String])] {
            let source = try clientSource(
                for: document(
                    #"{"/a": {"post": {"requestBody": {"required": true, "content": {\#(content)}}, "responses": {"204": {}}}}}"#
                )
            ).sources
            for line in lines { expect(source.contains(line), "\(line)\n\(source)") }
        }
    }

    @Test func responsesDecideTheResult() throws {
        let json = #"{"content": {"application/json": {"schema": {"type": "integer"}}}}"#
        let other = #"{"content": {"application/json": {"schema": {"type": "string"}}}}"#
        for (responses, lines) in [
            (#""204": {}"#, ["Call<Void>", "emptyMapper()"]), (#""200": \#(json), "204": {}"#, ["Call<Int?>"]),
            (#""default": \#(json)"#, ["Call<Int>"]), (#""2XX": \#(json)"#, ["Call<Int>"]),
            (#""200": \#(json), "201": \#(json)"#, ["Call<Int>"]),
            (#""201": \#(other), "200": \#(json)"#, ["Call<Int>", "A response with status 201 has a different body"]),
            (#""200": {"content": {"text/plain": {}}}"#, ["Call<String>", "\"Accept\": \"text/plain\""]),
            (#""200": {"content": {"application/pdf": {}}}"#, ["Call<Data>", "dataMapper()"]),
            (
                #""200": {"content": {"text/event-stream": {}}}"#,
                [
                    "Call<ElementStream<ServerEvent>>", "api.eventFetcher {", "import FetchingStreams\n",
                    "headers: [\"Accept\": \"text/event-stream\"]",
                ]
            ),
            (
                #""200": \#(json), "404": {"content": {"application/problem+json": {"schema": {"title": "x", "properties": {"code": {"type": "integer"}}}}}}"#,
                ["The body of an error is a ``Failure``.", "struct Failure: Codable"]
            ),
        ] as [(String, [String])] {
            let client = try clientSource(for: document(#"{"/a": {"get": {"responses": {\#(responses)}}}}"#))
            for line in lines { expect(client.sources.contains(line), "\(line)\n\(client.sources)") }
            expectEqual(client.usesStreams, lines.contains("api.eventFetcher {"))
        }
    }

    @Test func settingsHaveAParameterForEachCredentialAndEachVariableOfTheServer() throws {
        for (schemes, server, lines) in [
            (
                #"{"type": "apiKey", "in": "header", "name": "Accept"}"#, "https://a.example",
                ["headers: [\"Accept\": accept]"]
            ),
            (
                #"{"type": "http", "scheme": "basic"}"#, "https://{username}.example",
                ["username2: String = \"\"", "    username: String,"]
            ),
            (
                #"{"type": "http", "scheme": "bearer"}"#, "https://a.example",
                ["token: String,", "\"Bearer \\(token)\""]
            ),
            (#"{"type": "oauth2", "flows": {}}"#, "https://a.example", ["\"Authorization\": \"Bearer \\(token)\""]),
            (
                #"{"type": "http", "scheme": "basic"}"#, "https://a.example",
                [
                    "username: String,", "password: String,",
                    "\"Basic \" + Data(\"\\(username):\\(password)\".utf8).base64EncodedString()",
                ]
            ),
            (#"{"type": "apiKey", "in": "header", "name": "X-Key"}"#, "https://a.example", ["\"X-Key\": xKey"]),
            (#"{"type": "apiKey", "in": "query", "name": "key"}"#, "https://a.example", ["QueryItem(\"key\", key)"]),
            (#"{"type": "http", "scheme": "bearer"}"#, "/v1", ["baseURL: String,"]),
            (
                #"{"type": "http", "scheme": "bearer"}"#, "https://{region}.a.example/",
                ["region: String = \"eu\"", "baseURL: baseURL ?? \"https://\\(region).a.example\""]
            ),
        ] as [(String, String, [String])] {
            let data = Data(
                #"""
                {"openapi": "3.0.0", "info": {"title": "Shop"}, "security": [{"k": []}],
                 "servers": [{"url": "\#(server)", "variables": {"region": {"default": "eu"}}}],
                 "paths": {"/a": {"get": {\#(Self.ok)}}}, "components": {"securitySchemes": {"k": \#(schemes)}}}
                """#.utf8)
            let source = try clientSource(for: APIDocument(data)).sources
            for line in lines { expect(source.contains(line), "\(line)\n\(source)") }
        }
    }

    @Test func partsOfADocumentCanBeChosen() throws {
        let paths = #"""
            {"/v1/users": {"get": {"tags": ["users"], \#(Self.ok)}}, "/v1/users/{id}": {"get": {"tags": ["users"], \#(Self.ok)}},
             "/v1/usersettings": {"get": {"tags": ["other"], \#(Self.ok)}}}
            """#
        expectEqual(try clientSource(for: document(paths)).endpoints.count, 3)
        expectEqual(
            try clientSource(for: document(paths), only: ["/v1/users"]).endpoints,
            ["GET /v1/users", "GET /v1/users/{id}"])
        expectEqual(try clientSource(for: document(paths), only: ["v1/users/"]).endpoints, ["GET /v1/users/{id}"])
        expectEqual(try clientSource(for: document(paths), tags: ["other"]).endpoints, ["GET /v1/usersettings"])
        let error = expect(throws: ClientError.self) { try clientSource(for: document(paths), only: ["/v2"]) }
        expect(error?.description.hasSuffix("The tags are “users”, “other”.") == true, "\(error?.description ?? "")")
    }

    @Test func skippedPartsAreListed() throws {
        let client = try clientSource(
            for: document(
                #"""
                {"/a": {"get": {"parameters": [{"name": "c", "in": "cookie"}], "callbacks": {"x": {}}, \#(Self.ok)},
                  "head": {\#(Self.ok)}}, "/a/../b": {"get": {\#(Self.ok)}}}
                """#, more: #""webhooks": {"x": {}}"#))
        expectEqual(
            client.skipped.map(\.reason).sorted(),
            [
                "HEAD request", "callbacks",
                "parameter in a cookie; set the header field Cookie in the settings",
                "path with a segment . or ..: /a/../b",
                "webhooks",
            ])
    }

    @Test func aRecordingIsComparedWithTheDocument() throws {
        let document = try document(
            #"""
            {"/users": {"get": {"responses": {"200": {"content": {"application/json": {"schema": {"type": "array", "items":
             {"required": ["id", "name"], "properties": {"id": {"type": "integer"}, "name": {"type": "string"}}}}}}}}}}}
            """#)
        let lines = try document.differences(from: [
            exchange("GET https://api.example.com/v1/users", 200, #"[{"id": 1, "name": "a"}]"#),
            exchange("GET https://api.example.com/v1/users", 200, #"[{"id": "1", "name": null, "x": 1}, {"id": 2}]"#),
            exchange("GET https://api.example.com/v1/users", 429, "{}"),
            exchange("GET https://api.example.com/v1/pets", 200, "[]"),
        ])
        expectEqual(
            lines,
            [
                "GET /users, 200: “[].id” has the type string; the document says integer",
                "GET /users, 200: “[].name” is null, which the document does not allow",
                "GET /users, 200: the field “[].x” is not in the document",
                "GET /users, 200: the required field “[].name” is missing",
                "GET /users: the status 429 is not in the document", "GET /v1/pets: not in the document",
            ])
    }
}
