import Fetching
import Foundation

/// An error of a crawl. An error of a page is thrown as `PageError`.
public enum CrawlError: Error, Equatable {
    /// Another worker can have claimed the range, because the claim of this worker has ended. The part is not recorded.
    case claimLost
    /// The job belongs to another crawl: its name or its first cursor is different.
    case otherJob(String)
    /// The collection cannot be put together, because ranges are not complete. The value is the number of these ranges.
    case incomplete(ranges: Int)
    /// A part file is missing or was changed, or cannot be read on this machine.
    case damagedPart(file: String, worker: String, reason: String)
    /// A file of the crawl cannot be read or written, or belongs to another program.
    case file(path: String, reason: String)
    /// A cursor in the plan cannot be read. Another version of the program can have written the plan.
    case unreadableCursor
}

extension CrawlError: CustomStringConvertible, LocalizedError {
    /// One line for a log: what was found, and what to do.
    public var description: String {
        switch self {
        case .claimLost:
            "the claim of this worker has ended, so its part is not recorded; another worker reads the range"
        case .otherJob(let job):
            "the job is another crawl: \(job); choose another folder or another name for the job"
        case .incomplete(let ranges):
            "\(ranges) \(ranges == 1 ? "range is" : "ranges are") not complete; run the crawl again first"
        case .damagedPart(let file, let worker, let reason):
            "the part “\(file)” of the worker “\(worker)” \(reason)"
        case .file(let path, let reason): "“\(path)”: \(reason)"
        case .unreadableCursor:
            "a cursor in the plan cannot be read; if the cursor's type has changed, start with another folder or job"
        }
    }

    /// A sentence for the user.
    public var errorDescription: String? { "The crawl has stopped: \(description)." }
}
