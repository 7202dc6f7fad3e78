import Fetching
import SharedTestCode
import Testing

@Suite(.hangLimit) struct OffsetPagesTests {
    @Test func everyItemIsDeliveredOnceAndNoPageIsRequestedAfterTheEnd() async throws {
        for (total, limit) in [(0, 10), (1, 10), (9, 10), (10, 10), (11, 10), (100, 10), (101, 100), (5, 1)] {
            let server = NumberServer(total: total)
            try await expectEqual(items(of: offsetPages(of: server.fetcher(), limit: limit)), Array(0..<total))
            expect(server.offsets.allSatisfy { $0 == 0 || $0 < total }, "\(total), \(limit)")
            expectEqual(Set(server.offsets).count, server.offsets.count, "\(total), \(limit)")
        }
    }

    @Test func aTotalThatChangesMovesTheEnd() async throws {
        let changes: [(total: Int, change: @Sendable (Int) -> Int, end: Int)] = [
            (25, { min($0 + 10, 65) }, 65), (100, { _ in 35 }, 35),
        ]
        for (total, change, end) in changes {
            let server = NumberServer(total: total)
            var items: [Int] = []
            for try await page in offsetPages(of: server.fetcher(), limit: 10, width: 0) {
                items += page.items
                server.total = change(server.total)
            }
            expectEqual(items, Array(0..<end))
        }
    }

    @Test func pagesInTheMiddleMayBeShortOrEmpty() async throws {
        let fetcher: Fetcher<OffsetCursor, PaginatedResponseModel<Int>> = { cursor in
            // The server counts the items from 15 to 38, but doesn't send them.
            let visible = (cursor.offset..<cursor.offset + cursor.limit).filter { $0 < 15 || $0 > 38 }
            return page(cursor, visible.filter { $0 < 50 }, total: 50)
        }
        try await expectEqual(items(of: offsetPages(of: fetcher, limit: 10)), Array(0..<15) + Array(39..<50))
    }

    @Test func noItemIsLostIfPagesAreShorterThanRequested() async throws {
        let server = NumberServer(total: 100)
        let capped: Fetcher<OffsetCursor, PaginatedResponseModel<Int>> = { [fetch = server.fetcher()] cursor in
            await fetch(OffsetCursor(offset: cursor.offset, limit: min(cursor.limit, 20)))
        }
        try await expectEqual(items(of: offsetPages(of: capped, limit: 100)), Array(0..<100))
        expectEqual(server.offsets.sorted(), [0, 20, 40, 60, 80])
    }

    @Test func withoutATotalAShortPageIsTheLast() async throws {
        for count in [0, 7, 10, 23] {
            let fetcher: Fetcher<OffsetCursor, PaginatedResponseModel<Int>> = { cursor in
                page(cursor, numbers(from: cursor, of: count), total: 0)
            }
            try await expectEqual(items(of: offsetPages(of: fetcher, limit: 10)), Array(0..<count))
        }
        // A paginated response's total of zero is unknown unless the first page is empty.
        for (count, reported, total) in [(23, 0, nil), (0, 0, 0), (23, -7, nil), (23, 23, 23)] {
            let fetcher: Fetcher<OffsetCursor, PaginatedResponseModel<Int>> = { cursor in
                page(cursor, numbers(from: cursor, of: count), total: reported)
            }
            let pages = try await collected(offsetPages(of: fetcher, limit: 10))
            expect(pages.allSatisfy { $0.total == total }, "\(count), \(reported)")
        }
    }

    @Test func withoutATotalTheServersLimitDeterminesTheLastPage() async throws {
        let cases: [(limit: Int?, total: Int?, offsets: [Int])] = [
            (10, nil, [0, 10, 20]), (nil, nil, [0, 10, 20, 23]), (10, -1, [0, 10, 20]), (0, nil, [0, 10, 20, 23]),
        ]
        for (limit, total, offsets) in cases {
            let log = PageLog()
            let fetcher: Fetcher<OffsetCursor, [Int]> = { cursor in
                log.add(cursor.offset)
                return .success(numbers(from: cursor, of: 23))
            }
            let pages = offsetPages(of: fetcher, limit: 10) { OffsetPage(items: $0, total: total, limit: limit) }
            try await expectEqual(collected(pages).flatMap(\.items), Array(0..<23))
            expectEqual(log.pages, offsets)
        }
        // The total of an offset page is known, even if it is zero.
        let log = PageLog()
        let fetcher: Fetcher<OffsetCursor, [Int]> = { cursor in
            log.add(cursor.offset)
            return .success([7])
        }
        let pages = try await collected(offsetPages(of: fetcher, limit: 1) { OffsetPage(items: $0, total: 0) })
        expect(pages.map(\.items) == [[7]] && pages.map(\.total) == [0] && log.pages == [0])
    }

