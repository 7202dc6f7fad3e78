import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingResilience

@Suite struct RateStateTests {
    /// Requests at a moment, in milliseconds: the number of permits for each, and the wait of the last one.
    typealias Step = (at: Int, permits: [Int], wait: Int)

    private func check(_ steps: [Step], _ rate: RateLimit) {
        var state = RateState()
        for step in steps {
            let now = Duration.milliseconds(step.at)
            let moments = step.permits.map { state.reserve(rate, count: $0, now: now) }
            expectEqual(moments.last.map { $0 - now }, .milliseconds(step.wait), "at \(step.at)")
        }
    }

    @Test func aRateIsSmoothOrBursty() {
        let burst = Array(repeating: 1, count: 7)
        check(
            [
                (0, burst, 3000), (800, [3], 3700), (2300, [1], 2700), (3500, [3], 3000), (9100, [3], 900),
                (11000, [1], 0),
            ],
            .smooth(2, per: .seconds(1)))
        check(
            [(0, burst, 3000), (800, [3], 3200), (2300, [1], 2700), (3500, [1, 1, 1], 2500), (7000, [1], 0)],
            .bursty(2, per: .seconds(1)))
    }

    @Test func aPermitThatComesTooLateIsNotReserved() {
        var state = RateState()
        let rate = RateLimit.smooth(1, per: .seconds(1))
        expectEqual(state.reserve(rate, now: .zero), .zero)
        expectEqual(state.reserve(rate, now: .zero, latest: .milliseconds(900)), .seconds(1))
        expectEqual(state.reserve(rate, now: .zero, latest: .seconds(1)), .seconds(1), "it was still free")
    }

    @Test func aPermitThatIsGivenBackIsUsedAgain() {
        var state = RateState()
        let rate = RateLimit.smooth(1, per: .seconds(1))
        let moments = (0..<4).map { _ in state.reserve(rate, now: .zero) }
        state.giveBack(moments[1])
        expectEqual(state.reserve(rate, now: .zero), .seconds(1))
        expectEqual(state.reserve(rate, now: .zero), .seconds(4))
        state.giveBack(moments[2])
        expectEqual(state.reserve(rate, now: .milliseconds(2500)), .seconds(5), "its moment has passed")

        // Several permits of a moment can be given back.
        var bursty = RateState()
        let burst = RateLimit.bursty(5, per: .seconds(1))
        for _ in 0..<5 { _ = bursty.reserve(burst, now: .zero) }
        for moment in (0..<5).map({ _ in bursty.reserve(burst, now: .zero) }) { bursty.giveBack(moment) }
        for _ in 0..<5 { expectEqual(bursty.reserve(burst, now: .zero), .seconds(1)) }

        // A refusal names the earliest permit.
        var refusing = RateState()
        let all = (0..<20).map { _ in refusing.reserve(rate, now: .zero) }
        for moment in all.dropFirst() { refusing.giveBack(moment) }
        expectEqual(refusing.reserve(rate, now: .zero, latest: .milliseconds(100)), all[1])
        expectEqual(refusing.reserve(rate, now: .zero), all[1])
    }

    /// Random schedules: no period has more permits than the rate allows.
    @Test(arguments: [RateLimit.smooth(4, per: .seconds(1)), .bursty(5, per: .seconds(2))])
    func noPeriodHasMorePermitsThanTheRate(rate: RateLimit) {
        for seed in 0..<UInt64(schedules(50)) {
            var random = SplitMix64(seed: seed)
            var state = RateState()
            var now = Duration.zero
            var sent: [Duration] = []
            for _ in 0..<100 {
                now += .milliseconds(Int.random(in: 0...600, using: &random))
                let moment = state.reserve(rate, now: now, latest: now + .seconds(10))
                guard moment <= now + .seconds(10) else { continue }
                if moment > now, Int.random(in: 0..<5, using: &random) == 0 {
                    state.giveBack(moment)
                } else {
                    sent.append(moment)
                }
            }
            let periods = Dictionary(grouping: sent) { Int($0 / rate.period) }
            expect(periods.values.allSatisfy { $0.count <= rate.count }, "seed \(seed)")
        }
    }
}

@Suite(.hangLimit) struct LimitingRateTests {
    private let time = VirtualTime()
    private let log = RequestLog()

    /// Starts calls that are waiting when the method returns. Their results are the statuses.
    private func start(_ count: Int, _ store: NetworkStore) async -> [Task<Int?, any Error>] {
        let sleepers = time.sleeperCount
        let calls = (0..<count).map { _ in
            Task { (try await store.fetchData(request()).1 as? HTTPURLResponse)?.statusCode }
        }
        await time.waitForSleepers(atLeast: sleepers + count)
        return calls
    }

    /// Returns a store with a limit.
    private func limited(_ store: NetworkStore, _ rate: RateLimit? = nil, maximumWait: Duration = .seconds(60))
        -> NetworkStore
    {
        store.layered(settingTime(time.source), limitingRate(rate, maximumWait: maximumWait))
    }

    private func expectRefusal(_ store: NetworkStore, wait: Duration) async throws {
        await expectEqual(store.failure(try request()) as? RequestRefused, .rateLimited(wait: wait))
    }

