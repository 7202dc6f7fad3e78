import Fetching
import FetchingTestSupport
import FileAccess
import Foundation
import HTTPSyntax
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingCrawl

@Suite(.hangLimit) struct CrawlTests {
    private let folder = TestFolder()

    private func crawl(_ api: NumberAPI, pagesPerPart: Int = 3, job: String = "numbers") -> Crawl<Int, OffsetCursor> {
        Crawl(of: api.pages, to: folder.url, job: job, pagesPerPart: pagesPerPart)
    }

    private var file: URL { folder.url.appending(path: "all.jsonl") }

    /// Collects the items of a crawl, which must be the numbers up to `count`.
    private func expectNumbers<Cursor>(_ count: Int, _ crawl: Crawl<Int, Cursor>) async throws {
        try await expectEqual(crawl.collect(to: file), count)
        expect(folder.text("all.jsonl") == (0..<count).map { "\($0)\n" }.joined())
    }

    @Test func aCollectionIsSavedInOrderAndEachPageIsFetchedOnce() async throws {
        let api = NumberAPI(total: 1000, limit: 10)
        let crawl = crawl(api)
        try await crawl.run()
        try await expectNumbers(1000, crawl)
        expectEqual(api.offsets.sorted(), Array(stride(from: 0, to: 1000, by: 10)))
        expect(api.maximumInProgress <= 8)
    }

    @Test func aCompleteCrawlSendsNoRequests() async throws {
        let api = NumberAPI(total: 50, limit: 10)
        for _ in 0..<2 { try await crawl(api).run() }
        expectEqual(api.offsets.count, 5)
    }

    @Test func anEmptyCollectionIsComplete() async throws {
        let api = NumberAPI(total: 0, limit: 10)
        try await crawl(api).run()
        try await expectNumbers(0, crawl(api))
    }

    @Test func afterAFailureThePagesThatWereReadAreNotReadAgain() async throws {
        let api = NumberAPI(total: 300, limit: 10)
        api.failures.withLock { $0 = [150] }
        let error = await expect(throws: PageError<OffsetCursor>.self) {
            try await crawl(api, pagesPerPart: 10).run(width: 1)
        }
        expectEqual(error?.cursor.offset, 150)
        await expectEqual(crawl(api).failure, .incomplete(ranges: 2))
        try await crawl(api).run()
        try await expectNumbers(300, crawl(api))
        expectEqual(api.offsets.filter { $0 != 150 }.sorted(), stride(from: 0, to: 300, by: 10).filter { $0 != 150 })
        expectEqual(api.offsets.filter { $0 == 150 }.count, 2)
    }

    @Test func aCancelledCrawlKeepsThePagesThatWereRead() async throws {
        let api = NumberAPI(total: 100, limit: 10)
        api.hanging.withLock { $0 = [50] }
        let crawl = crawl(api, pagesPerPart: 10)
        let run = Task { try await crawl.run() }
        await waitUntil { api.offsets.contains(50) }
        run.cancel()
        await expect(throws: CancellationError.self) { try await run.value }
        try await expectEqual(crawl.status().itemCount, 50)
        api.hanging.withLock { $0 = [] }
        try await crawl.run()
        expectEqual(api.offsets, [0, 10, 20, 30, 40, 50, 50, 60, 70, 80, 90])
    }

    @Test func aCancelledCrawlWaitsFiveSecondsForItsCoordinator() async {
        let api = NumberAPI(total: 100, limit: 10)
        api.hanging.withLock { $0 = [50] }
        var coordinator = memoryCoordinator()
        coordinator.complete = { _, _, _ in
            try await TimeSource.system.sleep(.seconds(1000))
            return nil
        }
        let time = VirtualTime()
        let crawl = Crawl(of: api.pages, to: folder.url, coordinator: coordinator)
        let run = Task { try await time.run { try await crawl.run() } }
        await waitUntil { api.offsets.contains(50) }
        run.cancel()
        await time.waitForSleepers(atLeast: 1)
        time.advance(by: .seconds(5))
        await expect(throws: CancellationError.self) { try await run.value }
    }

    @Test func unfinishedFilesOfKilledProcessesAreRemovedAtTheEnd() async throws {
        let parts = folder.url.appending(path: "parts")
        let names = ["dead", "live"].map { ".000000.0-\($0).jsonl.partial" } + ["other.partial", ".other"]
        try createFolder(parts.path)
        for name in names { try Data("1\n".utf8).write(to: parts.appending(path: name)) }
        let live = try crawlFile(parts.appending(path: names[1]))
        expect(try live.lock())
        let api = NumberAPI(total: 40, limit: 10)
        api.failures.withLock { $0 = [30] }
        try? await crawl(api).run()
        expect(FileManager.default.fileExists(atPath: parts.appending(path: names[0]).path))
        try await crawl(api).run()
        let kept = try FileManager.default.contentsOfDirectory(atPath: parts.path).filter { !$0.hasPrefix("0") }
        expectEqual(kept.sorted(), names.dropFirst().sorted())
        try await expectEqual(crawl(api).collect(to: file), 40)
        live.unlock()
        try await crawl(api).run()
        expect(!FileManager.default.fileExists(atPath: parts.appending(path: names[1]).path))
    }

