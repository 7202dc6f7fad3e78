import Fetching
import FetchingCrawl
import FetchingTestSupport
import FileAccess
import Foundation
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import MarvelCLI

/// Tests of the files that a crawl changes, and of the files that a crawl never changes.
struct CrawlFileTests {
    /// A store that fails after the first 20 of 72 events.
    private let failing = NetworkStore.routed { request in
        offset(of: request) == 20 ? .broken : .shortSandbox
    }

    @Test(arguments: [
        ["heroes.jsonl"], ["heroes.jsonl", "heroes.jsonl.parts/lock"], ["heroes.jsonl.parts/notes"],
        ["heroes.jsonl.parts/job/notes"], ["heroes.jsonl.parts/crawl.json"],
        ["heroes.jsonl.parts/parts/000000.0-A.jsonl"],
    ])
    func filesThatNoCrawlWroteAreNotChanged(names: [String]) async throws {
        for line in ["events", "events --resume", "events --restart"] {
            let folder = TestFolder()
            for name in names { try folder.write("my notes\n", to: name) }
            let before = folder.allNames
            let run = await crawlInProcess(line, in: folder, store: .unimplemented)
            expectEqual(run.exitCode, 1)
            expect(
                run.notes.contains(
                    "exists, but no crawl wrote it, or it was changed later; move it, or choose another --out."
                ))
            expectEqual(folder.allNames, before)
            for name in names { expectEqual(folder.text(name), "my notes\n") }
        }
    }

