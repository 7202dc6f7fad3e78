import Fetching

/// The progress of a crawl, and its speed.
public struct CrawlProgress: Hashable, Sendable {
    /// The number of items in the parts that were complete at the start of this run, plus ``fetched``.
    public var count: Int
    /// The number of items in the complete collection; nil if it is not known.
    public var total: Int?
    /// The number of items that this process has read in this run.
    public var fetched: Int
    /// The time since the start of this run.
    public var elapsed: Duration

    /// Creates a progress report, for example for the preview of a view.
    public init(count: Int, total: Int? = nil, fetched: Int, elapsed: Duration) {
        self.count = count
        self.total = total
        self.fetched = fetched
        self.elapsed = elapsed
    }

    /// The average number of items per second in this run; nil before the first item.
    public var rate: Double? {
        let seconds = elapsed / .seconds(1)
        return seconds > 0 && fetched > 0 ? Double(fetched) / seconds : nil
    }

    /// The estimated time until the collection is complete, at ``rate``; nil if the total or the rate is not
    /// known, or if the time is longer than 10¹⁵ seconds.
    public var timeLeft: Duration? {
        guard let total, let rate else { return nil }
        let seconds = max(0, Double(total) - Double(count)) / rate
        // A longer time could be too large for a duration.
        return seconds < 1e15 ? .seconds(seconds) : nil
    }

    /// The completed fraction, from 0 to 1; nil if the total is not known. An empty collection has the fraction 1.
    public var fraction: Double? {
        total.map { $0 > 0 ? min(1, max(0, Double(count) / Double($0))) : 1 }
    }
}
