import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching
@testable import FetchingResilience

@Suite struct BreakerStateTests {
    private let policy = BreakerPolicy()
    private var breaker = BreakerState()

    /// Sends a request and records its result. Returns whether it was allowed.
    @discardableResult
    private mutating func send(_ isFailure: Bool?, at seconds: Double) -> Bool {
        let now = Duration.seconds(seconds)
        guard case .allowed(let ticket, _) = breaker.permit(policy, now: now) else { return false }
        if let isFailure { _ = breaker.record(isFailure: isFailure, ticket: ticket, policy, now: now) }
        return true
    }

    @Test func enoughFailuresWithinTheWindowOpenTheCircuit() {
        let rows: [(results: [(count: Int, isFailure: Bool, at: Double)], isOpen: Bool)] = [
            ([(19, true, 0)], false), ([(20, true, 0)], true),
            // Half of the results must be failures.
            ([(10, false, 0), (10, true, 1)], true), ([(11, false, 0), (10, true, 1)], false),
            ([(19, true, 0), (1, true, 31)], false),
        ]
        for (results, isOpen) in rows {
            var fresh = self
            for (count, isFailure, seconds) in results { for _ in 0..<count { fresh.send(isFailure, at: seconds) } }
            expectEqual(fresh.breaker.isOpen, isOpen, "\(results)")
        }
    }

    @Test mutating func anOpenCircuitRefusesWithTheTimeLeft() {
        for _ in 0..<20 { send(true, at: 10) }
        expectEqual(breaker.permit(policy, now: .seconds(12)), .refused(remaining: .seconds(3)))
    }

    @Test mutating func aGoodProbeClosesTheCircuitAndClearsTheCounters() {
        for _ in 0..<20 { send(true, at: 0) }
        expect(send(false, at: 5))
        expect(!breaker.isOpen)
        for _ in 0..<19 { send(true, at: 6) }
        expect(!breaker.isOpen)
    }

    @Test mutating func aBadProbeStartsAFullBreak() {
        for _ in 0..<20 { send(true, at: 0) }
        expect(send(true, at: 7))
        expectEqual(breaker.permit(policy, now: .seconds(8)), .refused(remaining: .seconds(4)))
    }

    @Test mutating func aLostProbeIsFollowedByAnotherAfterABreak() {
        for _ in 0..<20 { send(true, at: 0) }
        expect(send(nil, at: 6))
        expect(!send(false, at: 10.9))
        expect(send(false, at: 11))
        expect(!breaker.isOpen)
    }

    @Test mutating func aSuccessFromBeforeTheOpeningDoesNotCloseTheCircuit() {
        guard case .allowed(let early, _) = breaker.permit(policy, now: .zero) else { return }
        for _ in 0..<20 { send(true, at: 1) }
        expect(breaker.record(isFailure: false, ticket: early, policy, now: .seconds(2)) == nil)
        expect(breaker.isOpen)
        guard case .allowed(let lost, _) = breaker.permit(policy, now: .seconds(6)) else { return }
        _ = breaker.permit(policy, now: .seconds(11))
        expect(breaker.record(isFailure: true, ticket: lost, policy, now: .seconds(12)) == nil, "a lost probe")
        expectEqual(breaker.record(isFailure: false, ticket: lost, policy, now: .seconds(13)), .breakerClosed)
    }

    /// Random orders of permits and results. A break is the time between two probes.
    @Test func thereIsNeverMoreThanOneProbeInABreak() {
        for seed in 0..<UInt64(schedules(100)) {
            var random = SplitMix64(seed: seed)
            var breaker = BreakerState()
            var now = Duration.zero
            var open: [Int] = []
            var probes: [Duration] = []
            for _ in 0..<200 {
                now += .milliseconds(Int.random(in: 0...1500, using: &random))
                if Bool.random(using: &random) || open.isEmpty {
                    let wasOpen = breaker.isOpen
                    if case .allowed(let ticket, let isProbe) = breaker.permit(policy, now: now) {
                        expectEqual(isProbe, wasOpen)
                        if isProbe { probes.append(now) }
                        open.append(ticket)
                    }
                } else {
                    let ticket = open.remove(at: Int.random(in: open.indices, using: &random))
                    let isFailure = Int.random(in: 0..<10, using: &random) < 8
                    _ = breaker.record(isFailure: isFailure, ticket: ticket, policy, now: now)
                    if !breaker.isOpen { probes = [] }
                }
            }
            let gaps = zip(probes, probes.dropFirst()).map { $1 - $0 }
            expect(gaps.allSatisfy { $0 >= policy.breakDuration }, "seed \(seed): \(probes)")
        }
    }
}

@Suite(.hangLimit) struct BreakingCircuitTests {
    private let time = VirtualTime()
    private let log = RequestLog()

    /// Returns a store that has failed 20 times.
    private func openStore(_ layers: StoreLayer...) async throws -> NetworkStore {
        let log = log
        let store = NetworkStore { request in
            try await NetworkStore.json("", status: log.count <= 20 ? 500 : 200).fetchData(request)
        }.recorded(in: log).layered(settingTime(time.source), breakingCircuit())
        for _ in 0..<20 { _ = try await store.fetchData(request()) }
        return store.layered([settingTime(time.source)] + layers)
    }

