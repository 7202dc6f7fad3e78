import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingCrawl

/// Coordinators that say what cannot be true. Each lie is an error that names it, or does no harm: nothing is written
/// outside of the folder of the parts, the process goes on, and no wait is endless.
@Suite(.hangLimit) struct HostileCoordinatorTests {
    typealias Lie = (name: String, error: String?, tell: @Sendable (Coordinator) -> Coordinator)

    private static let planLies: [Lie] = [
        ("no ranges", "the plan has 0 ranges", { $0.planning { $0.rangeCount = 0 } }),
        ("fewer than no ranges", "the plan has -1 ranges", { $0.planning { $0.rangeCount = -1 } }),
        ("the smallest number", "the plan has \(Int.min) ranges", { $0.planning { $0.rangeCount = .min } }),
        ("the largest number", "the plan has \(Int.max) ranges", { $0.planning { $0.rangeCount = .max } }),
        ("a negative total", "the total in the plan is negative", { $0.planning { $0.total = .min } }),
        (
            "another job", "the stored job has another name",
            { $0.planning { $0.job = String(repeating: "j", count: 1 << 20) } }
        ),
        ("another first page", "another first cursor", { $0.planning { $0.start = "{\"limit\":10,\"offset\":20}" } }),
        ("fewer ranges", "the plan has changed", { $0.planning { $0.rangeCount = 2 } }),
        ("more ranges", "the plan has changed", { $0.planning { $0.rangeCount = 4 } }),
    ]

    private static let claimLies: [Lie] = [
        ("a path as token", nil, { _ in memoryCoordinator { "/../../../victim.txt/\($0)" } }),
        ("a path and a NUL byte", nil, { _ in memoryCoordinator { "/../../../victim.txt\0\($0)" } }),
        ("a long token", nil, { _ in memoryCoordinator { "\($0)" + String(repeating: "t", count: 900) } }),
        ("equal tokens", nil, { _ in memoryCoordinator { _ in "t" } }),
        ("no token", nil, { _ in memoryCoordinator { _ in "" } }),
        (
            "a token of a megabyte", "have [1048576, 1] bytes",
            { _ in memoryCoordinator { _ in String(repeating: "t", count: 1 << 20) } }
        ),
        ("a negative index", "the range -1.0 is not in", { $0.claimingRanges { $0.index = -1 } }),
        ("the smallest index", "is not in the plan", { $0.claimingRanges { $0.index = .min } }),
        ("the largest index", "is not in the plan", { $0.claimingRanges { $0.index = .max } }),
        ("a negative part", "is not in the plan", { $0.claimingRanges { $0.partIndex = -1 } }),
        ("the largest part", "is not in the plan", { $0.claimingRanges { $0.partIndex = .max } }),
        ("a path of zeros", "is not in the plan", { $0.claimingRanges { $0.partIndex = 1_000_000_000 } }),
        ("another first page", "does not begin at the first page", { $0.claimingRanges { $0.start = cursor(10) } }),
        ("no end", "has no end, but is not the last one", { $0.claimingRanges { $0.end = nil } }),
        ("an end after the last range", "has an end, but is the last", { $0.claimingRanges { $0.end = cursor(90) } }),
        (
            "an end before the start", "a cursor in the plan cannot be read",
            { $0.claimingRanges { $0.end = $0.end.map { _ in cursor(0) } } }
        ),
        ("a start before the first page", "a cursor in the plan", { $0.claimingStarts(cursor(-10)) }),
        ("the largest offset", "a cursor in the plan", { $0.claimingStarts(cursor(.max)) }),
        ("a large offset", "a cursor in the plan", { $0.claimingStarts(cursor(1 << 60)) }),
        ("a limit of 0", "a cursor in the plan", { $0.claimingStarts(cursor(20, limit: 0)) }),
        ("the smallest limit", "a cursor in the plan", { $0.claimingStarts(cursor(20, limit: .min)) }),
        ("no cursor", "a cursor in the plan", { $0.claimingStarts("") }),
        ("deep JSON", "a cursor in the plan", { $0.claimingStarts(String(repeating: "[", count: 100_000)) }),
        (
            "too many claims", "but at most 2 are possible",
            { $0.claiming { claims in claims.flatMap { Array(repeating: $0, count: 10) } } }
        ),
        ("one range twice", "a range is claimed twice", { $0.claiming { ($0 + $0).suffix(2) } }),
        ("nothing left", "no range is left", { $0.claimingOnly(nil) }),
        ("nothing free", "other workers have kept all ranges for more than a day", { $0.claimingOnly([]) }),
        ("claims that end", "100 claims in succession have ended", { $0.losingClaims() }),
        ("a range again and again", "is claimed again", { $0.repeatingTheFirstClaim() }),
    ]

