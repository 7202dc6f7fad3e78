import Fetching
import FetchingCrawl
import Foundation
import SharedTestCode
import Synchronization
import Testing

/// With `FETCHING_SLOW_TESTS`, a crawl of 5,000 pages, and with `FETCHING_SOAK` of 100,000. A crawl of fewer pages
/// could keep them all within the limit. It runs in a process of its own, so that other tests do not change the memory.
#if os(Linux)
    @Suite(.hangLimit, .enabled(if: runsSlowTests)) struct CrawlMemoryTests {
        @Test func theMemoryOfACrawlDoesNotGrowWithItsPages() async throws {
            let pages = soakSize == nil ? 5000 : 100_000
            await inTurn {
                await #expect(processExitsWith: .success) { [pages = pages as Int] in
                    let folder = TestFolder()
                    let fetch: Fetcher<OffsetCursor, OffsetPage<String>> = { cursor in
                        let items = (0..<5).map { "\(cursor.offset + $0) " + String(repeating: "x", count: 200) }
                        return .success(OffsetPage(items: items, total: pages * 5, limit: 5))
                    }
                    let crawl = Crawl(
                        of: offsetPages(of: fetch, limit: 5) { $0 }, to: folder.url, pagesPerPart: pages / 100)
                    let early = Mutex(0)
                    try await crawl.run { progress in
                        // After a third, all buffers have their sizes.
                        if progress.count >= pages * 5 / 3 {
                            early.withLock { $0 = $0 == 0 ? residentKibibytes() : $0 }
                        }
                    }
                    let growth = residentKibibytes() - early.withLock { $0 }
                    let count = try await crawl.collect(to: folder.url.appending(path: "all.jsonl"))
                    print("\(pages) pages: the memory grew by \(growth) KiB")
                    expect(count == pages * 5 && growth < 8192)
                    if growth >= 8192 || count != pages * 5 { exit(1) }
                }
            }
        }
    }
#endif
