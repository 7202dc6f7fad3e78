import CommandLineSupport
import FetchingCrawl

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
