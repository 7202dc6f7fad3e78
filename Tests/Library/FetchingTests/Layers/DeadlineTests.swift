import FetchingResilience
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching

@Suite(.hangLimit) struct DeadlineTests {
    private let time = VirtualTime()

    private func call(_ store: NetworkStore) -> Task<(any Error)?, Never> {
        Task { await store.failure((try? request()) ?? URLRequest(url: URL(filePath: "/"))) }
    }

    @Test func aHangingCallEndsExactlyAtTheDeadline() async throws {
        let attempts = RequestLog()
        let store = NetworkStore.hanging.recorded(in: attempts)
            .layered(
                settingTime(time.source),
                deadline(after: .seconds(3)),
                retrying(RetryPolicy(attempts: 10, baseDelay: .zero)),
                timingOut(after: .seconds(1)))
        let call = call(store)
        for second in 1...3 {
            await waitUntil { attempts.count == second }
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .seconds(1))
        }
        let error = try #require(await call.value as? TimedOut)
        expect(error.timeLimit == .seconds(3) && error.elapsed == .seconds(3))
        expect(await eventually { time.sleeperCount == 0 })
    }

    @Test func theEarliestOfNestedDeadlinesApplies() async throws {
        for (outer, inner) in [(1, 5), (5, 1)] {
            let store = NetworkStore.hanging.layered(
                settingTime(time.source), deadline(after: .seconds(outer)), deadline(after: .seconds(inner)))
            let call = call(store)
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .seconds(1))
            expect((await call.value as? TimedOut)?.timeLimit == .seconds(1))
            expect(await eventually { time.sleeperCount == 0 })
        }
    }

    @Test func aWaitBeforeARetryIsCovered() async throws {
        let store = NetworkStore.json("", status: 503, headers: ["Retry-After": "2"])
            .layered(settingTime(time.source), deadline(after: .seconds(3)), retrying())
        let call = Task { try await store.fetchData(request()).1 as? HTTPURLResponse }
        await time.waitForSleepers(atLeast: 1)
        time.advance(by: .seconds(2))
        // A second wait of 2 seconds would pass the deadline, so the response is returned.
        try await expectEqual(call.value?.statusCode, 503)
    }

    @Test func nothingIsLeftAfterManyCalls() async throws {
        let store = NetworkStore.json("{}").layered(
            settingTime(time.source),
            deadline(after: .seconds(60)), timingOut(after: .seconds(20)))
        let request = try request()
        for _ in 0..<(runsSlowTests ? 10_000 : 200) { _ = try await store.fetchData(request) }
        expect(await eventually { time.sleeperCount == 0 })
    }

    /// The mapper runs after the layer has returned the response.
    @Test(arguments: [true, false]) func theDeadlineHoldsWhileABodyIsDecoded(isNested: Bool) async throws {
        let time = time
        func fetcher(_ store: NetworkStore, _ onFirst: @escaping @Sendable () -> Void) throws -> Fetcher<Int, [Slow]> {
            let key = try #require(Slow.key)
            return modelFetcher(
                createURLRequest: { _ in try request() }, store: store,
                mapper: jsonMapper(options: JSONOptions(userInfo: [key: onFirst])))
        }
        let plain = NetworkStore.json(Slow.json)
        let limited = plain.layered(settingTime(time.source), deadline(after: .seconds(3)))
        let late = try fetcher(limited) { time.advance(by: .seconds(4)) }
        let result = await (isNested ? transformedFetcher(late) { $0 } : late)(0)
        guard case .failure(.network(let failure)) = result else { throw URLError(.unknown) }
        expectEqual(failure.urlError.code, .timedOut)
        let error = try #require(failure.underlying as? TimedOut)
        expect(error.timeLimit == .seconds(3) && error.elapsed == .seconds(4))

        // A deadline that has not passed, and the deadline of an earlier call in the same task, have no effect.
        let early = try fetcher(limited) { time.advance(by: .seconds(2)) }
        let unlimited = try fetcher(plain) { time.advance(by: .seconds(9)) }
        for fetcher in [early, transformedFetcher(early) { $0 }, unlimited] {
            try await expectEqual(fetcher(0).get().count, 40_000)
        }
        let both = transformedFetcher(early) { $0.count }
        try await expectEqual(both(0).get(), 40_000)
    }

    @Test func aCancelledCallEndsWhileItsBodyIsDecoded() async throws {
        let key = try #require(Slow.key)
        let reached = Mutex(0)
        let onFirst: @Sendable () -> Void = {
            reached.withLock { $0 += 1 }
            withUnsafeCurrentTask { $0?.cancel() }
        }
        let fetcher: Fetcher<Int, [Slow]> = modelFetcher(
            createURLRequest: { _ in try request() }, store: .json(Slow.json),
            mapper: jsonMapper(options: JSONOptions(userInfo: [key: onFirst])))
        let result = await Task { await fetcher(0) }.value
        guard case .failure(.cancelled) = result else { throw URLError(.unknown) }
        expectEqual(reached.withLock { $0 }, 1)
    }
}