    private static let statusLies: [Lie] = [
        ("large counts", "items in", { $0.reportingParts { $0.itemCount = .max } }),
        ("large sums", "have more than", { $0.reportingParts { ($0.itemCount, $0.byteCount) = (1 << 39, 1 << 40) } }),
        ("negative counts", "items in", { $0.reportingParts { $0.itemCount = -1 } }),
        ("negative sizes", "-1 bytes", { $0.reportingParts { $0.byteCount = -1 } }),
        ("negative totals", "the total -1", { $0.reportingParts { $0.total = -1 } }),
        ("another file", "an invalid file name", { $0.reportingParts { $0.fileName = "../../victim.txt" } }),
        ("no digest", "an invalid SHA-256 digest", { $0.reportingParts { $0.sha256 = "" } }),
        (
            "a digest in capitals", "an invalid SHA-256 digest",
            { $0.reportingParts { $0.sha256 = $0.sha256.uppercased() + "A" } }
        ),
        ("a part outside of the plan", "is not in the plan", { $0.reportingParts { $0.claim.range.index = .max } }),
        (
            "an open range outside of the plan", "is not in the plan",
            { $0.reporting { $0.openRanges.append(.init(index: .min, start: "", end: nil)) } }
        ),
        ("another plan", "the plan has changed", { $0.reporting { $0.plan?.job = "letters" } }),
        ("a plan of no ranges", "the plan has 0 ranges", { $0.reporting { $0.plan?.rangeCount = 0 } }),
        (
            "no plan", "the plan was removed",
            { $0.reporting { $0 = .init(plan: nil, parts: [], openRanges: [], claims: []) } }
        ),
        ("parts without a plan", "the status has ranges but no plan", { $0.reporting { $0.plan = nil } }),
        (
            "a missing part", "the parts are not the complete collection",
            { $0.reporting { if $0.parts.count == 3 { $0.parts.remove(at: 1) } } }
        ),
        (
            "a part twice", "the parts are not the complete collection",
            { $0.reporting { $0.parts += $0.parts.suffix(1) } }
        ),
        ("a short interval", nil, { $0.renewing(every: .zero) }),
        ("a negative interval", nil, { $0.renewing(every: .seconds(Int64.min)) }),
        ("the longest interval", nil, { $0.renewing(every: .seconds(Int64.max)) }),
    ]

    private static let restLies: [Lie] = [
        ("no claim of the rest", "the claim of the rest of the range 0.0 is missing", { $0.continuing { $0 = nil } }),
        ("another range", "the rest of the range 0.0 has another range", { $0.continuing { $0?.range.partIndex = 7 } }),
        ("another page", "has another range", { $0.continuing { $0?.range.start = "{\"token\":\"40\"}" } }),
        ("a path as token", nil, { _ in memoryCoordinator { "/../../victim.txt\($0)" } }),
        ("a long token", "have [1001, 1] bytes", { $0.continuing { $0?.token = String(repeating: "t", count: 1001) } }),
        (
            "ranges that the pages don't have", "each page contains the cursor of the next one",
            { $0.planning { $0.rangeCount = 7 } }
        ),
    ]

    @Test func aLieOfACoordinatorIsAnErrorOrDoesNoHarm() async throws {
        for lie in Self.planLies + Self.claimLies + Self.statusLies {
            let api = NumberAPI(total: 60, limit: 10)
            try await expectNoHarm(lie, api.pages)
            expect(api.offsets.count <= 300 && api.offsets.allSatisfy { (0..<60).contains($0) }, "\(lie.name)")
        }
    }

    @Test func aLieAboutTheRestOfARangeIsAnErrorOrDoesNoHarm() async throws {
        for lie in Self.restLies {
            let fetch: Fetcher<String?, Int> = { token in .success(Int(token ?? "0") ?? 0) }
            let pages = tokenPages(of: fetch) { TokenPage(items: [$0], next: $0 < 59 ? String($0 + 1) : nil) }
            try await expectNoHarm(lie, pages)
        }
    }

