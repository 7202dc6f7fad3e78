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
            ("missing.har", "it does not exist"), ("no.har", "is not JSON"), ("list.har", "is neither a HAR file"),
        ] {
            let run = await runInProcess("client --from \(name) --out a", input: ["no.har": "x", "list.har": "[]"])
            expect(run.exitCode == 1 && run.notes.contains(text), "\(name): \(run.notes)")
        }
    }

    private func document(_ paths: String...) -> String {
        let endpoints = paths.map { #""\#($0)": {"get": {"responses": {"204": {"description": ""}}}}"# }
        return #"{"openapi": "3.1.0", "info": {"title": "Shop API"}, "paths": {\#(endpoints.joined(separator: ", "))}}"#
    }

    @Test func aClientForADocumentIsWrittenAgain() async throws {
        func run(_ document: String, _ options: String = "") async -> Run {
            await runInProcess(
                ["client", "--from", "x.json", "--out", folder.path + "a"] + words(options), input: ["x.json": document]
            )
        }
        let first = await run(document("/users", "/orders/{id}"))
        expectEqual(first.exitCode, 0)
        expectEqual(first.output, "GET /users\nGET /orders/{id}\n")
        let names = [
            "Package.swift", "README.md", "Sources/Shop/Orders.swift", "Sources/Shop/ShopSettings.swift",
            "Sources/Shop/Users.swift", "Tests/ShopTests/OrdersTests.swift", "Tests/ShopTests/UsersTests.swift",
            "Tests/ShopTests/recorded.swift", "Tests/ShopTests/recording.har",
        ].map { "a/" + $0 }
        expectEqual(files, names)
        let everything = folder.everything
        await expectEqual(run(document("/users", "/orders/{id}")).exitCode, 0)
        expectEqual(folder.everything, everything)

        // Own files and an own manifest are kept. The files of a tag that is gone are removed.
        try folder.write("// own", to: "a/Sources/Shop/Own.swift")
        try folder.write("// own manifest", to: "a/Package.swift")
        let second = await run(document("/users"))
        expectEqual(second.exitCode, 0)
        expect(second.notes.contains("removed: ") && second.notes.contains("OrdersTests.swift"), "\(second.notes)")
        expectEqual(files, (names + ["a/Sources/Shop/Own.swift"]).filter { !$0.contains("Orders") }.sorted())
        expectEqual(folder.text("a/Package.swift"), "// own manifest")

        // A file of the user is not replaced, and then no other file is.
        try folder.write("// own", to: "a/Sources/Shop/Users.swift")
        let settings = folder.text("a/Sources/Shop/ShopSettings.swift")
        let third = await run(document("/users", "/users/{id}"))
        expect(third.exitCode == 1 && third.notes.contains("it is not from an earlier run"), "\(third.notes)")
        expectEqual(folder.text("a/Sources/Shop/Users.swift"), "// own")
        expectEqual(folder.text("a/Sources/Shop/ShopSettings.swift"), settings)
    }

    @Test func aClientWithAnotherNameIsNotWrittenBesideAnEarlierOne() async {
        for (name, code) in [("Shop", 0), ("Other", 1), ("Shop", 0)] as [(String, Int32)] {
            let run = await runInProcess(
                ["client", "--from", "x.json", "--out", folder.path + "a", "--name", name],
                input: ["x.json": document("/a")])
            expectEqual(run.exitCode, code, "\(run.notes)")
            expectEqual(run.notes.contains("Add --name Shop"), code == 1, "\(run.notes)")
        }
        // In a target of a package, the tests import the target.
        let run = await runInProcess(
            "client --from x.json --out \(folder.path)a/Sources/App/API", input: ["x.json": document("/a")])
        expectEqual(run.exitCode, 0, "\(run.notes)")
        expect(folder.text("a/Tests/AppTests/ATests.swift")?.contains("@testable import App") == true)
    }

    @Test func aLinkInTheFolderIsNotFollowed() async throws {
        let manager = FileManager.default
        try manager.createDirectory(atPath: folder.path + "elsewhere", withIntermediateDirectories: true)
        try manager.createDirectory(atPath: folder.path + "a", withIntermediateDirectories: true)
        try manager.createSymbolicLink(
            atPath: folder.path + "a/Sources", withDestinationPath: folder.path + "elsewhere")
        let run = await runInProcess(
            "client --from x.json --out \(folder.path)a", input: ["x.json": document("/a")])
        expect(run.exitCode == 1 && run.notes.contains("it is a symbolic link"), "\(run.notes)")
        expectEqual(manager.subpaths(atPath: folder.path + "elsewhere"), [])
    }

    @Test func aDocumentIsComparedWithARecording() async {
        let run = await runInProcess(
            "client --from x.json --out \(folder.path)a --sample x.har",
            input: ["x.json": document("/users"), "x.har": recording])
        expectEqual(run.exitCode, 0)
        expect(run.notes.contains("differs: GET /planets/"), "\(run.notes)")
        let other = await runInProcess(
            "client --from x.har --out \(folder.path)b --only /users", input: ["x.har": recording])
        expect(other.exitCode == 1 && other.notes.contains("need an OpenAPI document"), "\(other.notes)")
    }
}
