import Fetching
import FetchingTestSupport
import Foundation
import Observation
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingScreens

/// A call of the model, an event outside of the model, or a check.
enum ListModelStep {
    case load, loadMore, refresh, retry
    case appear(String), type(String)
    case respond(Int, [String], next: Int? = nil), fail(Int)
    /// Waits until a request at a position has arrived.
    case request(Int)
    /// Waits until the model waits for the end of the typing, and lets a number of milliseconds pass.
    case pause(Int)
    case noPause
    case shows(String)
    /// Waits until the model is idle, and checks what it shows.
    case ends(String)
    case isRetryable(Bool)
    case pages([Int]), queries([String])
}

private let loaded: [ListModelStep] = [.load, .respond(0, ["a", "b", "c"], next: 1), .ends("a b c, more")]
private let loadedCompletely: [ListModelStep] = [.load, .respond(0, ["a", "b", "c"]), .ends("a b c, end")]

private let behaviors: KeyValuePairs<String, [ListModelStep]> = [
    // Loads.
    "the first load": [
        .shows("initial"), .load, .load, .shows("loading"), .respond(0, ["a", "b"]), .ends("a b, end"), .load,
        .ends("a b, end"), .pages([0]),
    ],
    "an empty result": [.load, .respond(0, []), .ends("empty")],
    "a failed first load is retried": [
        .load, .fail(0), .ends("error"), .isRetryable(true), .retry, .shows("loading"), .respond(1, ["a"]),
        .ends("a, end"),
    ],
    "empty pages are skipped until rows arrive": [
        .load, .respond(0, [], next: 1), .respond(1, [], next: 2), .fail(2), .ends("error"), .retry,
        .respond(3, ["a"], next: 3), .ends("a, more"), .pages([0, 1, 2, 2]),
    ],
    "more is loaded when a row near the end appears, and not before": loaded + [
        .appear("a"), .shows("a b c, more"), .appear("b"), .shows("a b c, loading"),
        .respond(1, ["d"], next: 2), .ends("a b c d, more"), .pages([0, 1]),
    ],
    "a page is never loaded twice": loaded
        + Array(repeating: [.appear("c"), .loadMore, .load, .retry], count: 3).joined() + [
            .respond(1, ["d"], next: 2), .ends("a b c d, more"), .pages([0, 1]),
        ],
    "nothing is requested after the end": loadedCompletely + [
        .appear("c"), .loadMore, .retry, .ends("a b c, end"), .pages([0]),
    ],
    "rows stay when the next page fails, only a retry sends a request, and no page is skipped": loaded + [
        .appear("c"), .fail(1), .ends("a b c, failed"), .appear("c"), .shows("a b c, failed"), .retry,
        .respond(2, ["d"]), .ends("a b c d, end"), .pages([0, 1, 1]),
    ],
    "a row with a known ID is not shown again": loaded + [
        .loadMore, .respond(1, ["b", "c"], next: 2), .respond(2, ["c", "d"]), .ends("a b c d, end"),
    ],
    "a repeated cursor is not followed": loaded + [
        .loadMore, .respond(1, ["d"], next: 0), .ends("a b c d, more"), .loadMore, .ends("a b c d, failed"),
        .loadMore, .ends("a b c d, failed"), .isRetryable(false), .pages([0, 1]),
    ],
    // Refreshes.
    "a refresh keeps the old rows until the new rows arrive": loaded + [
        .refresh, .refresh, .shows("a b c, more, refreshing"), .respond(1, ["new", "a"], next: 1),
        .ends("new a, more"), .pages([0, 0]),
    ],
    "a failed refresh keeps the rows": loaded + [
        .refresh, .fail(1), .ends("a b c, more, not refreshed"), .appear("c"), .respond(2, ["d"]),
        .ends("a b c d, end, not refreshed"), .retry, .respond(3, ["new"]), .ends("new, end"),
    ],
    // The row appears during the refresh. It doesn't appear again after the refresh has failed.
    "a load that a refresh interrupted resumes if the refresh fails": loaded + [
        .appear("c"), .request(1), .refresh, .shows("a b c, more, refreshing"), .appear("c"),
        .respond(1, ["too late"], next: 2), .fail(2), .respond(3, ["d"], next: 2),
        .ends("a b c d, more, not refreshed"), .pages([0, 1, 0, 1]),
    ],
    "a row that stays on the screen after a refresh loads more without appearing again": loaded + [
        .appear("c"), .respond(1, ["d", "e", "f"], next: 2), .ends("a b c d e f, more"), .refresh,
        .respond(2, ["a", "b", "c"], next: 1), .respond(3, ["d", "e", "f"], next: 2),
        .ends("a b c d e f, more"), .pages([0, 1, 0, 1]),
    ],
    // Searches.
    "a changed query is sent when the typing pauses": loaded + [
        .type("s"), .pause(299), .type("sp"), .pause(299), .type("spi"), .pause(299),
        .shows("a b c, more, searching"), .queries([""]), .pause(1), .request(1), .shows("loading"),
        .respond(1, ["spider"]), .ends("spider, end"), .queries(["", "spi"]),
    ],
    // The response to the first query arrives during the pause, and that to the second after that to the third.
    "a stale response is not shown": [
        .type("old"), .load, .request(0), .type("new"), .pause(0), .respond(0, ["old"]),
        .shows("loading, searching"), .pause(300), .request(1), .shows("loading"), .type("newest"), .pause(300),
        .respond(2, ["newest"], next: 1), .ends("newest, more"), .respond(1, ["new"]), .loadMore,
        .respond(3, ["last"]), .ends("newest last, end"), .queries(["old", "new", "newest", "newest"]),
    ],
    "a query that is changed back is not sent again, but the page that was being loaded is": loaded + [
        .appear("c"), .request(1), .type("s"), .shows("a b c, more, searching"), .pause(0), .type(""), .noPause,
        .shows("a b c, loading"), .respond(2, ["d"]), .ends("a b c d, end"), .pages([0, 1, 1]),
    ],
    "a first load that typing interrupted resumes when the query is changed back": [
        .load, .request(0), .type("s"), .type(""), .respond(1, ["a"]), .ends("a, end"),
    ],
    "a refresh sends a changed query at once": loaded + [
        .type("spi"), .refresh, .shows("loading"), .respond(1, ["spider"]), .ends("spider, end"), .noPause,
    ],
    "a query that is set before the first load is sent first": [
        .type("spi"), .load, .respond(0, ["spider"]), .ends("spider, end"), .queries(["spi"]),
    ],
]