    /// Runs a crawl with a coordinator that lies. Its folder has a relative URL.
    private func expectNoHarm<Cursor: Codable>(_ lie: Lie, _ pages: Pages<Int, Cursor>) async throws {
        let folder = TestFolder()
        let inner = relativeURL(of: folder.url.appending(path: "a/b/crawl"))
        let time = VirtualTime(advancesAutomatically: true)
        try await time.run {
            let crawl = Crawl(
                of: pages, to: inner, coordinator: lie.tell(memoryCoordinator()), job: "numbers", pagesPerPart: 2)
            let file = folder.url.appending(path: "all.jsonl")
            do {
                try await crawl.run(width: 2)
                try await crawl.collect(to: file)
                expect(lie.error == nil, "no error: \(lie.name)")
                expect(folder.text("all.jsonl") == (0..<60).map { "\($0)\n" }.joined(), "\(lie.name)")
            } catch let error as CrawlError {
                let text = error.description
                expect(lie.error.map(text.contains) == true && text.utf8.count < 1000, "\(lie.name): \(text)")
            }
            expectOnlyParts(in: folder, lie.name)
        }
    }

    private func relativeURL(of url: URL) -> URL {
        let depth = FileManager.default.currentDirectoryPath.split(separator: "/").count
        return URL(filePath: String(repeating: "../", count: depth) + url.path(percentEncoded: false).dropFirst())
    }
}

/// Checks that a folder has only the folders of a crawl, parts whose names are made of numbers and digests, and
/// `all.jsonl`, and that nothing is next to the folder.
func expectOnlyParts(in folder: TestFolder, _ comment: String) {
    let names = FileManager.default.subpaths(atPath: folder.path) ?? []
    let other = names.filter { name in
        !["a", "a/b", "a/b/crawl", "a/b/crawl/parts", "all.jsonl"].contains(name)
            && name.wholeMatch(of: /a\/b\/crawl\/parts\/\.?[0-9]{6}\.[0-9]{1,9}-[0-9a-f]{32}\.jsonl(\.partial)?/) == nil
    }
    expect(other.isEmpty, "\(comment): \(other)")
    let siblings = try? FileManager.default.contentsOfDirectory(
        atPath: folder.url.deletingLastPathComponent().path(percentEncoded: false))
    expectEqual(siblings?.contains { $0.hasPrefix("victim") }, false, "\(comment)")
}

private func cursor(_ offset: Int, limit: Int = 10) -> String { #"{"limit":\#(limit),"offset":\#(offset)}"# }

extension Coordinator {
    /// Returns this coordinator with other first pages of the ranges after the first.
    fileprivate func claimingStarts(_ start: String) -> Coordinator {
        claimingRanges { if $0.index > 0 { $0.start = start } }
    }

    fileprivate func claimingOnly(_ claims: [Claim]?) -> Coordinator {
        var result = self
        result.claim = { _ in claims }
        return result
    }

    /// Returns this coordinator, but each claim ends before its part is complete.
    fileprivate func losingClaims() -> Coordinator {
        var result = self
        result.complete = { [release] claim, _, _ in
            try await release([claim])
            throw CrawlError.claimLost
        }
        return result
    }

    /// Returns this coordinator, but it always returns the first claim, and accepts each part.
    fileprivate func repeatingTheFirstClaim() -> Coordinator {
        let first = FirstClaim()
        var result = self
        result.claim = { [claim] maximum in
            if first.claim.withLock({ $0 == nil }) {
                let claims = try await claim(1)
                first.claim.withLock { $0 = claims?.first }
            }
            return first.claim.withLock { $0.map { [$0] } }
        }
        result.complete = { _, _, _ in nil }
        return result
    }

    fileprivate func reportingParts(_ change: @escaping @Sendable (inout Part) -> Void) -> Coordinator {
        reporting { status in for index in status.parts.indices { change(&status.parts[index]) } }
    }

    fileprivate func renewing(every interval: Duration) -> Coordinator {
        var result = self
        result.keepAlive = { interval }
        return result
    }
}

private final class FirstClaim: Sendable { let claim = Mutex<Coordinator.Claim?>(nil) }
