import Fetching
import SharedTestCode
import Testing

@testable import FetchingScreens

/// A screen as an example. It knows its actions. It doesn't know the network, the database and other screens.
@MainActor private final class Composer {
    struct Actions {
        var addRecipient: ScreenAction<(Composer, String), Void>.Async
        var finish: ScreenAction<[String], Result<Int, AppError>>.Async
        var cancel: ScreenAction<Composer, Void>.Sync
    }

    let actions: Actions
    var recipients: [String] = []
    var isOpen = true

    init(actions: Actions) { self.actions = actions }

    func pressAdd(_ name: String) async { await actions.addRecipient(self, name) }
    func pressFinish() async -> Result<Int, AppError> { await actions.finish(recipients) }
    func pressCancel() { actions.cancel(self) }
}

private struct Odd: Error { let number: Int }

@MainActor @Suite(.hangLimit) struct ActionTests {
    @Test func theButtonsRunTheirActionsAndTheScreenIsReleased() async throws {
        weak var released: Composer?
        var log: [String] = []
        do {
            let composer = Composer(
                actions: .init(
                    addRecipient: .init { composer, name in
                        log.append("add \(name)")
                        composer.recipients.append(name)
                    },
                    finish: .init { recipients in
                        log.append("send to \(recipients)")
                        return .success(7)
                    },
                    cancel: .init { $0.isOpen = false }))
            for name in ["Ada", "Bo"] { await composer.pressAdd(name) }
            try await expectEqual(composer.pressFinish().get(), 7)
            composer.pressCancel()
            expect(!composer.isOpen)
            released = composer
        }
        expectEqual(log, ["add Ada", "add Bo", #"send to ["Ada", "Bo"]"#])
        expect(released == nil)
    }

    @Test func aScreenAndTheValuesOfAnActionCanBeAnything() async {
        let confirm = ScreenAction<(String, String), Bool>.Async { screen, _ in screen == "a terminal" }
        expect(await confirm("a terminal", "Discard the draft?"))
        expectEqual(ScreenAction<Void, Int>.Sync { 3 }(), 3)
        await expectEqual(ScreenAction<Void, Int>.Async { 4 }(), 4)
        let move = ScreenAction<(String, Int, Bool), String>.Sync { "\($0) \($1) \($2)" }
        expectEqual(move("a", 1, true), "a 1 true")
        let add = ScreenAction<(Int, Int, Int, Int), Int>.Async { $0 + $1 + $2 + $3 }
        await expectEqual(add(1, 2, 3, 4), 10)
    }

    @Test func anActionThatThrowsReturnsTheError() async throws {
        let half = ScreenAction<Int, Result<Int, AppError>>.Async.catching { number in
            if number == 0 { throw AppError.cancelled }
            if !number.isMultiple(of: 2) { throw Odd(number: number) }
            return number / 2
        }
        try await expectEqual(half(4).get(), 2)
        await expectEqual(half(0).error?.isCancelled, true)
        expect((await half(3).error?.underlying as? Odd)?.number == 3)
    }

    @Test func aFetcherIsAnActionAndRunsOutsideTheMainActor() async throws {
        let length: Fetcher<String, Int> = { .success($0.count) }
        let measure = ScreenAction<String, Result<Int, AppError>>.Async(length)
        try await expectEqual(measure("Hulk").get(), 4)
    }

    @Test func anActionIsCalledFromAnyTask() async {
        var runs = 0
        let count = ScreenAction<Int, Void>.Sync {
            MainActor.assertIsolated()
            runs += $0
        }
        await Task.detached { await count(2) }.value
        expectEqual(runs, 2)
    }
}