@MainActor @Suite(.hangLimit) struct ListModelTests {
    private let server = ManualServer()
    private let time = VirtualTime()

    private func makeModel() -> ListModel<String, Row> {
        ListModel(query: "", debounce: .milliseconds(300), loadMoreThreshold: 2, pages: server.pages)
    }

    @Test(arguments: behaviors)
    func eachStepHasItsEffect(behavior: String, steps: [ListModelStep]) async {
        await time.run {
            let model = makeModel()
            for (number, step) in steps.enumerated() {
                let place: Comment = "step \(number): \(step)"
                switch step {
                case .load: model.load()
                case .loadMore: model.loadMore()
                case .refresh: model.refresh()
                case .retry: model.retry()
                case .appear(let id): model.rowAppeared(Row(id))
                case .type(let text): model.query = text
                case .respond(let index, let ids, let next): await server.respond(to: index, ids, next: next)
                case .fail(let index): await server.fail(index)
                case .request(let index): await server.requests(atLeast: index + 1)
                case .pause(let milliseconds):
                    await time.waitForSleepers(atLeast: 1)
                    time.advance(by: .milliseconds(milliseconds))
                case .noPause: expectEqual(time.sleeperCount, 0, place)
                case .shows(let text): expectEqual(model.shown, text, place)
                case .ends(let text):
                    await model.waitUntilIdle()
                    expectEqual(model.shown, text, place)
                case .isRetryable(let isRetryable):
                    var error = model.state.error
                    if case .failed(let failure) = model.tail { error = failure }
                    expectEqual(error?.isRetryable, isRetryable, place)
                case .pages(let pages): expectEqual(server.requests.map(\.page), pages, place)
                case .queries(let queries): expectEqual(server.requests.map(\.query), queries, place)
                }
            }
        }
    }

    @Test func aRowCanBeChangedUntilTheNextRefresh() async {
        let model = makeModel()
        model.load()
        await server.respond(to: 0, ["a", "b", "c"])
        await model.waitUntilIdle()
        func closed() -> [String] { model.rows.filter(\.isClosed).map(\.id) }
        let before = model.rows[1]
        let isObserved = Mutex(false)
        withObservationTracking {
            _ = model.rows
        } onChange: {
            isObserved.withLock { $0 = true }
        }
        model.updateRow("b") { $0.isClosed = true }
        model.updateRow("missing") { $0.isClosed = true }
        expect(closed() == ["b"] && isObserved.withLock { $0 })
        model.updateRow("b") { $0 = before }
        expectEqual(closed(), [])
        model.updateRow("c") { $0.isClosed = true }
        model.refresh()
        expectEqual(closed(), ["c"])
        await server.respond(to: 1, ["a", "b", "c"])
        await model.waitUntilIdle()
        expect(closed() == [] && model.shown == "a b c, end")
    }

