import Fetching
import FetchingCrawl
import Foundation
import Synchronization

/// The state of a crawl in etcd. The plan is the value of the key `plan`. The keys of the ranges contain the ID of the
/// plan, so that two workers that make a plan at the same time use different keys; see ``EtcdKeys``.
final class EtcdJob: Sendable {
    private let prefix: String
    private let worker: String
    private let leaseSeconds: Int64
    private let time: TimeSource
    private let range: Fetcher<EtcdRange, EtcdPairs>
    private let transaction: Fetcher<EtcdTransaction, EtcdTransactionResult>
    private let delete: Fetcher<EtcdRange, Void>
    private let grantLease: Fetcher<Int64, EtcdLease>
    private let renewLease: Fetcher<Int64, EtcdLease>
    private let stored = Mutex<StoredPlan?>(nil)
    private let lease = Mutex<Int64?>(nil)
    /// The tokens of the claims that the crawl knows, or that a request is making. Some of these claims may have ended.
    private let known = Mutex<Set<String>>([])
    /// The prefix of the tokens of this worker's claims.
    private let id = UUID().uuidString

    /// The value of the key `plan`.
    private struct StoredPlan: Codable, Sendable {
        var id: String
        var plan: Coordinator.Plan
    }

    init(_ api: APISettings, _ job: String, _ worker: String, _ leaseSeconds: Int64, _ time: TimeSource) {
        prefix = "fetching/\(job)/"
        self.worker = worker
        self.leaseSeconds = leaseSeconds
        self.time = time
        range = rangeFetcher(api)
        transaction = transactionFetcher(api)
        delete = deleteFetcher(api)
        grantLease = grantLeaseFetcher(api)
        renewLease = renewLeaseFetcher(api)
    }

    func plan(
        _ propose: @Sendable () async throws -> (Coordinator.Plan, [Coordinator.PageRange])
    ) async throws -> Coordinator.Plan {
        // One worker at a time makes a plan, because a plan can have many ranges. The key `planner` is removed when the
        // lease of this worker ends, so another worker can then make the plan.
        while true {
            if let stored = try await storedPlan() { return stored.plan }
            let isPlanner = try await withLease { lease in
                let key = prefix + "planner"
                let put = EtcdOperation.put(key, Data(id.utf8), lease: lease)
                let result = try await transaction(
                    EtcdTransaction(
                        compare: [.isMissing(key)], success: [put], failure: [.range(EtcdRange(key))])
                ).get()
                return result.isSuccess || result.results.first?.pairs.first?.text == id
            }
            if isPlanner { break }
            try await time.sleep(.milliseconds(Int(200 + 300 * time.random())))
        }
        let (plan, ranges): (Coordinator.Plan, [Coordinator.PageRange])
        do { (plan, ranges) = try await propose() } catch {
            try? await delete(EtcdRange(prefix + "planner")).get()
            throw error
        }
        let own = StoredPlan(id: UUID().uuidString, plan: plan)
        let keys = EtcdKeys(prefix + own.id)
        // etcd allows 128 operations in a transaction.
        for start in stride(from: 0, to: ranges.count, by: 100) {
            let puts = try ranges[start..<min(start + 100, ranges.count)].map { range in
                EtcdOperation.put(keys.open(range), try json(range))
            }
            // Without the comparison, a delayed duplicate of this request could open complete ranges again.
            _ = try await transaction(EtcdTransaction(compare: [.isMissing(prefix + "plan")], success: puts)).get()
        }
        let put = EtcdOperation.put(prefix + "plan", try json(own))
        _ = try await transaction(EtcdTransaction(compare: [.isMissing(prefix + "plan")], success: [put])).get()
        let stored = try await requiredPlan()
        if stored.id != own.id { try await delete(EtcdRange(prefix: keys.prefix)).get() }
        return stored.plan
    }

