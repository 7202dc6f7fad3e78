import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingCrawl

/// Random values in place of what a coordinator says. If `FETCHING_SOAK` is set, that number of crawls.
@Suite(.hangLimit) struct RandomLieTests {
    @Test func randomLiesNeverEndTheProcessOrLeaveTheFolder() async throws {
        for seed in 0..<UInt64(soakSize ?? (runsSlowTests ? 1000 : 12)) {
            let liar = Liar(seed: seed)
            let folder = TestFolder()
            let time = VirtualTime(seed: seed, advancesAutomatically: true)
            await time.run {
                let api = NumberAPI(total: 60, limit: 10)
                let crawl = Crawl(
                    of: api.pages, to: folder.url.appending(path: "a/b/crawl"),
                    coordinator: liar.lying(memoryCoordinator()), job: "numbers", pagesPerPart: 2)
                do {
                    try await crawl.run(width: 2)
                    try await crawl.collect(to: folder.url.appending(path: "all.jsonl"))
                } catch is CrawlError {
                } catch {
                    expect(error is PageError<OffsetCursor>, "seed \(seed)")
                }
                expectOnlyParts(in: folder, "seed \(seed)")
            }
        }
    }

    @Test func noNumberOfAStatusOverflows() throws {
        for seed in 0..<UInt64(soakSize ?? (runsSlowTests ? 1000 : 200)) {
            let liar = Liar(seed: seed)
            var status = Coordinator.Status(plan: liar.plan(), parts: [], openRanges: [], claims: [])
            for _ in 0..<4 {
                let range = Coordinator.PageRange(
                    index: liar.number(), partIndex: liar.number(), start: liar.text(), end: nil)
                let claim = Coordinator.Claim(range: range, worker: "w", token: liar.text())
                status.parts.append(
                    Coordinator.Part(
                        claim: claim, fileName: liar.text(), itemCount: liar.number(), byteCount: liar.number(),
                        sha256: liar.text(), total: liar.number()))
                status.claims.append(claim)
                if liar.number() > 0 { status.openRanges.append(range) }
            }
            let progress = CrawlProgress(
                count: status.itemCount, total: status.total, fetched: liar.number(), elapsed: .seconds(1))
            _ = (status.isComplete, progress.timeLeft, progress.fraction, try? status.checked())
            var state = JobState()
            _ = state.add(LogLine(plan: status.plan, ranges: status.openRanges))
            for part in status.parts { _ = state.add(LogLine(part: part, rest: status.openRanges.first)) }
        }
    }
}

/// Changes what a coordinator says, at random.
private final class Liar: Sendable {
    private let random: Mutex<SplitMix64>
    /// The share of values that are changed in this run.
    private let share: Double

    init(seed: UInt64) {
        random = Mutex(SplitMix64(seed: seed))
        share = [0.01, 0.03, 0.1, 0.3][Int(seed % 4)]
    }

    private func lies() -> Bool { random.withLock { Double.random(in: 0..<1, using: &$0) < share } }

    private func any<Value>(of values: [Value]) -> Value {
        values[random.withLock { Int.random(in: 0..<values.count, using: &$0) }]
    }

    func number() -> Int { any(of: [.min, .min + 1, -1, 0, 1, 2, 3, 999_999_999, 1 << 40, .max - 1, .max]) }

    func text() -> String { any(of: Self.texts) }

    private static let texts = [
        "", "a", "/../../../victim.txt", "..", "victim\0.txt", String(repeating: "x", count: 5000), "\u{301}",
        #"{"limit":10,"offset":20}"#, #"{"limit":0,"offset":20}"#, #"{"limit":10,"offset":\#(Int.max)}"#,
        #"{"limit":10,"offset":-9223372036854775808}"#, "[[[[", "null", "1e999",
    ]

    func plan() -> Coordinator.Plan {
        Coordinator.Plan(job: text(), start: text(), rangeCount: number(), total: number())
    }

    private func change(_ plan: inout Coordinator.Plan) {
        if lies() { plan.job = text() }
        if lies() { plan.start = text() }
        if lies() { plan.rangeCount = number() }
        if lies() { plan.total = number() }
    }

    private func change(_ claim: inout Coordinator.Claim) {
        if lies() { claim.range.index = number() }
        if lies() { claim.range.partIndex = number() }
        if lies() { claim.range.start = text() }
        if lies() { claim.range.end = any(of: [nil, text()]) }
        if lies() { claim.token = text() }
    }

    private func change(_ status: inout Coordinator.Status) {
        if lies() { status.plan = any(of: [nil, plan()]) }
        if lies() { status.openRanges += status.claims.map(\.range) }
        if lies() { status.parts.shuffle() }
        for index in status.parts.indices {
            change(&status.parts[index].claim)
            if lies() { status.parts[index].fileName = text() }
            if lies() { status.parts[index].itemCount = number() }
            if lies() { status.parts[index].byteCount = number() }
            if lies() { status.parts[index].sha256 = text() }
            if lies() { status.parts[index].total = number() }
        }
    }

    func lying(_ honest: Coordinator) -> Coordinator {
        var result = honest.planning { self.change(&$0) }.reporting { self.change(&$0) }
            .continuing { next in
                if self.lies() { next = nil }
                if var claim = next {
                    self.change(&claim)
                    next = claim
                }
            }
        result.claim = { maximum in
            guard var claims = try await honest.claim(self.lies() ? 100 : maximum) else {
                return self.lies() ? [] : nil
            }
            if self.lies() { claims += claims }
            for index in claims.indices { self.change(&claims[index]) }
            return self.lies() ? nil : claims
        }
        result.keepAlive = { .milliseconds(self.number() % 10_000) }
        return result
    }
}
