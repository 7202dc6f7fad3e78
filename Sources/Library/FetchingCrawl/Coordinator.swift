import Foundation

/// The shared state of a crawl, as closures: which ranges of a collection are free, claimed or complete.
///
/// Workers are processes on one or several machines. Each worker claims ranges, reads their pages, and completes them.
/// ``folder(_:worker:)`` coordinates the processes on one machine. `etcdCoordinator` of the module `Etcd`
/// coordinates several machines.
///
/// The closures can be called at the same time. If a closure repeats a request because the response was lost, the
/// repeated request must have no further effect. A closure throws if it cannot read or change the state.
///
/// A crawl checks what the closures return, because another process or a server may have written it. If a value is not
/// possible, such as a range that is not in the plan, the crawl throws ``CrawlError/coordinator(_:)``.
public struct Coordinator: Sendable {
    /// Returns the plan of the job. If the job has no plan, calls `propose`, and stores the plan and the ranges that it
    /// returns. If another worker has stored a plan meanwhile, returns that plan. The ranges are in the order of the
    /// collection and contain all its pages.
    public var plan: @Sendable (_ propose: @Sendable () async throws -> (Plan, [PageRange])) async throws -> Plan

    /// Claims at most `maximum` free ranges, and returns the claims. Returns an empty array if no range is free at
    /// present, and nil if all ranges are complete.
    public var claim: @Sendable (_ maximum: Int) async throws -> [Claim]?

    /// Renews the claims of this worker. Returns the time until the next call, or nil if claims don't need to be
    /// renewed.
    public var keepAlive: @Sendable () async throws -> Duration?

    /// Records the part that was read for a claim, and ends the claim. If `rest` is not nil, the part ends before the
    /// end of the claim's range. Then `rest` is added to the job as a new range, and claimed for this worker.
    ///
    /// Returns the claim of `rest`, or nil if `rest` is nil. Throws ``CrawlError/claimLost`` if the claim has already
    /// ended. Another worker can have claimed the range since then.
    public var complete: @Sendable (_ claim: Claim, _ part: Part, _ rest: PageRange?) async throws -> Claim?

    /// Ends claims without recording a part, so that other workers can claim their ranges.
    public var release: @Sendable (_ claims: [Claim]) async throws -> Void

    /// Returns the state of the job.
    public var status: @Sendable () async throws -> Status

    /// Changes a value that all workers of the job share. `change` receives the current value, or nil if there is none.
    /// It returns the new value, or nil to keep the current one. It can be called several times, for example if another
    /// worker changes the value at the same time.
    public var update: @Sendable (_ name: String, _ change: @Sendable (Data?) -> Data?) async throws -> Void

