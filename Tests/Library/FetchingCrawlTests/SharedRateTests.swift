import Fetching
import FetchingCrawl
import FetchingResilience
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@Suite(.hangLimit) struct SharedRateTests {
    /// A server that counts requests. Each one takes 50 ms.
    private final class Server: Sendable {
        private let time: VirtualTime
        private let log = Mutex<(arrivals: [Duration], pause: ClosedRange<Duration>?)>(([], nil))

        init(_ time: VirtualTime) { self.time = time }

        var arrivals: [Duration] { log.withLock { $0.arrivals } }

        /// Sets the time in which requests get the status 429.
        func setPause(_ pause: ClosedRange<Duration>) { log.withLock { $0.pause = pause } }

        var store: NetworkStore {
            NetworkStore { [self] request in
                let now = time.now
                let pause = log.withLock { log in
                    log.arrivals.append(now)
                    return log.pause.flatMap { $0.contains(now) ? $0.upperBound - now : nil }
                }
                try await time.source.sleep(.milliseconds(50))
                let headers = pause.map { ["Retry-After": "\(Int(($0 / .seconds(1)).rounded(.up)))"] }
                return try stubResponse(to: request, Data(), status: pause == nil ? 200 : 429, headers: headers ?? [:])
            }
        }

        /// The largest number of requests in any second.
        var maximumPerSecond: Int {
            let arrivals = arrivals.sorted()
            var (first, maximum) = (0, 0)
            for (index, arrival) in arrivals.enumerated() {
                while arrival - arrivals[first] >= .seconds(1) { first += 1 }
                maximum = max(maximum, index - first + 1)
            }
            return maximum
        }
    }

    private let time = VirtualTime()
    private let server: Server
    private let coordinator = memoryCoordinator()
    /// The names of the values that were changed.
    private let changes = Recorded<String>()

    init() { server = Server(time) }

    private func send(_ layers: StoreLayer...) async throws {
        _ = try await server.store.layered(layers).fetchData(createRequest(baseURL: "https://api.example.com"))
    }

    /// Lets workers send requests until a moment of the virtual time.
    private func run(_ rate: RateLimit?, width: Int, until end: Duration) async throws {
        await time.run {
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<4 {
                    let layer = limitingRate(rate, sharedBy: coordinator)
                    for _ in 0..<width {
                        group.addTask { while time.now < end, (try? await send(layer)) != nil {} }
                    }
                }
                while time.now < end {
                    await time.waitForSleepers(atLeast: 4 * width)
                    time.advance(by: .milliseconds(1))
                }
                group.cancelAll()
            }
        }
    }

    /// Advances the time in steps of 10 ms until the server has received requests.
    private func awaitArrivals(_ count: Int) async {
        for _ in 0..<3000 where server.arrivals.count < count {
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .milliseconds(10))
        }
        expectEqual(server.arrivals.count, count)
    }

    @Test func fourWorkersUseTheRateTogetherAndNeverExceedIt() async throws {
        try await run(.smooth(98, per: .seconds(1)), width: 8, until: .seconds(4))
        expect(server.maximumPerSecond <= 100)
        for second in 0..<4 {
            let count = server.arrivals.count { $0 >= .seconds(second) && $0 < .seconds(second + 1) }
            expect((95...100).contains(count), "\(count) in second \(second)")
        }
    }

    @Test func aQuotaOfAPeriodIsSharedToo() async throws {
        try await run(.bursty(30, per: .seconds(60)), width: 4, until: .seconds(3))
        expectEqual(server.arrivals.count, 30)
    }

    /// After the first response with status 429, only the requests in progress arrive, and those whose permits are less
    /// than a second away. Without a rate, the workers stop after a second.
    @Test(arguments: [true, false]) func oneResponseWithStatus429StopsAllWorkers(hasRate: Bool) async throws {
        let pause = hasRate ? Duration.seconds(1)...(.seconds(3)) : Duration.seconds(1)...(.seconds(9))
        server.setPause(pause)
        try await run(
            hasRate ? .smooth(50, per: .seconds(1)) : nil, width: hasRate ? 4 : 2, until: pause.upperBound + .seconds(1)
        )
        let refused = server.arrivals.filter { pause.contains($0) }
        if hasRate {
            expect((1...20).contains(refused.count) && refused.allSatisfy { $0 < .milliseconds(1400) })
        } else {
            expect(refused.count >= 1 && refused.allSatisfy { $0 <= .milliseconds(2100) })
        }
        expect(server.arrivals.contains { $0 > pause.upperBound })
    }

    @Test func limitsWithOtherPeriodsAreKeptApart() async throws {
        await time.run {
            let day = limitingRate(.bursty(20, per: .seconds(86_400)), sharedBy: coordinator)
            let second = limitingRate(.smooth(50, per: .seconds(1)), sharedBy: coordinator)
            let slower = limitingRate(.smooth(10, per: .seconds(1)), sharedBy: coordinator)
            let calls = Task {
                for _ in 0..<20 { try await send(day, second) }
                // The rate of a job can be changed.
                try await send(slower)
                try await send(day, second)
            }
            await awaitArrivals(21)
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .milliseconds(100))
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .seconds(3600))
            // The quota of the day is used up.
            await time.waitForSleepers(atLeast: 1)
            expectEqual(server.arrivals.count, 21)
            calls.cancel()
            await expect(throws: CancellationError.self) { try await calls.value }
        }
    }

    @Test func aSlowCoordinatorDoesNotStopTheRequests() async throws {
        try await time.run {
            var slow = coordinator
            slow.update = { [time, coordinator] name, change in
                try await time.source.sleep(.milliseconds(80))
                try await coordinator.update(name, change)
            }
            let layer = limitingRate(.smooth(50, per: .seconds(1)), sharedBy: slow)
            let calls = Task { for _ in 0..<5 { try await send(layer) } }
            await awaitArrivals(5)
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .seconds(1))
            try await calls.value
        }
    }

    @Test func aCancelledCallGivesItsPermitBack() async throws {
        try await time.run {
            var counting = coordinator
            counting.update = { [changes, coordinator] name, change in
                try await coordinator.update(name, change)
                changes.add(name)
            }
            let layer = limitingRate(.smooth(1, per: .seconds(10)), sharedBy: counting)
            let first = Task { try await send(layer) }
            await time.waitForSleepers(atLeast: 1)
            let second = Task { try await send(layer) }
            await time.waitForSleepers(atLeast: 2)
            second.cancel()
            await expect(throws: CancellationError.self) { try await second.value }
            await waitUntil { changes.all.count == 3 }
            time.advance(by: .milliseconds(50))
            try await first.value
            let third = Task { try await send(layer) }
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .seconds(10))
            await waitUntil { server.arrivals.count == 2 }
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .seconds(1))
            try await third.value
            expectEqual(server.arrivals.count, 2)
        }
    }
}
