import Etcd
import Fetching
import FetchingCrawl
import FetchingTestSupport
import Foundation
import HTTPSyntax
import SharedTestCode
import Synchronization
import Testing

/// Random schedules of workers that share a simulated etcd. Requests and responses are lost, late or repeated, leases
/// end, and workers end without a word.
///
/// By default there are 4 schedules, one of which finds a claim that is completed after its lease has ended. With
/// `FETCHING_SLOW_TESTS` there are 400, and `FETCHING_SOAK` is the number of schedules.
@Suite(.timeLimit(.minutes(60)), .outsideOfPool) struct ScheduleTests {
    @Test(arguments: 0..<UInt64(4)) func everyRangeIsCompletedExactlyOnce(block: UInt64) async throws {
        let count = UInt64(soakSize ?? 400)
        for seed in runsSlowTests ? Array(stride(from: block, to: count, by: 4)) : [8 + block] {
            var schedule = Schedule(seed: seed)
            do { try await schedule.run() } catch { Issue.record("seed \(seed): \(error)") }
            for fault in schedule.faults { Issue.record("seed \(seed): \(fault)") }
        }
    }
}

/// Leases in the time of a simulated etcd.
struct LeaseTests {
    @Test func aLeaseThatIsRenewedIsKeptAndAClaimEndsWithItsLease() async throws {
        let etcd = SimulatedEtcd(seed: 1, faults: 0)
        let url = "http://etcd.example.com:2379"
        let worker = etcdCoordinator(url, job: "numbers", store: etcd.store)
        let other = etcdCoordinator(url, job: "numbers", store: etcd.store)
        let range = Coordinator.PageRange(index: 0, start: "0", end: nil)
        _ = try await worker.plan { (plan(1), [range]) }
        let claim = try #require(try await worker.claim(1)?.first)
        for _ in 0..<8 {
            etcd.advance(by: 10)
            try await expectEqual(worker.keepAlive(), .seconds(5))
            try await expectEqual(other.claim(1), [])
        }
        try await worker.release([claim])
        let late = try #require(try await other.claim(1)?.first)
        expectEqual(late.range, range)
        // Without a renewal, the range is free, and only the worker that then claims it can complete it.
        etcd.advance(by: 16)
        let last = try #require(try await worker.claim(1)?.first)
        expectEqual(last.range, range)
        func part(_ claim: Coordinator.Claim) -> Coordinator.Part {
            Coordinator.Part(claim: claim, fileName: "a", itemCount: 1, byteCount: 2, sha256: "", total: nil)
        }
        await expect(throws: CrawlError.claimLost) { try await other.complete(late, part(late), nil) }
        _ = try await worker.complete(last, part(last), nil)
        try await expectEqual(worker.status().parts, [part(last)])
    }
}

private struct Schedule {
    private struct Worker {
        var coordinator: Coordinator
        var claims: [Coordinator.Claim] = []
    }

