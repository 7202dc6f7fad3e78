import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingResilience

@Suite(.hangLimit) struct LimitingConcurrencyTests {
    /// Counts the requests that are in progress.
    private final class Load: Sendable {
        private let state = Mutex((current: 0, highest: 0, total: 0))
        var highest: Int { state.withLock { $0.highest } }
        var current: Int { state.withLock { $0.current } }
        var total: Int { state.withLock { $0.total } }

        func enter() {
            state.withLock { state in
                state.current += 1
                state.total += 1
                state.highest = max(state.highest, state.current)
            }
        }

        func leave() { state.withLock { $0.current -= 1 } }

        var store: NetworkStore {
            NetworkStore { request in
                self.enter()
                defer { self.leave() }
                for _ in 0..<3 { await Task.yield() }
                try Task.checkCancellation()
                return try await NetworkStore.json("{}").fetchData(request)
            }
        }
    }

    @Test(arguments: [1, 3, 8])
    func manyTasksNeverExceedTheLimit(limit: Int) async throws {
        let (load, count) = (Load(), runsSlowTests ? 1000 : 200)
        let store = load.store.layered(limitingConcurrency(to: limit))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<count { group.addTask { _ = try await store.fetchData(request()) } }
            try await group.waitForAll()
        }
        expectEqual(load.highest, limit)
        expectEqual(load.total, count)
    }

    @Test func waitingRequestsAreSentInTheirOrder() async throws {
        let gate = Gate()
        let (order, events) = (Texts(), Recorded<NetworkEvent.Kind>())
        let store = NetworkStore { request in
            order.add(request.url?.path() ?? "")
            try await gate.pass(Int(request.url?.lastPathComponent ?? "") ?? 0)
            return try await NetworkStore.json("{}").fetchData(request)
        }.layered(observing { events.add($0.kind) }, limitingConcurrency(to: 1))
        var calls: [Task<Void, any Error>] = []
        for number in 0..<5 {
            calls.append(Task { _ = try await store.fetchData(request("http://a/\(number)")) })
            if number == 0 { await gate.waiting(atLeast: 1) }
            await waitUntil { events.all.count { $0 == .throttled(delay: nil) } == number }
        }
        for number in 0..<5 {
            await waitUntil { gate.waiting == [number] }
            gate.release(number)
        }
        for call in calls { try await call.value }
        expectEqual(order.all, ["/0", "/1", "/2", "/3", "/4"])
    }

    @Test func aCancelledWaiterNeitherTakesNorLosesAPermit() async throws {
        let gate = Gate()
        let sent = RequestLog()
        let store = NetworkStore { request in
            try await gate.pass(0)
            return try await NetworkStore.json("{}").fetchData(request)
        }.recorded(in: sent).layered(limitingConcurrency(to: 1))
        let first = Task { try await store.fetchData(request("http://a/first")) }
        await gate.waiting(atLeast: 1)
        let waiting = Task { try await store.fetchData(request("http://a/cancelled")) }
        await Task.yield()
        waiting.cancel()
        await expect(throws: CancellationError.self) { try await waiting.value }
        gate.release(0)
        _ = try await first.value
        let last = Task { try await store.fetchData(request("http://a/last")) }
        await gate.waiting(atLeast: 1)
        gate.release(0)
        _ = try await last.value
        expectEqual(sent.requests.map { $0.url?.path() }, ["/first", "/last"])
    }

    @Test func aPermitComesBackAfterAnErrorAndACancellation() async throws {
        let store = NetworkStore.sequence(.failing(URLError(.timedOut)), .hanging, .json("{}"))
            .layered(limitingConcurrency(to: 1))
        expect(await store.failure(try request()) is URLError)
        let hanging = Task { try await store.fetchData(request()) }
        for _ in 0..<10 { await Task.yield() }
        hanging.cancel()
        await expect(throws: CancellationError.self) { try await hanging.value }
        _ = try await store.fetchData(request())
    }

    @Test func aFullQueueRefuses() async throws {
        let gate = Gate()
        let store = NetworkStore { request in
            try await gate.pass(request.url?.host() == "a" ? 1 : 2)
            return try await NetworkStore.json("{}").fetchData(request)
        }.layered(limitingConcurrency(to: 1, maximumWaiting: 0))
        let first = Task { try await store.fetchData(request("http://a/")) }
        await gate.waiting(atLeast: 1)
        await expectEqual(store.failure(try request("http://a/")) as? RequestRefused, .overloaded(maximumWaiting: 0))
        let other = Task { try await store.fetchData(request("http://b/")) }
        await waitUntil { gate.waiting == [1, 2] }
        gate.release(1)
        gate.release(2)
        _ = try await first.value
        _ = try await other.value
    }

    @Test(arguments: [0, -1])
    func aLimitBelowOneSendsNothing(limit: Int) async throws {
        let store = NetworkStore.unimplemented.layered(limitingConcurrency(to: limit))
        await expectEqual(store.failure(try request()) as? RequestRefused, .overloaded(maximumWaiting: 0))
    }

    @Test func aStreamHasItsPermitUntilItsBodyEnds() async throws {
        let store = NetworkStore.json("abc").layered(limitingConcurrency(to: 1, maximumWaiting: 0))
        var body: ResponseBody? = try await store.fetchStream(request()).0
        expect(await store.failure(try request()) is RequestRefused)
        _ = try await body?.data()
        _ = try await store.fetchData(request())
        body = try await store.fetchStream(request()).0
        expect(await store.failure(try request()) is RequestRefused)
        body = nil
        _ = try await store.fetchData(request())
    }

    @Test func randomCancellationsLeaveNoPermitBehind() async throws {
        for seed in 0..<UInt64(schedules(4)) {
            let load = Load()
            let store = load.store.layered(limitingConcurrency(to: 2))
            var random = SplitMix64(seed: seed)
            var calls: [Task<Void, Never>] = []
            for _ in 0..<40 {
                calls.append(Task { _ = try? await store.fetchData(request()) })
                for _ in 0..<Int.random(in: 0...3, using: &random) { await Task.yield() }
                if Bool.random(using: &random), let call = calls.randomElement(using: &random) { call.cancel() }
            }
            for call in calls { await call.value }
            expect(load.highest <= 2 && load.current == 0)
            // Both permits are free.
            let (one, two) = (
                Task { try await store.fetchData(request()) }, Task { try await store.fetchData(request()) }
            )
            _ = try await (one.value, two.value)
        }
    }

    @Test func theNumberOfRememberedServersIsBounded() {
        var states = OriginStates<Int>()
        for number in 0..<1000 {
            states.update(URL(string: "http://host\(number)/"), initial: 0, canBeRemoved: { $0 == 0 }) {
                $0 = number == 3 ? 1 : 0
            }
        }
        expectEqual(states.count, OriginStates<Int>.maximumCount)
        expectEqual(states.update(URL(string: "http://HOST3:80/x"), initial: 7) { $0 }, 1, "a state in use is kept")
        expectEqual(states.update(URL(string: "http://host4/"), initial: 7) { $0 }, 7)
        expectEqual(states.update(URL(string: "http://u:p@host4/"), initial: 8) { $0 }, 7)
        expectEqual(states.update(URL(string: "http://host4.evil/"), initial: 9) { $0 }, 9)
        expectEqual(states.update(URL(string: "http://host"), initial: 10) { $0 }, 10)
        expectEqual(states.update(nil, initial: 11) { $0 }, 11)
    }

    @Test func allURLsOfAServerHaveTheSameState() {
        var states = OriginStates<String>()
        func origin(_ url: String) -> String { states.update(URL(string: url), initial: url) { $0 } }
        for url in [
            "https://a/", "https://a/x", "https://a", "https://a?q", "https://a?", "https://a#f", "https://a:443/",
            "HTTPS://A/", "https://u@a/y", "https://a//",
        ] {
            expectEqual(origin(url), "https://a/", "\(url)")
        }
        // The last ones have no host.
        for url in [
            "https://a0/", "https://a.b/", "https://ab/", "https://a:444/", "https://a@b/", "http://a/",
            "localhost:8080/a", "localhost:8081/a", "a:8080/x", "/path", "path",
        ] {
            expectEqual(origin(url), url)
        }
        for url in ["localhost:8080/b", "localhost:8080?q"] { expectEqual(origin(url), "localhost:8080/a") }
    }
}