    @Test func anOpenCircuitThrowsWithoutARequest() async throws {
        let store = try await openStore()
        await expectEqual(store.failure(try request()) as? RequestRefused, .circuitOpen(remaining: .seconds(5)))
        expectEqual(log.count, 20)
    }

    @Test func oneOfAHundredCallersIsTheProbe() async throws {
        let (log, gate) = (log, Gate())
        let store = NetworkStore { request in
            if log.count == 21 { try await gate.pass(0) }
            return try await NetworkStore.json("", status: log.count <= 20 ? 500 : 200).fetchData(request)
        }.recorded(in: log).layered(settingTime(time.source), breakingCircuit())
        let request = try request()
        for _ in 0..<20 { _ = try await store.fetchData(request) }
        time.advance(by: .seconds(5))
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<100 {
                group.addTask {
                    do { _ = try await store.fetchData(request) } catch is RequestRefused { return true }
                    return false
                }
            }
            for _ in 0..<99 {
                let isRefused = try await group.next()
                expectEqual(isRefused, true)
            }
            await waitUntil { gate.waiting == [0] }
            gate.release(0)
            let isRefused = try await group.next()
            expectEqual(isRefused, false)
        }
        expectEqual(log.count, 21)
        _ = try await store.fetchData(request)
    }

    @Test func anotherServerIsNotAffected() async throws {
        let store = try await openStore()
        _ = try await store.fetchData(request("http://b/"))
        expectEqual(log.count, 21)
        expect(await store.failure(try request("http://A:80/other")) is RequestRefused, "the same server")
    }

    @Test func retriesNeitherWaitNorSpendTheBudget() async throws {
        let budget = RetryBudget()
        let store = try await openStore(retrying(RetryPolicy(budget: budget)))
        expect(await store.failure(try request()) is RequestRefused)
        expect(log.count == 20 && time.waits.isEmpty)
        expectEqual(budget.count(for: try request()), 500)
    }

    @Test func aCancelledProbeIsFollowedByAnother() async throws {
        let fails = Atomic(true)
        let store = NetworkStore { request in
            if fails.load(ordering: .relaxed) { throw URLError(.networkConnectionLost) }
            return try await NetworkStore.hanging.fetchData(request)
        }.layered(settingTime(time.source), breakingCircuit())
        for _ in 0..<20 { _ = await store.failure(try request()) }
        fails.store(false, ordering: .relaxed)
        time.advance(by: .seconds(5))
        let request = try request()
        let probe = Task { await store.failure(request) }
        probe.cancel()
        expect(await probe.value is CancellationError)
        expect(await store.failure(request) is RequestRefused)
        time.advance(by: .seconds(5))
        let second = Task { await store.failure(request) }
        second.cancel()
        expect(await second.value is CancellationError, "it was let through")
    }

    @Test func onlyAFaultOfTheServerIsAFailure() async throws {
        for status in [200, 301, 400, 401, 404, 429] {
            let store = NetworkStore.json("", status: status).layered(settingTime(time.source), breakingCircuit())
            for _ in 0..<40 { _ = try await store.fetchData(request()) }
        }
        let codes: [URLError.Code] = [
            .cancelled, .badURL, .requestBodyStreamExhausted, .fileDoesNotExist, .dataNotAllowed, .callIsActive,
            .userAuthenticationRequired, .httpTooManyRedirects, .notConnectedToInternet,
        ]
        let errors: [any Error] =
            codes.map { URLError($0) } + [
                CancellationError(), RequestRefused.overloaded(maximumWaiting: 0), RequestError.emptySegment(0),
                ResponseBodyError.alreadyRead,
            ]
        for error in errors {
            let store = NetworkStore.failing(error).layered(settingTime(time.source), breakingCircuit())
            for _ in 0..<40 {
                let failure = await store.failure(try request())
                if case .circuitOpen? = failure as? RequestRefused { Issue.record("\(error) opened the circuit") }
            }
        }
    }

    @Test func twoStoresShareACircuitOnlyIfTheyShareTheLayer() async throws {
        let breaker = breakingCircuit()
        let shared: StoreLayer = { [time] in $0.layered(settingTime(time.source), breaker) }
        let failing = NetworkStore.failing(TimedOut(timeLimit: .zero, elapsed: .zero, phase: .waitingForResponse))
        let one = failing.layered(shared)
        for _ in 0..<20 { _ = await one.failure(try request()) }
        expect(await NetworkStore.json("").layered(shared).failure(try request()) is RequestRefused)
        expect(await NetworkStore.json("").layered(breakingCircuit()).failure(try request()) == nil)
    }
}

/// The number of random schedules: `count`, or a hundred times as many if `FETCHING_SLOW_TESTS` is set.
func schedules(_ count: Int) -> Int { runsSlowTests ? 100 * count : count }
