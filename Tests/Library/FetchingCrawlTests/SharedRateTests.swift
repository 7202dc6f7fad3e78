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
                let fields = pause.map { ["Retry-After": "\(Int(($0 / .seconds(1)).rounded(.up)))"] }
                let head = HTTPURLResponse(
                    url: try #require(request.url), statusCode: pause == nil ? 200 : 429, httpVersion: nil,
                    headerFields: fields)
                return (Data(), try #require(head))
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

    /// Returns a coordinator whose workers share values in memory.
    private func coordinator(_ values: Values = Values()) -> Coordinator {
        Coordinator(
            plan: { try await $0().0 }, claim: { _ in nil }, keepAlive: { nil }, complete: { _, _, _ in nil },
            release: { _ in }, status: { Coordinator.Status(plan: nil, parts: [], openRanges: [], claims: []) },
            update: { name, change in
                values.list.withLock { values in
                    if let new = change(values.byName[name]) { values.byName[name] = new }
                    values.changes += 1
                }
            })
    }

    private final class Values: Sendable { let list = Mutex<(byName: [String: Data], changes: Int)>(([:], 0)) }

    /// Lets workers send requests until a moment of the virtual time.
    private func run(
        _ rate: RateLimit?, workers: Int, width: Int, until end: Duration, _ time: VirtualTime, _ server: Server
    ) async throws {
        let coordinator = coordinator()
        let request = try createRequest(baseURL: "https://api.example.com")
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<workers {
                let store = server.store.layered(limitingRate(rate, sharedBy: coordinator))
                for _ in 0..<width {
                    group.addTask { while time.now < end, (try? await store.fetchData(request)) != nil {} }
                }
            }
            while time.now < end {
                await time.waitForSleepers(atLeast: workers * width)
                time.advance(by: .milliseconds(1))
            }
            group.cancelAll()
        }
    }

    @Test func fourWorkersUseTheRateTogetherAndNeverExceedIt() async throws {
        let time = VirtualTime()
        try await time.run {
            let server = Server(time)
            try await run(.smooth(98, per: .seconds(1)), workers: 4, width: 8, until: .seconds(4), time, server)
            expect(server.maximumPerSecond <= 100)
            for second in 0..<4 {
                let count = server.arrivals.count { $0 >= .seconds(second) && $0 < .seconds(second + 1) }
                expect((95...100).contains(count))
            }
        }
    }

    @Test func aQuotaOfAPeriodIsSharedToo() async throws {
        let time = VirtualTime()
        try await time.run {
            let server = Server(time)
            try await run(.bursty(30, per: .seconds(60)), workers: 4, width: 4, until: .seconds(3), time, server)
            expectEqual(server.arrivals.count, 30)
        }
    }

    @Test func oneResponseWithStatus429StopsAllWorkers() async throws {
        let time = VirtualTime()
        try await time.run {
            let server = Server(time)
            server.setPause(.milliseconds(1000)...(.milliseconds(3000)))
            try await run(.smooth(50, per: .seconds(1)), workers: 4, width: 4, until: .seconds(5), time, server)
            // After the first response with status 429, only the requests in progress arrive, and those whose permits
            // are less than a second away.
            let refused = server.arrivals.filter { (.milliseconds(1000) ... .milliseconds(3000)).contains($0) }
            expect((1...20).contains(refused.count))
            expect(refused.allSatisfy { $0 < .milliseconds(1400) })
            expect(server.arrivals.contains { $0 > .milliseconds(3000) })
        }
    }

    @Test func withoutARateAResponseWithStatus429StopsAllWorkersAfterASecond() async throws {
        let time = VirtualTime()
        try await time.run {
            let server = Server(time)
            server.setPause(.milliseconds(1000)...(.milliseconds(9000)))
            try await run(nil, workers: 4, width: 2, until: .seconds(10), time, server)
            let refused = server.arrivals.filter { (.milliseconds(1000) ... .milliseconds(9000)).contains($0) }
            expect(refused.count >= 1 && refused.allSatisfy { $0 <= .milliseconds(2100) })
            expect(server.arrivals.contains { $0 > .milliseconds(9000) })
        }
    }

    @Test func limitsWithOtherPeriodsAreKeptApart() async throws {
        let time = VirtualTime()
        try await time.run {
            let server = Server(time)
            let values = Values()
            let coordinator = coordinator(values)
            let day = limitingRate(.bursty(20, per: .seconds(86_400)), sharedBy: coordinator)
            let second = limitingRate(.smooth(50, per: .seconds(1)), sharedBy: coordinator)
            let slower = limitingRate(.smooth(10, per: .seconds(1)), sharedBy: coordinator)
            let request = try createRequest(baseURL: "https://api.example.com")
            let calls = Task {
                for _ in 0..<20 { _ = try await server.store.layered(day, second).fetchData(request) }
                // The rate of a job can be changed.
                _ = try await server.store.layered(slower).fetchData(request)
                _ = try await server.store.layered(day, second).fetchData(request)
            }
            for _ in 0..<3000 where server.arrivals.count < 21 {
                await time.waitForSleepers(atLeast: 1)
                time.advance(by: .milliseconds(10))
            }
            expectEqual(server.arrivals.count, 21)
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
        let time = VirtualTime()
        try await time.run {
            let server = Server(time)
            let values = Values()
            var coordinator = coordinator(values)
            let update = coordinator.update
            coordinator.update = { name, change in
                try await time.source.sleep(.milliseconds(80))
                try await update(name, change)
            }
            let store = server.store.layered(
                limitingRate(.smooth(50, per: .seconds(1)), sharedBy: coordinator))
            let request = try createRequest(baseURL: "https://api.example.com")
            let calls = Task { for _ in 0..<5 { _ = try await store.fetchData(request) } }
            for _ in 0..<400 where server.arrivals.count < 5 {
                await time.waitForSleepers(atLeast: 1)
                time.advance(by: .milliseconds(10))
            }
            expectEqual(server.arrivals.count, 5)
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .seconds(1))
            try await calls.value
        }
    }

    @Test func aCancelledCallGivesItsPermitBack() async throws {
        let time = VirtualTime()
        try await time.run {
            let server = Server(time)
            let values = Values()
            let coordinator = coordinator(values)
            let request = try createRequest(baseURL: "https://api.example.com")
            let layer = limitingRate(.smooth(1, per: .seconds(10)), sharedBy: coordinator)
            let store = server.store.layered(layer)
            let first = Task { try await store.fetchData(request) }
            await time.waitForSleepers(atLeast: 1)
            let second = Task { try await store.fetchData(request) }
            await time.waitForSleepers(atLeast: 2)
            second.cancel()
            await expect(throws: CancellationError.self) { try await second.value }
            await waitUntil { values.list.withLock { $0.changes } == 3 }
            time.advance(by: .milliseconds(50))
            _ = try await first.value
            let third = Task { try await store.fetchData(request) }
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .seconds(10))
            await waitUntil { server.arrivals.count == 2 }
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .seconds(1))
            _ = try await third.value
            expectEqual(server.arrivals.count, 2)
        }
    }
}
