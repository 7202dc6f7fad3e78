import Foundation
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import FetchingCommand

struct ClientTests {
    /// A recording of an API and of a page.
    private let recording = #"""
        {"log": {"version": "1.2", "entries": [
          {"request": {"method": "GET", "url": "https://api.example.com/planets/7", "headers": []},
           "response": {"status": 200, "headers": [{"name": "Content-Type", "value": "application/json"}],
                        "content": {"text": "{\"id\": 7, \"name\": \"Hoth\"}"}}},
          {"request": {"method": "GET", "url": "https://api.example.com/", "headers": []},
           "response": {"status": 200, "headers": [{"name": "Content-Type", "value": "text/html"}],
                        "content": {"text": "<html></html>"}}}
        ]}}
        """#

    private func inNewFolder(_ operation: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "Client-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await operation(folder)
    }

    private func run(_ folder: URL, _ options: String = "") async -> Run {
        await runInProcess(
            ["client", "--from", "x.har", "--out", folder.path] + words(options), store: .unimplemented,
            input: ["x.har": recording])
    }

    @Test func aPackageIsWrittenToANewFolder() async throws {
        try await inNewFolder { folder in
            let client = folder.appending(path: "Client")
            let run = await run(client)
            expectEqual(run.exitCode, 0)
            expectEqual(run.output, "GET /planets/{id}\n")
            expect(run.notes.hasPrefix("left out: HTML page (1)\n1 endpoint of https://api.example.com in "))
            let files = try FileManager.default.subpathsOfDirectory(atPath: client.path).filter { $0.contains(".") }
            expectEqual(
                files.sorted(),
                [
                    "Package.swift", "README.md", "Sources/Example/ExampleSettings.swift",
                    "Sources/Example/Planets.swift", "Tests/ExampleTests/PlanetsTests.swift",
                    "Tests/ExampleTests/recorded.swift", "Tests/ExampleTests/recording.har",
                ])
        }
    }

    @Test func onlySourcesAreWrittenInAPackage() async throws {
        try await inNewFolder { folder in
            try Data("// a manifest".utf8).write(to: folder.appending(path: "Package.swift"))
            let run = await run(folder.appending(path: "Sources/Planets"))
            expectEqual(run.exitCode, 0)
            expect(run.notes.contains("Add to Package.swift: the target Planets with the product Fetching"))
            let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains(".") }
            expectEqual(
                files.sorted(),
                [
                    "Package.swift", "Sources/Planets/Planets.swift", "Sources/Planets/PlanetsSettings.swift",
                    "Tests/PlanetsTests/PlanetsTests.swift", "Tests/PlanetsTests/recorded.swift",
                    "Tests/PlanetsTests/recording.har",
                ])
            try expectEqual(Data(contentsOf: folder.appending(path: "Package.swift")), Data("// a manifest".utf8))
        }
    }

    @Test func noFileIsOverwritten() async throws {
        try await inNewFolder { folder in
            let readme = folder.appending(path: "README.md")
            try Data("mine".utf8).write(to: readme)
            let run = await run(folder)
            expectEqual(run.exitCode, 1)
            expect(
                run.notes.contains(
                    "README.md” could not be written: it already exists; move it, or choose another --out."))
            try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder.path), ["README.md"])
            try expectEqual(Data(contentsOf: readme), Data("mine".utf8))
        }
    }

    @Test(arguments: ["", "/"])
    func theFolderOfAPackageIsRefused(end: String) async throws {
        try await inNewFolder { folder in
            await expectEqual(run(folder).exitCode, 0)
            let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
            let again = await runInProcess(
                ["client", "--from", "x.har", "--out", folder.path + end], store: .unimplemented,
                input: ["x.har": recording])
            expectEqual(again.exitCode, 1)
            expect(again.output.isEmpty)
            expect(again.notes.contains("already contains a package. Move this folder, or choose another --out."))
            expect(again.notes.contains("\(folder.path)/Sources/API”."))
            try expectEqual(FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted(), files)
        }
    }

    @Test func theNameAndTheHostCanBeChosen() async throws {
        try await inNewFolder { folder in
            let run = await run(folder.appending(path: "a"), "--name Space --host api.example.com")
            expectEqual(run.exitCode, 0)
            let settings = folder.appending(path: "a/Sources/Space/SpaceSettings.swift")
            expect(FileManager.default.fileExists(atPath: settings.path))
            let other = await self.run(folder.appending(path: "b"), "--host example.org")
            expectEqual(other.exitCode, 1)
            expect(other.notes.contains("no exchange with the host example.org; it has https://api.example.com."))
            expect(!FileManager.default.fileExists(atPath: folder.appending(path: "b").path))
        }
    }

    @Test func theValuesOfADeclaredNameAreInNoFile() async throws {
        let recording = #"""
            {"log": {"version": "1.2", "entries": [
              {"request": {"method": "POST", "url": "https://api.example.com/planets/planted-path1/moons?pin=planted-query",
                           "headers": [{"name": "X-Id", "value": "planted-header"}],
                           "postData": {"mimeType": "application/json", "text": "{\"pin\": \"planted-path1\"}"}},
               "response": {"status": 200, "headers": [{"name": "Content-Type", "value": "application/json"}],
                            "content": {"text": "{\"id\": 7, \"pin\": \"planted-body\", \"echo\": \"a planted-query\"}"}}}
            ]}}
            """#
        try await inNewFolder { folder in
            let run = await runInProcess(
                ["client", "--from", "x.har", "--out", folder.path + "/a", "--secret", "pin", "--secret=x-id"],
                store: .unimplemented, input: ["x.har": recording])
            expectEqual(run.exitCode, 0)
            let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains(".") }
            let texts = try names.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
            expect(texts.count > 5)
            for (name, text) in zip(names, texts + [run.output, run.notes]) {
                expect(!name.contains("planted") && !text.contains("planted"), "\(name): \(text)")
            }
            expect(texts.contains { $0.contains("    xId: String,\n    pin: String,\n") }, "\(texts)")
        }
    }

    @Test(arguments: [
        ("--out a", 64, "A recording is required; add --from FILE."),
        ("--from x.har", 64, "A folder is required; add --out DIR."),
        ("--from x.har --out a --name ../a", 64, "--name takes a name with letters and digits"),
        ("--from x.har --out a b", 64, "Unexpected argument"),
        ("--from missing.har --out a", 1, "it does not exist"),
        ("--from no.har --out a", 1, "is not JSON"), ("--from list.har --out a", 1, "is not a HAR file"),
    ])
    func mistakesAreExplained(options: String, exitCode: Int32, text: String) async {
        let run = await runInProcess(
            "client \(options)", store: .unimplemented, input: ["x.har": recording, "no.har": "x", "list.har": "[]"])
        expectEqual(run.exitCode, exitCode)
        expect(run.notes.contains(text), "\(run.notes)")
    }
}
