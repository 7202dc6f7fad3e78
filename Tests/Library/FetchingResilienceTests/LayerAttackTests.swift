import Fetching
import FetchingAccess
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingResilience

/// Faults that reviews of the layers found.
@Suite(.hangLimit) struct LayerAttackTests {
    private let time = VirtualTime()
    private let log = RequestLog()

    /// Lets tasks run and time pass until `call` has ended, in steps of 10 ms. Returns the virtual time.
    private func finish<Value>(_ call: Task<Value, any Error>, limit: Duration = .seconds(60)) async -> Duration {
        let ended = Ended()
        let watch = Task {
            _ = await call.result
            ended.value.withLock { $0 = true }
        }
        while !ended.value.withLock({ $0 }), time.now < limit {
            for _ in 0..<100 where !ended.value.withLock({ $0 }) { await Task.yield() }
            if !ended.value.withLock({ $0 }) { time.advance(by: .milliseconds(10)) }
        }
        call.cancel()
        _ = await watch.value
        return time.now
    }

    private final class Ended: Sendable { let value = Mutex(false) }

    @Test func aHedgedStreamDoesNotWaitForThePermitOfItsFailedCopy() async throws {
        let (log, time) = (log, time)
        let base = NetworkStore { request in
            let isFirst = log.count == 1
            try await time.source.sleep(.milliseconds(isFirst ? 200 : 10))
            return try await NetworkStore.json("1", status: isFirst ? 503 : 200).fetchData(request)
        }.recorded(in: log)
        let store = base.layered(
            settingTime(time.source),
            hedging(after: .milliseconds(100)), limitingConcurrency(to: 1))
        let call = Task { try await store.fetchStream(request()).0.data() }
        expect(await finish(call) < .seconds(1))
        try await expectEqual(call.value, Data("1".utf8))
    }

    @Test func aSlowButHealthyServerClosesTheCircuit() {
        let policy = BreakerPolicy()
        var breaker = BreakerState()
        for _ in 0..<20 {
            guard case .allowed(let ticket, _) = breaker.permit(policy, now: .zero) else { continue }
            _ = breaker.record(isFailure: true, ticket: ticket, policy, now: .zero)
        }
        guard case .allowed(let slow, _) = breaker.permit(policy, now: .seconds(5)) else { return }
        _ = breaker.permit(policy, now: .seconds(10))
        expectEqual(breaker.record(isFailure: false, ticket: slow, policy, now: .seconds(11)), .breakerClosed)
    }

