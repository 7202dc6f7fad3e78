import Fetching
import FetchingTestSupport
import Observation
import Testing

/// What is asked of the list model while it is in the middle of something.
@MainActor @Suite(.timeLimit(.minutes(1))) struct ListModelReentryTests {
    private let server = AnsweredByHand()
    private let time = VirtualTime()

    @Test func aQueryThatIsChangedWhileItIsAskedIsAskedNext() async {
        weak var asking: ListModel<String, Row>?
        let model = ListModel(query: "old", time: time.source) { [server] query in
            asking?.query = "new"
            return server.pages(for: query)
        }
        asking = model
        model.load()
        #expect(model.shown == "loading, searching")
        await time.waitForSleepers(atLeast: 1)
        time.advance(by: .milliseconds(300))
        await server.answer(0, ["new"])
        await model.waitUntilIdle()
        #expect(model.shown == "new, end")
        #expect(server.calls.map(\.query) == ["new"])
    }

    @Test func aSearchThatBeginsInTheMiddleOfARefreshIsAsked() async {
        weak var asking: ListModel<String, Row>?
        let model = ListModel(query: "", time: time.source) { [server] query in
            asking?.query = "new"
            return server.pages(for: query)
        }
        model.load()
        await server.answer(0, ["old"])
        await model.waitUntilIdle()
        asking = model
        model.refresh()
        #expect(model.shown == "old, end, searching")
        await time.waitForSleepers(atLeast: 1)
        time.advance(by: .milliseconds(300))
        await server.answer(1, ["new"])
        await model.waitUntilIdle()
        #expect(model.shown == "new, end")
    }

    /// Observation tells of a change before it is done; what is asked for at that moment must not disturb it.
    @Test(arguments: [
        (OnChange.load, "a b c d, more", [0, 1]), (.loadMore, "a b c d, more", [0, 1]),
        (.refresh, "a b c d, more, refreshing", [0, 1, 0]), (.search, "a b c d, more, searching", [0, 1]),
    ])
    func anObserverMayAskForAnythingInTheMiddleOfAChange(action: OnChange, shown: String, pages: [Int]) async {
        let model = ListModel(query: "", time: time.source, pages: server.pages)
        model.load()
        await server.answer(0, ["a", "b", "c"], next: 1)
        await model.waitUntilIdle()
        model.loadMore()
        withObservationTracking {
            _ = model.rows
        } onChange: {
            MainActor.assumeIsolated { action.perform(on: model) }
        }
        await server.answer(1, ["d"], next: 2)
        await server.calls(atLeast: pages.count)
        for _ in 0..<1000 where model.rows.count < 4 { await Task.yield() }
        #expect(model.shown == shown)
        #expect(server.calls.map(\.page) == pages)
        for index in server.waiting { await server.fail(index) }
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
