import Fetching
import SharedTestCode
import Testing

@Suite struct NumberedPagesTests {
    private let numbers: Fetcher<Int, [Int]> = { page in
        .success(Array([0..<10, 10..<20, 20..<25, 25..<25][min(page, 4) - 1]))
    }

    @Test func anEmptyPageIsTheEnd() async throws {
        try await expectEqual(items(of: numberedPages(of: numbers) { $0 }), Array(0..<25))
    }

    @Test func aShortPageIsTheEndIfTheSizeIsKnown() async throws {
        let log = PageLog()
        let counted: Fetcher<Int, [Int]> = { [numbers] page in
            log.add(page)
            return await numbers(page)
        }
        try await expectEqual(items(of: numberedPages(of: counted, limit: 10, width: 0) { $0 }), Array(0..<25))
        expectEqual(log.pages, [1, 2, 3])
    }

    @Test func theGreatestNumberIsTheLastPage() async throws {
        let pages = numberedPages(of: { .success([$0]) }, from: Int.max, items: { $0 }, lastPage: { _ in nil })
        try await expectEqual(collected(pages).count, 1)
    }

    @Test func emptyPagesInTheMiddleAreSkippedIfTheLastPageIsKnown() async throws {
        let fetcher: Fetcher<Int, [Int]> = { page in .success(page == 2 ? [] : [page]) }
        try await expectEqual(items(of: numberedPages(of: fetcher, items: { $0 }, lastPage: { _ in 4 })), [1, 3, 4])
    }
}
