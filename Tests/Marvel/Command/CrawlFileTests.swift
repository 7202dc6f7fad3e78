import Foundation
import Fetching
import FetchingTestSupport
import MarvelSandbox
import Testing

@testable import MarvelCLI

/// Tests of the files that a crawl changes, and of the files that a crawl never changes.
struct CrawlFileTests {
    /// A store that fails after the first 20 of 72 events.
    private let failing = NetworkStore.routed { request in
        offset(of: request) == 20 ? .broken : MarvelSandbox().store
    }

    @Test(arguments: [
        ["heroes.jsonl"], ["heroes.jsonl.partial"], ["heroes.jsonl.crawl"], ["heroes.jsonl", "heroes.jsonl.partial"],
    ])
    func filesThatNoCrawlWroteAreNotChanged(names: [String]) async throws {
        for line in ["events", "events --resume", "events --restart"] {
            let folder = try TemporaryFolder()
            for name in names { try folder.write("my notes\n", to: name) }
            let run = await crawlInProcess(line, in: folder, store: .unimplemented)
            #expect(run.exitCode == 1)
            #expect(run.notes.contains("“\(folder.path(names[0]))” exists, but marvel crawl did not write it"))
            #expect(folder.names == names)
            for name in names { #expect(folder.text(name) == "my notes\n") }
        }
    }

    @Test(arguments: ["heroes.jsonl", "heroes.jsonl.partial", "heroes.jsonl.crawl"])
    func aBrokenLinkIsNotReplaced(name: String) async throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: "elsewhere")
        let run = await crawlInProcess("events", in: folder, store: .unimplemented)
        #expect(run.exitCode == 1)
        #expect(run.notes.contains("“\(folder.path(name))” could not be used: it is a broken symbolic link."))
        #expect(folder.names == [name])
    }

    @Test func anEditedFileIsNotChanged() async throws {
        let folder = try TemporaryFolder()
        _ = await crawlInProcess("events", in: folder)
        try folder.write("edited\n", to: "heroes.jsonl")
        for line in ["events", "events --restart"] {
            #expect(await crawlInProcess(line, in: folder, store: .unimplemented).exitCode == 1)
            #expect(folder.text("heroes.jsonl") == "edited\n")
        }
    }

    @Test func aFileThatIsCreatedDuringTheCrawlIsNotReplaced() async throws {
        let folder = try TemporaryFolder()
        let store = NetworkStore { request in
            if offset(of: request) == 70 { try folder.write("mine\n", to: "heroes.jsonl") }
            return try await MarvelSandbox().store.fetchData(request)
        }
        let run = await crawlInProcess("events --limit 10", in: folder, store: store)
        #expect(run.exitCode == 1)
        #expect(folder.text("heroes.jsonl") == "mine\n")
        #expect(await crawlInProcess("events", in: folder, store: .unimplemented).exitCode == 1)
        try FileManager.default.removeItem(atPath: folder.path("heroes.jsonl"))
        #expect(await crawlInProcess("events", in: folder, store: .unimplemented).exitCode == 0)
        #expect(try ids(folder.text("heroes.jsonl")).count == 72)
    }

    @Test(arguments: ["comics", "events --order-by name", "events --base-url http://127.0.0.1:9/v1"])
    func anotherCrawlCannotResume(line: String) async throws {
        let folder = try TemporaryFolder()
        _ = await crawlInProcess("events --limit 10", in: folder, store: failing)
        let partial = folder.text("heroes.jsonl.partial")
        let run = await crawlInProcess(line, in: folder, store: .unimplemented)
        #expect(run.exitCode == 1)
        #expect(run.notes.contains("contains the results of “marvel crawl events” from the sandbox"))
        #expect(folder.has(partial, as: "heroes.jsonl.partial"))
        #expect(await crawlInProcess("events", in: folder).exitCode == 0)
        #expect(await crawlInProcess(line, in: folder, store: .unimplemented).exitCode == 1)
    }

    @Test func theSameFiltersInAnotherSpellingAreTheSameCrawl() async throws {
        let folder = try TemporaryFolder()
        _ = await crawlInProcess("events --order-by Start-Date --name-starts-with=A", in: folder)
        let run = await crawlInProcess(
            "events --name-starts-with A --order-by startDate", in: folder, store: .unimplemented)
        #expect(run.exitCode == 0)
    }

    @Test func anIncompleteLineAndAnIncompletePageAreRemoved() async throws {
        let folder = try TemporaryFolder()
        _ = await crawlInProcess("events --limit 10", in: folder, store: failing)
        let partial = try #require(folder.text("heroes.jsonl.partial"))
        let log = try #require(folder.text("heroes.jsonl.crawl"))
        try folder.write(partial + #"{"id":1}"# + "\n" + #"{"id":"#, to: "heroes.jsonl.partial")
        try folder.write(log + #"{"bytes":99"#, to: "heroes.jsonl.crawl")
        #expect(await crawlInProcess("events", in: folder).exitCode == 0)
        #expect(await folder.hasAllEvents)
        #expect(folder.text("heroes.jsonl.crawl")?.contains("99{") == false)
    }

    @Test func aFileShorterThanItsLogNeedsARestart() async throws {
        let folder = try TemporaryFolder()
        _ = await crawlInProcess("events --limit 10", in: folder, store: failing)
        try folder.write("", to: "heroes.jsonl.partial")
        let run = await crawlInProcess("events", in: folder, store: .unimplemented)
        #expect(run.exitCode == 1)
        #expect(run.notes.contains("has 0 bytes, but marvel crawl wrote"))
        #expect(await crawlInProcess("events --restart", in: folder).exitCode == 0)
        #expect(try ids(folder.text("heroes.jsonl")).count == 72)
    }

    @Test(arguments: ["my notes\n", #"{"id":1}"# + "\n"])
    func aReplacedPartialFileIsNotChanged(line: String) async throws {
        let folder = try TemporaryFolder()
        _ = await crawlInProcess("events --limit 10", in: folder, store: failing)
        let mine = String(repeating: line, count: 100_000)
        try folder.write(mine, to: "heroes.jsonl.partial")
        let run = await crawlInProcess("events", in: folder, store: .unimplemented)
        #expect(run.exitCode == 1)
        #expect(run.notes.contains("start over with --restart."))
        let isUnchanged = folder.has(mine, as: "heroes.jsonl.partial")
        #expect(isUnchanged)
    }

    @Test func restartKeepsTheOldFileUntilTheNewOneIsComplete() async throws {
        let folder = try TemporaryFolder()
        _ = await crawlInProcess("characters --name-starts-with Spider", in: folder)
        let old = folder.text("heroes.jsonl")
        let run = await crawlInProcess("events --restart --limit 10", in: folder, store: failing)
        #expect(run.exitCode == 1)
        #expect(run.notes.contains("run the same command without --restart to resume."))
        #expect(folder.has(old))
        #expect(await crawlInProcess("events", in: folder).exitCode == 0)
        #expect(await folder.hasAllEvents)
    }

    @Test func aCompleteFileThatWasMovedIsFetchedAgain() async throws {
        let folder = try TemporaryFolder()
        _ = await crawlInProcess("events", in: folder)
        try FileManager.default.moveItem(atPath: folder.path("heroes.jsonl"), toPath: folder.path("events.jsonl"))
        #expect(await crawlInProcess("events", in: folder).exitCode == 0)
        #expect(folder.has(folder.text("events.jsonl")))
    }

    @Test func aSecondCrawlIsRefusedUntilTheFirstReleasesItsLock() async throws {
        let folder = try TemporaryFolder()
        do {
            let other = try Files.system.open(folder.path("heroes.jsonl.crawl"))
            #expect(try other.lock())
            let run = await crawlInProcess("events", in: folder, store: .unimplemented)
            #expect(run.exitCode == 1)
            #expect(run.notes.contains("Another marvel crawl is writing"))
            // This use of the file keeps the lock until here.
            _ = try other.size()
        }
        #expect(await crawlInProcess("events", in: folder).exitCode == 0)
    }

    @Test(arguments: ["missing/heroes.jsonl", "/dev/null", "."])
    func anUnwritablePathIsReported(path: String) async throws {
        let folder = try TemporaryFolder()
        let path = path.hasPrefix("/") ? path : folder.path(path)
        let run = await crawlInProcess("events --out \(path)", in: nil, store: .unimplemented)
        #expect(run.exitCode == 1)
        #expect(run.notes.contains("No such file or directory") || run.notes.contains("it is not a regular file"))
        #expect(folder.names.isEmpty)
    }
}
