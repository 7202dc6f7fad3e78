import Fetching
import FetchingScreens
import FetchingTestSupport
import SharedTestCode
import Testing

@Suite(.timeLimit(.minutes(10))) struct UnexpectedActionTests {
    @Test func anActionThatTheTestDidNotProvideFailsTheTestByItsName() async throws {
        let cancel = ScreenAction<String, Void>.Sync.unimplemented("cancel")
        try await expectIssue("unexpected call of the action “cancel”; provide a closure for it") {
            await cancel("screen")
        }
        let save = ScreenAction<Void, Void>.Async.unimplemented("save")
        try await expectIssue("unexpected call of the action “save”; provide a closure for it") { await save() }
        let count = ScreenAction<Void, Int>.Sync.unimplemented("count", returning: 0)
        try await expectIssue("unexpected call of the action “count”; provide a closure for it") {
            await expectEqual(count(), 0)
        }
    }

    @Test func anActionThatCanFailReturnsTheName() async throws {
        let finish = ScreenAction<Int, Result<String, AppError>>.Async.unimplemented("finish")
        try await expectIssue("unexpected call of the action “finish”; provide a closure for it") {
            let failure = try #require(await finish(1).error?.unknown)
            expectEqual(failure.reason, "unexpected call of the action “finish”; provide a closure for it")
        }
    }

    @Test func aPressedButtonWithoutAnActionFailsTheTest() async throws {
        try await expectIssue("unexpected call of the action “finish”; provide a closure for it") { @MainActor in
            let button = ButtonModel(ScreenAction<Void, Result<Void, AppError>>.Async.unimplemented("finish"))
            button.press()
            await button.waitUntilIdle()
            expectEqual(button.state.error?.isRetryable, false)
        }
    }
}
