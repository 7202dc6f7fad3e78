import Fetching
import Foundation
import HTTPSyntax
import LoopbackServer
import SharedTestCode
import Testing

@Test func aCurlCommandHasOneOptionOnEachLine() throws {
    let get = try createRequest(baseURL: "https://example.com", path: ["heroes"], query: [QueryItem("limit", 5)])
    expectEqual(curlCommand(for: get), "curl 'https://example.com/heroes?limit=5'")

    let post = try createRequest(
        .post, baseURL: "https://example.com/heroes", headers: ["Accept": "*/*", "X-A": "it's"],
        body: .json(["name": "Hulk"]))
    expectEqual(
        curlCommand(for: post),
        #"""
        curl 'https://example.com/heroes' \
          -H 'Accept: */*' \
          -H 'Content-Type: application/json' \
          -H 'X-A: it'\''s' \
          --data-raw '{"name":"Hulk"}'
        """#)
}

@Test func aMethodIsNamedOnlyIfCurlWouldChooseAnother() throws {
    let cases: [(method: HTTPMethod, body: String?, option: String)] = [
        (.get, nil, ""), (.head, nil, "--head"), (.post, nil, "-X POST"), (.post, "x", ""), (.put, "x", "-X PUT"),
        (.delete, nil, "-X DELETE"), ("M-SEARCH", nil, "-X 'M-SEARCH'"),
    ]
    for (method, body, option) in cases {
        let request = try createRequest(method, baseURL: "https://example.com", body: body.map(RequestBody.text))
        let command = curlCommand(for: request)
        expect(option.isEmpty ? !command.contains(/-X|--head/) : command.contains(option), "\(command)")
    }
}

/// C1 controls, bidirectional controls and invisible characters change what a terminal shows.
@Test func aCurlCommandHasNoHiddenCharacters() throws {
    for text in ["\u{9B}2J", "\u{85}", "\u{202E}abc", "\u{2066}", "\u{200B}", "\u{FEFF}", "\u{3164}", "\u{1B}[0m"] {
        let printf = text.utf8.prefix { $0 >= 0x80 || $0 < 0x20 }.map { byte in
            "\\" + [byte >> 6, byte >> 3 & 7, byte & 7].map { String($0) }.joined()
        }.joined()
        for body in ["{\"a\":\"\(text)\"}", text] {
            let command = curlCommand(
                for: try createRequest(
                    .post, baseURL: "https://example.com", headers: ["X-A": "é日 👩‍👩‍👧"],
                    body: RequestBody(Data(body.utf8), contentType: "a/b")))
            expect(!command.unicodeScalars.contains { $0.value != 10 && isHidden($0) })
            expect(command.hasPrefix("printf '") && command.contains(printf) && command.contains("é日 👩‍👩‍👧"))
        }
        var request = try createRequest(baseURL: "https://example.com")
        if !text.utf8.contains(0x1B) { request.setValue("x\(text)", forHTTPHeaderField: "X-B") }
        expect(!curlCommand(for: request).unicodeScalars.contains { $0.value != 10 && isHidden($0) })
    }
}

@Test func secretsAreMaskedInEveryPartOfACurlCommand() throws {
    let request = try createRequest(
        .post, baseURL: "https://bob:planted@example.com", query: [QueryItem("apikey", "planted"), QueryItem("a", 1)],
        headers: [
            "Authorization": "Bearer planted-token", "Cookie": "a=planted", "X-Api-Key": "planted",
            "Referer": "https://example.com/?token=planted", "X-Copy": "planted-token",
        ],
        body: .json(["password": "planted", "name": "bob", "copy": "planted-token"]))
    let command = curlCommand(for: request)
    expect(!command.contains("planted"))
    expect(command.contains("https://***@example.com?apikey=***&a=1"))
    expect(command.contains(#"{"copy":"***","name":"bob","password":"***"}"#))
    let open = curlCommand(for: request, masksSecrets: false)
    expect(open.contains("Bearer planted-token") && open.contains("bob:planted@"))
}

#if os(macOS) || os(Linux)  // other platforms have no `Process`
    private struct CurlCase: Sendable, CustomTestStringConvertible {
        var name: String
        var method: HTTPMethod = .post
        var path: [String] = []
        var query: [QueryItem] = []
        var headers: [String: String?] = [:]
        var body: Data?

        var testDescription: String { name }
    }

    @Test(.live, .enabled(if: Programs.curl != nil, "needs curl"), .hangLimit)
    func aShellSendsExactlyTheRequest() async throws {
        let server = try echoServer()
        defer { server.stop() }
        let text = "it's \"quoted\" $HOME `id` $(id) \\n \\ ! # ; & | > < * ? [a] {b} ~"
        let fields = [
            "X-At": "@/etc/hostname", "X-Text": text, "X-Empty": "", "X-Tab": "a\tb", "X-Utf8": "é🕷️", "X-Semi": ";",
        ]
        let table: [CurlCase] = [
            CurlCase(name: "nothing special", method: .get),
            CurlCase(name: "quotes and expansions", body: Data(text.utf8)),
            CurlCase(name: "line breaks", body: Data("a\nb\n\n".utf8)),
            CurlCase(name: "carriage return, tab, escape", body: Data("a\r\n\tb\u{1B}[31m".utf8)),
            CurlCase(name: "an option", body: Data("-X DELETE --data @x".utf8)),
            CurlCase(name: "a file", body: Data("@/etc/hostname".utf8)),
            CurlCase(name: "emoji", body: Data("🕷️ é 日本\u{2028}".utf8)),
            CurlCase(name: "every byte", body: Data(0...255)),
            CurlCase(name: "binary that starts with hyphens", body: Data("--boundary\r\n\u{0}%-s".utf8)),
            CurlCase(name: "percent and backslash in binary", body: Data("%s %d \\0 'x' %%\u{0}".utf8)),
            CurlCase(name: "an empty body", body: Data()),
            CurlCase(name: "no body"),
            CurlCase(name: "long", body: Data(String(repeating: "it's long ", count: 20_000).utf8)),
            CurlCase(name: "put", method: .put, body: Data("x".utf8)),
            CurlCase(name: "delete", method: .delete),
            CurlCase(name: "patterns", method: .get, query: [QueryItem("a", "[1-3]{x,y}")]),
            CurlCase(
                name: "in the URL", method: .get, path: ["it's", text, ".hidden", "..."], query: [QueryItem("q", text)]),
            CurlCase(name: "headers", method: .get, headers: fields),
            CurlCase(
                name: "a secret", method: .get, query: [QueryItem("token", "abc")],
                headers: ["Authorization": "Bearer abc"]
            ),
            CurlCase(name: "a type", headers: ["Content-Type": "text/x; a=\"b\""], body: Data("x".utf8)),
        ]
        // One shell starts all commands at the same time. Each command writes its response to a file.
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var script = ""
        for (number, row) in table.enumerated() {
            let request = try request(for: row, server)
            let command = curlCommand(for: request, masksSecrets: false)
            script += "{ \(command.replacing("curl ", with: quietCurl, maxReplacements: 1))\n} > \"$1/\(number)\" &\n"
        }
        script += "wait\n"
        _ = try await run("/bin/sh", ["-s", folder.path()], input: Data(script.utf8))

        for (number, row) in table.enumerated() {
            let data = try Data(contentsOf: folder.appending(path: "\(number)"))
            let received = try #require(try? JSONDecoder().decode(ReceivedRequest.self, from: data), "\(row.name)")
            let request = try request(for: row, server)
            expectEqual(received.method, row.method.rawValue, "\(row.name)")
            expectEqual(server.baseURL + received.target, withPath(request.url), "\(row.name)")
            expectEqual(received.body, row.body ?? Data(), "\(row.name)")
            for (name, value) in row.headers { expectEqual(received.headers[name.lowercased()], value, "\(row.name)") }
            if row.body?.isEmpty != false { expectEqual(received.headers["content-length"] ?? "0", "0", "\(row.name)") }
            expectEqual(received.headers["content-type"], contentType(request), "\(row.name)")
        }
    }

    @Test(.live, .enabled(if: Programs.curl != nil, "needs curl"), .hangLimit)
    func aShellSendsAHeadRequest() async throws {
        let server = try LoopbackServer.start { .text("x", headers: ["X-Method": $0.method]) }
        defer { server.stop() }
        let command = curlCommand(for: try createRequest(.head, baseURL: server.baseURL))
        let output = try await run("/bin/sh", ["-c", command.replacing("curl ", with: quietCurl)])
        expect(String(decoding: output, as: UTF8.self).contains("X-Method: HEAD"))
    }

    private let quietCurl = "curl -qsS --noproxy '*' "

    private func request(for row: CurlCase, _ server: LoopbackServer) throws -> URLRequest {
        try createRequest(
            row.method, baseURL: server.baseURL, path: row.path, query: row.query, headers: row.headers,
            body: row.body.map { RequestBody($0, contentType: "application/octet-stream") })
    }

    /// Returns the URL as it is sent. An empty path is sent as `/`.
    private func withPath(_ url: URL?) -> String {
        let text = url?.absoluteString ?? ""
        return url?.path.isEmpty == true && url?.query == nil ? text + "/" : text.replacing(/(:\d+)\?/) { "\($0.1)/?" }
    }

    private func contentType(_ request: URLRequest) -> String? { request.value(forHTTPHeaderField: "Content-Type") }
#endif
