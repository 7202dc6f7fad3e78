import Fetching
import FetchingTestSupport
import Foundation
import Observation
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingScreens

/// Tests of the list model, one test for each documented behavior.
@MainActor @Suite(.hangLimit) struct ListModelTests {
    let server = ManualServer()
    let time = VirtualTime()

    func makeModel(query: String = "") -> ListModel<String, Row> {
        ListModel(
            query: query, debounce: .milliseconds(300), loadMoreThreshold: 2, pages: server.pages)
    }

    func loadedModel(_ ids: [String] = ["a", "b", "c"], next: Int? = 1) async -> ListModel<String, Row> {
        let model = makeModel()
        model.load()
        await server.respond(to: 0, ids, next: next)
        await model.waitUntilIdle()
        return model
    }

    @Test func theFirstLoadGoesFromInitialToLoadingToRows() async {
        let model = makeModel()
        expectEqual(model.shown, "initial")
        model.load()
        model.load()
        expectEqual(model.shown, "loading")
        await server.respond(to: 0, ["a", "b"])
        await model.waitUntilIdle()
        expectEqual(model.shown, "a b, end")
        model.load()
        await model.waitUntilIdle()
        expectEqual(server.requests, [.init(query: "", page: 0)])
    }

    @Test func aRowCanBeChangedUntilTheNextRefresh() async {
        let model = await loadedModel(next: nil)
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

    @Test func anEmptyResultHasItsOwnState() async {
        let model = await loadedModel([], next: nil)
        expectEqual(model.shown, "empty")
    }

    @Test func aFailedFirstLoadCanBeRetried() async {
        let model = makeModel()
        model.load()
        await server.fail(0)
        await model.waitUntilIdle()
        expectEqual(model.shown, "error")
        expectEqual(model.state.error?.isRetryable, true)
        model.retry()
        expectEqual(model.shown, "loading")
        await server.respond(to: 1, ["a"])
        await model.waitUntilIdle()
        expectEqual(model.shown, "a, end")
    }

    @Test func emptyPagesAreSkippedUntilRowsArrive() async {
        let model = makeModel()
        model.load()
        await server.respond(to: 0, [], next: 1)
        await server.respond(to: 1, [], next: 2)
        await server.fail(2)
        await model.waitUntilIdle()
        expectEqual(model.shown, "error")
        model.retry()
        await server.respond(to: 3, ["a"], next: 3)
        await model.waitUntilIdle()
        expectEqual(model.shown, "a, more")
        expectEqual(server.requests.map(\.page), [0, 1, 2, 2])
    }

    @Test func moreIsLoadedWhenARowNearTheEndAppearsAndNotBefore() async {
        let model = await loadedModel()
        model.rowAppeared(Row("a"))
        expectEqual(model.shown, "a b c, more")
        model.rowAppeared(Row("b"))
        expectEqual(model.shown, "a b c, loading")
        await server.respond(to: 1, ["d"], next: 2)
        await model.waitUntilIdle()
        expectEqual(model.shown, "a b c d, more")
        expectEqual(server.requests.map(\.page), [0, 1])
    }

    @Test func aPageIsNeverLoadedTwice() async {
        let model = await loadedModel()
        for _ in 0..<3 {
            model.rowAppeared(Row("c"))
            model.loadMore()
            model.load()
            model.retry()
        }
        await server.respond(to: 1, ["d"], next: 2)
        await model.waitUntilIdle()
        expectEqual(model.shown, "a b c d, more")
        expectEqual(server.requests.map(\.page), [0, 1])
    }

    @Test func nothingIsRequestedAfterTheEnd() async {
        let model = await loadedModel(next: nil)
        model.rowAppeared(Row("c"))
        model.loadMore()
        model.retry()
        await model.waitUntilIdle()
        expectEqual(model.shown, "a b c, end")
        expectEqual(server.requests.count, 1)
    }

    @Test func rowsStayWhenTheNextPageFailsAndNoPageIsSkipped() async {
        let model = await loadedModel()
        model.rowAppeared(Row("c"))
        await server.fail(1)
        await model.waitUntilIdle()
        expectEqual(model.shown, "a b c, failed")
        // After a failure, only `retry()` sends a request. A row that appears sends no request.
        model.rowAppeared(Row("c"))
        expectEqual(model.shown, "a b c, failed")
        model.retry()
        await server.respond(to: 2, ["d"])
        await model.waitUntilIdle()
        expectEqual(model.shown, "a b c d, end")
        expectEqual(server.requests.map(\.page), [0, 1, 1])
    }

    @Test func aRefreshKeepsTheOldRowsUntilTheNewRowsArrive() async {
        let model = await loadedModel()
        model.refresh()
        model.refresh()
        expectEqual(model.shown, "a b c, more, refreshing")
        await server.respond(to: 1, ["new", "a"], next: 1)
        await model.waitUntilIdle()
        expectEqual(model.shown, "new a, more")
        expectEqual(server.requests.map(\.page), [0, 0])
    }

    @Test func aFailedRefreshKeepsTheRows() async {
        let model = await loadedModel()
        model.refresh()
        await server.fail(1)
        await model.waitUntilIdle()
        expectEqual(model.shown, "a b c, more, not refreshed")
        model.rowAppeared(Row("c"))
        await server.respond(to: 2, ["d"])
        await model.waitUntilIdle()
        expectEqual(model.shown, "a b c d, end, not refreshed")
        model.retry()
        await server.respond(to: 3, ["new"])
        await model.waitUntilIdle()
        expectEqual(model.shown, "new, end")
    }

    @Test func aLoadInterruptedByARefreshResumesIfTheRefreshFails() async {
        let model = await loadedModel()
        model.rowAppeared(Row("c"))
        await server.requests(atLeast: 2)
        model.refresh()
        expectEqual(model.shown, "a b c, more, refreshing")
        // The row appears during the refresh. It doesn't appear again after the refresh has failed.
        model.rowAppeared(Row("c"))
        await server.respond(to: 1, ["too late"], next: 2)
        await server.fail(2)
        await server.respond(to: 3, ["d"], next: 2)
        await model.waitUntilIdle()
        expectEqual(model.shown, "a b c d, more, not refreshed")
        expectEqual(server.requests.map(\.page), [0, 1, 0, 1])
    }

    @Test func aRowThatStaysOnTheScreenAfterARefreshLoadsMoreWithoutAppearingAgain() async {
        let model = await loadedModel()
        model.rowAppeared(Row("c"))
        await server.respond(to: 1, ["d", "e", "f"], next: 2)
        await model.waitUntilIdle()
        model.refresh()
        await server.respond(to: 2, ["a", "b", "c"], next: 1)
        await server.respond(to: 3, ["d", "e", "f"], next: 2)
        await model.waitUntilIdle()
        expectEqual(model.shown, "a b c d e f, more")
        expectEqual(server.requests.map(\.page), [0, 1, 0, 1])
    }

    @Test func aRowWithAKnownIDIsNotShownAgain() async {
        let model = await loadedModel()
        model.loadMore()
        await server.respond(to: 1, ["b", "c"], next: 2)
        await server.respond(to: 2, ["c", "d"])
        await model.waitUntilIdle()
        expectEqual(model.shown, "a b c d, end")
    }

    @Test func aRepeatedCursorIsNotFollowed() async {
        let model = await loadedModel()
        model.loadMore()
        await server.respond(to: 1, ["d"], next: 0)
        await model.waitUntilIdle()
        expectEqual(model.shown, "a b c d, more")
        for _ in 0..<2 {
            model.loadMore()
            await model.waitUntilIdle()
            expectEqual(model.shown, "a b c d, failed")
        }
        if case .failed(let error) = model.tail { expect(!error.isRetryable) }
        expectEqual(server.requests.count, 2)
    }

    @Test func theModelHasTheTotalThatTheServerReports() async {
        let heroes: Fetcher<OffsetCursor, PaginatedResponseModel<Row>> = { cursor in
            .success(
                PaginatedResponseModel(results: [Row("a"), Row("b")], offset: cursor.offset, limit: 2, total: 79))
        }
        let model = ListModel(query: "") { _ in offsetPages(of: heroes, limit: 2) }
        expect(model.total == nil)
        model.load()
        await model.waitUntilIdle()
        expectEqual(model.total, 79)
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
        expectEqual(log.pages, [0, 1])
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
