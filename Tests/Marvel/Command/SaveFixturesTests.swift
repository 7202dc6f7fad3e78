import FetchingRecording
import Foundation
import Fetching
import FetchingTestSupport
import Marvel
import MarvelSandbox
import Testing
import SharedTestCode

@testable import MarvelCLI

@Suite struct SaveFixturesTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "fixtures-\(UUID().uuidString)", directoryHint: .isDirectory)

    @Test func savedResponsesAreReadOfflineWithOtherKeys() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let line = "characters --name-starts-with Spider --limit 3 --json"
        let saving = await runInProcess("\(line) --save-fixtures \(folder.path(percentEncoded: false))")
        #expect(saving.exitCode == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        #expect(names == ["GET+v1+public+characters@limit=3,nameStartsWith=Spider,offset=0.http"])
        let text = try String(contentsOf: folder.appending(path: names[0]), encoding: .utf8)
        #expect(text.hasPrefix("HTTP/1.1 200\n"))
        #expect(!text.contains("sandbox-public-key") && !text.contains("sandbox-private-key"))

        let store = NetworkStore.fixtures(in: folder)
        let keys = ["MARVEL_PUBLIC_KEY": "another-public-key", "MARVEL_PRIVATE_KEY": "another-private-key"]
        let reading = await runInProcess(line, environment: keys, store: store)
        #expect(reading.exitCode == 0)
        #expect(reading.output == saving.output)

        let client = MarvelClient(store: store, keys: MarvelKeys(publicKey: "a", privateKey: "b"))
        let page = try await client.characters(CharacterQuery(limit: 3, nameStartsWith: "Spider")).get()
        #expect(page.data.results.count == 3)
    }

    @Test func aCrawlSavesEachPage() async throws {
        let folder = TestFolder()
        let run = await crawlInProcess("events --limit 50 --save-fixtures \(folder.path("saved"))", in: folder)
        #expect(run.exitCode == 0)
        #expect(folder.text("saved/GET+v1+public+events@limit=50,offset=50.http") != nil)
    }

    @Test func aFolderThatCannotBeWrittenIsAnError() async throws {
        try Data().write(to: URL(filePath: folder.path(percentEncoded: false).dropLast() + "-file"))
        let path = folder.path(percentEncoded: false).dropLast() + "-file"
        defer { try? FileManager.default.removeItem(atPath: String(path)) }
        let run = await runInProcess("character 1011334 --save-fixtures \(path)")
        #expect(run.exitCode == 1)
        #expect(run.notes.contains("A response was received but not saved: the fixture"))
    }

    @Test func aRequestThatIsNotSentCannotBeSaved() async {
        let run = await runInProcess("characters --curl --save-fixtures folder")
        #expect(run.exitCode == 64)
        #expect(run.notes.contains("--save-fixtures and --curl cannot be used together"))
    }
}
