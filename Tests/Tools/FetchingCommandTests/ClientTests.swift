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

    private let folder = TestFolder()

    /// The paths of the files in the folder, sorted.
    private var files: [String] {
        (FileManager.default.subpaths(atPath: folder.path) ?? []).filter { $0.contains(".") }.sorted()
    }

    /// Writes a client to a folder in the folder of the test.
    private func run(_ name: String, _ options: String = "") async -> Run {
        await runInProcess(
            ["client", "--from", "x.har", "--out", folder.path + name] + words(options), input: ["x.har": recording])
    }

    @Test func aPackageIsWrittenToANewFolder() async {
        let run = await run("Client")
        expectEqual(run.exitCode, 0)
        expectEqual(run.output, "GET /planets/{id}\n")
        expect(run.notes.hasPrefix("left out: HTML page (1)\n1 endpoint of https://api.example.com in "))
        let names = [
            "Package.swift", "README.md", "Sources/Example/ExampleSettings.swift", "Sources/Example/Planets.swift",
            "Tests/ExampleTests/PlanetsTests.swift", "Tests/ExampleTests/recorded.swift",
            "Tests/ExampleTests/recording.har",
        ]
        expectEqual(files, names.map { "Client/" + $0 })
    }

    @Test func onlySourcesAreWrittenInAPackage() async throws {
        try folder.write("// a manifest", to: "Package.swift")
        let run = await run("Sources/Planets")
        expectEqual(run.exitCode, 0)
        expect(run.notes.contains("Add to Package.swift: the target Planets with the product Fetching"))
        expectEqual(
            files,
            [
                "Package.swift", "Sources/Planets/Planets.swift", "Sources/Planets/PlanetsSettings.swift",
                "Tests/PlanetsTests/PlanetsTests.swift", "Tests/PlanetsTests/recorded.swift",
                "Tests/PlanetsTests/recording.har",
            ])
        expectEqual(folder.text("Package.swift"), "// a manifest")
    }

    @Test func noFileIsOverwritten() async throws {
        try folder.write("mine", to: "README.md")
        let run = await run("")
        expectEqual(run.exitCode, 1)
        expect(
            run.notes.contains("README.md” could not be written: it already exists; move it, or choose another --out."))
        expectEqual(folder.names, ["README.md"])
        expectEqual(folder.text("README.md"), "mine")
    }

    @Test(arguments: ["", "/"])
    func theFolderOfAPackageIsRefused(end: String) async {
        await expectEqual(run("a").exitCode, 0)
        let files = FileManager.default.subpaths(atPath: folder.path)?.sorted()
        let again = await run("a" + end)
        expect(again.exitCode == 1 && again.output.isEmpty)
        expect(again.notes.contains("already contains a package. Move this folder, or choose another --out."))
        expect(again.notes.contains("\(folder.path)a/Sources/API”."))
        expectEqual(FileManager.default.subpaths(atPath: folder.path)?.sorted(), files)
    }

    @Test func theNameAndTheHostCanBeChosen() async {
        await expectEqual(run("a", "--name Space --host api.example.com").exitCode, 0)
        expect(folder.text("a/Sources/Space/SpaceSettings.swift") != nil)
        let other = await run("b", "--host example.org")
        expectEqual(other.exitCode, 1)
        expect(other.notes.contains("no exchange with the host example.org; it has https://api.example.com."))
        expectEqual(folder.names, ["a"])
    }

    @Test func theValuesOfADeclaredNameAreInNoFile() async {
        let recording = #"""
            {"log": {"version": "1.2", "entries": [
              {"request": {"method": "POST", "url": "https://api.example.com/planets/planted-path1/moons?pin=planted-query",
                           "headers": [{"name": "X-Id", "value": "planted-header"}],
                           "postData": {"mimeType": "application/json", "text": "{\"pin\": \"planted-path1\"}"}},
               "response": {"status": 200, "headers": [{"name": "Content-Type", "value": "application/json"}],
                            "content": {"text": "{\"id\": 7, \"pin\": \"planted-body\", \"echo\": \"a planted-query\"}"}}}
            ]}}
            """#
        let run = await runInProcess(
            "client --from x.har --out \(folder.path)a --secret pin --secret=x-id", input: ["x.har": recording])
        expectEqual(run.exitCode, 0)
        expect(files.count > 5)
        let text = folder.everything + run.output + run.notes
        expect(!text.contains("planted") && text.contains("    xId: String,\n    pin: String,\n"), "\(text)")
    }

    @Test func aFileThatIsNotARecordingIsExplained() async {
        for (name, text) in [
            ("missing.har", "it does not exist"), ("no.har", "is not JSON"), ("list.har", "is not a HAR file"),
        ] {
            let run = await runInProcess("client --from \(name) --out a", input: ["no.har": "x", "list.har": "[]"])
            expect(run.exitCode == 1 && run.notes.contains(text), "\(name): \(run.notes)")
        }
    }
}
