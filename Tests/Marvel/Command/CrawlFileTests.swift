import Foundation
import Fetching
import FetchingTestSupport
import SharedTestCode
import Synchronization
import Testing

@testable import MarvelCLI

/// Tests of the files that a crawl changes, and of the files that a crawl never changes.
struct CrawlFileTests {
    /// A store that fails after the first 20 of 72 events.
    private let failing = NetworkStore.routed { request in
        offset(of: request) == 20 ? .broken : .shortSandbox
    }

    @Test(arguments: [
        ["heroes.jsonl"], ["heroes.jsonl.partial"], ["heroes.jsonl.crawl"], ["heroes.jsonl", "heroes.jsonl.partial"],
    ])
    func filesThatNoCrawlWroteAreNotChanged(names: [String]) async throws {
        for line in ["events", "events --resume", "events --restart"] {
            let folder = TestFolder()
            for name in names { try folder.write("my notes\n", to: name) }
            let run = await crawlInProcess(line, in: folder, store: .unimplemented)
            #expect(run.exitCode == 1)
            #expect(run.notes.contains("“\(folder.path(names[0]))” exists, but marvel crawl did not write it"))
            #expect(folder.names == names)
            for name in names { #expect(folder.text(name) == "my notes\n") }
        }
    }

    @Test(arguments: ["heroes.jsonl", "heroes.jsonl.partial", "heroes.jsonl.crawl"])
    func aBrokenLinkIsNotUsed(name: String) async throws {
        let folder = TestFolder()
        try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: "elsewhere")
        let run = await crawlInProcess("events", in: folder, store: .unimplemented)
        #expect(run.exitCode == 1)
        #expect(run.notes.contains("“\(folder.path(name))” could not be used: it is a symbolic link."))
        #expect(folder.names == [name])
    }

    @Test func anEditedFileIsNotChanged() async throws {
        let folder = TestFolder()
        _ = await crawlInProcess("events", in: folder)
        try folder.write("edited\n", to: "heroes.jsonl")
        for line in ["events", "events --restart"] {
            #expect(await crawlInProcess(line, in: folder, store: .unimplemented).exitCode == 1)
            #expect(folder.text("heroes.jsonl") == "edited\n")
        }
    }

