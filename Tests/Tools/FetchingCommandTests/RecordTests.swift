import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import FetchingCommand

struct RecordTests {
    private let folder = TestFolder()
    private var path: String { folder.path + "api.har" }
    private var text: String { folder.text("api.har") ?? "" }

    private let api = NetworkStore { request in
        let isHeroes = request.url?.path() == "/heroes"
        let store = NetworkStore.json(
            isHeroes ? #"[{"name": "Hulk", "token": "planted"}]"# : "[]", status: isHeroes ? 200 : 404)
        return try await store.fetchData(request)
    }

    @Test func responsesAreRecordedWithoutSecrets() async {
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
        let text = text
        expect(text.contains("https://example.com/villains") && text.contains("Hulk"))
        expect(!text.contains("planted"))
        _ = await runInProcess(arguments, store: api)
        expectEqual(self.text, text)
    }

    @Test func theValuesOfADeclaredNameAreNotRecordedAndNotCompared() async throws {
        let echo = NetworkStore { request in
            let fields = #"{"pin": "planted-1", "key": "planted-key", "echo": "\#(request.url?.query() ?? "")"}"#
            return try await NetworkStore.json(fields).fetchData(request)
        }
        let line = "record https://example.com/a?page=1&pin=planted-2 --secret pin --secret key --secret X-Id"
        let run = await runInProcess(words("\(line) --out \(path) -H") + ["X-Id: planted-3"], store: echo)
        expectEqual(run.exitCode, 0)
        expect(!run.notes.contains("planted"), "\(run.notes)")
        expect(!text.contains("planted") && text.contains("page=1"), "\(text)")
        let server = try recordingServer(ReplayOptions(file: path, secrets: ["pin"]), path)
        defer { server.stop() }
        let (body, response) = try await NetworkStore.live.text(server.baseURL + "/a?page=1&pin=other")
        expect(!body.isEmpty && response.statusCode == 200)
    }

    @Test func aFailedRequestIsReportedAndRecorded() async {
        let run = await runInProcess(
            "record https://example.com/heroes --out \(path)", store: .failing(URLError(.cannotConnectToHost)))
        expectEqual(run.exitCode, 1)
        expect(run.notes.contains("The server could not be reached."))
        expect(text.contains("URLError -1004"))
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
        expect(missing.body.contains("unexpected request") && missing.body.contains("page"), "\(missing.body)")
        expect(!missing.body.contains("use the mode"))
        try await expectEqual(get("/heroes?page=1", "DELETE").status, 404)
    }

    @Test func aClientOfARecordingHasTheCredentialsAsParameters() async {
        let line = words("record https://example.com/heroes?userkey=planted --out \(path) -H")
        await expectEqual(runInProcess(line + ["Authorization: Bearer planted"], store: api).exitCode, 0)
        let run = await runInProcess(
            "client --from \(path) --out \(folder.path)Client", input: [path: text])
        expectEqual(run.exitCode, 0, "\(run.notes)")
        let settings = folder.text("Client/Sources/Example/ExampleSettings.swift") ?? ""
        expect(settings.contains("authorization: String") && settings.contains("userkey: String"), "\(settings)")
    }

    @Test func aFileThatIsNotARecordingIsKeptAndNoRequestIsSent() async throws {
        for content in ["print(1)", #"{"log": {}}"#] {
            try folder.write(content, to: "api.har")
            let run = await runInProcess("record https://example.com/heroes --out \(path)", input: [path: content])
            let note = "“\(path)” is not a recording in the format HAR; choose another --out."
            expect(run.exitCode == 1 && run.notes.contains(note), "\(run.notes)")
            expectEqual(text, content)
        }
        for content in ["", "{}", "no JSON"] {
            let run = await runInProcess("replay /a.har", input: ["/a.har": content])
            expect(run.exitCode == 1 && run.notes.contains("/a.har"), "\(content): \(run.notes)")
        }
    }

    /// Opening a named pipe would wait for a writer, and writing would replace the pipe or the device.
    @Test(arguments: ["/dev/null", "pipe"])
    func aFileThatIsNotARegularFileIsRefused(file: String) async throws {
        let target = file.hasPrefix("/") ? file : folder.path + file
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

    @Test(.enabled(if: runsSlowTests, "reads 256 MB")) func aFileThatIsTooLongIsRefused() {
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
        let run = await runInProcess("replay \(path) --port \(port)", input: [path: text])
        expectEqual(run.exitCode, 1)
        expect(run.notes.contains("in use") && !run.notes.contains("responses in"), "\(run.notes)")
    }

    @Test func theURLOfTheServerIsPrinted() async {
        _ = await runInProcess("record https://example.com/heroes --out \(path)", store: api)
        let run = await runInProcess("replay \(path)", input: [path: text])
        expectEqual(run.exitCode, 0)
        expect(run.output.wholeMatch(of: #/http://127\.0\.0\.1:\d+\n/#) != nil)
        expect(run.notes.contains("1 response"))
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
            let (body, response) = try await NetworkStore.live.text(server.baseURL + "/list")
            let origin = keepsLinks ? "https://example.com" : server.baseURL
            expect(body.contains("\(origin)/list?page=2") && body.contains("https://other.example/"), "\(body)")
            expectEqual(response.value(forHTTPHeaderField: "Link"), "<\(origin)/list?page=2>; rel=\"next\"")
        }
    }
}
