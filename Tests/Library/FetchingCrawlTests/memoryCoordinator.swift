import FetchingCrawl
import Foundation
import Synchronization

/// Returns a coordinator that keeps the state of a job in memory. Tests replace its closures by ones that lie.
///
/// - Parameter token: Returns the token of a claim with a number.
func memoryCoordinator(token: @escaping @Sendable (Int) -> String = { "token-\($0)" }) -> Coordinator {
    struct State {
        var plan: Coordinator.Plan?
        var open: [Coordinator.PageRange] = []
        var claims: [Coordinator.Claim] = []
        var parts: [Coordinator.Part] = []
        var values: [String: Data] = [:]
        var tokens = 0

        mutating func claim(_ range: Coordinator.PageRange, _ token: (Int) -> String) -> Coordinator.Claim {
            tokens += 1
            claims.append(Coordinator.Claim(range: range, worker: "w", token: token(tokens)))
            return claims[claims.count - 1]
        }
    }
    final class Job: Sendable { let state = Mutex(State()) }
    let job = Job()
    return Coordinator(
        plan: { propose in
            let (plan, ranges) = try await propose()
            return job.state.withLock { state in
                if let plan = state.plan { return plan }
                (state.plan, state.open) = (plan, ranges)
                return plan
            }
        },
        claim: { maximum in
            job.state.withLock { state in
                if state.open.isEmpty { return nil }
                let claimed = Set(state.claims.map(\.range))
                return state.open.filter { !claimed.contains($0) }.prefix(maximum).map { state.claim($0, token) }
            }
        },
        keepAlive: { nil },
        complete: { claim, part, rest in
            try job.state.withLock { state in
                guard state.claims.contains(claim) else { throw CrawlError.claimLost }
                state.claims.removeAll { $0 == claim }
                state.open.removeAll { $0 == claim.range }
                state.parts.append(part)
                guard let rest else { return nil }
                state.open.append(rest)
                return state.claim(rest, token)
            }
        },
        release: { claims in job.state.withLock { state in state.claims.removeAll { claims.contains($0) } } },
        status: {
            job.state.withLock {
                Coordinator.Status(plan: $0.plan, parts: $0.parts, openRanges: $0.open, claims: $0.claims)
            }
        },
        update: { name, change in
            job.state.withLock { state in
                if let new = change(state.values[name]) { state.values[name] = new }
            }
        })
}

extension Coordinator {
    /// Returns this coordinator with changed claims.
    func claiming(_ change: @escaping @Sendable ([Claim]) -> [Claim]) -> Coordinator {
        var result = self
        result.claim = { [claim] maximum in try await claim(maximum).map(change) }
        return result
    }

    /// Returns this coordinator with a change of each claimed range.
    func claimingRanges(_ change: @escaping @Sendable (inout PageRange) -> Void) -> Coordinator {
        claiming { claims in
            claims.map { claim in
                var claim = claim
                change(&claim.range)
                return claim
            }
        }
    }

    /// Returns this coordinator with a changed plan.
    func planning(_ change: @escaping @Sendable (inout Plan) -> Void) -> Coordinator {
        var result = self
        result.plan = { [plan] propose in
            var plan = try await plan(propose)
            change(&plan)
            return plan
        }
        return result
    }

    /// Returns this coordinator with a changed status.
    func reporting(_ change: @escaping @Sendable (inout Status) -> Void) -> Coordinator {
        var result = self
        result.status = { [status] in
            var status = try await status()
            change(&status)
            return status
        }
        return result
    }

    /// Returns this coordinator with a changed claim of the rest of a range.
    func continuing(_ change: @escaping @Sendable (inout Claim?) -> Void) -> Coordinator {
        var result = self
        result.complete = { [complete] claim, part, rest in
            var next = try await complete(claim, part, rest)
            change(&next)
            return next
        }
        return result
    }
}