    private static let leaseSeconds = 15.0
    private let etcd: SimulatedEtcd
    private let rangeCount: Int
    private var random: SplitMix64
    private var workers: [Worker] = []
    /// The numbers that the part of a claim has, by the claim's token: of each attempt to complete a claim.
    private var intervals: [String: Range<Int>] = [:]
    /// The tokens of the claims that were completed without an error.
    private var completed: Set<String> = []
    private(set) var faults: [String] = []

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        etcd = SimulatedEtcd(seed: random.next(), faults: [0, 0.1, 0.4][Int(seed % 3)])
        rangeCount = Int.random(in: 1...8, using: &random)
        for _ in 0..<3 { workers.append(newWorker()) }
    }

    private func newWorker() -> Worker {
        Worker(
            coordinator: etcdCoordinator(
                "http://etcd.example.com:2379", job: "numbers", worker: "w",
                leaseTime: .seconds(Self.leaseSeconds), store: etcd.store))
    }

    mutating func run() async throws {
        let generator = Mutex(SplitMix64(seed: random.next()))
        let time = TimeSource(
            uptime: { .zero }, date: { Date(timeIntervalSince1970: 0) },
            // Delays before retries end at once. Time limits never end.
            sleep: { duration in
                if duration >= .seconds(5) { try await TimeSource.system.sleep(.seconds(100_000)) }
            },
            random: { generator.withLock { Double.random(in: 0..<1, using: &$0) } })
        try await withCall({ $0.time = time }) { try await runSteps() }
    }

    private mutating func runSteps() async throws {
        for worker in workers {
            let expected = plan(rangeCount)
            let stored = try await worker.coordinator.plan { [rangeCount] in (expected, ranges(rangeCount)) }
            if stored != expected { faults.append("another plan") }
        }
        var step = 0
        while step < 300 {
            step += 1
            if Int.random(in: 0..<6, using: &random) == 0 { etcd.deliverLateRequest() }
            if try await doStep(Int.random(in: 0..<workers.count, using: &random)) { break }
        }
        // The rest, without further faults. The leases of workers that have ended end too.
        etcd.setFaults(0)
        for _ in 0..<3 { etcd.deliverLateRequest() }
        etcd.advance(by: 2 * Self.leaseSeconds)
        for worker in workers.indices { workers[worker].claims = [] }
        var last = newWorker()
        while let claims = try await last.coordinator.claim(5) {
            if claims.isEmpty {
                faults.append("no claims, although the leases have ended")
                break
            }
            for claim in claims { try await complete(claim, by: &last, isPartial: false) }
        }
        etcd.deliverLateRequest()
        try await check(last.coordinator)
    }

    /// Does one step of a worker. Returns whether the job is complete.
    private mutating func doStep(_ index: Int) async throws -> Bool {
        var worker = workers[index]
        defer { workers[index] = worker }
        switch Int.random(in: 0..<20, using: &random) {
        case 0:
            // The process is killed, and another one starts.
            worker = newWorker()
        case 1:
            etcd.advance(by: Double.random(in: 0..<Self.leaseSeconds * 0.7, using: &random))
        case 2...4:
            _ = try? await worker.coordinator.keepAlive()
        case 5:
            if let claim = worker.claims.popLast() { try? await worker.coordinator.release([claim]) }
        case 6...9 where worker.claims.count < 4:
            let maximum = Int.random(in: 1...3, using: &random)
            do {
                guard let claims = try await worker.coordinator.claim(maximum) else { return true }
                worker.claims += claims
            } catch is AppError {}
        default:
            if worker.claims.isEmpty { return false }
            let claim = worker.claims.remove(at: Int.random(in: 0..<worker.claims.count, using: &random))
            try await complete(claim, by: &worker, isPartial: Bool.random(using: &random))
        }
        return false
    }

    private mutating func complete(
        _ claim: Coordinator.Claim, by worker: inout Worker, isPartial: Bool
    ) async throws {
        let range = claim.range
        let (start, end) = (Int(range.start) ?? 0, range.end.flatMap { Int($0) } ?? rangeCount * 10)
        let stop = isPartial && end - start > 1 ? Int.random(in: start + 1..<end, using: &random) : end
        let rest =
            stop < end
            ? Coordinator.PageRange(
                index: range.index, partIndex: range.partIndex + 1, start: "\(stop)", end: range.end) : nil
        intervals[claim.token] = start..<stop
        let part = Coordinator.Part(
            claim: claim, fileName: claim.token, itemCount: stop - start, byteCount: 0, sha256: "", total: nil)
        do {
            let next = try await worker.coordinator.complete(claim, part, rest)
            completed.insert(claim.token)
            if let next { worker.claims.append(next) }
            if (next == nil) != (rest == nil) { faults.append("a claim of the rest is missing") }
        } catch let error where error is AppError || error as? CrawlError == .claimLost {}
    }

    private mutating func check(_ coordinator: Coordinator) async throws {
        let status = try await coordinator.status()
        if !status.isComplete { faults.append("the job is not complete: \(status.openRanges)") }
        let parts = status.parts.compactMap { intervals[$0.claim.token] }
        let numbers = parts.flatMap { Array($0) }
        if numbers != Array(0..<rangeCount * 10) { faults.append("the parts are \(parts)") }
        let recorded = Set(status.parts.map(\.claim.token))
        if !completed.isSubset(of: recorded) { faults.append("a part that was completed is not recorded") }
    }
}

private func plan(_ rangeCount: Int) -> Coordinator.Plan {
    Coordinator.Plan(job: "numbers", start: "0", rangeCount: rangeCount, total: rangeCount * 10)
}

private func ranges(_ count: Int) -> [Coordinator.PageRange] {
    (0..<count).map { index in
        Coordinator.PageRange(
            index: index, start: "\(index * 10)", end: index + 1 < count ? "\((index + 1) * 10)" : nil)
    }
}
