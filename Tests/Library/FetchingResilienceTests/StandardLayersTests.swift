import Fetching
import FetchingAccess
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingResilience

@Suite(.hangLimit) struct StandardLayersTests {
    @Test func theStandardLayersReturnTheResponse() async throws {
        try await VirtualTime().run { () async throws in
            let log = RequestLog()
            let store = NetworkStore.json("{}").recorded(in: log).layered(standardLayers())
            try await expectEqual(store.fetchData(request()).0, Data("{}".utf8))
            try await expectEqual(store.fetchStream(request()).0.data(), Data("{}".utf8))
            expectEqual(log.count, 2)
        }
    }

    @Test func withoutAnyPartTheRequestIsUnchanged() async throws {
        let log = RequestLog()
        let store = NetworkStore.json("", status: 503).recorded(in: log).layered(
            standardLayers(deadline: nil, retry: nil, breaker: nil, concurrency: nil, attemptLimit: nil))
        var request = try request()
        request.httpMethod = "POST"
        _ = try await store.fetchData(request)
        expectEqual(log.requests, [request])
    }

    @Test func eachRequestOfAChainIsSignedExceptAtAnotherOrigin() async throws {
        try await VirtualTime().run {
            let log = RequestLog()
            let store = NetworkStore.sequence(
                .json("", status: 503, headers: ["Retry-After": "0"]),
                .json("", status: 302, headers: ["Location": "/b"]),
                .json("", status: 302, headers: ["Location": "https://evil/c"]),
                .json("", status: 302, headers: ["Location": "https://a/d"]), .json("{}")
            ).recorded(in: log).layered(
                standardLayers(
                    signature: signing(declaring: SecretNames(headers: ["X-Signature"])) { request, _ in
                        var request = request
                        request.setValue("signed \(request.url?.path() ?? "")", forHTTPHeaderField: "X-Signature")
                        return request
                    }))
            _ = try await store.fetchData(request("https://a/1"))
            let signatures = log.requests.map { $0.value(forHTTPHeaderField: "X-Signature") }
            expectEqual(signatures, ["signed /1", "signed /1", "signed /b", nil, nil])
        }
    }

    /// The cache receives each redirected request, but no retry. A shared request has no deadline.
    @Test(arguments: [false, true])
    func theCacheIsOutsideOfSharedRequestsAndRetries(coalesces: Bool) async throws {
        try await VirtualTime().run { () async throws in
            let (outside, inside) = (Recorded<Bool>(), Recorded<Bool>())
            func logging(_ log: Recorded<Bool>) -> StoreLayer {
                intercepting("logging") { request, next in
                    log.add(CallContext.current.timeUntilLimit != nil)
                    return try await next(request)
                }
            }
            let store = NetworkStore.sequence(
                .json("", status: 302, headers: ["Location": "/b"]),
                .json("", status: 503, headers: ["Retry-After": "0"]), .json("{}")
            ).layered(
                standardLayers(
                    cache: logging(outside), coalesces: coalesces, attemptLimit: nil, innermost: [logging(inside)]))
            try await expectEqual(store.fetchData(request()).0, Data("{}".utf8))
            expectEqual(outside.all, [true, true])
            expectEqual(inside.all, [!coalesces, !coalesces, !coalesces])
        }
    }

