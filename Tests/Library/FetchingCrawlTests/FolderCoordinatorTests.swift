import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingCrawl

/// The files of ``Coordinator/folder(_:worker:time:)``, which any program can write.
@Suite(.hangLimit) struct FolderCoordinatorTests {
    private let folder = TestFolder()

    /// A new value for each use, which reads the log again.
    private var crawl: Crawl<Int, OffsetCursor> {
        let api = NumberAPI(total: 20, limit: 10)
        return Crawl(of: api.pages, to: folder.url)
    }

    @Test func aSharedValueHasAPlainNameAndABoundedSize() async throws {
        let coordinator = Coordinator.folder(folder.url.appending(path: "crawl"))
        for name in ["../victim", "a/b", "", "a\0", "é", String(repeating: "n", count: 101)] {
            await expect(throws: CrawlError.self, "\(name)") {
                try await coordinator.update(name) { _ in Data("1".utf8) }
            }
        }
        try await coordinator.update("rate-1-10.5e+20") { _ in Data("1".utf8) }
        // A file that another program made: a sparse file of a tebibyte.
        let file = folder.url.appending(path: "crawl/rate.json").path
        try Data().write(to: URL(filePath: file))
        try #require(truncate(file, 1 << 40) == 0)
        await expect(throws: CrawlError.self) { try await coordinator.update("rate") { $0 } }
        expectEqual(folder.names, ["crawl"])
    }

    @Test func aLogOfZerosIsNotReadIntoMemory() async throws {
        try await crawl.run()
        let log = folder.url.appending(path: "job.log").path
        try #require(truncate(log, 1 << 40) == 0)
        let error = await expect(throws: CrawlError.self) { try await crawl.run() }
        expectEqual(error?.description.contains("it was changed by another program"), true)
    }

    @Test func aLockThatIsNeverReleasedIsAnError() async throws {
        let log = try crawlFile(folder.url.appending(path: "job.log"))
        expect(try log.lock())
        let time = VirtualTime(advancesAutomatically: true)
        await time.run {
            let error = await expect(throws: CrawlError.self) {
                try await Coordinator.folder(folder.url).status()
            }
            expectEqual(error?.description.contains("another process has locked it for an hour"), true)
            withExtendedLifetime(log) {}
        }
    }

    @Test func aPartThatDoesNotMatchTheJobIsNotWrittenToTheLog() async throws {
        let coordinator = Coordinator.folder(folder.url)
        let range = Coordinator.PageRange(index: 0, start: "0", end: nil)
        let plan = Coordinator.Plan(job: "", start: "0", rangeCount: 1, total: nil)
        for ranges in [[], [range, range], [Coordinator.PageRange(index: 0, start: "1", end: nil)]] {
            await expect(throws: CrawlError.self) { try await coordinator.plan { (plan, ranges) } }
        }
        _ = try await coordinator.plan { (plan, [range]) }
        let claim = try #require(try await coordinator.claim(1)?.first)
        let digest = String(repeating: "0", count: 64)
        func part(_ name: String, items: Int = 1) -> Coordinator.Part {
            Coordinator.Part(claim: claim, fileName: name, itemCount: items, byteCount: 2, sha256: digest, total: nil)
        }
        for part in [part("../victim"), part(claim.fileName, items: -1), part(claim.fileName, items: 3)] {
            await expect(throws: CrawlError.self) { try await coordinator.complete(claim, part, nil) }
        }
        var rest = range
        (rest.partIndex, rest.end) = (1, "9")
        await expect(throws: CrawlError.self) { try await coordinator.complete(claim, part(claim.fileName), rest) }
        _ = try await coordinator.complete(claim, part(claim.fileName), nil)
        expect(try await Coordinator.folder(folder.url).status().isComplete)
    }

    @Test func theNameOfAPartIsMadeOfNumbersAndADigest() {
        let range = Coordinator.PageRange(index: 12, partIndex: 3, start: "0", end: nil)
        let tokens = ["a", "A", "é", "e\u{301}", "/../../victim", "\0", "a\0", String(repeating: "t", count: 1000)]
        let names = tokens.map { Coordinator.Claim(range: range, worker: "w", token: $0).fileName }
        expectEqual(Set(names).count, tokens.count)
        for name in names { expect(name.wholeMatch(of: /000012\.3-[0-9a-f]{32}\.jsonl/) != nil) }
    }

    /// The name that version 0.1.0 gave to a part contains the token.
    @Test func aPartOfAnEarlierVersionIsCollected() async throws {
        try await crawl.run()
        let part = try #require(try await crawl.status().parts.first)
        let name = "000000.0-\(part.claim.token).jsonl"
        let parts = folder.url.appending(path: "parts")
        try FileManager.default.moveItem(at: parts.appending(path: part.fileName), to: parts.appending(path: name))
        let log = folder.url.appending(path: "job.log")
        let text = try String(contentsOf: log, encoding: .utf8)
        try text.replacing(part.fileName, with: name).write(to: log, atomically: true, encoding: .utf8)
        try await expectEqual(crawl.collect(to: folder.url.appending(path: "all.jsonl")), 20)
    }
}