    @Test func aPartThatIsBeingWrittenIsNotRemoved() throws {
        let range = Coordinator.PageRange(index: 0, start: "0", end: nil)
        var part = try PartFile(
            for: Coordinator.Claim(range: range, worker: "w", token: "t"), in: folder.url)
        removeUnfinishedParts(in: folder.url)
        try part.append(Data("1\n".utf8), items: 1, total: nil)
        try expectEqual(part.finish().itemCount, 1)
        expectEqual(folder.names.count, 1)
    }

    @Test func zeroBytesAtTheEndOfTheLogAreRemoved() async throws {
        let api = NumberAPI(total: 100, limit: 10)
        api.failures.withLock { $0 = [50] }
        await expect(throws: PageError<OffsetCursor>.self) { try await crawl(api).run(width: 1) }
        let log = folder.url.appending(path: "job.log")
        try (Data(contentsOf: log) + Data(count: 4096)).write(to: log)
        try await crawl(api).run()
        try await expectEqual(crawl(api).collect(to: file), 100)
    }

    @Test(arguments: [
        (#""itemCount":30"#, #""itemCount":9223372036854775807"#), (#""rangeCount":4"#, #""rangeCount":2"#),
        (#""end":"{\"limit\":10,\"offset\":30}""#, #""end":"{\"limit\":10,\"offset\":40}""#),
    ])
    func aLogThatWasChangedIsAnError(text: String, other: String) async throws {
        let api = NumberAPI(total: 100, limit: 10)
        try await crawl(api).run()
        let log = folder.url.appending(path: "job.log")
        let before = try String(contentsOf: log, encoding: .utf8)
        let changed = before.replacing(text, with: other, maxReplacements: 1)
        expect(changed != before)
        try changed.write(to: log, atomically: true, encoding: .utf8)
        guard case .file(_, let reason) = await crawl(api).failure else {
            Issue.record("expected an error of the log")
            return
        }
        expect(reason.hasPrefix("it was changed by another program"))
    }

    @Test func aCancelledCollectionLeavesNoFile() async throws {
        let api = NumberAPI(total: 100, limit: 10)
        let crawl = crawl(api)
        try await crawl.run()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await crawl.collect(to: file)
        }
        await expect(throws: CancellationError.self) { try await task.value }
        expect(folder.text("all.jsonl") == nil)
    }

    @Test func tokensAreReadByOneWorkerAndAnyOtherContinues() async throws {
        let log = Recorded<String?>()
        let fails = Atomic(true)
        let fetch: Fetcher<String?, Int> = { token in
            log.add(token)
            if token == "17", fails.load(ordering: .relaxed) {
                return .failure(.unknown(UnknownFailure(TestIssueError())))
            }
            return .success(Int(token ?? "0") ?? 0)
        }
        let pages = tokenPages(of: fetch) { TokenPage(items: [$0], next: $0 < 30 ? String($0 + 1) : nil) }
        let crawl = Crawl(of: pages, to: folder.url, pagesPerPart: 5)
        await expect(throws: PageError<PageToken>.self) { try await crawl.run() }
        try await expectEqual(crawl.status().itemCount, 17)
        fails.store(false, ordering: .relaxed)
        let other = Crawl(of: pages, to: folder.url, pagesPerPart: 5)
        try await other.run()
        try await expectNumbers(31, other)
        expectEqual(log.all.count, 32)
    }

    @Test func duplicatesAreRemovedIfTheCollectionIsPutTogether() async throws {
        let api = NumberAPI(total: 100, limit: 10)
        api.overlap.withLock { $0 = 3 }
        try await crawl(api).run()
        expect(try await crawl(api).collect(to: file) > 100)
        try await expectEqual(crawl(api).collect(to: file, removingDuplicatesBy: { $0 }), 103)
        expectEqual(folder.text("all.jsonl"), (0..<103).map { "\($0)\n" }.joined())
    }

    @Test func anotherJobInTheFolderIsRefused() async throws {
        let api = NumberAPI(total: 20, limit: 10)
        try await crawl(api).run()
        await expect(throws: CrawlError.otherJob("numbers")) { try await crawl(api, job: "letters").run() }
    }

    @Test func aPartThatWasChangedIsFound() async throws {
        let api = NumberAPI(total: 100, limit: 10)
        let crawl = crawl(api)
        try await crawl.run()
        let part = try #require(try await crawl.status().parts.last)
        let url = folder.url.appending(path: "parts/\(part.fileName)")
        var bytes = try Data(contentsOf: url)
        bytes[0] = UInt8(ascii: "x")
        try bytes.write(to: url)
        guard case .damagedPart(part.fileName, _, let reason) = await crawl.failure else {
            Issue.record("no error")
            return
        }
        expect(reason.contains("was changed"))
        // The line is not an item, but the error names the part.
        await expect(throws: CrawlError.damagedPart(file: part.fileName, worker: part.claim.worker, reason: reason)) {
            try await crawl.collect(to: file, removingDuplicatesBy: { $0 })
        }
        try FileManager.default.removeItem(at: url)
        guard case .damagedPart(part.fileName, _, let reason) = await crawl.failure else {
            Issue.record("no error")
            return
        }
        let parts = folder.url.appending(path: "parts").path(percentEncoded: false)
        expectEqual(
            reason,
            "is missing in “\(parts)”; copy it from the worker's machine, or start the crawl in another folder "
                + "or with another job name")
        expect(!FileManager.default.fileExists(atPath: file.path()))
    }

    @Test(arguments: ["parts", "claims"]) func aLinkInTheFolderIsNotFollowed(name: String) async throws {
        let target = TestFolder()
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: name), withDestinationURL: target.url)
        let error = await expect(throws: CrawlError.self) { try await crawl(NumberAPI(total: 20, limit: 10)).run() }
        expectEqual(error?.description.contains("” cannot be used: it is a symbolic link"), true)
        expect(target.names.isEmpty)
    }

    @Test func twoRunsInOneFolderShareTheWork() async throws {
        let total = runsSlowTests ? 1000 : 400
        let api = NumberAPI(total: total, limit: 10)
        let crawls = (0..<4).map { _ in crawl(api) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for crawl in crawls { group.addTask { try await crawl.run(width: 2) } }
            try await group.waitForAll()
        }
        try await expectNumbers(total, crawls[0])
        // The first page can be fetched by each run, for the plan.
        expectEqual(api.offsets.filter { $0 > 0 }.sorted(), Array(stride(from: 10, to: total, by: 10)))
    }

    @Test func theProgressHasTheItemsOfEarlierRuns() async throws {
        let api = NumberAPI(total: 100, limit: 10)
        api.failures.withLock { $0 = [50] }
        try? await crawl(api).run(width: 1)
        let progress = Recorded<CrawlProgress>()
        try await crawl(api).run(width: 1) { progress.add($0) }
        expectEqual(progress.all.map(\.count), [60, 70, 80, 90, 100])
        expectEqual(progress.all.map(\.fetched), [10, 20, 30, 40, 50])
        expectEqual(progress.all.last?.fraction, 1)
    }

    /// An API whose tenth page is the last one of a part.
    @Test(arguments: [1, 5, 10]) func anErrorAfterTheLastPageOfAPartIsThrown(pagesPerPart: Int) async throws {
        let fetch: Fetcher<String?, Int> = { token in .success(Int(token ?? "0") ?? 0) }
        // The tenth page has the token of an earlier page.
        let pages = tokenPages(of: fetch) { TokenPage(items: [$0], next: $0 == 9 ? "3" : String($0 + 1)) }
        let crawl = Crawl(of: pages, to: folder.url, pagesPerPart: pagesPerPart)
        let error = await expect(throws: PageError<PageToken>.self) { try await crawl.run() }
        guard case .repeatedCursor? = error?.reason else {
            Issue.record("\(error as Any)")
            return
        }
        expect(try await !crawl.status().isComplete)
    }

    @Test func aStateWithoutPartsIsNotComplete() {
        let plan = Coordinator.Plan(job: "a", start: "0", rangeCount: 2, total: nil)
        expect(!Coordinator.Status(plan: plan, parts: [], openRanges: [], claims: []).isComplete)
    }

    @Test func cursorsAreNotInDescriptions() async throws {
        let fetch: Fetcher<URL, LinkedPage<[Int]>> = { _ in .success(LinkedPage(model: [1], next: nil)) }
        let start = try #require(URL(string: "https://example.com/a?api_key=planted"))
        let crawl = Crawl(of: linkPages(of: fetch, from: start, items: { $0 }), to: folder.url)
        try await crawl.run()
        let status = try await crawl.status()
        var text = "\(status) \(String(reflecting: status))"
        dump(status, to: &text)
        expect(status.isComplete && !text.contains("planted"))
    }

    @Test(arguments: ["not a log\n", "{\"plan\":", "{}\n", "{\"part\":1}\n"])
    func aLogOfAnotherProgramIsRefusedOrAnUnfinishedLineIsRemoved(text: String) async throws {
        let api = NumberAPI(total: 20, limit: 10)
        let log = folder.url.appending(path: "job.log")
        try Data(text.utf8).write(to: log)
        if text.hasSuffix("\n") {
            let error = await expect(throws: CrawlError.self) { try await crawl(api).run() }
            expectEqual(error?.description.contains("choose another folder"), true)
            try expectEqual(Data(contentsOf: log), Data(text.utf8))
        } else {
            try await crawl(api).run()
            try await expectEqual(crawl(api).status().itemCount, 20)
        }
    }
}

extension Crawl {
    /// The error that `collect` throws.
    fileprivate var failure: CrawlError? {
        get async {
            do {
                try await collect(to: folder.appending(path: "all.jsonl"))
                return nil
            } catch { return error as? CrawlError }
        }
    }
}
