import Fetching
import Synchronization

/// Counts the items of a run, and reports the progress.
final class CrawlMeter: Sendable {
    private let progress: Mutex<CrawlProgress>
    private let start: Duration
    private let report: @Sendable (CrawlProgress) -> Void

    init(
        count: Int, total: Int?, since start: Duration, _ report: @escaping @Sendable (CrawlProgress) -> Void
    ) {
        progress = Mutex(CrawlProgress(count: count, total: total, fetched: 0, elapsed: .zero))
        self.start = start
        self.report = report
    }

    func add(_ items: Int, total: Int?) {
        progress.withLock { progress in
            progress.count += items
            progress.fetched += items
            progress.total = total ?? progress.total
            progress.elapsed = CallContext.current.time.uptime() - start
            report(progress)
        }
    }
}
