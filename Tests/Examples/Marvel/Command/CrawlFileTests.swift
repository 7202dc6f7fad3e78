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
    private let wasChanged = "exists, but no crawl wrote it, or it was changed later; move it, or choose another --out."
    private let record = "heroes.jsonl.parts/crawl.json"
    private let log = "heroes.jsonl.parts/job/job.log"

    private func link(_ name: String, in folder: TestFolder, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: target)
    }

    private func move(_ name: String, to other: String, in folder: TestFolder) throws {
        try FileManager.default.moveItem(atPath: folder.path(name), toPath: folder.path(other))
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
            await expectRefusal(line, in: folder, wasChanged)
            expectEqual(folder.allNames, before)
            for name in names { expectEqual(folder.text(name), "my notes\n") }
        }
    }

    @Test func anEditedFileIsNotChanged() async throws {
        let folder = try await completeCrawl()
        try folder.write("edited\n", to: "heroes.jsonl")
        for line in ["events", "events --restart"] {
            await expectRefusal(line, in: folder, "“\(folder.path("heroes.jsonl"))” \(wasChanged)")
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
        await expectRefusal(in: folder)
        try FileManager.default.removeItem(atPath: folder.path("heroes.jsonl"))
        await expectCompletion(in: folder, store: .unimplemented)
        expectEqual(folder.allNames, completeNames)
    }

    @Test func anotherCrawlCannotResume() async throws {
        for complete in [false, true] {
            let folder = try await complete ? completeCrawl() : interruptedCrawl()
            let before = folder.allNames
            for line in ["comics", "events --order-by name", "events --base-url http://127.0.0.1:9/v1"] {
                await expectRefusal(
                    line, in: folder, "contains the collection of “marvel crawl events” from the sandbox")
                expect(complete || folder.allNames == before)
            }
            await expectCompletion(in: folder)
        }
    }

    @Test func theSameFiltersInAnotherSpellingAreTheSameCrawl() async throws {
        let folder = TestFolder()
        let line = "events --order-by Start-Date --name-starts-with=A --limit 2"
        await expectEqual(crawlInProcess(line, in: folder, store: .interrupted(at: 2)).exitCode, 1)
        let other = "events --name-starts-with A --order-by startDate"
        await expectEqual(crawlInProcess(other, in: folder).exitCode, 0)
        await expectEqual(crawlInProcess(line, in: folder, store: .unimplemented).exitCode, 0)
    }

    /// A process that is killed leaves a part without its final name, and a log with an unfinished line.
    @Test func anUnfinishedPartAndAnUnfinishedLineAreNotInTheFile() async throws {
        let folder = try await interruptedCrawl()
        try folder.write(#require(folder.text(log)) + #"{"part":{"by"#, to: log)
        try folder.write(#"{"id":1}"# + "\n" + #"{"id":"#, to: "heroes.jsonl.parts/job/parts/.000002.0-A.jsonl.partial")
        try folder.write(#"{"id":1}"# + "\n", to: "heroes.jsonl.parts/job/parts/000002.0-B.jsonl")
        try folder.write("{", to: "heroes.jsonl.parts/crawl.json.partial")
        await expectCompletion(in: folder)
        expectEqual(folder.allNames, completeNames)
    }

    @Test func filesThatWereChangedNeedARestart() async throws {
        let part = try #require(try await interruptedCrawl().allNames.first { $0.contains("000000.0-") })
        let cases: [(name: String, text: String?, error: String)] = [
            (part, nil, "is missing in"), (part, "edited\n", "was changed"),
            (log, "my notes\n", "” cannot be used: it was changed by another program"),
        ]
        for (name, text, error) in cases {
            let folder = try await interruptedCrawl()
            try FileManager.default.removeItem(atPath: folder.path(name))
            if let text { try folder.write(text, to: name) }
            for _ in 0..<2 {
                let run = await crawlInProcess("events", in: folder)
                expectEqual(run.exitCode, 1)
                expect(run.notes.contains(error), "\(run.notes)")
                expect(run.notes.hasSuffix("or start over with --restart.\n"), "\(run.notes)")
                expect(folder.text("heroes.jsonl") == nil && folder.text(name) == text)
            }
            await expectCompletion("events --restart", in: folder)
        }
    }

    @Test func aPictureOrARecordingCannotReplaceTheCollection() async throws {
        let folder = try await completeCrawl()
        for option in ["--timeline", "--har"] {
            for file in ["heroes.jsonl", record] {
                await expectRefusal(
                    "events --restart \(option) \(folder.path(file))", in: folder,
                    "\(option) needs another file than --out", exitCode: 64)
                expect(await folder.hasAllEvents)
            }
        }
    }

    @Test func aFileWithASecondNameIsNotChanged() async throws {
        let folder = try await interruptedCrawl()
        try folder.write("my notes\n", to: "notes.txt")
        let path = folder.path("heroes.jsonl.parts/crawl.json.partial")
        try FileManager.default.linkItem(atPath: folder.path("notes.txt"), toPath: path)
        await expectRefusal("events --restart", in: folder, "“\(path)” cannot be used: the file has a second name")
        expectEqual(folder.text("notes.txt"), "my notes\n")
    }

    @Test func aTotalThatIsLargerThanTheCollectionIsNoted() async throws {
        let store = NetworkStore { request in
            let (data, response) = try await NetworkStore.shortSandbox.fetchData(request)
            let text = String(decoding: data, as: UTF8.self).replacing(#""total":72"#, with: #""total":100"#)
            return (Data(text.utf8), response)
        }
        let run = await crawlInProcess("events --limit 10", in: TestFolder(), store: store)
        expectEqual(run.exitCode, 0, "\(run.notes)")
        expect(run.notes.contains("The server reports a total of 100 events, but its pages contain 72."))
    }

    @Test func aBrokenLinkIsNotUsed() async throws {
        for name in ["heroes.jsonl", "heroes.jsonl.parts"] {
            let folder = TestFolder()
            try link(name, in: folder, to: "elsewhere")
            await expectRefusal(in: folder, "“\(folder.path(name))")
            expectEqual(folder.names, [name])
        }
    }

    @Test(arguments: [
        "heroes.jsonl.parts", "heroes.jsonl.parts/crawl.json", "heroes.jsonl.parts/lock", "heroes.jsonl.parts/job",
        "heroes.jsonl.parts/job/job.log", "heroes.jsonl.parts/job/parts", "heroes.jsonl.parts/job/claims",
    ])
    func aLinkIsNotFollowed(name: String) async throws {
        for line in ["events", "events --restart"] {
            let folder = try await interruptedCrawl()
            try move(name, to: "target", in: folder)
            let targets = folder.allNames.filter { $0.hasPrefix("target") }
            try link(name, in: folder, to: folder.path("target"))
            let run = await crawlInProcess(line, in: folder)
            // A new crawl removes the links in the folder of the job.
            let isRemoved = line.hasSuffix("restart") && name.contains("/job/")
            expect(run.exitCode == (isRemoved ? 0 : 1), "\(run.notes)")
            expect(isRemoved || run.notes.contains("symbolic link"), "\(run.notes)")
            expectEqual(folder.allNames.filter { $0.hasPrefix("target") }, targets)
        }
    }

    /// A link in place of the complete file is not used, and neither is it replaced.
    @Test func aLinkToTheCompleteFileIsNotUsed() async throws {
        let folder = try await completeCrawl()
        try move("heroes.jsonl", to: "target", in: folder)
        try link("heroes.jsonl", in: folder, to: "target")
        for line in ["events", "events --restart"] {
            await expectRefusal(
                line, in: folder, "“\(folder.path("heroes.jsonl"))” could not be used: it is a symbolic link.")
            expect(await folder.hasAllEvents && folder.has(folder.text("target")))
        }
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
                        try? link("heroes.jsonl.parts/\(name)", in: folder, to: "../target")
                    }
                }
            }
            _ = await crawlInProcess("events", in: folder)
            try await attacker.value
            expectEqual(folder.text("target"), "mine\n")
        }
    }

    @Test func restartKeepsTheOldFileUntilTheNewOneIsComplete() async throws {
        let folder = TestFolder()
        _ = await crawlInProcess("characters --name-starts-with Spider", in: folder)
        let old = folder.text("heroes.jsonl")
        let run = await crawlInProcess("events --restart --limit 10", in: folder, store: .interrupted(at: 20))
        expectEqual(run.exitCode, 1)
        expect(run.notes.contains("run the same command without --restart to resume."))
        expect(folder.has(old))
        await expectCompletion(in: folder)
        expectEqual(folder.allNames, completeNames)
    }

    @Test func restartReadsAllPagesAgain() async throws {
        let folder = try await interruptedCrawl()
        let log = RequestLog()
        await expectCompletion(
            "events --limit 24 --restart", in: folder, store: NetworkStore.shortSandbox.recorded(in: log))
        expectEqual(log.requests.compactMap(offset).sorted(), [0, 24, 48])
    }

    @Test func aCompleteFileThatWasMovedIsFetchedAgain() async throws {
        let folder = try await completeCrawl()
        try move("heroes.jsonl", to: "events.jsonl", in: folder)
        await expectCompletion(in: folder)
    }

    @Test func aSecondCrawlIsRefusedUntilTheFirstReleasesItsLock() async throws {
        let folder = TestFolder()
        let path = folder.path("heroes.jsonl.parts/lock")
        try folder.write("", to: "heroes.jsonl.parts/lock")
        var copy: Int32 = -1
        do {
            let other = try OpenFile(path, .locking)
            expect(try other.lock())
            for line in ["events", "events --restart"] {
                await expectRefusal(line, in: folder, "Another crawl is writing")
            }
            // A program that is being started has a copy of each descriptor for a moment. A copy keeps no lock.
            copy = try #require(descriptors(of: path).first.map { dup($0) })
            // This use of the file keeps the lock until here.
            withExtendedLifetime(other) {}
        }
        await expectCompletion(in: folder)
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

    @Test func theLockIsHeldUntilTheEndOfTheCrawl() async throws {
        let folder = TestFolder()
        let store = NetworkStore { request in
            await expectRefusal(in: folder, "Another crawl is writing")
            return try await NetworkStore.shortSandbox.fetchData(request)
        }
        await expectCompletion(in: folder, store: store)
    }

    /// The number of items per request is a part of the query, and of the arithmetic with offsets.
    @Test func aRecordWithAnImpossibleLimitIsRefused() async throws {
        for limit in [0, -1, 101, .max, .min] {
            let folder = try await interruptedCrawl()
            let text = try #require(folder.text(record)?.replacing(#""limit":10"#, with: #""limit":\#(limit)"#))
            try folder.write(text, to: record)
            await expectRefusal(in: folder, "or it was changed later")
        }
    }

    @Test func anUnwritablePathIsReported() async throws {
        let folder = TestFolder()
        let missing = "could not be created: its folder does not exist or cannot be opened."
        for (path, text) in [
            (folder.path("missing/heroes.jsonl"), missing), ("/dev/null", "it is not a regular file"),
            (folder.path("."), "it is not a regular file"),
        ] {
            let run = await crawlInProcess("events --out \(path)", in: nil, store: .unimplemented)
            expectEqual(run.exitCode, 1)
            expect(run.notes.contains(text), "\(run.notes)")
            expect(folder.names.isEmpty)
        }
    }
}
