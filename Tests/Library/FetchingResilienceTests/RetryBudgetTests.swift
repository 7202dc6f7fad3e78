import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import FetchingResilience

@Suite struct RetryBudgetTests {
    private let sample = URLRequest(url: URL(filePath: "/a"))

    @Test func aRetryTakesTokensAndASuccessGivesBackThoseOfTheLastRetry() {
        let budget = RetryBudget()
        expectEqual(budget.count(for: sample), 500)
        expectEqual(budget.withdraw(for: sample), 14)
        expectEqual(budget.count(for: sample), 486)
        let cost = budget.withdraw(for: sample)
        expectEqual(budget.count(for: sample), 472)
        budget.deposit(for: sample, cost)
        expectEqual(budget.count(for: sample), 486)
        // Without a retry, a success gives one token.
        budget.deposit(for: sample, nil)
        expectEqual(budget.count(for: sample), 487)
        for _ in 0..<20 { budget.deposit(for: sample, nil) }
        expectEqual(budget.count(for: sample), 500)
        expectEqual(budget.withdraw(for: sample, isThrottled: true), 5)
        expectEqual(budget.count(for: sample), 495)
        let small = RetryBudget(capacity: 14)
        expectEqual(small.withdraw(for: sample), 14)
        expect(small.withdraw(for: sample) == nil)
    }

    @Test func aFailureGivesNothingBack() async throws {
        let time = VirtualTime(advancesAutomatically: true)
        try await time.run {
            let budget = RetryBudget()
            let request = try request()
            func send(_ statuses: [Int]) async throws {
                let store = NetworkStore.sequence(.json("", status: statuses[0]), .json("", status: statuses[1]))
                    .layered(retrying(RetryPolicy(attempts: 2, budget: budget)))
                _ = try await store.fetchData(request)
            }
            try await send([503, 503])
            expectEqual(budget.count(for: request), 486)
            try await send([503, 200])
            expectEqual(budget.count(for: request), 486)
            try await send([429, 503])
            expectEqual(budget.count(for: request), 481)
        }
    }

    /// A failure is each result that is retried, and each status from 500.
    @Test func onlyAResponseThatIsNotRetriedGivesTokensBack() async throws {
        let rows: [(statuses: [Int], count: Int)] = [
            ([408, 408], 486), ([409, 409], 486), ([413, 413], 486), ([429, 429], 495), ([500, 504], 486),
            ([503, 501], 486), ([502, 522], 486), ([503, 408], 486), ([408, 200], 500), ([503, 404], 500),
            ([409, 201], 500), ([413, 301], 500),
            // The policy of this test also retries 404 and 202.
            ([404, 404], 486), ([202, 202], 486), ([404, 200], 500), ([202, 404], 500),
        ]
        try await VirtualTime.run {
            for (statuses, count) in rows {
                for closure in StoreClosure.allCases {
                    let budget = RetryBudget()
                    var policy = RetryPolicy(attempts: 2, budget: budget)
                    policy.delay = { attempt in [202, 404].contains(attempt.status) ? .zero : attempt.proposedDelay }
                    let responses = statuses.map { NetworkStore.json("", status: $0, headers: ["Retry-After": "0"]) }
                    let store = NetworkStore.sequence(responses[0], responses[1]).layered(
                        settingHeaders(["Idempotency-Key": "1"]), retrying(policy))
                    _ = try await closure.text(store)
                    expectEqual(budget.count(for: try request()), count, "\(statuses)")
                }
            }
        }
    }

    /// The policy of this test also retries 404.
    @Test(arguments: [(408, 36), (409, 36), (413, 36), (429, 100), (500, 36), (503, 36), (404, 36)])
    func aServerThatAlwaysRespondsWithAFailureReceivesFewRetries(status: Int, retries: Int) async throws {
        let (log, calls) = (RequestLog(), runsSlowTests ? 10_000 : 200)
        try await VirtualTime.run {
            var policy = RetryPolicy()
            policy.delay = { $0.status == 404 ? .zero : $0.proposedDelay }
            let store = NetworkStore.json("", status: status, headers: ["Retry-After": "0"]).recorded(in: log).layered(
                settingHeaders(["Idempotency-Key": "1"]), retrying(policy))
            let request = try request()
            for _ in 0..<calls { _ = try await store.fetchData(request) }
            // An initial budget of 500 tokens, and a retry with the status 429 costs less.
            let least = retries == 36 ? 35 : 1
            expect((calls + least...calls + retries).contains(log.count), "\(log.count)")
        }
    }

    @Test func concurrentRetriesTakeNoMoreThanThereIs() async {
        let budget = RetryBudget(capacity: 140)
        let granted = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<100 { group.addTask { budget.withdraw(for: self.sample) != nil } }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        expectEqual(granted, 10)
    }

    @Test func serversHaveTheirOwnTokens() async throws {
        let budget = RetryBudget(capacity: 14)
        expect(budget.withdraw(for: try request("http://a/1")) != nil)
        expect(budget.withdraw(for: try request("http://A:80/2?x")) == nil, "the same server")
        expect(budget.withdraw(for: try request("https://a/1")) != nil)
        expect(budget.withdraw(for: try request("http://a:81/1")) != nil)
    }

    @Test func anExhaustedBudgetReturnsTheFailureOfEachCall() async throws {
        let log = RequestLog()
        let time = VirtualTime(advancesAutomatically: true)
        try await time.run { () async throws in
            let store = NetworkStore.json("", status: 503).recorded(in: log)
                .layered(retrying(RetryPolicy(budget: RetryBudget(capacity: 0))))
            expect((try await store.fetchData(request()).1 as? HTTPURLResponse)?.statusCode == 503)
            expect(log.count == 1 && time.waits.isEmpty)
        }
    }
}

@Suite struct BackoffTests {
    private let policy = RetryPolicy()

    @Test func theMaximumDoublesUpToTheCap() {
        let delays = (1...11).map { policy.backoff($0, 1) }
        let seconds = [0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4, 12.8, 20, 20]
        expect(zip(delays, seconds).allSatisfy { abs($0 / .seconds(1) - $1) < 1e-9 })
        expectEqual(policy.backoff(1, 1, isThrottled: true), .seconds(1))
        expect((1...11).allSatisfy { policy.backoff($0, 0) == .zero }, "the random number is zero")
        for number in [1024, Int.max, 0, -1, Int.min] {
            expectEqual(policy.backoff(number, 1), number > 0 ? .seconds(20) : .milliseconds(50))
        }
    }

    @Test func theDelaysAreUniformBelowTheCap() {
        let time = VirtualTime(seed: 7)
        // After the tenth attempt, the maximum is the cap. So the cap comes before the random number.
        let delays = (0..<10_000).map { _ in policy.backoff(10, time.source.random()) / .seconds(1) }
        let counts = Dictionary(grouping: delays) { Int($0 / 2) }.mapValues(\.count)
        expectEqual(Set(counts.keys), Set(0..<10))
        expect(counts.values.allSatisfy { (850...1150).contains($0) }, "\(counts)")
    }

    @Test func anEqualSeedGivesAnEqualSchedule() {
        func schedule(_ seed: UInt64) -> [Duration] {
            let time = VirtualTime(seed: seed)
            return (1...8).map { policy.backoff($0, time.source.random()) }
        }
        expectEqual(schedule(1), schedule(1))
        expect(schedule(1) != schedule(2))
    }
}
