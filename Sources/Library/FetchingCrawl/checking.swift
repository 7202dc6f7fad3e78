import Fetching
import Synchronization

/// Returns a coordinator for one run of a crawl. It throws ``CrawlError/coordinator(_:)`` if `coordinator` says
/// something that is not possible.
func checking(_ coordinator: Coordinator) -> Coordinator {
    let record = Mutex(RunRecord())
    @Sendable func check(_ fault: (inout RunRecord) -> String?) throws(CrawlError) {
        if let fault = record.withLock({ fault(&$0) }) { throw .coordinator(fault) }
    }
    return Coordinator(
        plan: { propose in
            let plan = try await coordinator.plan(propose)
            try check { $0.begin(plan) }
            return plan
        },
        claim: { maximum in
            let claims = try await coordinator.claim(maximum)
            try check { $0.fault(of: claims ?? [], maximum: maximum) }
            return claims
        },
        keepAlive: {
            // An interval of zero would renew the claims without a pause, and a longer one is never needed.
            try await coordinator.keepAlive().map { min(max($0, .milliseconds(100)), .seconds(3600)) }
        },
        complete: { claim, part, rest in
            do {
                let next = try await coordinator.complete(claim, part, rest)
                try check { $0.complete(claim, next, rest) }
                return next
            } catch CrawlError.claimLost {
                try check { $0.lose() }
                throw CrawlError.claimLost
            }
        },
        release: coordinator.release,
        status: {
            let status = try await coordinator.status().checked()
            try check { $0.fault(of: status) }
            return status
        },
        update: coordinator.update)
}

/// What a run knows of its job, to check what the coordinator says next.
struct RunRecord {
    private var plan: Coordinator.Plan?
    /// For each range of which this run has completed a part: the smallest part index that can be claimed later.
    private var nextPart: [Int: Int] = [:]
    /// The number of claims that have ended since the last complete part. Each of them costs the pages of a part.
    private var lostClaims = 0
    private var maximumLostClaims = 100

    /// Records the plan of the job. Returns the reason if it is not possible.
    mutating func begin(_ plan: Coordinator.Plan) -> String? {
        if plan.fault == nil { self.plan = plan }
        return plan.fault
    }

    mutating func fault(of claims: [Coordinator.Claim], maximum: Int) -> String? {
        guard let plan else { return "there are claims before there is a plan" }
        maximumLostClaims = max(100, 10 * min(maximum, 1 << 20))
        guard claims.count <= maximum else {
            return "there are \(claims.count) claims, but at most \(maximum) are possible"
        }
        for claim in claims {
            if let fault = claim.fault(in: plan) { return fault }
            guard claim.range.partIndex >= nextPart[claim.range.index] ?? 0 else {
                return "the range \(claim.range) is claimed again, although this run has completed it"
            }
        }
        return Set(claims.map(\.range.position)).count < claims.count ? "a range is claimed twice" : nil
    }

    /// Records that the part of a claim is complete. Returns the reason if the claim of the rest is not possible.
    mutating func complete(
        _ claim: Coordinator.Claim, _ next: Coordinator.Claim?, _ rest: Coordinator.PageRange?
    ) -> String? {
        lostClaims = 0
        nextPart[claim.range.index] = rest?.partIndex ?? .max
        guard let next, let rest else {
            return next == nil && rest == nil ? nil : "the claim of the rest of the range \(claim.range) is missing"
        }
        guard let plan, next.range.isSame(as: rest) else {
            return "the claim of the rest of the range \(claim.range) has another range"
        }
        return next.fault(in: plan)
    }

    /// Records that a claim has ended before its part was complete. Returns the reason if there are too many.
    mutating func lose() -> String? {
        lostClaims += 1
        guard lostClaims > maximumLostClaims else { return nil }
        return "\(maximumLostClaims) claims in succession have ended before their parts were complete"
    }

    func fault(of status: Coordinator.Status) -> String? {
        guard let plan, let other = status.plan else { return "the plan was removed during the crawl" }
        return plan.isSame(as: other) ? nil : "the plan has changed during the crawl"
    }
}
