import Fetching
import Foundation
internal import HTTPSyntax

/// An error of a crawl. If a page cannot be read, the crawl throws `PageError` instead.
public enum CrawlError: Error, Equatable {
    /// The claim of this worker has ended, so its part is not recorded. Another worker can have claimed the range.
    case claimLost
    /// The job belongs to another crawl: its name or its first cursor is different. The value is the name of the stored
    /// job.
    case otherJob(String)
    /// The parts cannot be collected, because ranges are not complete. The value is the number of these ranges, or 0 if
    /// the crawl was not run yet.
    case incomplete(ranges: Int)
    /// The coordinator returned a plan, claims or a status that are not possible, or kept the worker waiting for too
    /// long. The value is the reason.
    case coordinator(String)
    /// A part file is missing, was changed, or has a line that cannot be decoded. `worker` is the name of the worker
    /// that wrote it.
    case damagedPart(file: String, worker: String, reason: String)
    /// A file of the crawl cannot be read or written, or belongs to another program.
    case file(path: String, reason: String)
    /// A cursor in the plan or in a claim cannot be read, or is not one of the collection. This happens, for example,
    /// if another version of the program wrote the plan.
    case unreadableCursor
}

extension CrawlError: CustomStringConvertible, LocalizedError {
    /// One line for a log: what was found, and what to do.
    public var description: String {
        switch self {
        case .claimLost:
            "this worker's claim of a range has ended, so its part is not recorded; the range is read again"
        case .otherJob(let job):
            "the stored job has another name or another first cursor than this crawl\(job.isEmpty ? "" : ": \(oneLine(job, limit: 200))"); choose another folder, or another name for the job"
        case .incomplete(0): "there is nothing to collect yet; run the crawl first"
        case .incomplete(let ranges):
            "\(ranges) \(ranges == 1 ? "range is" : "ranges are") not complete; run the crawl again"
        case .coordinator(let reason):
            "the coordinator cannot be used: \(reason); if another program has changed its state, choose another folder or another name for the job"
        case .damagedPart(let file, let worker, let reason):
            "the part “\(file)” of the worker “\(oneLine(worker, limit: 200))” \(reason)"
        case .file(let path, let reason): "“\(path)” cannot be used: \(reason)"
        case .unreadableCursor:
            "a cursor in the plan cannot be read; if the cursor's type has changed, start with another folder or job"
        }
    }

    /// A sentence for the user.
    public var errorDescription: String? {
        // The reason can be a sentence of the system.
        "The crawl has stopped: \(description)" + (description.hasSuffix(".") ? "" : ".")
    }
}