    /// The task of a call can wait for a thread between its reservation and its wait.
    @Test func aWaitThatStartsLateEndsAtItsMoment() async throws {
        try await time.run {
            let store = NetworkStore.json("{}").layered(limitingRate(.smooth(1, per: .milliseconds(80))))
            _ = try await store.fetchData(request())
            let call = Task {
                try await withCall({ call in
                    call.addListener { [time] event in
                        if case .throttled = event.kind { time.advance(by: .milliseconds(50)) }
                    }
                }) { try await store.fetchData(request()) }
            }
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .milliseconds(30))
            _ = try await call.value
            expectEqual(time.now, .milliseconds(80))
        }
    }

    @Test func furtherRequestsWaitForTheNextPeriod() async throws {
        let store = limited(NetworkStore.json("{}").recorded(in: log), .bursty(2, per: .seconds(1)))
        _ = try await store.fetchData(request())
        _ = try await store.fetchData(request())
        let waiting = await start(3, store)
        time.advance(by: .milliseconds(999))
        expectEqual(log.count, 2)
        time.advance(by: .milliseconds(1))
        expect(await eventually { log.count == 4 })
        time.advance(by: .seconds(1))
        for call in waiting { _ = try await call.value }
        expectEqual(log.count, 5)
        _ = try await store.fetchData(request("http://b/"))
    }

    @Test func everyCallerOfTheServerWaitsAfter429() async throws {
        let log = log
        let server = NetworkStore { request in
            let (status, headers) = log.count == 1 ? (429, ["Retry-After": "10"]) : (200, [:])
            return try stubResponse(to: request, Data(), status: status, headers: headers)
        }
        let store = limited(server.recorded(in: log))
        _ = try await store.fetchData(request())
        let waiting = await start(5, store)
        expectEqual(time.waits, Array(repeating: .seconds(10), count: 5))
        _ = try await store.fetchData(request("http://other/"))
        time.advance(by: .seconds(10))
        for call in waiting { try await expectEqual(call.value, 200) }
    }

    @Test func aLaterResponseOfAnEarlierRequestShortensNothing() async throws {
        let gate = Gate()
        let store = limited(
            NetworkStore { request in
                let number = Int(request.url?.lastPathComponent ?? "") ?? 0
                try await gate.pass(number)
                return try stubResponse(to: request, Data(), status: 429, headers: ["Retry-After": "\(number)"])
            })
        let calls = [10, 2].map { number in Task { try await store.fetchData(request("http://a/\(number)")) } }
        await gate.waiting(atLeast: 2)
        gate.release(10)
        _ = try await calls[0].value
        gate.release(2)
        _ = try await calls[1].value
        let waiting = Task { try await store.fetchData(request("http://a/1")) }
        await time.waitForSleepers(atLeast: 1)
        expectEqual(time.waits, [.seconds(10)])
        waiting.cancel()
        _ = await waiting.result
    }

    @Test func aCallerThatWaitsForAPermitWaitsLongerAfter429() async throws {
        let busy = NetworkStore.json("", status: 429, headers: ["Retry-After": "10"]).delayed(by: .milliseconds(500))
        let store = limited(.sequence(busy, .json("{}")), .smooth(1, per: .seconds(1)))
        let first = await start(1, store)
        let second = await start(1, store)
        time.advance(by: .milliseconds(500))
        try await expectEqual(first[0].value, 429)
        time.advance(by: .milliseconds(500))
        await time.waitForSleepers(atLeast: 1)
        expectEqual(time.waits.last, .milliseconds(9500))
        time.advance(by: .milliseconds(9500))
        try await expectEqual(second[0].value, 200)
    }

    @Test(arguments: [
        ["RateLimit-Remaining": "0", "RateLimit-Reset": "30"],
        ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "30"],
        ["RateLimit": #""default";r=0;t=30"#],
    ])
    func anExhaustedRateLimitStopsAllRequests(headers: [String: String]) async throws {
        let store = limited(.json("{}", headers: headers))
        _ = try await store.fetchData(request())
        let waiting = await start(1, store)
        expectEqual(time.waits, [.seconds(30)])
        waiting[0].cancel()
        await expect(throws: CancellationError.self) { try await waiting[0].value }
    }

    @Test func aQuotaThatIsNotExhaustedStopsNothing() async throws {
        let headers = ["X-RateLimit-Remaining": "12", "X-RateLimit-Reset": "1900000000"]
        let store = limited(.json("{}", headers: headers))
        for _ in 0..<3 { _ = try await store.fetchData(request()) }
        expect(time.waits.isEmpty)
    }

    @Test func aLongerWaitThanAllowedIsRefusedWithoutTakingAPermit() async throws {
        let store = limited(.json("{}"), .smooth(1, per: .seconds(10)), maximumWait: .seconds(15))
        _ = try await store.fetchData(request())
        let waiting = await start(1, store)
        try await expectRefusal(store, wait: .seconds(20))
        time.advance(by: .seconds(10))
        try await expectEqual(waiting[0].value, 200)
        let next = await start(1, store)
        expectEqual(time.waits.last, .seconds(10))
        next[0].cancel()
        _ = await next[0].result
    }

    @Test func aWaitThatWouldPassTheDeadlineIsRefused() async throws {
        let store = NetworkStore.json("{}").layered(
            settingTime(time.source), deadline(after: .seconds(5)), limitingRate(.smooth(1, per: .seconds(10))))
        _ = try await store.fetchData(request())
        try await expectRefusal(store, wait: .seconds(10))
    }

    @Test func aServerCannotStopRequestsForMoreThanAnHour() async throws {
        let store = limited(.json("", status: 503, headers: ["Retry-After": "999999999999"]))
        _ = try await store.fetchData(request())
        try await expectRefusal(store, wait: .seconds(3600))
    }

    @Test func severalPausesOfAServerDoNotExceedTheMaximumWait() async throws {
        let time = VirtualTime(advancesAutomatically: true)
        await time.run {
            let store = NetworkStore.json("", status: 429, headers: ["Retry-After": "40"]).layered(limitingRate(nil))
            for _ in 0..<4 {
                let start = time.now
                _ = try? await store.fetchData(request())
                expect(time.now - start <= .seconds(60))
            }
            expect(time.now >= .seconds(40))
        }
    }
}