    @Test func aFileThatIsCreatedDuringTheCrawlIsNotReplaced() async throws {
        let folder = TestFolder()
        let store = NetworkStore { request in
            if offset(of: request) == 70 { try folder.write("mine\n", to: "heroes.jsonl") }
            return try await NetworkStore.shortSandbox.fetchData(request)
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
        let folder = TestFolder()
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
        let folder = TestFolder()
        _ = await crawlInProcess("events --order-by Start-Date --name-starts-with=A", in: folder)
        let run = await crawlInProcess(
            "events --name-starts-with A --order-by startDate", in: folder, store: .unimplemented)
        #expect(run.exitCode == 0)
    }

    @Test func anIncompleteLineAndAnIncompletePageAreRemoved() async throws {
        let folder = TestFolder()
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
        let folder = TestFolder()
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
        let folder = TestFolder()
        _ = await crawlInProcess("events --limit 10", in: folder, store: failing)
        let mine = String(repeating: line, count: 100_000)
        try folder.write(mine, to: "heroes.jsonl.partial")
        let run = await crawlInProcess("events", in: folder, store: .unimplemented)
        #expect(run.exitCode == 1)
        #expect(run.notes.contains("start over with --restart."))
        let isUnchanged = folder.has(mine, as: "heroes.jsonl.partial")
        #expect(isUnchanged)
    }

    /// Replaces the file at a name with a new file. The new file has another identity than the old file.
    private func replace(_ name: String, in folder: TestFolder, with text: String) throws {
        try folder.write(text, to: "new")
        try FileManager.default.removeItem(atPath: folder.path(name))
        try FileManager.default.moveItem(atPath: folder.path("new"), toPath: folder.path(name))
    }

    @Test(arguments: ["my notes\n", #"{"id":1}"# + "\n", #"{""#], [0, 20])
    func aReplacedPartialFileIsNotEmptied(text: String, failingOffset: Int) async throws {
        // With 0, the first crawl never begins, so its log records 0 bytes.
        let failing = NetworkStore.routed { offset(of: $0) == failingOffset ? .broken : .shortSandbox }
        let folder = TestFolder()
        _ = await crawlInProcess("events --limit 10", in: folder, store: failing)
        #expect(folder.names == ["heroes.jsonl.crawl", "heroes.jsonl.partial"])
        let long = String(repeating: text, count: 10_000)
        try replace("heroes.jsonl.partial", in: folder, with: long)
        for line in ["events", "events --restart", "comics --restart"] {
            let run = await crawlInProcess(line, in: folder, store: .unimplemented)
            #expect(run.exitCode == 1)
            let isUnchanged = folder.has(long, as: "heroes.jsonl.partial")
            #expect(isUnchanged, "\(line)")
        }
        // The next crawl can create the file again.
        try FileManager.default.removeItem(atPath: folder.path("heroes.jsonl.partial"))
        #expect(await crawlInProcess("events --restart", in: folder).exitCode == 0)
        #expect(await folder.hasAllEvents)
    }

    @Test(arguments: ["events", "events --restart"])
    func aPartialFileWithTheInodeOfADeletedFileIsNotEmptied(line: String) async throws {
        let folder = TestFolder()
        _ = await crawlInProcess("events", in: folder, store: .broken)
        // The file is overwritten, so it has the identity that the log records.
        try folder.write("my notes\n", to: "heroes.jsonl.partial")
        #expect(await crawlInProcess(line, in: folder, store: .unimplemented).exitCode == 1)
        #expect(folder.text("heroes.jsonl.partial") == "my notes\n")
    }

    @Test func aFileThatReplacesThePartialFileDuringTheCrawlIsNotChanged() async throws {
        let folder = TestFolder()
        let store = NetworkStore { request in
            if offset(of: request) == 30 {
                try self.replace("heroes.jsonl.partial", in: folder, with: "mine\n")
            }
            return try await NetworkStore.shortSandbox.fetchData(request)
        }
        let run = await crawlInProcess("events --limit 10 --width 1", in: folder, store: store)
        #expect(run.exitCode == 1)
        #expect(run.notes.contains("was replaced or removed during the crawl"))
        #expect(folder.text("heroes.jsonl") == nil)
        for line in ["events", "events --restart"] {
            #expect(await crawlInProcess(line, in: folder, store: .unimplemented).exitCode == 1)
            #expect(folder.text("heroes.jsonl.partial") == "mine\n")
        }
    }

    @Test(arguments: ["heroes.jsonl", "heroes.jsonl.partial", "heroes.jsonl.crawl"])
    func aLinkIsNotFollowed(name: String) async throws {
        for line in ["events", "events --restart"] {
            let folder = TestFolder()
            _ = await crawlInProcess("events --limit 10", in: folder, store: failing)
            let text = folder.text(name) ?? ""
            try folder.write(text, to: "target")
            try? FileManager.default.removeItem(atPath: folder.path(name))
            try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: "target")
            let run = await crawlInProcess(line, in: folder, store: .unimplemented)
            #expect(run.exitCode == 1)
            #expect(run.notes.contains("could not be used: it is a symbolic link."))
            let isUnchanged = folder.has(text, as: "target")
            #expect(isUnchanged)
        }
    }

    /// The file appears after the checks, immediately before the partial file is opened.
    @Test(arguments: [true, false])
    func aFileThatAppearsBeforeThePartialFileIsOpenedIsNotChanged(isLink: Bool) async throws {
        let folder = TestFolder()
        try folder.write("mine\n", to: "target")
        var files = Files.system
        files.open = { path in
            if path == folder.path("heroes.jsonl.partial") {
                if isLink {
                    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "target")
                } else {
                    try folder.write("mine\n", to: "heroes.jsonl.partial")
                }
            }
            return try Files.system.open(path)
        }
        let run = await crawlInProcess("events", in: folder, files: files)
        #expect(run.exitCode == 1)
        #expect(folder.text("target") == "mine\n")
        #expect(folder.text("heroes.jsonl.partial") == "mine\n")
    }

    /// Another thread creates a link as soon as the log appears. If `FETCHING_SOAK` is set, that number ÷ 10 of races.
    @Test func aLinkThatRacesWithTheCrawlIsNotFollowed() async throws {
        for _ in 0..<((soakSize ?? 50) / 10) {
            let folder = TestFolder()
            try folder.write("mine\n", to: "target")
            let attacker = Task {
                try await onOwnThread {
                    while folder.text("heroes.jsonl.crawl") == nil {}
                    try? FileManager.default.createSymbolicLink(
                        atPath: folder.path("heroes.jsonl.partial"), withDestinationPath: "target")
                }
            }
            _ = await crawlInProcess("events", in: folder)
            try await attacker.value
            #expect(folder.text("target") == "mine\n")
        }
    }

    @Test func aCopiedFolderCanBeResumed() async throws {
        let folder = TestFolder()
        let copy = TestFolder()
        _ = await crawlInProcess("events --limit 10", in: folder, store: failing)
        for name in folder.names { try copy.write(folder.text(name) ?? "", to: name) }
        #expect(await crawlInProcess("events", in: copy).exitCode == 0)
        #expect(await copy.hasAllEvents)
    }

    @Test func aPartialFileWithoutLineBreaksIsRefusedBeforeItIsReadCompletely() async throws {
        let folder = TestFolder()
        let size = 300 << 20
        let record = CrawlRecord(
            subject: CrawlSubject(words: ["events"], baseURL: nil), bytes: size, count: 1, next: OffsetCursor(offset: 1)
        )
        try line(record).write(to: folder.url.appending(path: "heroes.jsonl.crawl"))
        // The file is sparse, so it needs no space on the disk.
        try Files.system.open(folder.path("heroes.jsonl.partial")).truncate(size)
        let bytesRead = Mutex(0)
        var files = Files.system
        files.open = { path in
            let file = try Files.system.open(path)
            var counting = file
            counting.read = { offset, count in
                bytesRead.withLock { $0 += count }
                return try file.read(offset, count)
            }
            return counting
        }
        let run = await crawlInProcess("events", in: folder, store: .unimplemented, files: files)
        #expect(run.exitCode == 1)
        #expect(run.notes.contains("has a line that marvel crawl did not write"))
        #expect(bytesRead.withLock { $0 } < 20 << 20)
    }

    @Test func restartKeepsTheOldFileUntilTheNewOneIsComplete() async throws {
        let folder = TestFolder()
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
        let folder = TestFolder()
        _ = await crawlInProcess("events", in: folder)
        try FileManager.default.moveItem(atPath: folder.path("heroes.jsonl"), toPath: folder.path("events.jsonl"))
        #expect(await crawlInProcess("events", in: folder).exitCode == 0)
        #expect(folder.has(folder.text("events.jsonl")))
    }

    @Test func aSecondCrawlIsRefusedUntilTheFirstReleasesItsLock() async throws {
        let folder = TestFolder()
        do {
            let other = try Files.system.open(folder.path("heroes.jsonl.crawl"))
            #expect(try other.lock())
            let run = await crawlInProcess("events", in: folder, store: .unimplemented)
            #expect(run.exitCode == 1)
            #expect(run.notes.contains("Another marvel crawl is writing"))
            // This use of the file keeps the lock until here.
            _ = try other.status()
        }
        #expect(await crawlInProcess("events", in: folder).exitCode == 0)
    }

    /// A program that is being started has a copy of each descriptor for a moment.
    @Test func aCopyOfADescriptorKeepsNoLock() async throws {
        let folder = TestFolder()
        let path = folder.path("heroes.jsonl.crawl")
        var copy: Int32 = -1
        do {
            let other = try Files.system.open(path)
            #expect(try other.lock())
            copy = try #require(descriptors(of: path).first.map { dup($0) })
            _ = try other.status()
        }
        #expect(await crawlInProcess("events", in: folder).exitCode == 0)
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

    @Test(arguments: ["missing/heroes.jsonl", "/dev/null", "."])
    func anUnwritablePathIsReported(path: String) async throws {
        let folder = TestFolder()
        let path = path.hasPrefix("/") ? path : folder.path(path)
        let run = await crawlInProcess("events --out \(path)", in: nil, store: .unimplemented)
        #expect(run.exitCode == 1)
        #expect(run.notes.contains("No such file or directory") || run.notes.contains("it is not a regular file"))
        #expect(folder.names.isEmpty)
    }
}
