import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching

@Suite(.hangLimit) struct PagesTests {
    @Test(arguments: 0..<(runsSlowTests ? 20 : 5) as Range<UInt64>)
    func itemsAreInOrderEvenIfPagesArriveInAnotherOrder(seed: UInt64) async throws {
        let server = NumberServer(total: 200)
        let gate = Gate()
        let width = 3 + Int(seed % 2)
        let pages = offsetPages(of: server.fetcher { try await gate.pass($0.offset) }, limit: 10, width: width)
        let reading = Task { try await items(of: pages) }

        var random = SplitMix64(seed: seed)
        var released: Set<Int> = []
        for _ in 1...20 {
            // A page that arrives early counts toward the width until all pages before it have arrived.
            let head = (0..<20).first { !released.contains($0) } ?? 0
            // The first page reports the total, so the other pages are fetched after the first.
            let underWay = head == 0 ? 0..<1 : head..<min(head + width, 20)
            let expected = underWay.filter { !released.contains($0) }
            await gate.waiting(atLeast: expected.count)
            try #require(gate.waiting == expected.map { $0 * 10 })
            guard let page = expected.randomElement(using: &random) else { continue }
            released.insert(page)
            gate.release(page * 10)
        }

        try await expectEqual(reading.value, Array(0..<200))
        expectEqual(server.offsets.sorted(), Array(stride(from: 0, to: 200, by: 10)))
        expectEqual(server.mostUnderWay, width)
    }

    @Test func widthPagesAreFetchedAheadSoWidthPlusOneAreInMemory() async throws {
        let server = NumberServer(total: 10_000)
        var iterator = offsetPages(of: server.fetcher(), limit: 10, width: 4).makeAsyncIterator()
        for delivered in 1...50 {
            _ = try await iterator.next()
            await waitUntil { server.offsets.count >= delivered + 4 }
            try #require(server.offsets.count == delivered + 4)
        }
    }

    @Test func aPrefixThatEndsInsideAPageRequestsNoFurtherPage() async throws {
        let server = NumberServer(total: 100)
        let items = offsetPages(of: server.fetcher(), limit: 10, width: 0).items.prefix(25)
        try await expectEqual(items.reduce(into: []) { $0.append($1) }, Array(0..<25))
        expectEqual(server.offsets, [0, 10, 20])
    }

    @Test func anErrorOnPageThreeComesAfterTheItemsOfPageTwo() async throws {
        let server = NumberServer(total: 100)
        let fetcher = server.fetcher(failing: { $0.offset == 20 ? offline : nil })
        let error = await expectError(of: offsetPages(of: fetcher, limit: 10), after: Array(0..<20))
        expectEqual(error?.cursor, OffsetCursor(offset: 20, limit: 10))
        expectEqual(error?.isRetryable, true)
    }

    @Test func aFailedPageCanBeRetriedWithoutLosingLaterPages() async throws {
        let server = NumberServer(total: 50)
        let isDown = Mutex(true)
        let fetcher = server.fetcher(failing: { cursor in
            guard cursor.offset == 10 else { return nil }
            return isDown.withLock { isDown in
                defer { isDown = false }
                return isDown ? offline : nil
            }
        })
        var iterator = offsetPages(of: fetcher, limit: 10, width: 4).items.makeAsyncIterator()
        var items: [Int] = []
        var errors = 0
        while true {
            do {
                guard let item = try await iterator.next() else { break }
                items.append(item)
            } catch { errors += 1 }
        }
        expectEqual(items, Array(0..<50))
        expectEqual(errors, 1)
        // The failed page was requested twice. The other pages were requested once, so the later pages were kept.
        expectEqual(server.offsets.sorted(), [0, 10, 10, 20, 30, 40])
    }

    @Test func breakCancelsTheRunningFetches() async throws {
        let server = NumberServer(total: 1000)
        let gate = Gate()
        let fetcher = server.fetcher { if $0.offset > 0 { try await gate.pass($0.offset) } }
        for try await item in offsetPages(of: fetcher, limit: 10, width: 4).items where item == 9 {
            await gate.waiting(atLeast: 4)
            break
        }
        await waitUntil { server.cancelled == 4 }
        expectEqual(server.offsets.sorted(), [0, 10, 20, 30, 40])
    }

    @Test func aCancelledConsumerGetsNoItemEvenIfAnItemHasArrived() async throws {
        for itemsBefore in [0, 1] {
            let server = NumberServer(total: 1000)
            let pages = offsetPages(of: server.fetcher(), limit: 10, width: 4)
            let consumer = Task {
                var iterator = pages.items.makeAsyncIterator()
                for _ in 0..<itemsBefore { _ = try await iterator.next() }
                withUnsafeCurrentTask { $0?.cancel() }
                return try await iterator.next()
            }
            let error = await expect(throws: PageError<OffsetCursor>.self) { try await consumer.value }
            expectEqual(error?.isCancellation, true)
            if itemsBefore == 0 { expect(server.offsets.isEmpty) }
        }
    }

    @Test func aConsumerThatIsCancelledWhileItWaitsReturnsAtOnce() async throws {
        let server = NumberServer(total: 1000)
        let gate = Gate()
        let pages = offsetPages(of: server.fetcher { try await gate.pass($0.offset) }, limit: 10)
        let consumer = Task { try await pages.items.first { _ in true } }
        await gate.waiting(atLeast: 1)
        consumer.cancel()
        let error = await expect(throws: PageError<OffsetCursor>.self) { try await consumer.value }
        expectEqual(error?.isCancellation, true)
        expectEqual(server.offsets, [0])
    }