@Suite(.hangLimit) struct SystemTimersTests {
    @Test func eachTimerFiresOnce() async {
        let timers = SystemTimers()
        let fired = Mutex<[Int]>([])
        for number in [5, 1, 4, 2, 3] {
            _ = timers.start(.milliseconds(10 * number)) { fired.withLock { $0.append(number) } }
        }
        expect(await eventually { timers.count == 0 })
        expect(await eventually { fired.withLock { $0.sorted() } == [1, 2, 3, 4, 5] })
    }

    @Test func aCancelledTimerDoesNotFireAndIsReleased() async {
        let timers = SystemTimers()
        let fired = Mutex(0)
        let ids = (0..<1000).map { _ in timers.start(.seconds(3600)) { fired.withLock { $0 += 1 } } }
        for id in ids { timers.cancel(id) }
        expectEqual(timers.count, 0)
        let last = PendingResult<Void>()
        _ = timers.start(.milliseconds(1)) { last.complete(.success(())) }
        await expect(throws: Never.self) { try await last.value() }
        expectEqual(fired.withLock { $0 }, 0)
    }

    @Test func aCancellationHandlerThatBlocksDelaysNoOtherTimeLimit() async throws {
        let isUnblocked = Mutex(false)
        let stubborn = NetworkStore { request in
            await withTaskCancellationHandler {
                while !Task.isCancelled { try? await Task.sleep(for: .seconds(10)) }
            } onCancel: {
                while !isUnblocked.withLock({ $0 }) { Thread.sleep(forTimeInterval: 0.005) }
            }
            throw CancellationError()
        }
        let first = await stubborn.layered(timingOut(after: .milliseconds(20))).failure(try request())
        let second = await NetworkStore.hanging.layered(timingOut(after: .milliseconds(20))).failure(try request())
        isUnblocked.withLock { $0 = true }
        expect(first is TimedOut && second is TimedOut)
    }

    @Test func timersAreStartedAndCancelledOnAllThreads() async {
        let timers = SystemTimers()
        let fired = Fired()
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask {
                    var random = SplitMix64(seed: UInt64(task))
                    for _ in 0..<500 {
                        let delay = Duration.microseconds(Int.random(in: 0...3000, using: &random))
                        let id = timers.start(delay) { fired.count.withLock { $0 += 1 } }
                        if Bool.random(using: &random) { timers.cancel(id) }
                    }
                }
            }
        }
        expect(await eventually { timers.count == 0 })
        expect(await eventually { fired.count.withLock { $0 } >= 1000 })
        expect(fired.count.withLock { $0 } <= 4000)
    }

    private final class Fired: Sendable { let count = Mutex(0) }
}
/// An element of an array. The first element calls a closure.
private struct Slow: Decodable {
    static let key = CodingUserInfoKey(rawValue: "onFirst")
    static let json = "[" + (0..<40_000).map { "\($0)" }.joined(separator: ",") + "]"

    init(from decoder: any Decoder) throws {
        guard try decoder.singleValueContainer().decode(Int.self) == 0, let key = Self.key else { return }
        (decoder.userInfo[key] as? @Sendable () -> Void)?()
    }
}
