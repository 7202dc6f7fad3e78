import Fetching
import FetchingTestSupport
import SharedTestCode
import Testing

@testable import FetchingScreens

/// Tests of the list model's search.
extension ListModelTests {
    @Test func aChangedQueryIsSentWhenTheTypingPauses() async {
        await time.run {
            let model = await loadedModel()
            for text in ["s", "sp", "spi"] {
                model.query = text
                await time.waitForSleepers(atLeast: 1)
                time.advance(by: .milliseconds(299))
            }
            expectEqual(model.shown, "a b c, more, searching")
            expectEqual(server.requests.count, 1)
            time.advance(by: .milliseconds(1))
            await server.requests(atLeast: 2)
            expectEqual(model.shown, "loading")
            await server.respond(to: 1, ["spider"])
            await model.waitUntilIdle()
            expectEqual(model.shown, "spider, end")
            expectEqual(server.requests.map(\.query), ["", "spi"])
        }
    }

    @Test func aStaleResponseIsNotShown() async {
        await time.run {
            let model = makeModel(query: "old")
            model.load()
            await server.requests(atLeast: 1)
            model.query = "new"
            await time.waitForSleepers(atLeast: 1)
            // The response to the old query arrives during the debounce interval.
            await server.respond(to: 0, ["old"])
            expectEqual(model.shown, "loading, searching")
            time.advance(by: .milliseconds(300))
            await server.requests(atLeast: 2)
            expectEqual(model.shown, "loading")
            model.query = "newest"
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .milliseconds(300))
            await server.respond(to: 2, ["newest"], next: 1)
            await model.waitUntilIdle()
            expectEqual(model.shown, "newest, more")
            // The response to the second query arrives after the response to the third query.
            await server.respond(to: 1, ["new"])
            model.loadMore()
            await server.respond(to: 3, ["last"])
            await model.waitUntilIdle()
            expectEqual(model.shown, "newest last, end")
        }
    }

    @Test func aQueryThatIsChangedBackIsNotSentAgain() async {
        await time.run {
            let model = await loadedModel()
            model.rowAppeared(Row("c"))
            await server.requests(atLeast: 2)
            model.query = "s"
            expectEqual(model.shown, "a b c, more, searching")
            await time.waitForSleepers(atLeast: 1)
            model.query = ""
            expectEqual(time.sleeperCount, 0)
            // The page that was being loaded is requested again.
            expectEqual(model.shown, "a b c, loading")
            await server.respond(to: 2, ["d"])
            await model.waitUntilIdle()
            expectEqual(model.shown, "a b c d, end")
            expectEqual(server.requests.map(\.page), [0, 1, 1])
        }
    }

    @Test func aFirstLoadInterruptedByTypingResumesWhenTheQueryIsChangedBack() async {
        await time.run {
            let model = makeModel()
            model.load()
            await server.requests(atLeast: 1)
            model.query = "s"
            model.query = ""
            await server.respond(to: 1, ["a"])
            await model.waitUntilIdle()
            expectEqual(model.shown, "a, end")
        }
    }

    @Test func aRefreshSendsAChangedQueryAtOnce() async {
        await time.run {
            let model = await loadedModel()
            model.query = "spi"
            model.refresh()
            expectEqual(model.shown, "loading")
            await server.respond(to: 1, ["spider"])
            await model.waitUntilIdle()
            expectEqual(model.shown, "spider, end")
            expectEqual(time.sleeperCount, 0)
        }
    }

    @Test func aQueryThatIsSetBeforeTheFirstLoadIsSentFirst() async {
        await time.run {
            let model = makeModel()
            model.query = "spi"
            model.load()
            await server.respond(to: 0, ["spider"])
            await model.waitUntilIdle()
            expectEqual(server.requests, [.init(query: "spi", page: 0)])
            expectEqual(model.shown, "spider, end")
        }
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
}
