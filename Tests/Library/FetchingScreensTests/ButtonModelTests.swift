import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingScreens

@MainActor @Suite(.hangLimit) struct ButtonModelTests {
    private let send = ManualAction<String, Void>()

    @Test func aPressWhileTheActionRunsDoesNothing() async {
        let button = ButtonModel(send.action)
        expectEqual(button.shown, "idle")
        button.press("first")
        button.press("second")
        expectEqual(button.shown, "running")
        await send.end(0, .success(()))
        await button.waitUntilIdle()
        expectEqual(button.shown, "idle")
        button.press("third")
        await send.end(1, .success(()))
        await button.waitUntilIdle()
        expectEqual(send.inputs, ["first", "third"])
    }

    @Test func theResultOfAnActionIsShownUntilTheNextPress() async {
        let button = ButtonModel(send.action)
        let results: [(result: Result<Void, AppError>, shown: String)] = [
            (.success(()), "idle"), (.failure(serverIsDown), "failed"), (.failure(.cancelled), "idle"),
            (.failure(serverIsDown), "failed"), (.success(()), "idle"),
        ]
        for (index, (result, shown)) in results.enumerated() {
            button.press("text")
            expectEqual(button.shown, "running")
            await send.end(index, result)
            await button.waitUntilIdle()
            expectEqual(button.shown, shown)
            expectEqual(button.state.error?.isRetryable, shown == "failed" ? true : nil)
        }
    }

    @Test func anErrorOfAnotherTypeIsTheUnderlyingError() async {
        let action = ScreenAction<Void, Result<Int, LibraryIsClosed>>.Async { .failure(LibraryIsClosed()) }
        let button = ButtonModel(action)
        button.press()
        await button.waitUntilIdle()
        expect(button.state.error?.underlying is LibraryIsClosed)
    }

    @Test func anActionMayThrow() async {
        var errors: [any Error] = [LibraryIsClosed(), serverIsDown, CancellationError(), URLError(.cancelled)]
        let button = ButtonModel<Void, Int>(
            .catching {
                if errors.isEmpty { return 7 }
                throw errors.removeFirst()
            })
        for shown in ["failed", "failed", "idle", "idle", "idle"] {
            button.press()
            await button.waitUntilIdle()
            expectEqual(button.shown, shown)
        }
    }

    @Test func anActionThatCannotFailReturnsAnything() async {
        var runs = 0
        let logOut = ButtonModel(ScreenAction<Void, Void>.Async { runs += 1 })
        let count = ButtonModel(ScreenAction<Int, Int?>.Async { $0 + runs })
        logOut.press()
        count.press(1)
        await logOut.waitUntilIdle()
        await count.waitUntilIdle()
        expectEqual(runs, 1)
        expectEqual([logOut.shown, count.shown], ["idle", "idle"])
    }

    @Test func cancelMakesTheButtonIdleAtOnceAndALateResultIsIgnored() async {
        let button = ButtonModel(send.action)
        button.press("old")
        await send.runs(atLeast: 1)
        button.cancel()
        expectEqual(button.shown, "idle")
        button.press("new")
        await send.end(0, .failure(serverIsDown))
        await waitUntil { send.cancelled == [0] }
        expectEqual(button.shown, "running")
        await send.end(1, .success(()))
        await button.waitUntilIdle()
        expectEqual(button.shown, "idle")
    }

    @Test func anActionThatIsCancelledBeforeItStartsDoesNotRun() async {
        let button = ButtonModel(send.action)
        button.press("old")
        button.cancel()
        button.press("new")
        await send.end(0, .success(()))
        await button.waitUntilIdle()
        expectEqual(send.inputs, ["new"])
    }

    @Test func aCancelledWaitReturnsAtOnceAndTheActionContinues() async {
        let button = ButtonModel(send.action)
        button.press("text")
        let wait = Task { await button.waitUntilIdle() }
        wait.cancel()
        await wait.value
        expectEqual(button.shown, "running")
        await send.end(0, .success(()))
        await button.waitUntilIdle()
        expect(send.cancelled.isEmpty)
    }

    @Test func aScreenFollowsTheStateInVirtualTime() async {
        let time = VirtualTime()
        let button = ButtonModel(
            ScreenAction<Void, Result<Void, AppError>>.Async {
                try? await time.source.sleep(.seconds(2))
                return .success(())
            })
        let screen = Follower { button.shown }
        button.press()
        await time.waitForSleepers(atLeast: 1)
        await screen.waits(for: "running")
        time.advance(by: .seconds(2))
        await screen.waits(for: "idle")
        expectEqual(screen.shown, ["idle", "running", "idle"])
    }
}

private struct LibraryIsClosed: Error {}

extension ButtonModel {
    fileprivate var shown: String {
        switch state {
        case .idle: "idle"
        case .running: "running"
        case .failed: "failed"
        }
    }
}
