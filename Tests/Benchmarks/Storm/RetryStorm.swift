import Fetching
import FetchingResilience
import Foundation

/// The requests that reach a server before, during and after an outage.
///
/// Each of 2,000 callers makes a call in each second, even if its earlier calls still retry. The server responds after
/// 20 ms. When the outage begins, it resets all open requests. During the outage, it responds with 503 after 5 ms.
struct RetryStorm {
    static let duration = 25
    static let outage = 5..<15
    /// The length of an interval in which requests are counted.
    static let interval = Duration.milliseconds(10)
    static let normalCount = Double(callerCount) * (interval / .seconds(1))

    let variant: Variant
    /// The number of requests in each interval.
    private(set) var counts: [Int]
    private var queue = EventQueue()
    private var generator = SeededGenerator(seed: 1)

    struct Variant {
        let name: String
        let request: URLRequest
        let attempts: Int
        let policy: RetryPolicy
        let hasJitter: Bool
        /// Whether the chart shows this variant.
        let isShown: Bool

        var title: String { "\(name), \(attempts) attempts" }
    }

    /// Runs the simulation.
    init(_ variant: Variant) {
        self.variant = variant
        counts = Array(repeating: 0, count: Int(Duration.seconds(Self.duration) / Self.interval))
        startCalls()
        while let event = queue.removeFirst(), event.time < .seconds(Self.duration) {
            switch event.step {
            case .send: send(event)
            case .receive(let result): receive(result, event)
            }
        }
    }

    /// The mean number of requests in an interval of the outage, divided by the normal number.
    var mean: Double { Double(outageCounts.reduce(0, +)) / Double(outageCounts.count) / Self.normalCount }

    /// The largest number of requests in an interval of the outage, divided by the normal number.
    var largest: Double { Double(outageCounts.max() ?? 0) / Self.normalCount }

    private var outageCounts: ArraySlice<Int> {
        let perSecond = counts.count / Self.duration
        return counts[Self.outage.lowerBound * perSecond..<Self.outage.upperBound * perSecond]
    }
}

private let callerCount = 2000
private let responseTime = Duration.milliseconds(20)
private let failureTime = Duration.milliseconds(5)

extension RetryStorm {
    /// Each caller has its own two-thousandth of a second, and its calls start at a random time in it. So the number of
    /// first attempts is the same in each interval, and all differences are due to retries.
    private mutating func startCalls() {
        for caller in 0..<callerCount {
            let phase = (Double(caller) + Double.random(in: 0..<1, using: &generator)) / Double(callerCount)
            for second in 0..<Self.duration {
                queue.insert(CallEvent(time: .seconds(Double(second) + phase), step: .send))
            }
        }
    }

    private mutating func send(_ event: CallEvent) {
        counts[Int(event.time / Self.interval)] += 1
        let (start, end) = (Duration.seconds(Self.outage.lowerBound), Duration.seconds(Self.outage.upperBound))
        var event = event
        if event.time < start, event.time + responseTime > start {
            event.step = .receive(.failure(URLError(.networkConnectionLost)))
            event.time = start
        } else if event.time >= start, event.time < end {
            event.step = .receive(response(503))
            event.time += failureTime
        } else {
            event.step = .receive(response(200))
            event.time += responseTime
        }
        queue.insert(event)
    }

    /// Retries in the same order of decisions as `retrying`.
    private mutating func receive(_ result: Result<URLResponse, any Error>, _ event: CallEvent) {
        let policy = variant.policy
        guard event.attempt < variant.attempts, let delay = delay(after: event.attempt, result) else {
            if isSuccess(result) { policy.budget?.deposit(for: variant.request, event.cost) }
            return
        }
        var event = event
        if let budget = policy.budget {
            event.cost = budget.withdraw(for: variant.request)
            guard event.cost != nil else { return }
        }
        event.attempt += 1
        event.step = .send
        event.time += delay
        queue.insert(event)
    }

    private mutating func delay(after attempt: Int, _ result: Result<URLResponse, any Error>) -> Duration? {
        let random = variant.hasJitter ? Double.random(in: 0..<1, using: &generator) : 1
        return variant.policy.proposedDelay(
            after: attempt, of: variant.request, result, now: Date(timeIntervalSince1970: 0), random: random)
    }

    private func response(_ status: Int) -> Result<URLResponse, any Error> {
        guard
            let url = variant.request.url,
            let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil)
        else { return .failure(URLError(.badURL)) }
        return .success(response)
    }
}

private func isSuccess(_ result: Result<URLResponse, any Error>) -> Bool {
    ((try? result.get()) as? HTTPURLResponse)?.statusCode == 200
}
