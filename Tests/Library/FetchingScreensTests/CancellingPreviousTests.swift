import Fetching
import FetchingTestSupport
import SharedTestCode
import Testing

@testable import FetchingScreens

@MainActor @Suite(.hangLimit) struct CancellingPreviousTests {
    private let time = VirtualTime()
    private let search = ManualAction<String, [String]>()

    @Test func onlyTheLastOfSeveralQuickCallsRuns() async throws {
        try await time.run { () async throws in
            let action = search.action.cancellingPrevious(debounce: .milliseconds(300))
            var calls: [Task<Result<[String], AppError>, Never>] = []
            for (index, text) in ["h", "hu", "hulk"].enumerated() {
                calls.append(Task { await action(text) })
                // The previous sleep is cancelled before the next one begins.
                await waitUntil { time.waits.count == index + 1 && time.sleeperCount == 1 }
                time.advance(by: .milliseconds(299))
            }
            time.advance(by: .milliseconds(1))
            await search.end(0, .success(["Hulk"]))
            expect(await calls[0].value.isCancelled)
            expect(await calls[1].value.isCancelled)
            try await expectEqual(calls[2].value.get(), ["Hulk"])
            expectEqual(search.inputs, ["hulk"])
        }
    }

    @Test func aNewCallEndsThePreviousCallAtOnceAndItsLateResultIsIgnored() async throws {
        let action = search.action.cancellingPrevious()
        let first = Task { await action("h") }
        await search.runs(atLeast: 1)
        let second = Task { await action("hu") }
        expect(await first.value.isCancelled)
        await search.end(1, .success(["new"]))
        try await expectEqual(second.value.get(), ["new"])
        await search.end(0, .success(["old"]))
        await waitUntil { search.cancelled == [0] }
    }

    @Test func aCallThatIsReplacedBeforeItStartsDoesNotRun() async throws {
        let action = search.action.cancellingPrevious()
        let calls = ["h", "hu"].map { text in Task { await action(text) } }
        await search.end(0, .success(["Hulk"]))
        expect(await calls[0].value.isCancelled)
        try await expectEqual(calls[1].value.get(), ["Hulk"])
        expectEqual(search.inputs, ["hu"])
    }

    @Test func aCancelledCallerGetsItsResultAtOnceAndCancelsTheClosure() async {
        let action = search.action.cancellingPrevious()
        let call = Task { await action("h") }
        await search.runs(atLeast: 1)
        call.cancel()
        expect(await call.value.isCancelled)
        await search.end(0, .success([]))
        await waitUntil { search.cancelled == [0] }
    }

    @Test func aCallFromACancelledTaskDisturbsNoOtherCall() async throws {
        let action = search.action.cancellingPrevious()
        let first = Task { await action("h") }
        await search.runs(atLeast: 1)
        let second = Task { await action("hu") }
        second.cancel()
        expect(await second.value.isCancelled)
        await search.end(0, .success(["Hulk"]))
        try await expectEqual(first.value.get(), ["Hulk"])
        expectEqual(search.inputs, ["h"])
    }
}