    @Test func aServerThatHangsUntilTheDeadlineOpensTheCircuit() async throws {
        let opened = Ended()
        let store = NetworkStore.hanging.layered(
            settingTime(time.source),
            observing { event in
                if case .breakerOpened = event.kind { opened.value.withLock { $0 = true } }
            },
            deadline(after: .seconds(1)), breakingCircuit())
        for _ in 0..<20 {
            let call = Task { try await store.fetchData(request()) }
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .seconds(1))
            _ = await call.result
        }
        expect(await eventually { opened.value.withLock { $0 } })
        expect(await store.failure(try request()) is RequestRefused)
    }

    @Test func aFailedStreamIsReleasedBeforeTheWaitForItsRetry() async throws {
        let released = Ended()
        let (log, time) = (log, time)
        let base = NetworkStore(
            fetchData: { _ in throw URLError(.badURL) },
            fetchStream: { request in
                let isFirst = log.count == 0
                _ = try await NetworkStore.json("").recorded(in: log).fetchData(request)
                let (_, response) = try stubResponse(to: request, Data(), status: isFirst ? 503 : 200, headers: [:])
                return (ResponseBody(next: { nil }, cancel: { released.value.withLock { $0 = true } }), response)
            })
        let store = base.layered(settingTime(time.source), retrying())
        let call = Task { _ = try await store.fetchStream(request()) }
        await time.waitForSleepers(atLeast: 1)
        expect(released.value.withLock { $0 })
        _ = await finish(call)
    }

    @Test func severalPermitsOfAMomentCanBeGivenBack() {
        var state = RateState()
        let rate = RateLimit.bursty(5, per: .seconds(1))
        for _ in 0..<5 { _ = state.reserve(rate, now: .zero) }
        let moments = (0..<5).map { _ in state.reserve(rate, now: .zero) }
        for moment in moments { state.giveBack(moment) }
        expect((0..<5).map { _ in state.reserve(rate, now: .zero) } == Array(repeating: .seconds(1), count: 5))
    }

    @Test func aRefusalNamesTheEarliestPermit() {
        let rate = RateLimit.smooth(1, per: .seconds(1))
        var state = RateState()
        let moments = (0..<20).map { _ in state.reserve(rate, now: .zero) }
        for moment in moments.dropFirst() { state.giveBack(moment) }
        expectEqual(state.reserve(rate, now: .zero, latest: .milliseconds(100)), moments[1])
        expectEqual(state.reserve(rate, now: .zero), moments[1])
    }

    @Test func unlimitedValuesAreAccepted() async throws {
        let layers: [StoreLayer] = [
            limitingRate(.bursty(.max, per: .seconds(1))), limitingRate(.smooth(.max, per: .seconds(1))),
            limitingConcurrency(to: .max, maximumWaiting: .max), timingOut(after: Duration.seconds(Int64.max)),
            deadline(after: .seconds(1_000_000_000_000)),
            retrying(
                RetryPolicy(attempts: .max, budget: RetryBudget(capacity: .max, retryCost: .min, throttledCost: .max))),
            breakingCircuit(BreakerPolicy(failureRatio: .infinity, minimumResults: .max, window: .zero)),
        ]
        let store = NetworkStore.json("{}").layered(layers)
        for _ in 0..<3 { _ = try await store.fetchData(request()) }
    }

    @Test func severalPausesOfAServerDoNotExceedTheMaximumWait() async throws {
        let (log, time) = (log, time)
        let store = NetworkStore.json("", status: 429, headers: ["Retry-After": "40"]).recorded(in: log)
            .layered(settingTime(time.source), limitingRate(nil, maximumWait: .seconds(60)))
        _ = try await store.fetchData(request())
        let waiting = Task { try await store.fetchData(request()) }
        let late = Task {
            // Another store with the same server asks all to wait longer.
            try await time.source.sleep(.seconds(39))
        }
        await time.waitForSleepers(atLeast: 2)
        late.cancel()
        expect(await finish(waiting, limit: .seconds(200)) <= .seconds(61))
    }

    @Test func aCancelledRetryGivesItsTokensBack() async throws {
        let budget = RetryBudget()
        let store = NetworkStore.json("", status: 503).layered(
            settingTime(time.source),
            retrying(RetryPolicy(baseDelay: .seconds(9), budget: budget)))
        for _ in 0..<5 {
            let call = Task { try await store.fetchData(request()) }
            await time.waitForSleepers(atLeast: 1)
            call.cancel()
            _ = await call.result
        }
        expectEqual(budget.count(for: try request()), 500)
    }

    @Test(arguments: [
        URLError.Code.requestBodyStreamExhausted, .fileDoesNotExist, .dataNotAllowed, .callIsActive,
        .userAuthenticationRequired, .httpTooManyRedirects, .notConnectedToInternet,
    ])
    func anErrorOfTheClientDoesNotOpenTheCircuit(code: URLError.Code) async throws {
        let store = NetworkStore.failing(URLError(code)).layered(settingTime(time.source), breakingCircuit())
        for _ in 0..<40 { expect(await store.failure(try request()) is URLError) }
    }

    @Test func anInvalidKeyIsAnError() async throws {
        var request = try request()
        request.httpMethod = "POST"
        let store = NetworkStore.unimplemented.layered(idempotent(key: { "a\r\nb" }))
        await expectEqual(store.failure(request) as? RequestError, .invalidHeaderValue(name: "Idempotency-Key"))
    }
}
