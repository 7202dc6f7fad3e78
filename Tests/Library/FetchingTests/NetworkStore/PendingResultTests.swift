import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching

@Suite(.hangLimit) struct PendingResultTests {
    struct Failure: Error, Equatable {}

    @Test func theFirstResultEndsTheWait() async throws {
        let result = PendingResult<Int>()
        expect(result.complete(.success(1)))
        expect(!result.complete(.success(2)))
        try await expectEqual(result.value(), 1)
        expect(!result.complete(.success(3)))
        await expect(throws: CancellationError.self) { try await result.value() }

        let later = PendingResult<Int>()
        let wait = Task { try await later.value() }
        await Task.yield()
        later.complete(.failure(Failure()))
        await expect(throws: Failure()) { try await wait.value }
    }

    @Test func aSecondCallerDoesNotDisturbTheFirst() async throws {
        let result = PendingResult<Int>()
        let wait = Task { try await result.value() }
        await waitUntil { result.hasWaiter }
        let second = Task { try await result.value { Issue.record("the first wait has not ended") } }
        second.cancel()
        await expect(throws: CancellationError.self) { try await second.value }
        expect(result.complete(.success(1)))
        try await expectEqual(wait.value, 1)
    }

    /// A time source of an app may call the action of a timer at once, if no time is left.
    @Test func aTimerThatFiresAtOnceEndsTheWait() async throws {
        let seconds = Mutex(0)
        let source = TimeSource(
            uptime: {
                seconds.withLock { seconds in
                    seconds += 1
                    return .seconds(seconds)
                }
            }, date: { Date() }, sleep: { _ in try Task.checkCancellation() }, random: { 0 },
            startTimer: { duration, action in
                if duration <= .zero { action() }
                return {}
            })
        await expect(throws: TimedOut.self) {
            try await withCall({ $0.time = source }) {
                try await withTimeLimit(.seconds(2)) { try await Task.sleep(for: .seconds(60)) }
            }
        }
    }

    @Test func aCancelledWaitEndsAtOnce() async {
        let result = PendingResult<Int>()
        let wasCancelled = Mutex(false)
        let wait = Task {
            try await result.value {
                expect(!result.complete(.success(1)), "the cancellation is the result")
                wasCancelled.withLock { $0 = true }
            }
        }
        wait.cancel()
        await expect(throws: CancellationError.self) { try await wait.value }
        expect(wasCancelled.withLock { $0 })
        expect(!result.complete(.success(1)))
    }

    @Test func aCancellationAfterTheResultDoesNotEndTheWork() async throws {
        for _ in 0..<(runsSlowTests ? 200 : 50) {
            let result = PendingResult<Int>()
            let wasCancelled = Mutex(false)
            let wait = Task { try await result.value { wasCancelled.withLock { $0 = true } } }
            async let isDelivered = result.complete(.success(1))
            wait.cancel()
            let value = try? await wait.value
            expect(await isDelivered == (value == 1))
            expect(wasCancelled.withLock { $0 } == (value == nil))
        }
    }

    @Test func aSecondTaskDoesNotWait() async throws {
        let result = PendingResult<Int>()
        let first = Task { try await result.value() }
        let second = Task { try await result.value() }
        // Only one task can wait for a result, so the other task ends with an error.
        let ended = PendingResult<Void>()
        for task in [first, second] {
            Task { if case .failure = await task.result { ended.complete(.success(())) } }
        }
        try await ended.value()
        result.complete(.success(1))
        let values = [try? await first.value, try? await second.value]
        expectEqual(values.compactMap { $0 }, [1])
    }

    /// A continuation that is resumed twice crashes the process, and one that is never resumed makes the test hang.
    @Test func aRaceOfResultsAndACancellationResumesTheWaitOnce() async {
        for _ in 0..<(soakSize ?? (runsSlowTests ? 300 : 60)) {
            let result = PendingResult<Int>()
            let wait = Task { try? await result.value() }
            await withTaskGroup { group in
                for number in 0..<4 { group.addTask { result.complete(.success(number)) } }
                group.addTask {
                    wait.cancel()
                    return false
                }
                expect(await group.reduce(0) { $0 + ($1 ? 1 : 0) } <= 1)
            }
            _ = await wait.value
        }
    }

    @Test func theResultOfTheOperationIsReturnedAndTheTimerCancelled() async throws {
        let time = VirtualTime()
        let value = try await TimeLimit(.seconds(1), time.source).run {
            try await PendingResult<Int>().result(of: { 1 })
        }
        expectEqual(value, 1)
        expect(await eventually { time.sleeperCount == 0 })
    }

    @Test func aTimeLimitEndsTheOperationOrTheWait() async throws {
        let result = PendingResult<Int>()
        let ended = [PendingResult<Bool>(), PendingResult<Bool>()]
        let waits: [@Sendable () async throws -> Int] = [
            { try await result.value { ended[0].complete(.success(true)) } },
            {
                try await PendingResult<Int>().result(of: {
                    // Returns only when the operation is cancelled.
                    try? await PendingResult<Void>().value(within: nil)
                    ended[1].complete(.success(Task.isCancelled))
                    return 2
                })
            },
        ]
        for (wait, ended) in zip(waits, ended) {
            let time = VirtualTime()
            let value = Task { try await TimeLimit(.seconds(1), time.source).run { try await wait() } }
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .seconds(1))
            await expect(throws: TimedOut.self) { try await value.value }
            expect(try await ended.value())
        }
        expect(!result.complete(.success(1)))
    }

    @Test func aCancelledCallerStartsNoOperation() async {
        let call = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await PendingResult<Int>().result(of: {
                Issue.record("the operation was started")
                return 1
            })
        }
        await expect(throws: CancellationError.self) { try await call.value }
    }

    @Test func aCancelledCallerDoesNotWaitForItsOperations() async {
        let stubborn = PendingResult<Int>()
        let call = Task {
            try await PendingResult<Int>().result(of: {
                try await Task.detached { try await stubborn.value() }.value
            })
        }
        call.cancel()
        await expect(throws: CancellationError.self) { try await call.value }
        stubborn.complete(.success(1))
    }

    @Test func aResultFromOutsideEndsTheOperations() async {
        let result = PendingResult<Int>()
        let call = Task { try await result.result(of: { try await PendingResult().value() }) }
        result.complete(.failure(Failure()))
        await expect(throws: Failure()) { try await call.value }
        await expect(throws: Failure()) { _ = try await PendingResult<Int>().result(of: { throw Failure() }) }
    }
}
