import Fetching
import FetchingTestSupport
import Observation
import SharedTestCode
import Testing

@testable import FetchingScreens

/// Tests that call the list model during a change of the list model.
@MainActor @Suite(.hangLimit) struct ListModelReentryTests {
    private let server = ManualServer()
    private let time = VirtualTime()

    @Test(arguments: [true, false]) func aQueryThatIsChangedWhileAnotherIsSentIsSentNext(isFirst: Bool) async {
        await time.run {
            weak var changing: ListModel<String, Row>?
            let model = ListModel(query: "") { [server] query in
                changing?.query = "new"
                return server.pages(for: query)
            }
            if isFirst {
                changing = model
                model.load()
                expectEqual(model.shown, "loading, searching")
            } else {
                model.load()
                await server.respond(to: 0, ["old"])
                await model.waitUntilIdle()
                changing = model
                model.refresh()
                expectEqual(model.shown, "old, end, searching")
            }
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .milliseconds(300))
            await server.respond(to: isFirst ? 0 : 1, ["new"])
            await model.waitUntilIdle()
            expectEqual(model.shown, "new, end")
            expectEqual(server.requests.map(\.query), isFirst ? ["new"] : ["", "new"])
        }
    }

    /// Observation reports a change before the change happens. A call at that moment must not disturb the change.
    @Test(arguments: [
        (OnChange.load, "a b c d, more", [0, 1]), (.loadMore, "a b c d, more", [0, 1]),
        (.refresh, "a b c d, more, refreshing", [0, 1, 0]), (.search, "a b c d, more, searching", [0, 1]),
    ])
    func anObserverMayCallTheModelDuringAChange(action: OnChange, shown: String, pages: [Int]) async {
        await time.run {
            let model = ListModel(query: "", pages: server.pages)
            model.load()
            await server.respond(to: 0, ["a", "b", "c"], next: 1)
            await model.waitUntilIdle()
            model.loadMore()
            withObservationTracking {
                _ = model.rows
            } onChange: {
                MainActor.assumeIsolated { action.perform(on: model) }
            }
            await server.respond(to: 1, ["d"], next: 2)
            await server.requests(atLeast: pages.count)
            await waitUntil { model.rows.count == 4 }
            expectEqual(model.shown, shown)
            expectEqual(server.requests.map(\.page), pages)
            for index in server.waiting { await server.fail(index) }
        }
    }

    @Test func rowsOfAnOldQueryAreNotAddedToANewQueryDuringAChange() async {
        await time.run {
            let model = ListModel(query: "", pages: server.pages)
            model.load()
            await server.respond(to: 0, ["a"], next: 1)
            await model.waitUntilIdle()
            model.loadMore()
            withObservationTracking {
                _ = model.rows
            } onChange: {
                MainActor.assumeIsolated {
                    model.query = "s"
                    model.refresh()
                }
            }
            await server.respond(to: 1, ["b"], next: 2)
            await server.requests(atLeast: 3)
            expectEqual(model.shown, "loading")
            await server.respond(to: 2, ["spider"])
            await model.waitUntilIdle()
            expectEqual(model.shown, "spider, end")
            expectEqual(server.requests.map(\.query), ["", "", "s"])
        }
    }

    enum OnChange {
        case load, loadMore, refresh, search

        @MainActor func perform(on model: ListModel<String, Row>) {
            switch self {
            case .load: model.load()
            case .loadMore: model.loadMore()
            case .refresh: model.refresh()
            case .search: model.query = "s"
            }
        }
    }
}
