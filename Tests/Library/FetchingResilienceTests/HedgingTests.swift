import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingResilience

@Suite(.hangLimit) struct HedgingTests {
    private let time = VirtualTime()
    private let log = RequestLog()

    /// An attempt that returns a status, or throws an error for a status of 0, after some milliseconds.
    typealias Attempt = (milliseconds: Int, status: Int)

    private func store(_ attempts: Attempt..., budget: RetryBudget? = RetryBudget()) -> NetworkStore {
        let next = Atomic(0)
        let time = time
        return NetworkStore { request in
            let number = next.add(1, ordering: .relaxed).newValue
            let attempt = attempts[min(number, attempts.count) - 1]
            try await time.source.sleep(.milliseconds(attempt.milliseconds))
            if attempt.status == 0 { throw Failure(number: number) }
            return try stubResponse(to: request, Data("\(number)".utf8), status: attempt.status, headers: [:])
        }
        .recorded(in: log).layered(settingTime(time.source), hedging(after: .milliseconds(100), budget: budget))
    }

    private struct Failure: Error, Equatable { var number: Int }

    /// Sends a request, and advances the time in steps of 10 ms until it ends. Returns the result and the time.
    private func run(_ store: NetworkStore, _ request: URLRequest? = nil) async throws -> (
        Result<String, any Error>, Duration
    ) {
        let request = try request ?? SharedTestCode.request()
        let ended = Mutex(false)
        let call = Task {
            defer { ended.withLock { $0 = true } }
            return String(decoding: try await store.fetchData(request).0, as: UTF8.self)
        }
        await time.waitForSleepers(atLeast: 1)
        while !ended.withLock({ $0 }) {
            for _ in 0..<200 where !ended.withLock({ $0 }) { await Task.yield() }
            if !ended.withLock({ $0 }) { time.advance(by: .milliseconds(10)) }
        }
        return (await call.result, time.now)
    }

    /// The rules are those of the retries. For example, 409 with a key means that the first request is in progress.
    @Test(arguments: [(409, 486), (408, 486), (503, 486), (501, 486), (404, 500), (200, 500)])
    func onlyAResponseThatIsNotRetriedGivesTokensBack(status: Int, count: Int) async throws {
        let budget = RetryBudget()
        var request = try request()
        request.setValue("1", forHTTPHeaderField: "Idempotency-Key")
        _ = try await run(store((300, status), (50, status), budget: budget), request)
        expectEqual(log.count, 2)
        expectEqual(budget.count(for: request), count)
    }

    /// Only a safe request is hedged, after the delay, and as long as the budget has tokens.
    @Test(arguments: ["GET", "POST", "PUT", "DELETE", "no budget"])
    func aRequestThatIsNotHedgedIsSentOnce(method: String) async throws {
        let budget = RetryBudget(capacity: method == "no budget" ? 0 : 500)
        var request = try request()
        request.httpMethod = method == "no budget" ? "GET" : method
        let (result, _) = try await run(store((method == "GET" ? 50 : 300, 200), budget: budget), request)
        try expectEqual(result.get(), "1")
        expectEqual(log.count, 1)
        expect(await eventually { time.sleeperCount == 0 })
    }

    @Test func theSecondRequestWinsIfItIsFaster() async throws {
        let (result, end) = try await run(store((500, 200), (50, 200)))
        try expectEqual(result.get(), "2")
        expect(log.count == 2 && (.milliseconds(150) ... .milliseconds(200)).contains(end))
        expect(await eventually { time.sleeperCount == 0 }, "the first request is cancelled")
    }

    @Test func aFailureBeforeTheDelayIsNotHedged() async throws {
        let (result, _) = try await run(store((50, 0)))
        expect(throws: Failure(number: 1)) { try result.get() }
        expectEqual(log.count, 1)
    }

    /// After a failure the other request decides. If both fail, the result is that of the first one.
    @Test(arguments: [
        ((150, 0), (100, 200), "2"), ((150, 503), (100, 200), "2"), ((300, 500), (50, 503), "1"),
        ((300, 0), (50, 0), "error 1"),
    ])
    func theFirstSuccessOrTheFirstFailureIsTheResult(first: Attempt, second: Attempt, expected: String) async throws {
        let (result, _) = try await run(store(first, second))
        let found = result.error.map { "error \(($0 as? Failure)?.number ?? 0)" }
        try expectEqual(found ?? result.get(), expected)
        expectEqual(log.count, 2)
    }

    @Test(arguments: [false, true])
    func aSuccessWithoutAHedgeGivesATokenBackOnce(isSharedWithRetries: Bool) async throws {
        let budget = RetryBudget(capacity: 20)
        let store = store((300, 500), (50, 503), (50, 200), budget: budget)
        _ = try await run(store)
        expectEqual(budget.count(for: try request()), 6)
        var policy = RetryPolicy()
        policy.budget = budget
        let layered = isSharedWithRetries ? store.layered(settingTime(time.source), retrying(policy)) : store
        _ = try await run(layered)
        expectEqual(budget.count(for: try request()), 7)
    }

    @Test func aCancelledCallerCancelsBothRequests() async throws {
        let store = store((1000, 200), (1000, 200))
        let call = Task { try await store.fetchData(request()) }
        await time.waitForSleepers(atLeast: 2)
        time.advance(by: .milliseconds(100))
        expect(await eventually { log.count == 2 && time.sleeperCount == 2 })
        call.cancel()
        await expect(throws: CancellationError.self) { try await call.value }
        expect(await eventually { time.sleeperCount == 0 })
    }

    @Test func theSecondRequestBelongsToTheSameCall() async throws {
        let events = Recorded<NetworkEvent>()
        _ = try await run(store((500, 200), (50, 200)).layered(observing { events.add($0) }))
        let kinds = events.all.map(\.kind)
        expect(kinds.contains(.hedgeSent) && kinds.contains(.hedgeWon))
        expectEqual(Set(events.all.map(\.call)), [1])
        expectEqual(events.all.compactMap(\.attempt).max(), 2)
    }
}
