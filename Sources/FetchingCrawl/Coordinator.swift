import Foundation

/// The shared state of a crawl, as closures: which ranges of a collection are free, claimed or complete.
///
/// Workers are processes on one or several machines. Each worker claims ranges, reads their pages, and completes them.
/// ``folder(_:worker:time:)`` coordinates the processes on one machine. `etcdCoordinator` of the module `Etcd`
/// coordinates several machines.
///
/// All closures may be called at the same time. A call that is repeated because its response was lost has no further
/// effect.
public struct Coordinator: Sendable {
    /// Returns the plan of the job. If the job has none, stores the plan and the ranges that the argument returns,
    /// unless another worker has stored a plan meanwhile. The ranges are in the order of the collection and cover it.
    public var plan: @Sendable (_ propose: @Sendable () async throws -> (Plan, [Range])) async throws -> Plan

    /// Claims free ranges. Returns at most the given number of claims. Returns no claims if other workers have claimed
    /// all the rest, and nil if all ranges are complete.
    public var claim: @Sendable (_ maximum: Int) async throws -> [Claim]?

    /// Keeps the claims of this worker. Returns the time until the next call, or nil if claims need no calls.
    public var keepAlive: @Sendable () async throws -> Duration?

    /// Records the part that was read for a claim, and ends the claim. If `rest` is not nil, the range of the claim is
    /// not read to its end. `rest` then becomes a range that this worker has claimed.
    ///
    /// Returns the claim of `rest`. Throws ``CrawlError/claimLost`` if the claim has ended, because another worker can
    /// have claimed the range since.
    public var complete: @Sendable (_ claim: Claim, _ part: Part, _ rest: Range?) async throws -> Claim?

    /// Gives claims back, so that other workers can claim the ranges.
    public var release: @Sendable (_ claims: [Claim]) async throws -> Void

    /// Returns the state of the job.
    public var status: @Sendable () async throws -> Status

    /// Changes a value that all workers of the job share. The closure receives the current value, or nil at first. It
    /// returns the new value, or nil to keep the current one. It can be called several times.
    public var update: @Sendable (_ name: String, _ change: @Sendable (Data?) -> Data?) async throws -> Void

    /// Creates a coordinator from closures.
    public init(
        plan: @escaping @Sendable (_ propose: @Sendable () async throws -> (Plan, [Range])) async throws -> Plan,
        claim: @escaping @Sendable (_ maximum: Int) async throws -> [Claim]?,
        keepAlive: @escaping @Sendable () async throws -> Duration?,
        complete: @escaping @Sendable (_ claim: Claim, _ part: Part, _ rest: Range?) async throws -> Claim?,
        release: @escaping @Sendable (_ claims: [Claim]) async throws -> Void,
        status: @escaping @Sendable () async throws -> Status,
        update: @escaping @Sendable (_ name: String, _ change: @Sendable (Data?) -> Data?) async throws -> Void
    ) {
        self.plan = plan
        self.claim = claim
        self.keepAlive = keepAlive
        self.complete = complete
        self.release = release
        self.status = status
        self.update = update
    }
}

extension Coordinator {
    /// A part of a collection that one worker reads: the pages from a cursor to another.
    public struct Range: Codable, Hashable, Sendable {
        /// The position of the range in the plan.
        public var index: Int
        /// The number of parts that precede this range and have the same index. It is not 0 if an earlier part ended
        /// before the end of the planned range.
        public var part: Int
        /// The cursor of the first page, as JSON.
        public var start: String
        /// The cursor of the first page after the range, as JSON. Nil if the range ends with the collection.
        public var end: String?

        /// Creates a range.
        public init(index: Int, part: Int = 0, start: String, end: String?) {
            self.index = index
            self.part = part
            self.start = start
            self.end = end
        }
    }

    /// The collection that the workers read.
    public struct Plan: Codable, Hashable, Sendable {
        /// A text that identifies the collection.
        public var job: String
        /// The cursor of the first page, as JSON.
        public var start: String
        /// The number of ranges.
        public var rangeCount: Int
        /// The number of items in the collection when the plan was made. Nil if the server doesn't report it.
        public var total: Int?

        /// Creates a plan.
        public init(job: String, start: String, rangeCount: Int, total: Int?) {
            self.job = job
            self.start = start
            self.rangeCount = rangeCount
            self.total = total
        }
    }

    /// The right of a worker to complete a range.
    public struct Claim: Codable, Hashable, Sendable {
        /// The range to read.
        public var range: Range
        /// The name of the worker.
        public var worker: String
        /// A text that no other claim of the job has. It can be part of a file name.
        public var token: String

        /// Creates a claim.
        public init(range: Range, worker: String, token: String) {
            self.range = range
            self.worker = worker
            self.token = token
        }
    }

    /// A complete part file, as it is recorded in the job.
    public struct Part: Codable, Hashable, Sendable {
        /// The claim for which the part was read.
        public var claim: Claim
        /// The name of the file.
        public var file: String
        /// The number of items, which is the number of lines of the file.
        public var items: Int
        /// The size of the file.
        public var bytes: Int
        /// The SHA-256 digest of the file, as hexadecimal digits.
        public var sha256: String
        /// The number of items in the collection, as the last page of the part reported it.
        public var total: Int?

        /// Creates a record of a part.
        public init(claim: Claim, file: String, items: Int, bytes: Int, sha256: String, total: Int?) {
            self.claim = claim
            self.file = file
            self.items = items
            self.bytes = bytes
            self.sha256 = sha256
            self.total = total
        }
    }

    /// The state of a job.
    public struct Status: Codable, Hashable, Sendable {
        /// The plan; nil if no worker has made one yet.
        public var plan: Plan?
        /// The complete parts, in the order of the collection.
        public var parts: [Part]
        /// The ranges that are not complete, in the order of the collection.
        public var openRanges: [Range]
        /// The claims that workers hold at present.
        public var claims: [Claim]

        /// Creates a state. Sorts the parts, the ranges and the claims in the order of the collection.
        public init(plan: Plan?, parts: [Part], openRanges: [Range], claims: [Claim]) {
            self.plan = plan
            self.parts = parts.sorted { $0.claim.range.precedes($1.claim.range) }
            self.openRanges = openRanges.sorted { $0.precedes($1) }
            self.claims = claims.sorted { $0.range.precedes($1.range) }
        }

        /// Whether all parts are complete.
        public var isComplete: Bool { plan != nil && openRanges.isEmpty }
        /// The number of items in the complete parts.
        public var items: Int { parts.reduce(0) { $0 + $1.items } }
        /// The number of items in the collection, as the part that was completed last in the order of the collection
        /// reported it.
        public var total: Int? { parts.last { $0.total != nil }?.total ?? plan?.total }
    }
}

extension Coordinator.Range {
    /// Whether the range comes before another range in the collection.
    func precedes(_ other: Coordinator.Range) -> Bool { (index, part) < (other.index, other.part) }
}