    func claim(_ maximum: Int) async throws -> [Coordinator.Claim]? {
        let stored = try await requiredPlan()
        let keys = EtcdKeys(prefix + stored.id)
        let maximum = min(maximum, 50)
        // Workers that start at random ranges rarely claim the same ranges.
        for _ in 0..<3 {
            let index = Int(Double(stored.plan.rangeCount) * time.random())
            let start = keys.name(Coordinator.PageRange(index: index, start: "", end: nil))
            let claims = try await claim(maximum, among: openRanges(from: start, limit: 4 * maximum, keys), keys)
            if !claims.isEmpty { return claims }
        }
        var next = ""
        while true {
            let some = try await openRanges(from: next, limit: 1000, keys)
            if next.isEmpty, some.ranges.isEmpty {
                guard try await range(EtcdRange(prefix + "plan")).get().pairs.count == 1 else {
                    throw EtcdError(message: "the job was removed from etcd during the crawl; run the crawl again")
                }
                return nil
            }
            let claims = try await claim(maximum, among: some, keys)
            guard claims.isEmpty, some.ranges.count == 1000, let last = some.ranges.last else { return claims }
            next = keys.name(last) + "\0"
        }
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
    /// range with the name `name`, or the next one in the order of the names; see ``EtcdKeys``.
    private func openRanges(from name: String, limit: Int, _ keys: EtcdKeys) async throws -> OpenRanges {
        // An open range has at most one claim, and other ranges have none. So the first `limit` claims contain all
        // claims of the first `limit` ranges.
        let read: [EtcdOperation] = [
            .range(EtcdRange(keys.openStart + name, upTo: keys.openEnd, limit: limit)),
            .range(EtcdRange(keys.claimStart + name, upTo: keys.claimEnd, limit: limit)),
        ]
        let results = try await transaction(EtcdTransaction(compare: [], success: read)).get().results
        guard results.count == 2 else {
            throw EtcdError(message: "etcd's response to a transaction must have 2 results, but has \(results.count)")
        }
        return OpenRanges(
            ranges: try results[0].pairs.map(decoded), claims: try results[1].pairs.map(decoded),
            rangeCount: results[0].pairCount, claimCount: results[1].pairCount)
    }

    /// Claims at most `maximum` free ranges among some open ranges.
    private func claim(
        _ maximum: Int, among some: OpenRanges, _ keys: EtcdKeys
    ) async throws -> [Coordinator.Claim] {
        // This worker can have claims that it doesn't know. They come from requests whose response was lost, or that
        // arrived a second time.
        let unknown = known.withLock { known in
            let unknown = some.claims.filter { $0.token.hasPrefix(id) && !known.contains($0.token) }.prefix(maximum)
            known.formUnion(unknown.map(\.token))
            return Array(unknown)
        }
        if !unknown.isEmpty { return unknown }
        // If at most half of the ranges are free, they are claimed one by one, so that other workers get some too.
        let count = some.rangeCount - some.claimCount > some.claimCount ? maximum : 1
        let claimed = Set(some.claims.map(\.range))
        return try await claim(Array(some.ranges.filter { !claimed.contains($0) }.prefix(count)), keys)
    }

    private func newClaim(_ range: Coordinator.PageRange) -> Coordinator.Claim {
        Coordinator.Claim(range: range, worker: worker, token: "\(id)-\(UUID().uuidString.prefix(8))")
    }

    /// Claims the free ranges among `ranges`.
    private func claim(_ ranges: [Coordinator.PageRange], _ keys: EtcdKeys) async throws -> [Coordinator.Claim] {
        if ranges.isEmpty { return [] }
        let claims = ranges.map(newClaim)
        let result = try await knowing(claims) {
            try await withLease { lease in try await attempt(claims, keys, lease) }
        }
        // If this is a second attempt, because the response to the first was lost, the claim already exists.
        return try zip(claims, result.results).filter { claim, result in
            if result.transaction?.isSuccess == true { return true }
            return try result.transaction?.results.first?.pairs.first?.value == json(claim)
        }.map(\.0)
    }

    private func attempt(
        _ claims: [Coordinator.Claim], _ keys: EtcdKeys, _ lease: Int64
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

    /// Sends a request that makes claims, and adds their tokens to `known`. If the request fails, the claims may exist
    /// anyway. So the tokens are removed again, and a later call of `claim` returns the claims that exist.
    private func knowing<Value>(
        _ claims: [Coordinator.Claim], _ send: () async throws -> Value
    ) async throws -> Value {
        let tokens = claims.map(\.token)
        known.withLock { $0.formUnion(tokens) }
        do { return try await send() } catch {
            known.withLock { $0.subtract(tokens) }
            throw error
        }
    }

    func keepAlive() async throws -> Duration? {
        if let id = lease.withLock({ $0 }), try await renewLease(id).get().TTL ?? 0 <= 0 { forget(id) }
        return .seconds(leaseSeconds) / 3
    }

    func complete(
        _ claim: Coordinator.Claim, _ part: Coordinator.Part, _ rest: Coordinator.PageRange?
    ) async throws -> Coordinator.Claim? {
        let keys = EtcdKeys(prefix + (try await requiredPlan()).id)
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
            result = try await knowing(next.map { [$0] } ?? []) { try await transaction(request).get() }
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
        let keys = EtcdKeys(prefix + (try await requiredPlan()).id)
        let operations = try claims.map { claim in
            let key = keys.claim(claim.range)
            return EtcdOperation.transaction(
                EtcdTransaction(compare: [.hasValue(key, try json(claim))], success: [.delete(EtcdRange(key))]))
        }
        do { _ = try await transaction(EtcdTransaction(compare: [], success: operations)).get() } catch {
            // The claims may still exist. Their tokens are removed from `known`, so that `claim` can return them again.
            known.withLock { $0.subtract(claims.map(\.token)) }
            throw error
        }
    }

    func status() async throws -> Coordinator.Status {
        guard let stored = try await storedPlan() else {
            return Coordinator.Status(plan: nil, parts: [], openRanges: [], claims: [])
        }
        let keys = EtcdKeys(prefix + stored.id)
        // A range can be completed after the open ranges were read. Then it counts as open, and its part is left out.
        let open: [Coordinator.PageRange] = try await values(keys.openStart)
        let isOpen = Set(open)
        let parts: [Coordinator.Part] = try await values(keys.doneStart)
        return Coordinator.Status(
            plan: stored.plan, parts: parts.filter { !isOpen.contains($0.claim.range) }, openRanges: open,
            claims: try await values(keys.claimStart))
    }

    func update(_ name: String, _ change: @Sendable (Data?) -> Data?) async throws {
        let key = prefix + "shared/" + name
        while true {
            let current = try await range(EtcdRange(key)).get().pairs.first?.value
            guard let new = change(current) else { return }
            let comparison = current.map { EtcdComparison.hasValue(key, $0) } ?? .isMissing(key)
            let result = try await transaction(EtcdTransaction(compare: [comparison], success: [.put(key, new)])).get()
            if result.isSuccess { return }
            // Another worker has changed the value meanwhile. Or the transaction was sent twice, because the first
            // response was lost.
            try await time.sleep(.milliseconds(Int(20 * time.random())))
        }
    }

    /// Returns the plan, or nil if no worker has stored one.
    private func storedPlan() async throws -> StoredPlan? {
        if let plan = stored.withLock({ $0 }) { return plan }
        guard let pair = try await range(EtcdRange(prefix + "plan")).get().pairs.first else { return nil }
        let plan: StoredPlan = try decoded(pair)
        stored.withLock { $0 = plan }
        return plan
    }

    private func requiredPlan() async throws -> StoredPlan {
        guard let plan = try await storedPlan() else {
            throw EtcdError(message: "the plan of the job was removed from etcd; run the crawl again")
        }
        return plan
    }

    /// Calls `body` with the lease of this worker. If the lease has ended, calls `body` again with a new lease.
    private func withLease<Value>(_ body: (Int64) async throws -> Value) async throws -> Value {
        func currentLease() async throws -> Int64 {
            if let id = lease.withLock({ $0 }) { return id }
            let new = try await grantLease(leaseSeconds).get().ID
            return lease.withLock { id in
                id = id ?? new
                return id ?? new
            }
        }
        let id = try await currentLease()
        do { return try await body(id) } catch let error as AppError where error.etcdError?.code == EtcdError.notFound {
            forget(id)
            return try await body(try await currentLease())
        }
    }

    private func forget(_ id: Int64) { lease.withLock { if $0 == id { $0 = nil } } }

    /// Returns the decoded values of all keys that begin with `prefix`. Reads at most 1,000 of them with one request.
    private func values<Value: Decodable>(_ prefix: String) async throws -> [Value] {
        var next = EtcdRange(prefix: prefix, limit: 1000)
        var result: [Value] = []
        while true {
            let response = try await range(next).get()
            result += try response.pairs.map(decoded)
            guard response.hasMore, let last = response.pairs.last else { return result }
            // The next possible key is the last key with a byte 0 at its end.
            next.key = last.key + [0]
        }
    }
}

/// The keys of a job.
private struct EtcdKeys {
    let prefix: String

    init(_ prefix: String) { self.prefix = prefix + "/" }

    /// The key of a range that is not complete. The value is the range.
    func open(_ range: Coordinator.PageRange) -> String { "\(prefix)open/\(name(range))" }
    /// The key of a range that a worker has claimed. The value is the claim. The key belongs to the lease of the
    /// worker.
    func claim(_ range: Coordinator.PageRange) -> String { "\(prefix)claim/\(name(range))" }
    /// The key of a range that is complete. The value is the part.
    func done(_ range: Coordinator.PageRange) -> String { "\(prefix)done/\(name(range))" }

    var openStart: String { prefix + "open/" }
    /// The end of the keys that begin with ``openStart``: “0” is the byte after “/”.
    var openEnd: String { prefix + "open0" }
    var claimStart: String { prefix + "claim/" }
    var claimEnd: String { prefix + "claim0" }
    var doneStart: String { prefix + "done/" }

    /// Returns a name for a key. The names sort in the order of the ranges.
    func name(_ range: Coordinator.PageRange) -> String {
        [range.index, range.partIndex].map { number in
            let digits = String(number)
            return String(repeating: "0", count: max(0, 9 - digits.utf8.count)) + digits
        }.joined(separator: ".")
    }
}

private func decoded<Value: Decodable>(_ pair: EtcdPair) throws -> Value {
    try JSONDecoder().decode(Value.self, from: pair.value ?? Data())
}

private func json(_ value: some Encodable) throws -> Data { try lineEncoder().encode(value) }
