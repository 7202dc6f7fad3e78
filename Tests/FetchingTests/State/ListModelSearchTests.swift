import Fetching
import FetchingTestSupport
import Testing

/// What it promises to a person who searches.
extension ListModelTests {
    @Test func aSearchIsAskedWhenTheTypingPauses() async {
        let model = await loadedModel()
        for text in ["s", "sp", "spi"] {
            model.query = text
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .milliseconds(299))
        }
        #expect(model.shown == "a b c, more, searching")
        #expect(server.calls.count == 1)
        time.advance(by: .milliseconds(1))
        await server.calls(atLeast: 2)
        #expect(model.shown == "loading")
        await server.answer(1, ["spider"])
        await model.waitUntilIdle()
        #expect(model.shown == "spider, end")
        #expect(server.calls.map(\.query) == ["", "spi"])
    }

    @Test func aStaleAnswerIsNotShownAfterANewerQuestion() async {
        let model = makeModel(query: "old")
        model.load()
        await server.calls(atLeast: 1)
        model.query = "new"
        await time.waitForSleepers(atLeast: 1)
        // The older answer comes while the person types, and is none any more.
        await server.answer(0, ["old"])
        for _ in 0..<100 { await Task.yield() }
        #expect(model.shown == "loading, searching")
        time.advance(by: .milliseconds(300))
        await server.calls(atLeast: 2)
        model.query = "newest"
        await time.waitForSleepers(atLeast: 1)
        time.advance(by: .milliseconds(300))
        await server.answer(2, ["newest"])
        await model.waitUntilIdle()
        await server.answer(1, ["new"])
        for _ in 0..<100 { await Task.yield() }
        #expect(model.shown == "newest, end")
    }

    @Test func aQueryThatIsTakenBackIsNotAskedAgain() async {
        let model = await loadedModel()
        model.appeared(Row("c"))
        await server.calls(atLeast: 2)
        model.query = "s"
        #expect(model.shown == "a b c, more, searching")
        await time.waitForSleepers(atLeast: 1)
        model.query = ""
        #expect(time.sleeperCount == 0)
        // The page that was under way for it is.
        #expect(model.shown == "a b c, loading")
        await server.answer(2, ["d"])
        await model.waitUntilIdle()
        #expect(model.shown == "a b c d, end")
        #expect(server.calls.map(\.page) == [0, 1, 1])
    }

    @Test func aFirstLoadThatTypingInterruptedGoesOnWhenTheQueryIsTakenBack() async {
        let model = makeModel()
        model.load()
        await server.calls(atLeast: 1)
        model.query = "s"
        model.query = ""
        await server.answer(1, ["a"])
        await model.waitUntilIdle()
        #expect(model.shown == "a, end")
    }

    @Test func aChangedQueryIsAskedAtOnceOnRequest() async {
        let model = await loadedModel()
        model.query = "spi"
        model.refresh()
        #expect(model.shown == "loading")
        await server.answer(1, ["spider"])
        await model.waitUntilIdle()
        #expect(model.shown == "spider, end")
        #expect(time.sleeperCount == 0)
    }

    @Test func whatIsTypedBeforeTheScreenIsThereIsAskedFirst() async {
        let model = makeModel()
        model.query = "spi"
        model.load()
        await server.answer(0, ["spider"])
        await model.waitUntilIdle()
        #expect(server.calls == [.init(query: "spi", page: 0)])
        #expect(model.shown == "spider, end")
    }

    @Test func aQueryIsWhateverTheListDependsOn() async {
        struct Question: Equatable { var text = "", isDescending = false }
        let model = ListModel(query: Question(), debounce: .zero) { [server] question in
            server.pages(for: question.isDescending ? "-" + question.text : question.text)
        }
        model.load()
        await server.answer(0, ["a"])
        await model.waitUntilIdle()
        model.query.isDescending = true
        await server.answer(1, ["z"])
        await model.waitUntilIdle()
        #expect(server.calls.map(\.query) == ["", "-"])
        #expect(model.shown == "z, end")
    }
}
