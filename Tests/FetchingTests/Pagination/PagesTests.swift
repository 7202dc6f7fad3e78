import Foundation
import FetchingTestSupport
import Synchronization
import Testing

@testable import Fetching

@Suite(.timeLimit(.minutes(1))) struct PagesTests {
    @Test(arguments: 0..<20 as Range<UInt64>)
    func orderIsKeptInWhateverOrderPagesArrive(seed: UInt64) async throws {
        let server = NumberServer(total: 200)
        let gate = Gate()
        let pages = offsetPages(of: server.fetcher { try await gate.pass($0.offset) }, limit: 10, width: 4)
        let reading = Task { try await pages.items.reduce(into: [Int]()) { $0.append($1) } }

        var random = SplitMix64(seed: seed)
        for _ in 1...20 {
            await gate.waiting(atLeast: 1)
            // As many as there is room for: those that are there and wait for their turn count too.
            for _ in 0..<10 { await Task.yield() }
            if let offset = gate.waiting.randomElement(using: &random) { gate.release(offset) }
        }

        #expect(try await reading.value == Array(0..<200))
        #expect(server.asked.sorted() == Array(stride(from: 0, to: 200, by: 10)))
    }

    @Test func noMoreThanTheWidthAreUnderWay() async throws {
        let server = NumberServer(total: 1000)
        let pages = offsetPages(of: server.fetcher { _ in await Task.yield() }, limit: 10, width: 3)
        #expect(try await pages.items.reduce(0) { count, _ in count + 1 } == 1000)
        #expect(server.mostUnderWay <= 3)
    }

    @Test func memoryHoldsAtMostWidthPlusOnePages() async throws {
        let server = NumberServer(total: 10_000)
        var iterator = offsetPages(of: server.fetcher(), limit: 10, width: 4).makeAsyncIterator()
        for delivered in 1...50 {
            _ = try await iterator.next()
            for _ in 0..<20 { await Task.yield() }
            // The page in hand, and those that are there or under way.
            #expect(server.asked.count - delivered <= 4)
        }
    }

    @Test func aLimitInTheMiddleOfAPageIsKept() async throws {
        let server = NumberServer(total: 100)
        let items = offsetPages(of: server.fetcher(), limit: 10, width: 0).items.prefix(25)
        #expect(try await items.reduce(into: []) { $0.append($1) } == Array(0..<25))
        #expect(server.asked == [0, 10, 20])
    }

    @Test func anErrorOnPageThreeComesAfterTheItemsOfPageTwo() async throws {
        let server = NumberServer(total: 100)
        let fetcher = server.fetcher(failing: { $0.offset == 20 ? offline : nil })
        var items: [Int] = []
        let error = await #expect(throws: PageError<OffsetCursor>.self) {
            for try await item in offsetPages(of: fetcher, limit: 10).items { items.append(item) }
        }
        #expect(items == Array(0..<20))
        #expect(error?.cursor == OffsetCursor(offset: 20, limit: 10))
        #expect(error?.isRetryable == true)
    }

    @Test func aFailedPageCanBeTriedAgainWithoutLosingTheRest() async throws {
        let server = NumberServer(total: 50)
        let failures = NumberServer(total: 1)
        let fetcher = server.fetcher(failing: { cursor in
            guard cursor.offset == 10, failures.total > 0 else { return nil }
            failures.total = 0
            return offline
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
        #expect(items == Array(0..<50))
        #expect(errors == 1)
        // The failed page twice, every other once: those behind it were not thrown away.
        #expect(server.asked.sorted() == [0, 10, 10, 20, 30, 40])
    }

    @Test func breakCancelsWhatIsUnderWayAndAsksForNothingMore() async throws {
        let server = NumberServer(total: 1000)
        let gate = Gate()
        let fetcher = server.fetcher { if $0.offset > 0 { try await gate.pass($0.offset) } }
        for try await item in offsetPages(of: fetcher, limit: 10, width: 4).items where item == 9 {
            await gate.waiting(atLeast: 4)
            break
        }
        while server.cancelled < 4 { await Task.yield() }
        #expect(server.asked.sorted() == [0, 10, 20, 30, 40])
    }

    @Test func aCancelledConsumerGetsNoItemThatIsThereAlready() async throws {
        let server = NumberServer(total: 1000)
        let pages = offsetPages(of: server.fetcher(), limit: 10, width: 4)
        let consumer = Task {
            var iterator = pages.items.makeAsyncIterator()
            _ = try await iterator.next()
            withUnsafeCurrentTask { $0?.cancel() }
            return try await iterator.next()
        }
        let error = await #expect(throws: PageError<OffsetCursor>.self) { try await consumer.value }
        #expect(error?.isCancellation == true)
    }

    @Test func aConsumerWhoIsCancelledWhileItWaitsIsReleasedAtOnce() async throws {
        let server = NumberServer(total: 1000)
        let gate = Gate()
        let pages = offsetPages(of: server.fetcher { try await gate.pass($0.offset) }, limit: 10)
        let consumer = Task { try await pages.items.first { _ in true } }
        await gate.waiting(atLeast: 1)
        consumer.cancel()
        let error = await #expect(throws: PageError<OffsetCursor>.self) { try await consumer.value }
        #expect(error?.isCancellation == true)
        #expect(server.asked == [0])
    }

    @Test func aFetcherThatDoesNotHearOfCancellationHoldsNobody() async {
        let (started, begin) = AsyncStream<Never>.makeStream()
        let (released, release) = AsyncStream<Never>.makeStream()
        let stubborn: Fetcher<Int, [Int]> = { _ in
            begin.finish()
            // Not cancelled with the caller.
            await Task { for await _ in released {} }.value
            return .success([1])
        }
        let consumer = Task { try await numberedPages(of: stubborn, items: { $0 }).items.first { _ in true } }
        for await _ in started {}
        consumer.cancel()
        let error = await #expect(throws: PageError<Int>.self) { try await consumer.value }
        #expect(error?.isCancellation == true)
        release.finish()
    }

    @Test func aConsumerWhoIsCancelledBeforeItAsksCausesNoRequest() async throws {
        let server = NumberServer(total: 1000)
        let pages = offsetPages(of: server.fetcher(), limit: 10)
        let consumer = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await pages.items.first { _ in true }
        }
        await #expect(throws: PageError<OffsetCursor>.self) { try await consumer.value }
        #expect(server.asked.isEmpty)
    }

    @Test func resumingFromAnyPagesNextGivesTheSameTail() async throws {
        let server = NumberServer(total: 95)
        let whole = try await collected(offsetPages(of: server.fetcher(), limit: 10))
        #expect(whole.count == 10)
        for (position, page) in whole.enumerated() {
            guard let next = page.next else { continue }
            let kept = try JSONDecoder().decode(OffsetCursor.self, from: JSONEncoder().encode(next))
            #expect(
                try await collected(offsetPages(of: server.fetcher(), from: kept)) == Array(whole[(position + 1)...]))
        }
    }

    @Test @MainActor func copiesOfAnIteratorGoOnFromTheSamePlaceEvenAtOnce() async throws {
        let server = NumberServer(total: 30)
        let gate = Gate()
        let isDown = Mutex(true)
        let fetcher = server.fetcher(
            wait: { try await gate.pass($0.offset) }, failing: { _ in isDown.withLock { $0 } ? offline : nil })
        let screen = Screen(reading: offsetPages(of: fetcher, limit: 10, width: 0))

        let first = screen.tapMore(), second = screen.tapMore()
        await gate.waiting(atLeast: 1)
        for _ in 0..<10 { await Task.yield() }
        gate.release(0)
        await #expect(throws: PageError<OffsetCursor>.self) { try await first.value }
        await #expect(throws: PageError<OffsetCursor>.self) { try await second.value }

        isDown.withLock { $0 = false }
        let third = screen.tapMore(), fourth = screen.tapMore()
        await gate.waiting(atLeast: 1)
        for _ in 0..<10 { await Task.yield() }
        gate.release(0)
        await gate.waiting(atLeast: 1)
        gate.release(10)
        #expect(try await [third.value, fourth.value].sorted() == [0, 10])
    }

    @Test func eachIterationBeginsAnew() async throws {
        let pages = offsetPages(of: NumberServer(total: 30).fetcher(), limit: 10).removingDuplicates { $0 }
        let first = try await collected(pages)
        #expect(try await collected(pages) == first)
        #expect(first.flatMap(\.items) == Array(0..<30))
    }
}

/// Asks for one more page at each tap, by a copy of its iterator, as Swift demands of an actor's property.
@MainActor private final class Screen {
    private var iterator: Pages<Int, OffsetCursor>.AsyncIterator

    init(reading pages: Pages<Int, OffsetCursor>) { iterator = pages.makeAsyncIterator() }

    /// The page's first item.
    func tapMore() -> Task<Int, any Error> {
        Task {
            var copy = iterator
            return try await copy.next()?.items.first ?? -1
        }
    }
}

private let offline = AppError(
    sending: URLRequest(url: URL(filePath: "/")), URLError(.notConnectedToInternet))

func collected<Item, Cursor>(_ pages: Pages<Item, Cursor>) async throws -> [Page<Item, Cursor>] {
    try await pages.reduce(into: []) { $0.append($1) }
}
