import Fetching
import FetchingResilience
import Foundation

extension Subject {
    /// A simulation in virtual time. Its figures are the same in each run.
    static let storm = Subject(
        name: "storm", title: "requests to a server that is down for 10 s, in a simulation; --chart FILE draws a chart"
    ) { _ in
        var finding = Finding(lines: [
            "Requests in 10 ms while all fail, divided by the normal number (\(numberText(RetryStorm.normalCount))):"
        ])
        var shown: [RetryStorm] = []
        for variant in try variants() {
            let storm = RetryStorm(variant)
            finding.lines.append(storm.line)
            if variant.policy.budget != nil { finding.checkBound(of: storm) }
            if variant.isShown { shown.append(storm) }
        }
        finding.chart = stormChart(shown)
        return [finding]
    }
}

/// The maximum mean number of requests with a budget, divided by the normal number.
private let bound = 1.1

/// Returns three policies with 10 attempts, and the same with 3, the default.
///
/// The chart shows the policies without a budget with 10 attempts, because 3 attempts limit the load to about three
/// times the normal load, and the waves are hard to see. It shows the policy with a budget with its default values.
private func variants() throws -> [RetryStorm.Variant] {
    let request = try createRequest(baseURL: "https://example.com")
    return [10, 3].flatMap { attempts in
        let unlimited = RetryPolicy(attempts: attempts, budget: nil)
        return [
            RetryStorm.Variant(
                name: "fixed delays, no budget", request: request, attempts: attempts, policy: unlimited,
                hasJitter: false,
                isShown: attempts == 10),
            RetryStorm.Variant(
                name: "jitter, no budget", request: request, attempts: attempts, policy: unlimited, hasJitter: true,
                isShown: attempts == 10),
            RetryStorm.Variant(
                name: "jitter and budget", request: request, attempts: attempts,
                policy: RetryPolicy(attempts: attempts), hasJitter: true,
                isShown: attempts == 3),
        ]
    }
}

extension RetryStorm {
    fileprivate var line: String {
        let name = variant.title.padding(toLength: 42, withPad: " ", startingAt: 0)
        return name + String(format: " mean %.3f, largest %.2f", mean, largest)
    }
}

extension Finding {
    fileprivate mutating func checkBound(of storm: RetryStorm) {
        let verdict = Verdict(storm.mean...storm.mean, bound)
        lines.append("  bound: mean at most \(numberText(bound)): \(verdict.rawValue)")
        if verdict == .missed {
            missed.append("\(storm.variant.title): the mean is \(numberText(storm.mean)) times the normal number.")
        }
    }
}
