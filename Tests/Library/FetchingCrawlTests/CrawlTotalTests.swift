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

    /// The server has 990 items, and reports 1,000.
    @Test(arguments: [100, nil] as [Int?]) func aTotalThatIsTooLargeIsInTheStatus(limit: Int?) async throws {
        let fetch: Fetcher<OffsetCursor, [Int]> = { cursor in
            .success(Array(min(cursor.offset, 990)..<min(cursor.offset + cursor.limit, 990)))
        }
        let pages = offsetPages(of: fetch, limit: 100) { OffsetPage(items: $0, total: 1000, limit: limit) }
        let crawl = Crawl(of: pages, to: folder.url, pagesPerPart: 3)
        let last = Mutex<CrawlProgress?>(nil)
        try await crawl.run { progress in last.withLock { $0 = progress } }
        let status = try await crawl.status()
        expect(status.isComplete && status.itemCount == 990 && status.total == 1000)
        expect(last.withLock { $0?.count } == 990 && last.withLock { $0?.total } == 1000)
    }

    /// The server has 990 items, and reports 5,000, so the range with the first empty page is not the last one.
    @Test(arguments: [100, nil] as [Int?]) func anEmptyPageInTheMiddleIsAnErrorWithoutALimit(limit: Int?) async throws {
        let fetch: Fetcher<OffsetCursor, [Int]> = { cursor in
            let offset = min(cursor.offset, 990)
            return .success(Array(offset..<min(offset + cursor.limit, 990)))
        }
        let pages = offsetPages(of: fetch, limit: 100) { OffsetPage(items: $0, total: 5000, limit: limit) }
        let crawl = Crawl(of: pages, to: folder.url)
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
        let progress = Mutex<[CrawlProgress]>([])
        try await crawl.run { each in progress.withLock { $0.append(each) } }
        expectEqual(progress.withLock { $0.map(\.fraction) }, [0.5, 1])
        try await expectEqual(crawl.status().total, 4)
    }

    @Test func aTotalThatGrowsIsReadToItsNewEnd() async throws {
        let api = NumberAPI(total: 100, limit: 10)
        api.totals.withLock { $0 = { offset in offset < 70 ? 100 : 145 } }
        try await crawl(api).run()
        try await expectEqual(crawl(api).collect(to: folder.url.appending(path: "all.jsonl")), 145)
        let text = try String(contentsOf: folder.url.appending(path: "all.jsonl"), encoding: .utf8)
        let numbers: [Int] = text.split(separator: "\n").compactMap { Int($0) }
        expectEqual(numbers, Array(0..<145))
    }

    @Test func aTotalThatShrinksEndsTheCrawl() async throws {
        let api = NumberAPI(total: 100, limit: 10)
        api.totals.withLock { $0 = { offset in offset < 30 ? 100 : 45 } }
        try await crawl(api).run()
        try await expectEqual(crawl(api).collect(to: folder.url.appending(path: "all.jsonl")), 45)
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