    @Test func aQueryCanBeAnyValue() async {
        struct Filter: Equatable { var text = "", isDescending = false }
        let model = ListModel(query: Filter(), debounce: .zero) { [server] filter in
            server.pages(for: filter.isDescending ? "-" + filter.text : filter.text)
        }
        model.load()
        await server.respond(to: 0, ["a"])
        await model.waitUntilIdle()
        model.query.isDescending = true
        await server.respond(to: 1, ["z"])
        await model.waitUntilIdle()
        expectEqual(server.requests.map(\.query), ["", "-"])
        expectEqual(model.shown, "z, end")
    }

    @Test(arguments: [(79, 79), (0, 0), (-1, nil), (nil, nil)] as [(Int?, Int?)])
    func theModelHasTheTotalOfEachKindOfPages(sent: Int?, total: Int?) async throws {
        let heroes: Fetcher<URL, LinkedPage<[Row]>> = { _ in
            .success(LinkedPage(model: [Row("a")], next: "/b", total: sent))
        }
        let numbers: Fetcher<Int, [Row]> = { _ in .success([Row("a")]) }
        let tokens: Fetcher<String?, [Row]> = { _ in .success([Row("a")]) }
        let start = try #require(URL(string: "https://h/a"))
        func check<Cursor>(_ pages: @escaping @Sendable () -> Pages<Row, Cursor>) async {
            let model = ListModel(query: "") { _ in pages() }
            model.load()
            await model.waitUntilIdle()
            expectEqual(model.total, total, "\(Cursor.self)")
            expect(model.shown.hasPrefix("a"))
        }
        await check { linkPages(of: heroes, from: start) { $0 } }
        await check { numberedPages(of: numbers, items: { $0 }, total: { _ in sent }) }
        // Of the last page too.
        await check { numberedPages(of: numbers, limit: 2, items: { $0 }, total: { _ in sent }) }
        await check { tokenPages(of: tokens) { TokenPage(items: $0, next: "b", total: sent) } }
        await check {
            parameterPages(of: numbers, from: 1, items: { $0 }, total: { _ in sent }) { _, number in number + 1 }
        }
    }

    @Test func onlyOnePageIsLoadedAtATimeWithAnyWidth() async {
        let log = PageLog()
        let heroes: Fetcher<OffsetCursor, PaginatedResponseModel<Row>> = { cursor in
            log.add(cursor.offset)
            return .success(
                PaginatedResponseModel(results: [Row("\(cursor)")], offset: cursor.offset, limit: 1, total: 79))
        }
        let model = ListModel(query: "") { _ in offsetPages(of: heroes, limit: 1, width: 8) }
        model.load()
        await model.waitUntilIdle()
        model.loadMore()
        await model.waitUntilIdle()
        expect(log.pages == [0, 1] && model.total == 79)
    }

    @Test func aReleasedModelCancelsItsLoad() async {
        let (cancelled, end) = AsyncStream<Never>.makeStream()
        let (started, begin) = AsyncStream<Never>.makeStream()
        let never: Fetcher<Int, [Row]> = { _ in
            begin.finish()
            try? await VirtualTime().source.sleep(.seconds(1))
            end.finish()
            return .failure(.cancelled)
        }
        var model: ListModel<String, Row>? = ListModel(query: "") { _ in numberedPages(of: never) { $0 } }
        model?.load()
        for await _ in started {}
        model = nil
        for await _ in cancelled {}
    }

    @Test func aCancelledWaitForIdleDoesNotDisturbTheLoad() async {
        let model = makeModel()
        model.load()
        let waiter = Task { await model.waitUntilIdle() }
        await server.requests(atLeast: 1)
        waiter.cancel()
        await waiter.value
        expectEqual(model.shown, "loading")
        await server.respond(to: 0, ["a"])
        await model.waitUntilIdle()
        expectEqual(model.shown, "a, end")
    }

    @Test func everyChangeIsObservable() async {
        let model = makeModel()
        let changes = Mutex(0)
        func observe() {
            withObservationTracking {
                _ = model.shown
            } onChange: {
                changes.withLock { $0 += 1 }
            }
        }
        observe()
        model.load()
        expectEqual(changes.withLock { $0 }, 1)
        observe()
        await server.respond(to: 0, ["a"])
        await model.waitUntilIdle()
        expectEqual(changes.withLock { $0 }, 2)
    }
}