    @Test func pagesAreFetchedAheadOnceAnOffsetPageHasATotal() async throws {
        let gate = Gate()
        let fetcher: Fetcher<OffsetCursor, [Int]> = { cursor in
            if cursor.offset > 0 { try? await gate.pass(cursor.offset) }
            return .success(numbers(from: cursor, of: 60))
        }
        let pages = offsetPages(of: fetcher, from: OffsetCursor(limit: 20), limit: 10, width: 4) {
            OffsetPage(items: $0, total: 60)
        }
        var iterator = pages.makeAsyncIterator()
        try await expectEqual(iterator.next()?.total, 60)
        await gate.waiting(atLeast: 4)
        expectEqual(gate.waiting, [10, 20, 30, 40])
        for offset in gate.waiting { gate.release(offset) }
    }

    @Test func impossibleNumbersFromTheServerDoNotCrash() async throws {
        for (limit, total) in [(0, Int.max), (-5, Int.max), (Int.min, -1), (Int.max, Int.min)] {
            let page = PaginatedResponseModel(results: [Int](), offset: -1, limit: limit, total: total)
            let fetcher: Fetcher<OffsetCursor, PaginatedResponseModel<Int>> = { _ in .success(page) }
            let pages = offsetPages(of: fetcher, from: OffsetCursor(offset: Int.max - 1, limit: 10), width: 3)
            _ = try? await collected(pages)
        }
    }

    @Test func aServerThatDoesNotAdvanceCausesAnError() async throws {
        let log = PageLog()
        let stuck: Fetcher<OffsetCursor, PaginatedResponseModel<Int>> = { cursor in
            log.add(cursor.offset)
            let items = Array(cursor.offset..<min(cursor.offset + 10, 20))
            return page(cursor, items, total: 50, limit: items.count)
        }
        let pages = offsetPages(of: stuck, limit: 10, width: 0)
        let error = await expectError(of: pages, after: Array(0..<20), .missingItems(total: 50, offset: 20))
        expectEqual(log.pages, [0, 10, 20])
        expectEqual(error?.cursor, OffsetCursor(offset: 20, limit: 10))
    }

    @Test func aTotalThatIsTooLargeIsNamedWithTheEmptyPage() async throws {
        let log = PageLog()
        let fetcher: Fetcher<OffsetCursor, [Int]> = { cursor in
            log.add(cursor.offset)
            return .success(numbers(from: cursor, of: 990))
        }
        let pages = offsetPages(of: fetcher, limit: 100) { OffsetPage(items: $0, total: 1000) }
        let error = await expectError(of: pages, after: Array(0..<990))
        expectEqual(
            error?.description.hasPrefix("the server reports 1000 items, but the page at offset 990 is empty"), true)
        expect(error?.cursor.offset == 990 && error?.isRetryable == false)
        expectEqual(log.pages.sorted(), Array(stride(from: 0, to: 900, by: 100)) + [900, 990])
        // With the server's limit, the list ends at the total.
        let limited = offsetPages(of: fetcher, limit: 100) { OffsetPage(items: $0, total: 1000, limit: 100) }
        try await expectEqual(collected(limited).flatMap(\.items), Array(0..<990))
    }

    @Test func duplicatesByIDAreRemovedOnRequest() async throws {
        // An item is added at the front between two pages, so each page starts with the last item of the page before.
        let fetcher: Fetcher<OffsetCursor, PaginatedResponseModel<Int>> = { cursor in
            let start = cursor.offset - cursor.offset / 10
            return page(cursor, Array(start..<start + 10), total: 50)
        }
        let pages = offsetPages(of: fetcher, limit: 10)
        try await expectEqual(items(of: pages).count, 50)
        try await expectEqual(items(of: pages.removingDuplicates { $0 }), Array(0..<46))
    }
}

/// Returns the page at `cursor` of the numbers from 0 to `count` - 1.
private func numbers(from cursor: OffsetCursor, of count: Int) -> [Int] {
    Array(cursor.offset..<max(min(cursor.offset + cursor.limit, count), cursor.offset))
}

/// Returns a page that a server with a `limit` and a `total` sends.
private func page(
    _ cursor: OffsetCursor, _ results: [Int], total: Int, limit: Int? = nil
) -> Result<PaginatedResponseModel<Int>, AppError> {
    let limit = limit ?? cursor.limit
    return .success(PaginatedResponseModel(results: results, offset: cursor.offset, limit: limit, total: total))
}
