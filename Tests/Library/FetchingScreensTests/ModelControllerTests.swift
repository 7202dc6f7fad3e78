import Fetching
import FetchingTestSupport
import SharedTestCode
import Testing

@testable import FetchingScreens

@MainActor @Suite(.hangLimit) struct ModelControllerTests {
    private let server = ManualAction<Void, String>()

    private func makeController(_ name: String = "local") -> ModelController<String> {
        ModelController(name) { [server] in await server.run(()) }
    }

    @Test func syncsAtTheSameTimeLoadTheModelOnce() async throws {
        let user = makeController()
        for (index, name) in ["Ada", "Bo"].enumerated() {
            let before = user.shown
            let syncs = (0..<3).map { _ in Task { await user.sync() } }
            await server.runs(atLeast: index + 1)
            expectEqual(user.shown, "\(before), syncing")
            await server.end(index, .success(name))
            for sync in syncs { try await expectEqual(sync.value.get(), name) }
            expectEqual(user.shown, name)
        }
        expectEqual(server.inputs.count, 2)
    }

    @Test func aFailedSyncKeepsTheModelAndReturnsTheErrorToEachCaller() async throws {
        let user = makeController()
        let cancelled = Task { await user.sync() }
        await server.end(0, .failure(.cancelled))
        expect(await cancelled.value.isCancelled)
        expectEqual(user.shown, "local", "the end of a session is not an error of the model")
        let syncs = (0..<2).map { _ in Task { await user.sync() } }
        await server.end(1, .failure(serverIsDown))
        for sync in syncs { expect(await sync.value.isRetryable) }
        expectEqual(user.shown, "local, not synced")
        let next = Task { await user.sync() }
        await server.end(2, .success("Ada"))
        _ = await next.value
        expectEqual(user.shown, "Ada")
    }

    @Test func aModelThatIsSetDuringASyncIsNotReplacedByTheLateResult() async {
        let user = makeController()
        let sync = Task { await user.sync() }
        await server.runs(atLeast: 1)
        user.model += ", edited"
        expectEqual(user.shown, "local, edited")
        expect(await sync.value.isCancelled)
        await server.end(0, .success("old"))
        await waitUntil { server.cancelled == [0] }
        expectEqual(user.shown, "local, edited")
    }

    @Test func aCancelledCallerDoesNotCancelTheSyncForOthers() async throws {
        let user = makeController()
        let syncs = (0..<2).map { _ in Task { await user.sync() } }
        await server.runs(atLeast: 1)
        syncs[0].cancel()
        expect(await syncs[0].value.isCancelled)
        expectEqual(user.shown, "local, syncing")
        await server.end(0, .success("Ada"))
        try await expectEqual(syncs[1].value.get(), "Ada")
        expect(server.cancelled.isEmpty)
    }

    @Test func aCallerThatIsAlreadyCancelledStartsNoSync() async throws {
        let user = makeController()
        let cancelled = Task { await user.sync() }
        cancelled.cancel()
        expect(await cancelled.value.isCancelled)
        let sync = Task { await user.sync() }
        await server.end(0, .success("Ada"))
        try await expectEqual(sync.value.get(), "Ada")
        expectEqual(server.inputs.count, 1)
    }

    @Test func aSyncWithoutCallersIsCancelledAndNeverReplacesALaterSync() async throws {
        let user = makeController()
        let old = Task { await user.sync() }
        await server.runs(atLeast: 1)
        old.cancel()
        expect(await old.value.isCancelled)
        expectEqual(user.shown, "local")
        let new = Task { await user.sync() }
        await server.end(1, .success("new"))
        try await expectEqual(new.value.get(), "new")
        await server.end(0, .success("old"))
        await waitUntil { server.cancelled == [0] }
        expectEqual(user.shown, "new")
    }

    @Test func aScreenFollowsTheModel() async {
        let user = makeController()
        let screen = Follower { user.shown }
        user.model = "Bo"
        await screen.waits(for: "Bo")
        let sync = Task { await user.sync() }
        await screen.waits(for: "Bo, syncing")
        await server.end(0, .success("Ada"))
        _ = await sync.value
        await screen.waits(for: "Ada")
        expectEqual(screen.shown, ["local", "Bo", "Bo, syncing", "Ada"])
    }

    /// Random syncs, local changes, cancelled callers and responses. Each load returns a newer version than the loads
    /// and local changes before it, so the version must never decrease.
    @Test func noSequenceOfEventsBringsBackAnOlderModel() async {
        for seed in 1...(soakSize.map { max(50, $0 / 20) } ?? 20) {
            var random = SplitMix64(seed: UInt64(seed))
            let server = ManualAction<Int, Int>()
            var newest = 0
            let user = ModelController(0) {
                newest += 1
                return await server.run(newest)
            }
            var (callers, ended, previous) = ([Task<Result<Int, AppError>, Never>](), Set<Int>(), 0)
            for _ in 0..<20 {
                switch Int.random(in: 0..<8, using: &random) {
                case 0...2: callers.append(Task { await user.sync() })
                case 3: callers.randomElement(using: &random)?.cancel()
                case 4:
                    newest += 1
                    user.model = newest
                default:
                    guard let run = server.inputs.indices.filter({ !ended.contains($0) }).randomElement(using: &random)
                    else { break }
                    ended.insert(run)
                    let isSuccess = Bool.random(using: &random)
                    await server.end(run, isSuccess ? .success(server.inputs[run]) : .failure(serverIsDown))
                }
                for _ in 0..<Int.random(in: 0..<8, using: &random) { await Task.yield() }
                expect(user.model >= previous, "seed \(seed)")
                previous = user.model
            }
            for caller in callers { caller.cancel() }
            // Each caller gets a result, although some loads do not end.
            for caller in callers { _ = await caller.value }
            expect(!user.isSyncing, "seed \(seed)")
            for run in server.inputs.indices where !ended.contains(run) { await server.end(run, .failure(.cancelled)) }
        }
    }
}

extension ModelController<String> {
    fileprivate var shown: String {
        model + (isSyncing ? ", syncing" : "") + (syncError == nil ? "" : ", not synced")
    }
}