    @Test func aRefreshWorksWhileTheLimitIsReachedAndTheCircuitIsOpen() async throws {
        let (gate, log) = (Gate(), RequestLog())
        let base = NetworkStore { request in
            switch request.url?.path() {
            case "/refresh": return try await NetworkStore.json(#""new""#).fetchData(request)
            case "/broken": return try await NetworkStore.json("", status: 500).fetchData(request)
            default:
                let isOld = request.value(forHTTPHeaderField: "Authorization") == "Bearer old"
                if isOld { try await gate.pass(log.count) }
                return try await NetworkStore.json("{}", status: isOld ? 401 : 200).fetchData(request)
            }
        }.recorded(in: log)
        let circuit = breakingCircuit(BreakerPolicy(minimumResults: 2))
        // The refresh uses the store inside the limits, as `standardLayers` places the credentials.
        let credential = SharedCredential("old") { _ in
            let (body, _) = try await base.fetchData(createRequest(baseURL: "http://a/refresh"))
            return try jsonMapper(String.self)(body)
        }
        let store = base.layered(
            circuit, limitingConcurrency(to: 1),
            authenticating(credential, allowedOrigins: ["http://a"]) { .bearer($0) })
        let call = Task { (try await store.fetchData(request("http://a/1")).1 as? HTTPURLResponse)?.statusCode }
        await gate.waiting(atLeast: 1)
        // The only permit is in use. Now the circuit opens.
        let breaking = base.layered(circuit)
        for _ in 0..<2 { _ = try? await breaking.fetchData(request("http://a/broken")) }
        expect(await breaking.failure(try request("http://a/1")) is RequestRefused)
        gate.release(gate.waiting[0])
        try await expectEqual(call.value, 200)
        expect(log.requests.contains { $0.url?.path() == "/refresh" })
    }

    /// Cancels a call at each of its suspension points, and checks that no timer, request or permit is left.
    @Test(arguments: [false, true])
    func aCancellationAtAnyPointLeavesNothing(coalesces: Bool) async throws {
        for point in stride(from: 0, to: runsSlowTests ? 2000 : 200, by: runsSlowTests ? 1 : 8) {
            let time = VirtualTime(seed: UInt64(point))
            await time.run {
                let credential = SharedCredential("old") { _ in "new" }
                let statuses = [401, 503, 302, 200]
                let next = Atomic(0)
                let inProgress = Atomic(0)
                let base = NetworkStore { request in
                    inProgress.add(1, ordering: .relaxed)
                    defer { inProgress.subtract(1, ordering: .relaxed) }
                    try await time.source.sleep(.milliseconds(10))
                    let status = statuses[min(next.add(1, ordering: .relaxed).oldValue, statuses.count - 1)]
                    return try stubResponse(
                        to: request, Data("{}".utf8), status: status, headers: status == 302 ? ["Location": "/b"] : [:])
                }
                let layers = standardLayers(
                    coalesces: coalesces, rate: .smooth(1000, per: .seconds(1)), hedgeDelay: .seconds(2),
                    concurrency: 1,
                    credentials: authenticating(credential, allowedOrigins: ["http://a"]) { .bearer($0) }
                )
                let store = base.layered(layers)
                let hasEnded = Atomic(false)
                let call = Task {
                    defer { hasEnded.store(true, ordering: .relaxed) }
                    return try await store.fetchData(request())
                }
                // Each step lets the tasks run and advances the time, so that each call is cancelled at another point.
                for step in 0..<point where !hasEnded.load(ordering: .relaxed) {
                    await Task.yield()
                    if step.isMultiple(of: 3) { time.advance(by: .milliseconds(5)) }
                }
                call.cancel()
                _ = await call.result
                expect(await eventually { time.sleeperCount == 0 }, "point \(point): a timer is left")
                expect(
                    await eventually { inProgress.load(ordering: .relaxed) == 0 }, "point \(point): a request is left")
                // The permit is free: the next call does not wait for one.
                next.store(3, ordering: .relaxed)
                let another = Task { try await store.fetchData(request()) }
                while inProgress.load(ordering: .relaxed) == 0, !Task.isCancelled {
                    await Task.yield()
                    time.advance(by: .milliseconds(5))
                }
                another.cancel()
                _ = await another.result
            }
        }
    }

    /// Random calls with deadlines, cancellations and failures. No call outlives its deadline.
    ///
    /// If the system takes the thread of a task between reading the time and starting a wait, the time advances before
    /// the wait starts, and the call is late. This happens to one call in 100,000.
    @Test func noCallOutlivesItsDeadline() async throws {
        var lateCount = 0
        for seed in 0..<UInt64(runsSlowTests ? 500 : 10) {
            let time = VirtualTime(seed: seed)
            await time.run {
                let random = Mutex(SplitMix64(seed: seed))
                let base = NetworkStore { request in
                    // Before the time starts, no call ends, so that all the others wait for a permit.
                    let shortest = time.now == .zero ? 1 : 0
                    let (delay, status) = random.withLock { random in
                        (
                            Int.random(in: shortest...400, using: &random),
                            [200, 200, 429, 500, 503, 0].randomElement(using: &random) ?? 0
                        )
                    }
                    try await time.source.sleep(.milliseconds(delay))
                    if status == 0 { throw URLError(.networkConnectionLost) }
                    return try await NetworkStore.json("", status: status, headers: ["Retry-After": "1"]).fetchData(
                        request)
                }
                let store = base.layered(
                    standardLayers(
                        deadline: .seconds(2), retry: RetryPolicy(attempts: 5), hedgeDelay: .milliseconds(200),
                        concurrency: 2,
                        attemptLimit: .milliseconds(300)))
                let ends = Recorded<Duration>()
                for _ in 0..<20 {
                    Task {
                        _ = try? await store.fetchData(request())
                        ends.add(time.now)
                    }
                }
                // Before the time starts, each call has the timer of its deadline, and so has each wait for a permit.
                await waitUntil { time.waits.count { $0 == .seconds(2) } == 38 }
                while time.now < .seconds(2) {
                    for _ in 0..<20 { await Task.yield() }
                    time.advance(by: .milliseconds(10))
                }
                // From here, no time passes, so a call that needs more time does not end.
                let lastCheck = ContinuousClock.now + .seconds(5)
                while ContinuousClock.now < lastCheck, ends.all.count < 20 { await Task.yield() }
                lateCount += 20 - ends.all.count
                time.advance(by: .seconds(2))
                expect(await eventually { ends.all.count == 20 }, "seed \(seed)")
                expect(await eventually { time.sleeperCount == 0 }, "seed \(seed)")
            }
        }
        expect(lateCount <= (runsSlowTests ? 20 : 1))
    }
}
