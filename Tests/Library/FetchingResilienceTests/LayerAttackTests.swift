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
    private func finish<Value>(_ call: Task<Value, any Error>) async -> Duration {
        let hasEnded = Atomic(false)
        let watch = Task {
            _ = await call.result
            hasEnded.store(true, ordering: .relaxed)
        }
        while !hasEnded.load(ordering: .relaxed), time.now < .seconds(60) {
            for _ in 0..<100 where !hasEnded.load(ordering: .relaxed) { await Task.yield() }
            if !hasEnded.load(ordering: .relaxed) { time.advance(by: .milliseconds(10)) }
        }
        call.cancel()
        await watch.value
        return time.now
    }

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

    @Test func aServerThatHangsUntilTheDeadlineOpensTheCircuit() async throws {
        let opened = Atomic(false)
        let store = NetworkStore.hanging.layered(
            settingTime(time.source),
            observing { event in
                if case .breakerOpened = event.kind { opened.store(true, ordering: .relaxed) }
            },
            deadline(after: .seconds(1)), breakingCircuit())
        for _ in 0..<20 {
            let call = Task { try await store.fetchData(request()) }
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .seconds(1))
            _ = await call.result
        }
        expect(await eventually { opened.load(ordering: .relaxed) })
        expect(await store.failure(try request()) is RequestRefused)
    }

    @Test func aFailedStreamIsReleasedBeforeTheWaitForItsRetry() async throws {
        let released = Atomic(false)
        let isFirst = Atomic(true)
        let base = NetworkStore(
            fetchData: { _ in throw URLError(.badURL) },
            fetchStream: { request in
                let isFirst = isFirst.exchange(false, ordering: .relaxed)
                let (_, response) = try stubResponse(to: request, Data(), status: isFirst ? 503 : 200, headers: [:])
                return (ResponseBody(next: { nil }, cancel: { released.store(true, ordering: .relaxed) }), response)
            })
        let store = base.layered(settingTime(time.source), retrying())
        let call = Task { _ = try await store.fetchStream(request()) }
        await time.waitForSleepers(atLeast: 1)
        expect(released.load(ordering: .relaxed))
        _ = await finish(call)
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

    @Test func anInvalidKeyIsAnError() async throws {
        var request = try request()
        request.httpMethod = "POST"
        let store = NetworkStore.unimplemented.layered(idempotent(key: { "a\r\nb" }))
        await expectEqual(store.failure(request) as? RequestError, .invalidHeaderValue(name: "Idempotency-Key"))
    }
}
