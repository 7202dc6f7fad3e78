import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import FetchingCommand

struct RecordTests {
    private let folder = TestFolder()
    private var path: String { (folder.path + "api.har") }

    private let api = NetworkStore { request in
        let isHeroes = request.url?.path() == "/heroes"
        let store = NetworkStore.json(
            isHeroes ? #"[{"name": "Hulk", "token": "planted"}]"# : "[]", status: isHeroes ? 200 : 404)
        return try await store.fetchData(request)
    }

    @Test func responsesAreRecordedWithoutSecrets() async throws {
        let line = "record https://example.com/heroes https://example.com/villains --out \(path)"
        let arguments = words(line) + ["-H", "Authorization: Bearer planted"]
        let run = await runInProcess(arguments, store: api)
        expectEqual(run.exitCode, 0)
        expect(run.output.isEmpty)
        expectEqual(
            run.notes,
            """
            GET https://example.com/heroes: 200, 38 bytes
            GET https://example.com/villains: 404, 2 bytes
            2 responses are in “\(path)”.

            """)
        let text = try String(contentsOfFile: path, encoding: .utf8)
        expect(text.contains("https://example.com/villains") && text.contains("Hulk"))
        expect(!text.contains("planted"))

        _ = await runInProcess(arguments, store: api)
        try expectEqual(String(contentsOfFile: path, encoding: .utf8), text)
    }

    @Test func theValuesOfADeclaredNameAreNotRecordedAndNotCompared() async throws {
        let echo = NetworkStore { request in
            let fields = #"{"pin": "planted-1", "key": "planted-key", "echo": "\#(request.url?.query() ?? "")"}"#
            return try await NetworkStore.json(fields).fetchData(request)
        }
        let run = await runInProcess(
            words(
                "record https://example.com/a?page=1&pin=planted-2 --secret pin --secret key --secret X-Id --out \(path)"
            )
                + ["-H", "X-Id: planted-3"], store: echo)
        expectEqual(run.exitCode, 0)
        expect(!run.notes.contains("planted"), "\(run.notes)")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        expect(!text.contains("planted") && text.contains("page=1"), "\(text)")
        let server = try recordingServer(ReplayOptions(file: path, secrets: ["pin"]), path)
        defer { server.stop() }
        let request = try createRequest(baseURL: server.baseURL + "/a?page=1&pin=other")
        try await expectEqual(NetworkStore.live.fetchData(request).0.isEmpty, false)
        let response = try await NetworkStore.live.fetchData(request).1 as? HTTPURLResponse
        expectEqual(response?.statusCode, 200)
    }

    @Test func aFailedRequestIsReportedAndRecorded() async throws {
        let run = await runInProcess(
            "record https://example.com/heroes --out \(path)", store: .failing(URLError(.cannotConnectToHost)))
        expectEqual(run.exitCode, 1)
        expect(run.notes.contains("The server could not be reached."))
        expect(try String(contentsOfFile: path, encoding: .utf8).contains("URLError -1004"))
    }

    @Test(arguments: [
        ("record --out a.har", "A URL is required"), ("record https://example.com", "A file is required"),
        ("record https://example.com ftp://example.org --out a.har", "This is not an http or https URL"),
        ("record https://example.com/1 https://example.com/2 -d - --out a.har", "cannot be read from the standard"),
        ("record https://example.com --har a.har", "--har is not an option"),
        ("replay", "A recording is required"), ("replay a.har b.har", "Unexpected argument"),
    ])
    func anIncompleteCommandLineIsExplained(line: String, sentence: String) async {
        let run = await runInProcess(line, store: .unimplemented)
        expectEqual(run.exitCode, ExitCode.usage)
        expect(run.notes.contains(sentence))
    }

    @Test func aServerPlaysARecording() async throws {
        let recorded = await runInProcess(
            "record https://example.com/heroes?page=1 https://example.com/villains --out \(path)", store: api)
        expectEqual(recorded.exitCode, 0)
        let server = try recordingServer(ReplayOptions(file: path), path)
        defer { server.stop() }
        func get(_ target: String, _ method: String = "GET") async throws -> (status: Int, body: String) {
            var request = URLRequest(url: try #require(URL(string: server.baseURL + target)))
            request.httpMethod = method
            let (data, response) = try await NetworkStore.live.fetchData(request)
            return (try #require(response as? HTTPURLResponse).statusCode, String(decoding: data, as: UTF8.self))
        }
        for _ in 0..<2 {
            expect(try await get("/heroes?page=1") == (200, #"[{"name": "Hulk", "token": "***"}]"#))
            expect(try await get("/villains") == (404, "[]"))
        }
        let missing = try await get("/heroes?page=2")
        expectEqual(missing.status, 404)
        expect(missing.body.contains("unexpected request"))
        expect(missing.body.contains("page"))
        expect(!missing.body.contains("use the mode"))
        try await expectEqual(get("/heroes?page=1", "DELETE").status, 404)
    }

    @Test func aClientOfARecordingHasTheCredentialsAsParameters() async throws {
        let lines = [
            "record", "https://example.com/heroes?userkey=planted", "--out", path, "-H",
            "Authorization: Bearer planted",
        ]
        await expectEqual(runInProcess(lines, store: api).exitCode, 0)
        let run = await runInProcess(
            "client --from \(path) --out \((folder.path + "Client"))", store: .unimplemented,
            input: [path: try String(contentsOfFile: path, encoding: .utf8)])
        expectEqual(run.exitCode, 0, "\(run.notes)")
        let settings = try String(
            contentsOfFile: (folder.path + "Client/Sources/Example/ExampleSettings.swift"), encoding: .utf8)
        expect(settings.contains("authorization: String") && settings.contains("userkey: String"), "\(settings)")
    }

    @Test(arguments: ["print(1)", #"{"log": {}}"#])
    func aFileThatIsNotARecordingIsKeptAndNoRequestIsSent(text: String) async throws {
        try Data(text.utf8).write(to: URL(filePath: path))
        let run = await runInProcess(
            "record https://example.com/heroes --out \(path)", store: .unimplemented, input: [path: text])
        expectEqual(run.exitCode, 1)
        expect(
            run.notes.contains("“\(path)” is not a recording in the format HAR; choose another --out."), "\(run.notes)")
        try expectEqual(String(contentsOfFile: path, encoding: .utf8), text)
    }

    /// Opening a named pipe would wait for a writer, and writing would replace the pipe or the device.
    @Test(arguments: ["/dev/null", "pipe"])
    func aFileThatIsNotARegularFileIsRefused(file: String) async throws {
        let target = file.hasPrefix("/") ? file : (folder.path + file)
        if !file.hasPrefix("/") { expectEqual(mkfifo(target, 0o600), 0) }
        for line in [
            "record https://example.com/heroes --out \(target)", "replay \(target)",
            "explain https://example.com/heroes --har \(target)",
        ] {
            let run = await runInProcess(line, store: api)
            expectEqual(run.exitCode, 1, "\(line)")
            expect(run.notes.contains("is not a regular file"), "\(line): \(run.notes)")
            expect(!run.notes.contains("report"), "\(line): \(run.notes)")
        }
        expect(!FileManager.default.fileExists(atPath: target + ".new"))
    }

    @Test func aFileThatIsTooLongIsRefused() async throws {
        expect(FileManager.default.createFile(atPath: path, contents: nil))
        expectEqual(truncate(path, 2_000_000_000), 0)
        expect(throws: FileError(path: path, action: "read", reason: "it has more than 256 MB, the maximum")) {
            try readSystemInput(path)
        }
    }

    @Test func ifThePortIsInUseOnlyTheErrorIsPrinted() async throws {
        _ = await runInProcess("record https://example.com/heroes --out \(path)", store: api)
        let server = try recordingServer(ReplayOptions(file: path), path)
        defer { server.stop() }
        let port = try #require(URL(string: server.baseURL)?.port)
        let run = await runInProcess(
            "replay \(path) --port \(port)", store: .unimplemented,
            input: [path: try String(contentsOfFile: path, encoding: .utf8)])
        expectEqual(run.exitCode, 1)
        expect(run.notes.contains("in use") && !run.notes.contains("responses in"), "\(run.notes)")
    }

    @Test func theURLOfTheServerIsPrinted() async throws {
        _ = await runInProcess("record https://example.com/heroes --out \(path)", store: api)
        let run = await runInProcess(
            "replay \(path)", store: .unimplemented, input: [path: try String(contentsOfFile: path, encoding: .utf8)])
        expectEqual(run.exitCode, 0)
        expect(run.output.wholeMatch(of: #/http://127\.0\.0\.1:\d+\n/#) != nil)
        expect(run.notes.contains("1 response"))
    }

    @Test(arguments: ["", "{}", "no JSON"])
    func aFileThatIsNoRecordingIsAnError(text: String) async throws {
        let run = await runInProcess("replay /a.har", store: .unimplemented, input: ["/a.har": text])
        expectEqual(run.exitCode, 1)
        expect(run.notes.contains("/a.har"))
    }

    @Test func linksOfARecordingLeadToTheServer() async throws {
        let store = NetworkStore.json(
            #"{"next": "https://example.com/list?page=2", "other": "https://other.example/"}"#,
            headers: ["Link": "<https://example.com/list?page=2>; rel=\"next\""])
        _ = await runInProcess("record https://example.com/list --out \(path)", store: store)
        for keepsLinks in [false, true] {
            let server = try recordingServer(
                ReplayOptions(file: path, keepsLinks: keepsLinks), path, origins: ["https://example.com"])
            defer { server.stop() }
            let request = try createRequest(baseURL: server.baseURL + "/list")
            let (body, response) = try await NetworkStore.live.fetchData(request)
            let origin = keepsLinks ? "https://example.com" : server.baseURL
            expect(String(decoding: body, as: UTF8.self).contains("\(origin)/list?page=2"))
            expect(String(decoding: body, as: UTF8.self).contains("https://other.example/"))
            let link = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Link")
            expectEqual(link, "<\(origin)/list?page=2>; rel=\"next\"")
        }
    }
}