    /// Creates a coordinator from closures.
    public init(
        plan: @escaping @Sendable (_ propose: @Sendable () async throws -> (Plan, [PageRange])) async throws -> Plan,
        claim: @escaping @Sendable (_ maximum: Int) async throws -> [Claim]?,
        keepAlive: @escaping @Sendable () async throws -> Duration?,
        complete: @escaping @Sendable (_ claim: Claim, _ part: Part, _ rest: PageRange?) async throws -> Claim?,
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
    /// Consecutive pages of a collection: the pages from one cursor up to, but not including, another.
    public struct PageRange: Codable, Hashable, Sendable {
        /// The position of the range in the plan, from 0.
        public var index: Int
        /// The number of parts that precede this range and have the same `index`. A planned range has the value 0. If a
        /// part ends before the end of its range, the rest becomes a range whose `partIndex` is larger by 1.
        public var partIndex: Int
        /// The cursor of the first page, as JSON.
        public var start: String
        /// The cursor of the first page after the range, as JSON. Nil if the range ends with the collection.
        public var end: String?

        /// Creates a range.
        public init(index: Int, partIndex: Int = 0, start: String, end: String?) {
            self.index = index
            self.partIndex = partIndex
            self.start = start
            self.end = end
        }
    }

    /// The plan of a job: which collection is read, and in how many ranges.
    public struct Plan: Codable, Hashable, Sendable {
        /// A text that identifies the collection.
        public var job: String
        /// The cursor of the first page, as JSON.
        public var start: String
        /// The number of planned ranges.
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
        public var range: PageRange
        /// The name of the worker, at most 1000 bytes.
        public var worker: String
        /// A text of at most 1000 bytes that is unique among the claims of the job. In a ``Coordinator/Status``, the
        /// token can be empty.
        public var token: String

        /// Creates a claim.
        public init(range: PageRange, worker: String, token: String) {
            self.range = range
            self.worker = worker
            self.token = token
        }
    }

    /// The record of a complete part file.
    public struct Part: Codable, Hashable, Sendable {
        /// The claim for which the part was read.
        public var claim: Claim
        /// The name of the file, which the crawl has made from the range and a digest of the token.
        public var fileName: String
        /// The number of items, which is the number of lines of the file.
        public var itemCount: Int
        /// The size of the file, in bytes.
        public var byteCount: Int
        /// The SHA-256 digest of the file, as hexadecimal digits.
        public var sha256: String
        /// The number of items in the collection, from the last page of the part that reports it. Nil if no page
        /// reports it.
        public var total: Int?

        /// Creates a record of a part.
        public init(claim: Claim, fileName: String, itemCount: Int, byteCount: Int, sha256: String, total: Int?) {
            self.claim = claim
            self.fileName = fileName
            self.itemCount = itemCount
            self.byteCount = byteCount
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
        public var openRanges: [PageRange]
        /// The claims that workers hold at present.
        public var claims: [Claim]

        /// Creates a state. Sorts the parts, the ranges and the claims in the order of the collection.
        public init(plan: Plan?, parts: [Part], openRanges: [PageRange], claims: [Claim]) {
            self.plan = plan
            self.parts = parts.sorted { $0.claim.range.precedes($1.claim.range) }
            self.openRanges = openRanges.sorted { $0.precedes($1) }
            self.claims = claims.sorted { $0.range.precedes($1.range) }
        }

        /// Whether the job has a plan and all its ranges are complete.
        public var isComplete: Bool {
            // If the state was removed, there are no open ranges either. So the parts must follow each other, from the
            // first page to the end.
            guard let plan, plan.fault == nil, openRanges.isEmpty else { return false }
            let ranges = parts.map(\.claim.range)
            return zip(ranges, [nil] + ranges).allSatisfy { $0.follows($1) }
                && ranges.last?.index == plan.rangeCount - 1
        }
        /// The number of items in the complete parts.
        public var itemCount: Int {
            parts.reduce(0) { sum, part in
                let (result, isOverflow) = sum.addingReportingOverflow(part.itemCount)
                return isOverflow ? .max : result
            }
        }
        /// The number of items in the collection, from the last of ``parts`` that has a total, or else from the plan.
        /// Nil if the server doesn't report it.
        public var total: Int? { parts.last { $0.total != nil }?.total ?? plan?.total }
    }
}

extension Coordinator.PageRange {
    /// Whether the range comes before another range in the collection.
    func precedes(_ other: Coordinator.PageRange) -> Bool { (index, partIndex) < (other.index, other.partIndex) }
}

extension Coordinator.PageRange: CustomStringConvertible, CustomReflectable {
    /// The index and the part index. The cursors are left out, because a cursor can be a URL that contains secrets.
    public var description: String { "\(index).\(partIndex)" }

    /// A mirror without the cursors.
    public var customMirror: Mirror { Mirror(self, children: ["index": index, "partIndex": partIndex]) }
}

extension Coordinator.Plan: CustomReflectable {
    /// A mirror without the first cursor, because it can be a URL that contains secrets.
    public var customMirror: Mirror {
        Mirror(self, children: ["job": job, "rangeCount": rangeCount, "total": total as Any])
    }
}
