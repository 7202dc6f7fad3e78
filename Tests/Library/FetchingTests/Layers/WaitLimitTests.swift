import FetchingResilience
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching

/// Time limits end everything that a call waits for, even code that ignores cancellation.
@Suite(.hangLimit) struct WaitLimitTests {
    /// Work that does not end before `end()`.
    private final class StubbornWork: Sendable {
        private let state = Mutex<(count: Int, waiters: [CheckedContinuation<Void, Never>])>((0, []))

        /// The number of times that the work has begun.
        var count: Int { state.withLock { $0.count } }

        func wait() async {
            await withCheckedContinuation { waiter in
                state.withLock {
                    $0.count += 1
                    $0.waiters.append(waiter)
                }
            }
        }

        func end() {
            let waiters = state.withLock { state in
                defer { state.waiters = [] }
                return state.waiters
            }
            for waiter in waiters { waiter.resume() }
        }
    }

    /// A layer as an app writes it: it continues the call in a detached task.
    private static let detached: StoreLayer = { store in
        NetworkStore(
            around: store,
            fetchData: { request in
                let context = CallContext.current
                return try await Task.detached { try await context.run { try await store.fetchData(request) } }.value
            },
            fetchStream: { request in
                let context = CallContext.current
                return try await Task.detached { try await context.run { try await store.fetchStream(request) } }.value
            })
    }

    /// The context of work that a task has left must not be taken for that of a later task.
    @Test func detachedWorkWithTheContextOfAnEndedTaskEndsAtItsLimit() async throws {
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<(runsSlowTests ? 160 : 80) {
                group.addTask {
                    let saved = Mutex<CallContext?>(nil)
                    try? await withTimeLimit(.milliseconds(150)) { saved.withLock { $0 = .current } }
                    guard let context = saved.withLock({ $0 }) else { return }
                    let work = Task.detached { try await context.run { try await PendingResult<Int>().value() } }
                    await expect(throws: TimedOut.self) { try await work.value }
                }
            }
        }
    }

    /// Otherwise, each wait inside of a task that is cancelled at a limit would need a timer of its own.
    @Test func theNumberOfATaskIsItsHashValue() async throws {
        let result = PendingResult<Int?>()
        let task = Task { await result.complete(with: { currentTaskID() }) }
        try await expectEqual(result.value(), task.hashValue)
    }

    /// The time passes while the task of the timer waits for a thread.
    @Test(arguments: [(3, 2), (7, 0)]) func aTimerEndsInTimeEvenIfItsTaskStartsLate(passed: Int, rest: Int) async throws
    {
        let uptime = Atomic(0)
        let delay = PendingResult<Duration>()
        let source = TimeSource(
            uptime: { .seconds(uptime.exchange(passed, ordering: .relaxed)) }, date: { Date() },
            sleep: { delay.complete(.success($0)) }, random: { 0 })
        _ = source.startTimer(.seconds(5)) {}
        try await expectEqual(delay.value(), .seconds(rest))
    }

    @Test func aNegativeDelayEndsAtOnceUnlessALimitHasPassed() async throws {
        let time = VirtualTime()
        let source = TimeSource(
            uptime: time.source.uptime, date: time.source.date,
            sleep: { delay in
                expect(delay >= .zero)
                try await time.source.sleep(delay)
            }, random: { 0 })
        try await withCall({ $0.time = source }) {
            try await CallContext.current.sleep(for: .seconds(-9))
            await expect(throws: TimedOut.self) {
                try await TimeLimit(.seconds(1), source).run {
                    time.advance(by: .seconds(2))
                    try await CallContext.current.sleep(for: .seconds(-9))
                }
            }
        }
    }

    @Test(arguments: ["attempt", "call"], StoreClosure.allCases)
    func aWaitEndsAtTheLimit(limit: String, closure: StoreClosure) async throws {
        let work = StubbornWork()
        let waiting = intercepting("app") { request, next in
            await work.wait()
            return try await next(request)
        }
        let signature = signing { request, _ in
            await work.wait()
            return request
        }
        let layers: [(waiting: String, layers: [StoreLayer])] = [
            ("for a stub", []), ("for a shared request", [coalescing()]),
            ("for one of two requests", [hedging(after: .seconds(1))]), ("in a detached task", [Self.detached]),
            ("in a closure of the app", [waiting]), ("for a signature", [signature]),
        ]
        for (waiting, layers) in layers {
            let time = VirtualTime()
            try await time.run {
                let outer = limit == "call" ? deadline(after: .seconds(3)) : timingOut(after: .seconds(3))
                let store = NetworkStore { request in
                    await work.wait()
                    return try await NetworkStore.json("{}").fetchData(request)
                }.layered([outer] + layers)
                let call = Task { try await closure.text(store).text }
                await time.waitForSleepers(atLeast: 1)
                time.advance(by: .milliseconds(2999))
                expect(time.sleeperCount > 0, "\(waiting): the limit has not passed")
                time.advance(by: .milliseconds(1))
                let error = try #require(await call.result.error as? TimedOut, "\(waiting)")
                expect(error.timeLimit == .seconds(3) && error.elapsed == .seconds(3), "\(waiting): \(error)")
                expect(await eventually { time.sleeperCount == 0 }, "\(waiting): no timer is left")
            }
        }
        work.end()
    }

    @Test func aWaitForAPermitEndsAtTheLimitAndLosesNoPermit() async throws {
        let (work, time) = (StubbornWork(), VirtualTime())
        let store = NetworkStore { request in
            await work.wait()
            return try await NetworkStore.json("{}").fetchData(request)
        }.layered(limitingConcurrency(to: 1))
        try await time.run {
            let first = Task { try await store.fetchData(request()) }
            expect(await eventually { work.count == 1 })
            let second = Task { await store.layered(deadline(after: .seconds(3))).failure(try request()) }
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .seconds(3))
            expect((try await second.value as? TimedOut)?.elapsed == .seconds(3))
            let third = Task { try await store.fetchData(request()) }
            work.end()
            _ = try await first.value
            expect(await eventually { work.count == 2 }, "the permit goes to the next request")
            work.end()
            _ = try await third.value
        }
    }
}
