import Fetching
import FetchingCrawl
import FetchingResilience
import FetchingText
import Synchronization

/// The display of a crawl, and the events of its requests. Requests that run at the same time share this object.
final class CrawlObserver: Sendable {
    private let display: Mutex<ProgressDisplay>
    private let events = Mutex<(metrics: CallMetrics, list: [NetworkEvent])>((CallMetrics(), []))
    private let keepsEvents: Bool

    /// - Parameter keepsEvents: Whether the events are kept for a timeline.
    init(_ display: ProgressDisplay, keepsEvents: Bool) {
        self.display = Mutex(display)
        self.keepsEvents = keepsEvents
    }

    var metrics: CallMetrics { events.withLock { $0.metrics } }
    /// The timeline of all requests, as an SVG picture.
    var svg: String { Timeline(spans: timeline(of: events.withLock { $0.list })).svg }

    func show(_ progress: CrawlProgress, of noun: String) {
        display.withLock { $0.show(progress.line(noun), at: progress.elapsed) }
    }
    func note(_ text: String) { display.withLock { $0.note(text) } }
    func clear() { display.withLock { $0.clear() } }

    func add(_ event: NetworkEvent) {
        events.withLock { events in
            events.metrics.add(event)
            if keepsEvents { events.list.append(event) }
        }
        if case .retryScheduled(let delay) = event.kind {
            let reason = event.status.map { "The server responded with status \($0)." } ?? sentence(event.reason ?? "")
            note("\(reason) Retrying in \(Int64((delay / .seconds(1)).rounded(.up))) s.")
        }
    }
}

extension CrawlProgress {
    /// Returns the parts of the line that shows this progress.
    ///
    /// - Parameter noun: The collection's name, such as `characters`.
    func line(_ noun: String) -> ProgressLine {
        ProgressLine(
            noun: noun, counts: total.map { "\(count) of \($0)" } ?? "\(count)", fraction: fraction,
            rate: rate.map { rateText($0) + "/s" }, left: timeLeft)
    }
}
