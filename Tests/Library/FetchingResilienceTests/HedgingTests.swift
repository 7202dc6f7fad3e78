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
        let next = Mutex(0)
        let time = time
        return NetworkStore { request in
            let number = next.withLock { next in
                defer { next += 1 }
                return next
            }
            let attempt = attempts[min(number, attempts.count - 1)]
            try await time.source.sleep(.milliseconds(attempt.milliseconds))
            if attempt.status == 0 { throw Failure(number: number + 1) }
            return try stubResponse(to: request, Data("\(number + 1)".utf8), status: attempt.status, headers: [:])
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

    @Test func aFastResponseIsNotHedged() async throws {
        let (result, _) = try await run(store((50, 200)))
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

    @Test(arguments: [0, 503])
    func afterAFailureTheOtherRequestDecides(status: Int) async throws {
        let (result, _) = try await run(store((150, status), (100, 200)))
        try expectEqual(result.get(), "2")
    }

    @Test func ifBothFailTheFirstErrorIsThrown() async throws {
        let (result, _) = try await run(store((300, 0), (50, 0)))
        expect(throws: Failure(number: 1)) { try result.get() }
        expectEqual(log.count, 2)
    }

    @Test func ifBothFailTheFirstResponseIsReturned() async throws {
        let (result, _) = try await run(store((300, 500), (50, 503)))
        try expectEqual(result.get(), "1")
    }

    @Test func withAnEmptyBudgetThereIsNoHedge() async throws {
        let (result, _) = try await run(store((300, 200), budget: RetryBudget(capacity: 0)))
        try expectEqual(result.get(), "1")
        expectEqual(log.count, 1)
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

    @Test(arguments: ["POST", "PUT", "DELETE"])
    func onlySafeRequestsAreHedged(method: String) async throws {
        var request = try request()
        request.httpMethod = method
        let (result, _) = try await run(store((300, 200)), request)
        try expectEqual(result.get(), "1")
        expectEqual(log.count, 1)
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
        let events = Mutex<[NetworkEvent]>([])
        let store = store((500, 200), (50, 200)).layered(observing { event in events.withLock { $0.append(event) } })
        _ = try await run(store)
        let kinds = events.withLock { $0.map(\.kind) }
        expect(kinds.contains(.hedgeSent) && kinds.contains(.hedgeWon))
        expectEqual(events.withLock { Set($0.map(\.call)) }, [1])
        expectEqual(events.withLock { $0.compactMap(\.attempt).max() }, 2)
    }
}
