import Fetching
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingCrawl

/// The total that a server reports, and the end of a crawl.
@Suite(.hangLimit) struct CrawlTotalTests {
    private let folder = TestFolder()

    private func crawl(_ api: NumberAPI) -> Crawl<Int, OffsetCursor> {
        Crawl(of: api.pages, to: folder.url, job: "numbers", pagesPerPart: 3)
    }

    @Test func theLastRangeEndsAtAnEmptyPage() async throws {
        let count = Mutex(0)
        let fetch: Fetcher<OffsetCursor, OffsetPage<Int>> = { cursor in
            count.withLock { $0 += 1 }
            let items = Array(min(cursor.offset, 40)..<min(cursor.offset + cursor.limit, 40))
            return .success(OffsetPage(items: items, total: .max, limit: cursor.limit))
        }
        var crawl = Crawl(of: offsetPages(of: fetch, limit: 10) { $0 }, to: folder.url, pagesPerPart: 3)
        crawl.maximumRanges = 3
        try await crawl.run()
        try await expectEqual(crawl.collect(to: folder.url.appending(path: "all.jsonl")), 40)
        expectEqual(count.withLock { $0 }, 7)
    }

    /// The server has 990 items, and reports more.
    private func overstating(_ total: Int, limit: Int?, pagesPerPart: Int = 10) -> Crawl<Int, OffsetCursor> {
        let fetch: Fetcher<OffsetCursor, [Int]> = { cursor in
            .success(Array(min(cursor.offset, 990)..<min(cursor.offset + cursor.limit, 990)))
        }
        let pages = offsetPages(of: fetch, limit: 100) { OffsetPage(items: $0, total: total, limit: limit) }
        return Crawl(of: pages, to: folder.url, pagesPerPart: pagesPerPart)
    }

    @Test(arguments: [100, nil] as [Int?]) func aTotalThatIsTooLargeIsInTheStatus(limit: Int?) async throws {
        let crawl = overstating(1000, limit: limit, pagesPerPart: 3)
        let progress = Recorded<CrawlProgress>()
        try await crawl.run { progress.add($0) }
        let status = try await crawl.status()
        expect(status.isComplete && status.itemCount == 990 && status.total == 1000)
        expect(progress.all.last?.count == 990 && progress.all.last?.total == 1000)
    }

    /// The range with the first empty page is not the last one.
    @Test(arguments: [100, nil] as [Int?]) func anEmptyPageInTheMiddleIsAnErrorWithoutALimit(limit: Int?) async throws {
        let crawl = overstating(5000, limit: limit)
        if limit == nil {
            let error = await expect(throws: PageError<OffsetCursor>.self) { try await crawl.run(width: 1) }
            expectEqual(error?.description.hasPrefix("the server reports 5000 items, but the page at offset 990"), true)
        } else {
            try await crawl.run(width: 1)
        }
        expect(try await crawl.status().isComplete == (limit != nil))
        try await expectEqual(crawl.status().itemCount, 990)
    }

    @Test func theTotalOfPagesWithLinksIsInTheProgress() async throws {
        let fetch: Fetcher<URL, LinkedPage<[Int]>> = { url in
            .success(LinkedPage(model: [1, 2], next: url.path() == "/a" ? "/b" : nil, total: 4))
        }
        let start = try #require(URL(string: "https://example.com/a"))
        let crawl = Crawl(of: linkPages(of: fetch, from: start, items: { $0 }), to: folder.url)
        let progress = Recorded<CrawlProgress>()
        try await crawl.run { progress.add($0) }
        expectEqual(progress.all.map(\.fraction), [0.5, 1])
        try await expectEqual(crawl.status().total, 4)
    }

    @Test(arguments: [(70, 145), (30, 45)])
    func aTotalThatChangesIsReadToItsNewEnd(offset: Int, total: Int) async throws {
        let api = NumberAPI(total: 100, limit: 10)
        api.totals.withLock { $0 = { $0 < offset ? 100 : total } }
        try await crawl(api).run()
        try await expectEqual(crawl(api).collect(to: folder.url.appending(path: "all.jsonl")), total)
        expectEqual(folder.text("all.jsonl"), (0..<total).map { "\($0)\n" }.joined())
    }

    @Test func aTotalWithoutAnEndIsBounded() async throws {
        let fetch: Fetcher<OffsetCursor, OffsetPage<Int>> = { cursor in
            cursor.offset < 30
                ? .success(OffsetPage(items: Array(cursor.offset..<cursor.offset + 10), total: .max, limit: 10))
                : .failure(.cancelled)
        }
        var crawl = Crawl(of: offsetPages(of: fetch, limit: 10) { $0 }, to: folder.url, pagesPerPart: 1)
        expectEqual(crawl.maximumRanges, 100_000)
        crawl.maximumRanges = 500
        let bounded = crawl
        await expect(throws: PageError<OffsetCursor>.self) { try await bounded.run(width: 1) }
        try await expectEqual(crawl.status().plan?.rangeCount, 500)
        let progress = CrawlProgress(count: 1, total: .max, fetched: 1, elapsed: .seconds(1000))
        expect(progress.timeLeft == nil)
    }
}
