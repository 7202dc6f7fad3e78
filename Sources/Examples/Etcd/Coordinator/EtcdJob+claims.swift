import Fetching
import FetchingCrawl
import Foundation

extension EtcdJob {
    func claim(_ maximum: Int) async throws -> [Coordinator.Claim]? {
        let keys = try await keys()
        let maximum = min(maximum, 50)
        // Workers that start at random ranges rarely claim the same ranges.
        for _ in 0..<3 {
            let index = Int(Double(keys.plan.rangeCount) * time.random())
            let start = keys.name(Coordinator.PageRange(index: index, start: "", end: nil))
            let claims = try await claim(maximum, among: openRanges(from: start, limit: 4 * maximum, keys), keys)
            if !claims.isEmpty { return claims }
        }
        var next = ""
        // Usually, each range of the plan has at most one key.
        for _ in 0...(keys.plan.rangeCount / 500) {
            let some = try await openRanges(from: next, limit: 1000, keys)
            if next.isEmpty, some.ranges.isEmpty {
                guard try await planExists() else {
                    throw EtcdError(message: "the job was removed from etcd during the crawl; run the crawl again")
                }
                return nil
            }
            let claims = try await claim(maximum, among: some, keys)
            guard claims.isEmpty, some.ranges.count >= 1000, let last = some.ranges.last else { return claims }
            next = keys.name(last) + "\0"
        }
        throw CrawlError.coordinator("etcd has more open ranges than the plan")
    }

    /// Ranges that are not complete, in order, and their claims. The counts also include the ranges and claims that
    /// were not read because of the limit.
    private struct OpenRanges {
        var ranges: [Coordinator.PageRange]
        var claims: [Coordinator.Claim]
        var rangeCount: Int
        var claimCount: Int
    }

    /// Reads at most `limit` ranges that are not complete, and their claims, with one request. The first of them is the
    /// range with the name `name`, or the next one in the order of the names; see ``JobKeys``.
    private func openRanges(from name: String, limit: Int, _ keys: JobKeys) async throws -> OpenRanges {
        // An open range has at most one claim, and other ranges have none. So the first `limit` claims contain all
        // claims of the first `limit` ranges.
        let open = EtcdRange(keys.openStart + name, upTo: keys.openEnd, limit: limit)
        let claimed = EtcdRange(keys.claimStart + name, upTo: keys.claimEnd, limit: limit)
        let read = EtcdTransaction(compare: [], success: [.range(open), .range(claimed)])
        let results = try await transaction(read).get().results
        guard results.count == 2 else {
            throw EtcdError(message: "etcd's response to a transaction must have 2 results, but has \(results.count)")
        }
        return OpenRanges(
            ranges: try keys.ranges(results[0].pairs, in: open), claims: try keys.claims(results[1].pairs, in: claimed),
            rangeCount: results[0].pairCount, claimCount: results[1].pairCount)
    }

    /// Claims at most `maximum` free ranges among some open ranges.
    private func claim(
        _ maximum: Int, among some: OpenRanges, _ keys: JobKeys
    ) async throws -> [Coordinator.Claim] {
        // This worker can have claims that it doesn't know, because the response to a request was lost.
        let own = unsure.withLock { unsure in
            some.claims.filter { unsure[$0.token] == $0 }.prefix(maximum).compactMap {
                unsure.removeValue(forKey: $0.token)
            }
        }
        if !own.isEmpty { return own }
        // If at most half of the ranges are free, they are claimed one by one, so that other workers get some too.
        let count = some.rangeCount - some.claimCount > some.claimCount ? maximum : 1
        let claimed = Set(some.claims.map(\.range.position))
        return try await claim(Array(some.ranges.filter { !claimed.contains($0.position) }.prefix(count)), keys)
    }

    private func newClaim(_ range: Coordinator.PageRange) -> Coordinator.Claim {
        Coordinator.Claim(range: range, worker: worker, token: "\(id)-\(UUID().uuidString.prefix(8))")
    }

    /// Claims the free ranges among `ranges`.
    private func claim(_ ranges: [Coordinator.PageRange], _ keys: JobKeys) async throws -> [Coordinator.Claim] {
        if ranges.isEmpty { return [] }
        let claims = ranges.map(newClaim)
        let result = try await keeping(claims) {
            try await withLease { lease in try await attempt(claims, keys, lease) }
        }
        // If this is a second attempt, because the response to the first was lost, the claim already exists.
        return try zip(claims, result.results).filter { claim, result in
            if result.transaction?.isSuccess == true { return true }
            return try result.transaction?.results.first?.pairs.first?.value == json(claim)
        }.map(\.0)
    }

    private func attempt(
        _ claims: [Coordinator.Claim], _ keys: JobKeys, _ lease: Int64
    ) async throws -> EtcdTransactionResult {
        let operations = try claims.map { claim in
            let key = keys.claim(claim.range)
            return EtcdOperation.transaction(
                EtcdTransaction(
                    compare: [.isMissing(key), .exists(keys.open(claim.range))],
                    success: [.put(key, try json(claim), lease: lease)], failure: [.range(EtcdRange(key))]))
        }
        return try await transaction(EtcdTransaction(compare: [], success: operations)).get()
    }

    /// Sends a request that makes or releases claims. If it fails, the claims may exist anyway. So they are kept, and a
    /// later call of `claim` returns those that exist.
    private func keeping<Value>(
        _ claims: [Coordinator.Claim], _ send: () async throws -> Value
    ) async throws -> Value {
        do { return try await send() } catch {
            unsure.withLock { unsure in for claim in claims { unsure[claim.token] = claim } }
            throw error
        }
    }

    func complete(
        _ claim: Coordinator.Claim, _ part: Coordinator.Part, _ rest: Coordinator.PageRange?
    ) async throws -> Coordinator.Claim? {
        let keys = try await keys()
        let next = rest.map(newClaim)
        var changes: [EtcdOperation] = [
            .put(keys.done(claim.range), try json(part)), .delete(EtcdRange(keys.open(claim.range))),
            .delete(EtcdRange(keys.claim(claim.range))),
        ]
        if let next {
            guard let lease = lease.withLock({ $0 }) else { throw CrawlError.claimLost }
            changes.append(.put(keys.open(next.range), try json(next.range)))
            changes.append(.put(keys.claim(next.range), try json(next), lease: lease))
        }
        let request = EtcdTransaction(
            compare: [.hasValue(keys.claim(claim.range), try json(claim))], success: changes,
            failure: [.range(EtcdRange(keys.done(claim.range)))])
        let result: EtcdTransactionResult
        do {
            result = try await keeping(next.map { [$0] } ?? []) { try await transaction(request).get() }
        } catch let error as AppError where error.etcdError?.code == EtcdError.notFound {
            throw CrawlError.claimLost
        }
        // If this is a second attempt, because the response to the first was lost, the same part is already recorded.
        guard try result.isSuccess || result.results.first?.pairs.first?.value == json(part) else {
            throw CrawlError.claimLost
        }
        return next
    }

    func release(_ claims: [Coordinator.Claim]) async throws {
        let keys = try await keys()
        let operations = try claims.map { claim in
            let key = keys.claim(claim.range)
            return EtcdOperation.transaction(
                EtcdTransaction(compare: [.hasValue(key, try json(claim))], success: [.delete(EtcdRange(key))]))
        }
        try await keeping(claims) {
            _ = try await transaction(EtcdTransaction(compare: [], success: operations)).get()
        }
    }
}
