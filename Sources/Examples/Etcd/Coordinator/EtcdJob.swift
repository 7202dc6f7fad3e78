import Fetching
import FetchingCrawl
import Foundation
import Synchronization

/// The state of a crawl in etcd. The plan is the value of the key `plan`. The keys of the ranges contain the ID of the
/// plan, so that two workers that make a plan at the same time use different keys; see ``JobKeys``.
final class EtcdJob: Sendable {
    private let prefix: String
    let worker: String
    private let leaseSeconds: Int64
    var time: TimeSource { CallContext.current.time }
    let range: Fetcher<EtcdRange, EtcdPairs>
    let transaction: Fetcher<EtcdTransaction, EtcdTransactionResult>
    private let delete: Fetcher<EtcdRange, Void>
    private let grantLease: Fetcher<Int64, EtcdLease>
    private let renewLease: Fetcher<Int64, EtcdLease>
    private let stored = Mutex<StoredPlan?>(nil)
    let lease = Mutex<Int64?>(nil)
    /// This worker's claims that may exist although the crawl doesn't know them, by their tokens. The requests that
    /// made or released them have failed.
    let unsure = Mutex<[String: Coordinator.Claim]>([:])
    /// The text with which the tokens of this worker's claims begin.
    let id = UUID().uuidString

    /// The value of the key `plan`.
    private struct StoredPlan: Codable, Sendable {
        var id: String
        var plan: Coordinator.Plan
    }

    /// The largest number of times that a worker asks whether another worker has made the plan: about an hour.
    private static let maximumPlanChecks = 240
    /// The largest number of attempts to change a shared value: about a minute and a half.
    private static let maximumUpdates = 200
    /// The largest number of bytes in the keys and values of a job that are read at once: more than a million parts.
    private static let maximumStatusBytes = 1 << 29

    init(_ api: APISettings, _ job: String, _ worker: String, _ leaseSeconds: Int64) {
        prefix = "fetching/\(job)/"
        self.worker = worker
        self.leaseSeconds = leaseSeconds
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
        let key = prefix + "planner"
        var checks = 0
        while true {
            if let stored = try await storedPlan() { return stored.plan }
            let isPlanner = try await withLease { lease in
                let put = EtcdOperation.put(key, Data(id.utf8), lease: lease)
                let result = try await transaction(
                    EtcdTransaction(
                        compare: [.isMissing(key)], success: [put], failure: [.range(EtcdRange(key))])
                ).get()
                return result.isSuccess || result.results.first?.pairs.first?.value == Data(id.utf8)
            }
            if isPlanner { break }
            checks += 1
            guard checks < Self.maximumPlanChecks else {
                throw CrawlError.coordinator("another worker has been making the plan for an hour, by the key “\(key)”")
            }
            try await time.sleep(.milliseconds(Int((200 + 300 * time.random()) * Double(min(checks, 60)))))
        }
        let (plan, ranges): (Coordinator.Plan, [Coordinator.PageRange])
        do { (plan, ranges) = try await propose() } catch {
            try? await delete(EtcdRange(key)).get()
            throw error
        }
        let own = StoredPlan(id: UUID().uuidString, plan: plan)
        let keys = JobKeys(prefix + own.id, plan)
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
        if stored.id != own.id { try await delete(keys.all).get() }
        return stored.plan
    }

    func keepAlive() async throws -> Duration? {
        if let id = lease.withLock({ $0 }), try await renewLease(id).get().TTL ?? 0 <= 0 { forget(id) }
        return .seconds(leaseSeconds) / 3
    }

    func status() async throws -> Coordinator.Status {
        guard try await storedPlan() != nil else {
            return Coordinator.Status(plan: nil, parts: [], openRanges: [], claims: [])
        }
        let keys = try await keys()
        // Parts can be completed while the keys are read. Then the first range that was read as open counts as open,
        // and the parts from there on are left out.
        let open = try await values(keys.openStart, keys.ranges)
        let firstOpen = Dictionary(open.map { ($0.index, $0.partIndex) }, uniquingKeysWith: min)
        let parts = try await values(keys.doneStart, keys.parts)
        return Coordinator.Status(
            plan: keys.plan, parts: parts.filter { $0.claim.range.partIndex < firstOpen[$0.claim.range.index] ?? .max },
            openRanges: open.filter { firstOpen[$0.index] == $0.partIndex },
            claims: try await values(keys.claimStart, keys.claims))
    }

    func update(_ name: String, _ change: @Sendable (Data?) -> Data?) async throws {
        let key = prefix + "shared/" + name
        for attempt in 1...Self.maximumUpdates {
            let current = try await range(EtcdRange(key)).get().pairs.first
            guard let new = change(current?.value) else { return }
            let comparison = current.map { EtcdComparison.hasValue(key, $0.value ?? Data()) } ?? .isMissing(key)
            let result = try await transaction(EtcdTransaction(compare: [comparison], success: [.put(key, new)])).get()
            if result.isSuccess { return }
            // Another worker has changed the value meanwhile. Or the transaction was sent twice, because the first
            // response was lost.
            try await time.sleep(.milliseconds(Int(20 * time.random() * Double(min(attempt, 50)))))
        }
        throw CrawlError.coordinator("the key “\(key)” could not be changed in \(Self.maximumUpdates) attempts")
    }

    /// Returns the plan, or nil if no worker has stored one.
    private func storedPlan() async throws -> StoredPlan? {
        if let plan = stored.withLock({ $0 }) { return plan }
        guard let pair = try await range(EtcdRange(prefix + "plan")).get().pairs.first else { return nil }
        let plan: StoredPlan = try decoded(pair)
        // The ID is part of all other keys.
        guard UUID(uuidString: plan.id) != nil else {
            throw CrawlError.coordinator("the plan in etcd has an invalid ID")
        }
        if let fault = plan.plan.fault { throw CrawlError.coordinator(fault) }
        stored.withLock { $0 = plan }
        return plan
    }

    private func requiredPlan() async throws -> StoredPlan {
        guard let plan = try await storedPlan() else {
            throw EtcdError(message: "the plan of the job was removed from etcd; run the crawl again")
        }
        return plan
    }

    /// Returns the keys of the stored plan.
    func keys() async throws -> JobKeys {
        let stored = try await requiredPlan()
        return JobKeys(prefix + stored.id, stored.plan)
    }

    /// Whether the key of the plan exists, so that the job was not removed.
    func planExists() async throws -> Bool { try await range(EtcdRange(prefix + "plan")).get().pairs.count == 1 }

    /// Calls `body` with the lease of this worker. If the lease has ended, calls `body` again with a new lease.
    func withLease<Value>(_ body: (Int64) async throws -> Value) async throws -> Value {
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

    /// Returns the values of all keys that begin with `prefix`. Reads at most 1,000 of them with one request.
    private func values<Value>(
        _ prefix: String, _ read: ([EtcdPair], EtcdRange) throws(CrawlError) -> [Value]
    ) async throws -> [Value] {
        var next = EtcdRange(prefix: prefix, limit: 1000)
        var result: [Value] = []
        var bytes = 0
        while true {
            let response = try await range(next).get()
            result += try read(response.pairs, next)
            bytes += response.pairs.reduce(0) { $0 + $1.key.count + ($1.value?.count ?? 0) }
            guard bytes <= Self.maximumStatusBytes else {
                throw CrawlError.coordinator("the keys “\(prefix)” in etcd have more than 512 MiB")
            }
            guard response.hasMore, let last = response.pairs.last else { return result }
            // The next possible key is the last key with a byte 0 at its end.
            next.key = last.key + [0]
        }
    }
}
