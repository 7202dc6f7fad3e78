import Fetching
import Synchronization

/// Counts the items of a run, and reports the progress.
final class CrawlMeter: Sendable {
    private let progress: Mutex<CrawlProgress>
    private let start: Duration
    private let time: TimeSource
    private let report: @Sendable (CrawlProgress) -> Void

    init(
        count: Int, total: Int?, since start: Duration, _ time: TimeSource,
        _ report: @escaping @Sendable (CrawlProgress) -> Void
    ) {
        progress = Mutex(CrawlProgress(count: count, total: total, fetched: 0, elapsed: .zero))
        self.start = start
        self.time = time
        self.report = report
    }

    func add(_ items: Int, total: Int?) {
        progress.withLock { progress in
            progress.count += items
            progress.fetched += items
            progress.total = total ?? progress.total
            progress.elapsed = time.uptime() - start
            report(progress)
        }
    }
}
