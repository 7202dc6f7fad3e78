import Foundation
import Fetching
import LoopbackServer
import Testing
import SharedTestCode

@Test func aCurlCommandReadsAsAPersonWouldWriteIt() throws {
    let get = try createRequest(baseURL: "https://example.com", path: ["heroes"], query: [QueryItem("limit", 5)])
    #expect(curlCommand(for: get) == "curl 'https://example.com/heroes?limit=5'")

    let post = try createRequest(
        .post, baseURL: "https://example.com/heroes", headers: ["Accept": "*/*", "X-A": "it's"],
        body: .json(["name": "Hulk"]))
    #expect(
        curlCommand(for: post) == #"""
            curl 'https://example.com/heroes' \
              -H 'Accept: */*' \
              -H 'Content-Type: application/json' \
              -H 'X-A: it'\''s' \
              --data-raw '{"name":"Hulk"}'
            """#)
}

@Test(arguments: [
    (HTTPMethod.get, nil, ""), (.head, nil, "--head"), (.post, nil, "-X POST"), (.post, "x", ""), (.put, "x", "-X PUT"),
    (.delete, nil, "-X DELETE"), ("M-SEARCH", nil, "-X 'M-SEARCH'"),
])
func aMethodIsNamedOnlyWhereCurlWouldNotChooseIt(method: HTTPMethod, body: String?, option: String) throws {
    let request = try createRequest(method, baseURL: "https://example.com", body: body.map(RequestBody.text))
    let command = curlCommand(for: request)
    #expect(option.isEmpty ? !command.contains("-X") && !command.contains("--head") : command.contains(option))
}

@Test func aCurlCommandMasksSecretsWhereverTheyStand() throws {
    let request = try createRequest(
        .post, baseURL: "https://bob:planted@example.com", query: [QueryItem("apikey", "planted"), QueryItem("a", 1)],
        headers: [
            "Authorization": "Bearer planted-token", "Cookie": "a=planted", "X-Api-Key": "planted",
            "Referer": "https://example.com/?token=planted", "X-Copy": "planted-token",
        ],
        body: .json(["password": "planted", "name": "bob", "copy": "planted-token"]))
    let command = curlCommand(for: request)
    #expect(!command.contains("planted"))
    #expect(command.contains("https://***@example.com?apikey=***&a=1"))
    #expect(command.contains(#"{"copy":"***","name":"bob","password":"***"}"#))
    let open = curlCommand(for: request, isRedacted: false)
    #expect(open.contains("Bearer planted-token") && open.contains("bob:planted@"))
}

private struct Nasty: Sendable, CustomTestStringConvertible {
    var name: String
    var method: HTTPMethod = .post
    var path: [String] = []
    var query: [QueryItem] = []
    var headers: [String: String?] = [:]
    var body: Data?

    var testDescription: String { name }
}

@Test(.enabled(if: Programs.curl != nil, "needs curl"), .timeLimit(.minutes(1)))
func theShellSendsExactlyTheRequest() async throws {
    let server = try LoopbackServer.start { request in
        .json(String(decoding: (try? JSONEncoder().encode(Arrived(request))) ?? Data(), as: UTF8.self))
    }
    defer { server.stop() }
    let text = "it's \"quoted\" $HOME `id` $(id) \\n \\ ! # ; & | > < * ? [a] {b} ~"
    let table: [Nasty] = [
        Nasty(name: "nothing special", method: .get),
        Nasty(name: "quotes and expansions", body: Data(text.utf8)),
        Nasty(name: "line breaks", body: Data("a\nb\n\n".utf8)),
        Nasty(name: "carriage return, tab, escape", body: Data("a\r\n\tb\u{1B}[31m".utf8)),
        Nasty(name: "an option", body: Data("-X DELETE --data @x".utf8)),
        Nasty(name: "a file", body: Data("@/etc/hostname".utf8)),
        Nasty(name: "emoji", body: Data("🕷️ é 日本\u{2028}".utf8)),
        Nasty(name: "every byte", body: Data(0...255)),
        Nasty(name: "percent and backslash in binary", body: Data("%s %d \\0 'x' %%\u{0}".utf8)),
        Nasty(name: "an empty body", body: Data()),
        Nasty(name: "no body"),
        Nasty(name: "long", body: Data(String(repeating: "it's long ", count: 20_000).utf8)),
        Nasty(name: "put", method: .put, body: Data("x".utf8)),
        Nasty(name: "delete", method: .delete),
        Nasty(name: "patterns", method: .get, query: [QueryItem("a", "[1-3]{x,y}")]),
        Nasty(name: "in the URL", method: .get, path: ["it's", text, ".hidden", "..."], query: [QueryItem("q", text)]),
        Nasty(
            name: "headers", method: .get,
            headers: [
                "X-At": "@/etc/hostname", "X-Text": text, "X-Empty": "", "X-Tab": "a\tb", "X-Utf8": "é🕷️", "X-Semi": ";",
            ]),
        Nasty(
            name: "a secret", method: .get, query: [QueryItem("token", "abc")], headers: ["Authorization": "Bearer abc"]
        ),
        Nasty(name: "a type", headers: ["Content-Type": "text/x; a=\"b\""], body: Data("x".utf8)),
    ]
    // All in one shell, one answer per line.
    var script = ""
    for row in table {
        let request = try request(for: row, server)
        let command = curlCommand(for: request, isRedacted: false)
        script +=
            command.replacing("curl ", with: "curl -qsS --noproxy '*' ", maxReplacements: 1) + " || echo failed\necho\n"
    }
    let output = try await run("/bin/sh", [], input: Data(script.utf8))
    let lines = output.split(separator: UInt8(ascii: "\n"))

    #expect(lines.count == table.count)
    for (row, line) in zip(table, lines) {
        let arrived = try JSONDecoder().decode(Arrived.self, from: line)
        let request = try request(for: row, server)
        #expect(arrived.method == row.method.rawValue, "\(row.name)")
        #expect(server.baseURL + arrived.target == whole(request.url), "\(row.name)")
        #expect(arrived.body == row.body ?? Data(), "\(row.name)")
        for (name, value) in row.headers { #expect(arrived.headers[name.lowercased()] == value, "\(row.name)") }
        if row.body?.isEmpty != false { #expect(arrived.headers["content-length"] ?? "0" == "0", "\(row.name)") }
        #expect(arrived.headers["content-type"] == contentType(request), "\(row.name)")
    }
}

@Test(.enabled(if: Programs.curl != nil, "needs curl"), .timeLimit(.minutes(1)))
func aHeadRequestIsSentAsOne() async throws {
    let server = try LoopbackServer.start { .text("x", headers: ["X-Method": $0.method]) }
    defer { server.stop() }
    let command = curlCommand(for: try createRequest(.head, baseURL: server.baseURL))
    let output = try await run("/bin/sh", ["-c", command.replacing("curl ", with: "curl -qsS --noproxy '*' ")])
    #expect(String(decoding: output, as: UTF8.self).contains("X-Method: HEAD"))
}

private func request(for row: Nasty, _ server: LoopbackServer) throws -> URLRequest {
    try createRequest(
        row.method, baseURL: server.baseURL, path: row.path, query: row.query, headers: row.headers,
        body: row.body.map { RequestBody($0, contentType: "application/octet-stream") })
}

private func whole(_ url: URL?) -> String {
    let text = url?.absoluteString ?? ""
    return url?.path.isEmpty == true && url?.query == nil ? text + "/" : text.replacing(/(:\d+)\?/) { "\($0.1)/?" }
}

private func contentType(_ request: URLRequest) -> String? { request.value(forHTTPHeaderField: "Content-Type") }