    @Test func aFetcherThatIgnoresCancellationDoesNotDelayTheConsumer() async {
        let (started, begin) = AsyncStream<Never>.makeStream()
        let (released, release) = AsyncStream<Never>.makeStream()
        let stubborn: Fetcher<Int, [Int]> = { _ in
            begin.finish()
            // An unstructured task is not cancelled when the caller is cancelled.
            await Task { for await _ in released {} }.value
            return .success([1])
        }
        let consumer = Task { try await numberedPages(of: stubborn) { $0 }.items.first { _ in true } }
        for await _ in started {}
        consumer.cancel()
        let error = await expect(throws: PageError<Int>.self) { try await consumer.value }
        expectEqual(error?.isCancellation, true)
        release.finish()
    }

    @Test func resumingFromAnyPagesNextReadsTheRest() async throws {
        let server = NumberServer(total: 95)
        let whole = try await collected(offsetPages(of: server.fetcher(), limit: 10))
        expectEqual(whole.count, 10)
        for (position, page) in whole.enumerated() {
            guard let next = page.next else { continue }
            let saved = try JSONDecoder().decode(OffsetCursor.self, from: JSONEncoder().encode(next))
            try await expectEqual(
                collected(offsetPages(of: server.fetcher(), from: saved)), Array(whole[(position + 1)...]))
        }
    }

    @Test @MainActor func copiesOfAnIteratorShareItsPositionEvenIfTheyReadAtTheSameTime() async throws {
        let server = NumberServer(total: 30)
        let gate = Gate()
        let isDown = Mutex(true)
        let fetcher = server.fetcher(
            wait: { try await gate.pass($0.offset) }, failing: { _ in isDown.withLock { $0 } ? offline : nil })
        let screen = Screen(reading: offsetPages(of: fetcher, limit: 10, width: 0))

        let first = screen.tapMore(), second = screen.tapMore()
        await screen.waitUntilReading(taps: 2)
        await gate.waiting(atLeast: 1)
        gate.release(0)
        await expect(throws: PageError<OffsetCursor>.self) { try await first.value }
        await expect(throws: PageError<OffsetCursor>.self) { try await second.value }
        expectEqual(server.offsets, [0])

        isDown.withLock { $0 = false }
        let third = screen.tapMore(), fourth = screen.tapMore()
        await screen.waitUntilReading(taps: 4)
        await gate.waiting(atLeast: 1)
        gate.release(0)
        await gate.waiting(atLeast: 1)
        gate.release(10)
        try await expectEqual([third.value, fourth.value].sorted(), [0, 10])
        expectEqual(server.offsets, [0, 0, 10])
    }

    @Test @MainActor func aCancelledCopyOfAnIteratorDoesNotDisturbTheOtherCopy() async throws {
        let server = NumberServer(total: 30)
        let gate = Gate()
        let fetcher = server.fetcher { try await gate.pass($0.offset) }
        let screen = Screen(reading: offsetPages(of: fetcher, limit: 10, width: 0))
        let first = screen.tapMore(), second = screen.tapMore()
        await screen.waitUntilReading(taps: 2)
        await gate.waiting(atLeast: 1)

        first.cancel()
        let error = await expect(throws: PageError<OffsetCursor>.self) { try await first.value }
        expectEqual(error?.isCancellation, true)
        gate.release(0)
        try await expectEqual(second.value, 0)
        expectEqual(server.offsets, [0])
    }

    @Test func eachIterationStartsAgain() async throws {
        let pages = offsetPages(of: NumberServer(total: 30).fetcher(), limit: 10).removingDuplicates { $0 }
        let first = try await collected(pages)
        try await expectEqual(collected(pages), first)
        expectEqual(first.flatMap(\.items), Array(0..<30))
    }
}

/// A screen that reads one more page at each tap. It reads with a copy of its iterator, as Swift requires for an
/// actor's property.
@MainActor private final class Screen {
    private var iterator: Pages<Int, OffsetCursor>.AsyncIterator
    private var reading = 0

    init(reading pages: Pages<Int, OffsetCursor>) { iterator = pages.makeAsyncIterator() }

    /// Starts a task that reads the next page. The task returns the page's first item, or -1 after the last page.
    func tapMore() -> Task<Int, any Error> {
        Task {
            var copy = iterator
            reading += 1
            return try await copy.next()?.items.first ?? -1
        }
    }

    /// Waits until `taps` taps are waiting for a page.
    ///
    /// Between the count and the wait, a tap doesn't leave the main actor. So a counted tap is already waiting.
    func waitUntilReading(taps: Int) async { await waitUntil { reading == taps } }
}

private let offline = AppError(
    sending: URLRequest(url: URL(filePath: "/")), URLError(.notConnectedToInternet))

func collected<Item, Cursor>(_ pages: Pages<Item, Cursor>) async throws -> [Pages<Item, Cursor>.Page] {
    try await pages.reduce(into: []) { $0.append($1) }
}

func items<Item, Cursor>(of pages: Pages<Item, Cursor>) async throws -> [Item] {
    try await pages.items.reduce(into: []) { $0.append($1) }
}

/// Expects that the pages deliver these items and then an error, of this reason unless `reason` is nil. Returns the
/// error.
@discardableResult
func expectError<Item: Equatable, Cursor>(
    of pages: Pages<Item, Cursor>, after expected: [Item], _ reason: PageError<Cursor>.Reason? = nil,
    line: Int = #line, file: StaticString = #fileID, path: StaticString = #filePath
) async -> PageError<Cursor>? {
    var found: [Item] = []
    let error = await expect(throws: PageError<Cursor>.self, file: file, path: path, line: line) {
        for try await item in pages.items { found.append(item) }
    }
    expectEqual(found, expected, file: file, path: path, line: line)
    if let reason {
        expectEqual(error.map { "\($0.reason)" }, "\(reason)", file: file, path: path, line: line)
    }
    return error
}