    @Test(arguments: ["heroes.jsonl", "heroes.jsonl.parts"])
    func aBrokenLinkIsNotUsed(name: String) async throws {
        let folder = TestFolder()
        try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: "elsewhere")
        let run = await crawlInProcess("events", in: folder, store: .unimplemented)
        expectEqual(run.exitCode, 1)
        expect(run.notes.contains("“\(folder.path(name))"))
        expectEqual(folder.names, [name])
    }

    @Test func anEditedFileIsNotChanged() async throws {
        let folder = TestFolder()
        _ = await crawlInProcess("events", in: folder)
        try folder.write("edited\n", to: "heroes.jsonl")
        for line in ["events", "events --restart"] {
            let run = await crawlInProcess(line, in: folder, store: .unimplemented)
            expectEqual(run.exitCode, 1)
            let path = folder.path("heroes.jsonl")
            expect(run.notes.contains("“\(path)” exists, but no crawl wrote it, or it was changed later"))
            expectEqual(folder.text("heroes.jsonl"), "edited\n")
        }
    }

    @Test func aFileThatIsCreatedDuringTheCrawlIsNotReplaced() async throws {
        let folder = TestFolder()
        let store = NetworkStore { request in
            if offset(of: request) == 70 { try folder.write("mine\n", to: "heroes.jsonl") }
            return try await NetworkStore.shortSandbox.fetchData(request)
        }
        let run = await crawlInProcess("events --limit 10", in: folder, store: store)
        expectEqual(run.exitCode, 1)
        expect(run.notes.contains("was written by another program during the crawl."))
        expectEqual(folder.text("heroes.jsonl"), "mine\n")
        await expectEqual(crawlInProcess("events", in: folder, store: .unimplemented).exitCode, 1)
        try FileManager.default.removeItem(atPath: folder.path("heroes.jsonl"))
        await expectEqual(crawlInProcess("events", in: folder, store: .unimplemented).exitCode, 0)
        expect(await folder.hasAllEvents)
        expectEqual(folder.allNames, completeNames)
    }

    @Test(arguments: ["comics", "events --order-by name", "events --base-url http://127.0.0.1:9/v1"])
    func anotherCrawlCannotResume(line: String) async throws {
        let folder = TestFolder()
        _ = await crawlInProcess("events --limit 10", in: folder, store: failing)
        let before = folder.allNames
        let run = await crawlInProcess(line, in: folder, store: .unimplemented)
        expectEqual(run.exitCode, 1)
        expect(run.notes.contains("contains the collection of “marvel crawl events” from the sandbox"))
        expectEqual(folder.allNames, before)
        await expectEqual(crawlInProcess("events", in: folder).exitCode, 0)
        await expectEqual(crawlInProcess(line, in: folder, store: .unimplemented).exitCode, 1)
        expect(await folder.hasAllEvents)
    }

    @Test func theSameFiltersInAnotherSpellingAreTheSameCrawl() async throws {
        let folder = TestFolder()
        let failing = NetworkStore.routed { offset(of: $0) == 2 ? .broken : .shortSandbox }
        let line = "events --order-by Start-Date --name-starts-with=A --limit 2"
        await expectEqual(crawlInProcess(line, in: folder, store: failing).exitCode, 1)
        let other = "events --name-starts-with A --order-by startDate"
        await expectEqual(crawlInProcess(other, in: folder).exitCode, 0)
        await expectEqual(crawlInProcess(line, in: folder, store: .unimplemented).exitCode, 0)
    }

    /// A process that is killed leaves a part without its final name, and a log with an unfinished line.
    @Test func anUnfinishedPartAndAnUnfinishedLineAreNotInTheFile() async throws {
        let folder = TestFolder()
        _ = await crawlInProcess("events --limit 10", in: folder, store: failing)
        let log = try #require(folder.text("heroes.jsonl.parts/job/job.log"))
        try folder.write(log + #"{"part":{"by"#, to: "heroes.jsonl.parts/job/job.log")
        try folder.write(#"{"id":1}"# + "\n" + #"{"id":"#, to: "heroes.jsonl.parts/job/parts/.000002.0-A.jsonl.partial")
        try folder.write(#"{"id":1}"# + "\n", to: "heroes.jsonl.parts/job/parts/000002.0-B.jsonl")
        try folder.write("{", to: "heroes.jsonl.parts/crawl.json.partial")
        await expectEqual(crawlInProcess("events", in: folder).exitCode, 0)
        expect(await folder.hasAllEvents)
        expectEqual(folder.allNames, completeNames)
    }

    @Test(arguments: [nil, "edited\n"])
    func aPartThatIsMissingOrWasChangedNeedsARestart(text: String?) async throws {
        let folder = TestFolder()
        _ = await crawlInProcess("events --limit 10", in: folder, store: failing)
        let name = try #require(folder.allNames.first { $0.contains("000000.0-") })
        try FileManager.default.removeItem(atPath: folder.path(name))
        if let text { try folder.write(text, to: name) }
        for _ in 0..<2 {
            let run = await crawlInProcess("events", in: folder)
            expectEqual(run.exitCode, 1)
            expect(run.notes.contains(text == nil ? "is missing in" : "was changed"))
            expect(run.notes.hasSuffix("or start over with --restart.\n"))
            expect(folder.text("heroes.jsonl") == nil)
        }
        await expectEqual(crawlInProcess("events --restart", in: folder).exitCode, 0)
        expect(await folder.hasAllEvents)
    }

    @Test(arguments: ["--timeline", "--har"])
    func aPictureOrARecordingCannotReplaceTheCollection(option: String) async throws {
        let folder = TestFolder()
        _ = await crawlInProcess("events", in: folder)
        let before = folder.text("heroes.jsonl")
        for file in ["heroes.jsonl", "heroes.jsonl.parts/crawl.json"] {
            let run = await crawlInProcess("events --restart \(option) \(folder.path(file))", in: folder)
            expect(run.notes.contains("\(option) needs another file than --out"))
            expectEqual(run.exitCode, 64)
            let isUnchanged = folder.text("heroes.jsonl") == before
            expect(isUnchanged)
        }
    }

    @Test func aFileWithASecondNameIsNotChanged() async throws {
        let folder = TestFolder()
        _ = await crawlInProcess("events --limit 10", in: folder, store: failing)
        try folder.write("my notes\n", to: "notes.txt")
        let path = folder.path("heroes.jsonl.parts/crawl.json.partial")
        try FileManager.default.linkItem(atPath: folder.path("notes.txt"), toPath: path)
        let run = await crawlInProcess("events --restart", in: folder)
        expectEqual(run.exitCode, 1)
        expect(run.notes.contains("“\(path)” cannot be used: the file has a second name"))
        expectEqual(folder.text("notes.txt"), "my notes\n")
    }

    @Test func aTotalThatIsLargerThanTheCollectionIsNoted() async throws {
        let folder = TestFolder()
        let store = NetworkStore { request in
            let (data, response) = try await NetworkStore.shortSandbox.fetchData(request)
            let text = String(decoding: data, as: UTF8.self).replacing(#""total":72"#, with: #""total":100"#)
            return (Data(text.utf8), response)
        }
        let run = await crawlInProcess("events --limit 10", in: folder, store: store)
        expectEqual(run.exitCode, 0, "\(run.notes)")
        expect(run.notes.contains("The server reports a total of 100 events, but its pages contain 72."))
    }

    @Test func aLogThatWasChangedNeedsARestart() async throws {
        let folder = TestFolder()
        _ = await crawlInProcess("events --limit 10", in: folder, store: failing)
        try folder.write("my notes\n", to: "heroes.jsonl.parts/job/job.log")
        let run = await crawlInProcess("events", in: folder, store: .unimplemented)
        expectEqual(run.exitCode, 1)
        expect(run.notes.contains("” cannot be used: it was changed by another program"))
        expectEqual(folder.text("heroes.jsonl.parts/job/job.log"), "my notes\n")
        await expectEqual(crawlInProcess("events --restart", in: folder).exitCode, 0)
        expect(await folder.hasAllEvents)
    }

    @Test(arguments: [
        "heroes.jsonl.parts", "heroes.jsonl.parts/crawl.json", "heroes.jsonl.parts/lock", "heroes.jsonl.parts/job",
        "heroes.jsonl.parts/job/job.log", "heroes.jsonl.parts/job/parts", "heroes.jsonl.parts/job/claims",
    ])
    func aLinkIsNotFollowed(name: String) async throws {
        for line in ["events", "events --restart"] {
            let folder = TestFolder()
            _ = await crawlInProcess("events --limit 10", in: folder, store: failing)
            try FileManager.default.moveItem(atPath: folder.path(name), toPath: folder.path("target"))
            let before = folder.allNames
            try FileManager.default.createSymbolicLink(
                atPath: folder.path(name), withDestinationPath: folder.path("target"))
            let run = await crawlInProcess(line, in: folder)
            // A new crawl removes the links in the folder of the job.
            let isRemoved = line.hasSuffix("restart") && name.contains("/job/")
            expect(run.exitCode == (isRemoved ? 0 : 1), "\(run.notes)")
            expect(isRemoved || run.notes.contains("symbolic link"), "\(run.notes)")
            let targets = { $0.filter { $0.hasPrefix("target") } } as ([String]) -> [String]
            expectEqual(targets(folder.allNames), targets(before))
        }
    }

    /// A link in place of the complete file is not used, and neither is it replaced.
    @Test(arguments: ["events", "events --restart"])
    func aLinkToTheCompleteFileIsNotUsed(line: String) async throws {
        let folder = TestFolder()
        _ = await crawlInProcess("events", in: folder)
        try FileManager.default.moveItem(atPath: folder.path("heroes.jsonl"), toPath: folder.path("target"))
        try FileManager.default.createSymbolicLink(atPath: folder.path("heroes.jsonl"), withDestinationPath: "target")
        let run = await crawlInProcess(line, in: folder, store: .unimplemented)
        expectEqual(run.exitCode, 1)
        expect(run.notes.contains("“\(folder.path("heroes.jsonl"))” could not be used: it is a symbolic link."))
        expect(folder.has(folder.text("target")))
    }

    /// Another thread creates a link as soon as the folder appears. If `FETCHING_SOAK` is set, that number ÷ 10 of
    /// races.
    @Test func aLinkThatRacesWithTheCrawlIsNotFollowed() async throws {
        for _ in 0..<((soakSize ?? 50) / 10) {
            let folder = TestFolder()
            try folder.write("mine\n", to: "target")
            let attacker = Task {
                try await onOwnThread {
                    while folder.text("heroes.jsonl.parts/lock") == nil {}
                    for name in ["crawl.json.partial", "crawl.json"] {
                        try? FileManager.default.createSymbolicLink(
                            atPath: folder.path("heroes.jsonl.parts/\(name)"), withDestinationPath: "../target")
                    }
                }
            }
            _ = await crawlInProcess("events", in: folder)
            try await attacker.value
            expectEqual(folder.text("target"), "mine\n")
        }
    }

    @Test func aCopiedFolderCanBeResumed() async throws {
        let folder = TestFolder()
        let copy = TestFolder()
        _ = await crawlInProcess("events --limit 10", in: folder, store: failing)
        let name = "heroes.jsonl.parts"
        try FileManager.default.copyItem(atPath: folder.path(name), toPath: copy.path(name))
        let log = RequestLog()
        let run = await crawlInProcess("events", in: copy, store: NetworkStore.shortSandbox.recorded(in: log))
        expectEqual(run.exitCode, 0)
        expect(log.requests.contains { offset(of: $0) == 20 } && !log.requests.contains { offset(of: $0) == 10 })
        expect(await copy.hasAllEvents)
    }

    @Test func restartKeepsTheOldFileUntilTheNewOneIsComplete() async throws {
        let folder = TestFolder()
        _ = await crawlInProcess("characters --name-starts-with Spider", in: folder)
        let old = folder.text("heroes.jsonl")
        let run = await crawlInProcess("events --restart --limit 10", in: folder, store: failing)
        expectEqual(run.exitCode, 1)
        expect(run.notes.contains("run the same command without --restart to resume."))
        expect(folder.has(old))
        await expectEqual(crawlInProcess("events", in: folder).exitCode, 0)
        expect(await folder.hasAllEvents)
        expectEqual(folder.allNames, completeNames)
    }

    @Test func restartReadsAllPagesAgain() async throws {
        let folder = TestFolder()
        _ = await crawlInProcess("events --limit 10", in: folder, store: failing)
        let log = RequestLog()
        let store = NetworkStore.shortSandbox.recorded(in: log)
        await expectEqual(crawlInProcess("events --limit 24 --restart", in: folder, store: store).exitCode, 0)
        expectEqual(log.requests.compactMap(offset).sorted(), [0, 24, 48])
        expect(await folder.hasAllEvents)
    }

    @Test func aCompleteFileThatWasMovedIsFetchedAgain() async throws {
        let folder = TestFolder()
        _ = await crawlInProcess("events", in: folder)
        try FileManager.default.moveItem(atPath: folder.path("heroes.jsonl"), toPath: folder.path("events.jsonl"))
        await expectEqual(crawlInProcess("events", in: folder).exitCode, 0)
        expect(folder.has(folder.text("events.jsonl")))
    }

    @Test func aSecondCrawlIsRefusedUntilTheFirstReleasesItsLock() async throws {
        let folder = TestFolder()
        try folder.write("", to: "heroes.jsonl.parts/lock")
        do {
            let other = try OpenFile(folder.path("heroes.jsonl.parts/lock"), .locking)
            expect(try other.lock())
            for line in ["events", "events --restart"] {
                let run = await crawlInProcess(line, in: folder, store: .unimplemented)
                expectEqual(run.exitCode, 1)
                expect(run.notes.contains("Another crawl is writing"))
            }
            // This use of the file keeps the lock until here.
            withExtendedLifetime(other) {}
        }
        await expectEqual(crawlInProcess("events", in: folder).exitCode, 0)
    }

    @Test func theLockIsHeldUntilTheEndOfTheCrawl() async throws {
        let folder = TestFolder()
        let store = NetworkStore { request in
            let second = await crawlInProcess("events", in: folder, store: .unimplemented)
            expect(second.notes.contains("Another crawl is writing"))
            return try await NetworkStore.shortSandbox.fetchData(request)
        }
        await expectEqual(crawlInProcess("events", in: folder, store: store).exitCode, 0)
    }

    /// A program that is being started has a copy of each descriptor for a moment.
    @Test func aCopyOfADescriptorKeepsNoLock() async throws {
        let folder = TestFolder()
        try folder.write("", to: "heroes.jsonl.parts/lock")
        let path = folder.path("heroes.jsonl.parts/lock")
        var copy: Int32 = -1
        do {
            let other = try OpenFile(path, .locking)
            expect(try other.lock())
            copy = try #require(descriptors(of: path).first.map { dup($0) })
            withExtendedLifetime(other) {}
        }
        await expectEqual(crawlInProcess("events", in: folder).exitCode, 0)
        close(copy)
    }

    private func descriptors(of path: String) -> [Int32] {
        var expected = stat()
        stat(path, &expected)
        return (0..<1_024).filter { number in
            var status = stat()
            return fstat(number, &status) == 0 && status.st_ino == expected.st_ino && status.st_dev == expected.st_dev
        }
    }

    /// The number of items per request is a part of the query, and of the arithmetic with offsets.
    @Test(arguments: [0, -1, 101, .max, .min]) func aRecordWithAnImpossibleLimitIsRefused(limit: Int) async throws {
        let folder = TestFolder()
        _ = await crawlInProcess("events --limit 10", in: folder, store: failing)
        let record = try #require(folder.text("heroes.jsonl.parts/crawl.json"))
        try folder.write(
            record.replacing(#""limit":10"#, with: #""limit":\#(limit)"#), to: "heroes.jsonl.parts/crawl.json")
        let run = await crawlInProcess("events", in: folder, store: .unimplemented)
        expect(run.exitCode == 1 && run.notes.contains("or it was changed later"), "\(run.notes)")
    }

    @Test(arguments: ["missing/heroes.jsonl", "/dev/null", "."])
    func anUnwritablePathIsReported(path: String) async throws {
        let folder = TestFolder()
        let path = path.hasPrefix("/") ? path : folder.path(path)
        let run = await crawlInProcess("events --out \(path)", in: nil, store: .unimplemented)
        expectEqual(run.exitCode, 1)
        expect(
            run.notes.contains("could not be created: its folder does not exist or cannot be opened.")
                || run.notes.contains("it is not a regular file"))
        expect(folder.names.isEmpty)
    }
}
