import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching

@Suite(.hangLimit) struct TimingOutTests {
    @Test(arguments: StoreClosure.allCases)
    func aHangingCallEndsExactlyAtTheLimit(closure: StoreClosure) async throws {
        let time = VirtualTime()
        await time.run {
            let ending = Ending()
            let store = NetworkStore { request in
                defer { ending.note(isCancelled: Task.isCancelled) }
                return try await NetworkStore.hanging.fetchData(request)
            }
            let call = Task { try await closure.text(store.layered(timingOut(after: .seconds(3)))).text }
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .milliseconds(2999))
            expectEqual(time.sleeperCount, 1, "not yet")
            time.advance(by: .milliseconds(1))
            let error = await call.result.error as? TimedOut
            expectEqual(error, timedOut(.seconds(3), after: .seconds(3)))
            expect(await eventually { ending.wasCancelled }, "the store's task is cancelled")
        }
    }

    @Test func aStoreThatIgnoresCancellationCannotDelayTheCaller() async throws {
        for limit in [timingOut(after: .seconds(3)), deadline(after: .seconds(3))] {
            let stubborn = Mutex<CheckedContinuation<Void, Never>?>(nil)
            let store = NetworkStore { request in
                await withCheckedContinuation { continuation in stubborn.withLock { $0 = continuation } }
                return try await NetworkStore.json("{}").fetchData(request)
            }
            try await withCall(to: store.layered(limit)) { time, call in
                time.advance(by: .seconds(3))
                expect(await call.value is TimedOut)
                expect(await eventually { stubborn.withLock { $0 != nil } })
                stubborn.withLock { $0 }?.resume()
            }
        }
    }

    @Test func aLimitOfZeroOrLessEndsTheCallBeforeItBegins() async throws {
        for limit in [Duration.zero, .seconds(-1)] {
            let store = NetworkStore.unimplemented
            let error = await store.layered(timingOut(after: limit)).failure(try request())
            expectEqual(error as? TimedOut, timedOut(limit, after: .zero))
            expect(await store.layered(deadline(after: limit)).failure(try request()) is TimedOut)
        }
    }

    @Test func aResponseBeforeTheLimitIsReturned() async throws {
        let time = VirtualTime()
        try await time.run { () async throws in
            let store = NetworkStore.json("7").delayed(by: .seconds(2))
                .layered(timingOut(after: .seconds(3)))
            let call = Task { try await store.fetchData(request()).0 }
            await time.waitForSleepers(atLeast: 2)
            time.advance(by: .seconds(2))
            try await expectEqual(call.value, Data("7".utf8))
            expect(await eventually { time.sleeperCount == 0 }, "no timer is left")
        }
    }

    @Test(.virtualTime) func anErrorOfTheStoreIsThrownUnchanged() async throws {
        let store = NetworkStore.failing(URLError(.cannotFindHost)).layered(timingOut())
        expect((await store.failure(try request()) as? URLError)?.code == .cannotFindHost)
    }

    @Test func aCancelledCallIsNotATimeout() async throws {
        for limit in [timingOut(after: .seconds(3)), deadline(after: .seconds(3))] {
            try await withCall(to: NetworkStore.hanging.layered(limit)) { time, call in
                call.cancel()
                expect(await call.value is CancellationError)
                expect(await eventually { time.sleeperCount == 0 }, "no timer is left")
            }
        }
    }

    @Test(.virtualTime) func aCallThatIsCancelledBeforeItBeginsSendsNothing() async throws {
        let store = NetworkStore.unimplemented.layered(timingOut())
        let call = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await store.failure(try request())
        }
        expect(try await call.value is CancellationError)
    }

    @Test func cancellationAtTheLimitThrowsOneOfTheTwoErrors() async throws {
        for _ in 0..<(soakSize ?? 10) {
            try await withCall(to: NetworkStore.hanging.layered(timingOut(after: .seconds(3)))) { time, call in
                async let cancelling: Void = call.cancel()
                time.advance(by: .seconds(3))
                await cancelling
                let error = await call.value
                expect(error is CancellationError || error is TimedOut)
            }
        }
    }

    @Test func finishedCallsLeaveNoTaskAndNoTimer() async throws {
        let time = VirtualTime()
        try await time.run {
            let sleeping = Mutex(0)
            let source = TimeSource(
                uptime: time.source.uptime, date: time.source.date,
                sleep: { duration in
                    sleeping.withLock { $0 += 1 }
                    defer { sleeping.withLock { $0 -= 1 } }
                    try await time.source.sleep(duration)
                }, random: time.source.random)
            var token: Token? = Token()
            let observed = WeakReference(object: token)
            do {
                let store = NetworkStore { [token] request in
                    defer { withExtendedLifetime(token) {} }
                    return try await NetworkStore.json("{}").fetchData(request)
                }.layered(settingTime(source), timingOut(after: .seconds(3)))
                token = nil
                let request = try request()
                for _ in 0..<(soakSize ?? 60) { _ = try await store.fetchData(request) }
            }
            // A task that outlives its call would keep the store, and the store keeps the token.
            expect(await eventually { observed.object == nil })
            expect(await eventually { sleeping.withLock { $0 } == 0 })
            expectEqual(time.sleeperCount, 0)
        }
    }

    @Test func aRequestsOwnLimitTakesPrecedenceAndIsExactToTheMillisecond() throws {
        let cases: [(interval: TimeInterval, limit: Duration)] = [
            (60, Duration.seconds(5)), (0.9, .milliseconds(900)), (1.2345, .milliseconds(1235)),
            (0.001, .milliseconds(1)), (59.999, .milliseconds(59999)), (120, .seconds(120)), (0, .zero), (-1, .zero),
            (-.infinity, .zero), (.infinity, .seconds(1_000_000_000)),
            (.greatestFiniteMagnitude, .seconds(1_000_000_000)), (.nan, .seconds(60)),
        ]
        for (interval, limit) in cases {
            var request = try request()
            request.timeoutInterval = interval
            expect((request.ownTimeLimit ?? .seconds(5)) == limit, "\(interval)")
        }
    }

    @Test func aCallEndsAtItsRequestsOwnLimit() async throws {
        // A limit of 60 seconds that the caller sets is not taken for the interval of a new request.
        for limit in [Duration.milliseconds(1234), .seconds(60)] {
            let request = try createRequest(baseURL: "http://a/", timeLimit: limit)
            let store = NetworkStore.hanging.layered(timingOut(after: .seconds(5)))
            try await withCall(to: store, request) { time, call in
                expectEqual(time.waits, [limit])
                time.advance(by: limit)
                await expectEqual(call.value as? TimedOut, timedOut(limit, after: limit, setBy: requestOwner))
            }
        }
    }

    @Test func onlyTheIntervalOfANewRequestCountsAsNotSet() throws {
        var request = try request()
        expect(request.ownTimeLimit == nil)
        for limit in [Duration.seconds(60), .milliseconds(60_001), .milliseconds(59_999), .seconds(1e9), .zero] {
            request.ownTimeLimit = limit
            expectEqual(request.ownTimeLimit, limit)
        }
        request.ownTimeLimit = nil
        expect(request.timeoutInterval == 60 && request.ownTimeLimit == nil)
        let seconds = defaultTimeLimit / .seconds(1)
        expectEqual(URLRequest(url: try #require(URL(string: "http://a/"))).timeoutInterval, seconds)
        expectEqual(URLSessionConfiguration.ephemeral.timeoutIntervalForRequest, seconds)
    }

    @Test func aStoreWithAShorterLimitDoesNotEndTheCallOfALayer() async throws {
        let store = NetworkStore.hanging.layered(timingOut(after: .seconds(59)), timingOut(after: .seconds(5)))
        try await withCall(to: store) { time, call in
            expectEqual(time.waits, [.seconds(59)])
            time.advance(by: .seconds(59))
            await expectEqual(call.value as? TimedOut, timedOut(.seconds(59), after: .seconds(59)))
        }
    }

    @Test(.virtualTime) func theTransportGetsALongerLimitAsABackstop() async throws {
        for (limit, interval) in [
            (Duration.milliseconds(900), 2.0), (.seconds(1), 2), (.milliseconds(1001), 3), (.seconds(60), 61),
        ] {
            let log = RequestLog()
            let store = NetworkStore.json("{}").recorded(in: log).layered(timingOut(after: limit))
            _ = try await store.fetchData(request())
            expectEqual(log.requests.first?.timeoutInterval, interval)
        }
    }

    @Test func aTimeoutAfterTheResponseHeadHasThePhaseOfTheBody() async throws {
        let hasResponse = Mutex(false)
        let store = NetworkStore { request in
            CallContext.current.timeLimit?.setHeadHasArrived()
            hasResponse.withLock { $0 = true }
            return try await NetworkStore.hanging.fetchData(request)
        }
        try await withCall(to: store.layered(timingOut(after: .seconds(1)))) { time, call in
            expect(await eventually { hasResponse.withLock { $0 } })
            time.advance(by: .seconds(1))
            expect((await call.value as? TimedOut)?.phase == .receivingBody)
        }
    }

    @Test(.virtualTime) func secretNamesDeclaredOutsideApplyInside() async throws {
        let names = Mutex<SecretNames?>(nil)
        let store = NetworkStore { request in
            names.withLock { $0 = SecretNames.current }
            return try await NetworkStore.json("{}").fetchData(request)
        }.layered(timingOut())
        _ = try await SecretNames.declaring(SecretNames(headers: ["X-Mine"])) { try await store.fetchData(request()) }
        expectEqual(names.withLock { $0?.contains("x-mine") }, true)
    }

    @Test func aTimeoutNamesItsPhaseItsElapsedTimeAndItsLimit() {
        let silent = TimedOut(timeLimit: .milliseconds(900), elapsed: .milliseconds(900), phase: .waitingForResponse)
        expectEqual("\(silent)", "no response after 900ms (time limit of the attempt: 900ms, set by timingOut)")
        let late = TimedOut(timeLimit: .seconds(60), elapsed: .milliseconds(60_020), phase: .receivingBody)
        let text = "the response was not complete after 1m 20ms (time limit of the attempt: 1m, set by timingOut)"
        expectEqual("\(late)", text)
    }

    /// Starts a call in virtual time, waits until its time limit runs, and runs `test`.
    private func withCall(
        to store: NetworkStore, _ request: URLRequest? = nil,
        _ test: (VirtualTime, Task<(any Error)?, Never>) async throws -> Void
    ) async throws {
        let time = VirtualTime()
        let request = try request ?? SharedTestCode.request()
        try await time.run {
            let call = Task { await store.failure(request) }
            await time.waitForSleepers(atLeast: 1)
            try await test(time, call)
        }
    }

    private func timedOut(
        _ limit: Duration, after elapsed: Duration, setBy owner: String = "timingOut"
    ) -> TimedOut {
        TimedOut(timeLimit: limit, elapsed: elapsed, phase: .waitingForResponse, owner: owner)
    }
}

private final class Token: Sendable {}

private struct WeakReference: Sendable {
    weak var object: Token?
}

private final class Ending: Sendable {
    private let state = Mutex(false)
    var wasCancelled: Bool { state.withLock { $0 } }
    func note(isCancelled: Bool) { state.withLock { $0 = isCancelled } }
}
