import Fetching
import FetchingCrawl
import FetchingGenerators
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import CommandLineSupport
@testable import FetchingText
@testable import MarvelCLI

struct ProgressTests {
    private static let plain = Style(isTerminal: true, environment: ["NO_COLOR": "1"])
    private static let half = progress(300, of: 600, after: .seconds(2))

    @Test func partsThatDoNotFitAreLeftOutTheLeastImportantFirst() {
        for (width, text) in [
            (79, "characters  ███████████████░░░░░░░░░░░░░░░  300 of 600  50%  150/s  0:02 left"),
            (120, "characters  ███████████████░░░░░░░░░░░░░░░  300 of 600  50%  150/s  0:02 left"),
            (60, "characters  ██████░░░░░░░  300 of 600  50%  150/s  0:02 left"),
            (50, "characters  █████░░░░░  300 of 600  50%  0:02 left"),
            (40, "characters  █████░░░░░░  300 of 600  50%"),
            (30, "characters  ███░░░  300 of 600"),
            (22, "characters  300 of 600"),
            (20, "300 of 600"),
            (6, "300 o…"),
            (0, ""),
        ] {
            expectEqual(progressText(Self.half.line("characters"), width: width, style: Self.plain), text)
        }
        for width in 0...130 {
            let text = progressText(Self.half.line("characters"), width: width, style: Self.plain)
            expect(displayWidth(text) <= width, "\(width)")
        }
    }

    @Test func extremeNumbersAreShown() {
        let cases: [(progress: CrawlProgress, bar: Character?, text: String)] = [
            (progress(0, of: 0, after: .zero), "█", "0 of 0  100%"),
            (progress(0, of: nil, after: .seconds(1)), nil, "0"),
            (progress(40, of: nil, after: .seconds(10)), nil, "40  4.0/s"),
            (progress(0, of: 600, after: .seconds(1)), "░", "0 of 600  0%"),
            (progress(600, of: 600, after: .seconds(1)), "█", "600 of 600  100%  600/s  0:00 left"),
            // The total became smaller during the crawl.
            (progress(601, of: 600, after: .seconds(1)), "█", "601 of 600  100%  601/s  0:00 left"),
            (progress(1, of: 60_000, after: .seconds(1)), "░", "1 of 60000  0%  1.0/s  16:39:59 left"),
            (
                progress(10, of: Int.max, after: .milliseconds(1)), "░",
                "10 of 9223372036854775807  0%  10000/s  256204778801:31:18 left"
            ),
        ]
        for (progress, bar, text) in cases {
            let bar = bar.map { String(repeating: $0, count: 30) + "  " } ?? ""
            expectEqual(progressText(progress.line("comics"), width: 120, style: Self.plain), "comics  \(bar)\(text)")
        }
        expectEqual(
            progressText(
                progress(599, of: 600, after: .seconds(599)).line("comics"), width: 120, style: Self.plain),
            "comics  █████████████████████████████░  599 of 600  99%  1.0/s  0:01 left")
        // The rate counts only the resources of this run.
        let resumed = CrawlProgress(count: 5_100, total: 6_000, fetched: 100, elapsed: .seconds(1))
        expectEqual(
            progressText(resumed.line("comics"), width: nil, style: Self.plain),
            "comics  5100 of 6000  85%  100/s  0:09 left")
    }

    @Test func coloursDoNotChangeTheText() {
        let coloured = progressText(
            Self.half.line("characters"), width: 60, style: Style(isTerminal: true, environment: [:]))
        expect(coloured.contains("\u{1B}["))
        expectEqual(
            coloured.replacing(/\u{1B}\[[0-9;]*m/, with: ""),
            progressText(Self.half.line("characters"), width: 60, style: Self.plain))
    }

    @Test func aBarIsRedrawnAtMostTenTimesASecondAndRemovedAtTheEnd() async throws {
        let (store, time) = storeThatTakes(.milliseconds(40))
        let run = await crawlInProcess(
            "events --limit 6 --width 1", in: TestFolder(), store: store, time: time, width: 60)
        // There are twelve pages in half a second.
        let drawn = run.notes.split(separator: "\r").filter { $0.hasPrefix("events") }
        expect((3...5).contains(drawn.count), "\(run.notes)")
        expect(drawn.allSatisfy { $0.hasSuffix("\u{1B}[K") && !$0.contains("\n") })
        let end = try #require(run.notes.components(separatedBy: "\r\u{1B}[K").last)
        expect(end.contains("All 72 events are in"))
    }

    @Test(arguments: [["TERM": "dumb"], [:]])
    func withoutATerminalThereIsALineEveryFiveSeconds(environment: [String: String]) async throws {
        let (store, time) = storeThatTakes(.seconds(2))
        let run = await crawlInProcess(
            "events --limit 6 --width 1", in: TestFolder(), store: store, time: time, environment: environment,
            width: environment.isEmpty ? nil : 80)
        let lines = run.notes.split(separator: "\n").filter { $0.hasPrefix("events  ") }
        expectEqual(lines.first, "events  18 of 72  25%  3.0/s  0:18 left")
        expectEqual(lines.count, 4)
        expect(!run.notes.contains("\r"))
    }

    /// Returns a store whose requests take a time, and the clock on which it passes.
    private func storeThatTakes(_ duration: Duration) -> (NetworkStore, VirtualTime) {
        let time = VirtualTime()
        let store = NetworkStore { request in
            time.advance(by: duration)
            return try await NetworkStore.shortSandbox.fetchData(request)
        }
        return (store, time)
    }
}

private func progress(_ count: Int, of total: Int?, after elapsed: Duration) -> CrawlProgress {
    CrawlProgress(count: count, total: total, fetched: count, elapsed: elapsed)
}
