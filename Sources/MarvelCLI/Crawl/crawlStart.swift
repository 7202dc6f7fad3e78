/// The three files of a crawl.
struct CrawlPaths: Equatable, Sendable {
    /// The file that was asked for; it comes into being when all is there.
    var finished: String
    /// What is there until then.
    var partial: String { finished + ".partial" }
    /// The log: an element for each page.
    var log: String { finished + ".crawl" }
}

/// How a crawl to a file begins.
enum CrawlStart: Equatable {
    /// From the beginning; at the end the finished file of an earlier crawl may be replaced.
    case anew(replaces: Bool)
    /// Where it stopped.
    case goOn(CrawlRecord)
    /// All is there, under the partial file's name.
    case rename(CrawlRecord)
    /// All is there.
    case nothing(CrawlRecord)
}

/// Decides how a crawl begins, by what is there.
///
/// Of files that no crawl has written none is ever changed, whatever was asked for: only the log tells whose they are.
///
/// - Parameters:
///   - log: What the log says.
///   - partialBytes: How long the partial file is; nil if there is none.
///   - finishedBytes: How long the finished file is; nil if there is none.
///   - isSame: Whether a record is of the crawl that is asked for now.
///   - restarts: Whether it is to begin anew.
///   - paths: The files' names, for errors.
func crawlStart(
    log: CrawlLog, partialBytes: Int?, finishedBytes: Int?, isSame: (CrawlSubject) -> Bool, restarts: Bool,
    paths: CrawlPaths
) throws(CommandFailure) -> CrawlStart {
    func refusal(_ text: String) -> CommandFailure { CommandFailure(text) }
    func foreign(_ path: String) -> CommandFailure {
        CommandFailure(
            "\(quoted(path)) is there, and nothing says that marvel crawl wrote it; move it away, or choose another --out."
        )
    }
    let record: CrawlRecord
    switch log {
    case .foreign: throw foreign(paths.log)
    case .empty:
        if finishedBytes != nil { throw foreign(paths.finished) }
        if let partialBytes, partialBytes > 0 { throw foreign(paths.partial) }
        return .anew(replaces: false)
    case .record(let last, _): record = last
    }

    let ownsFinished = record.replaces || record.isComplete && partialBytes == nil
    if finishedBytes != nil, !ownsFinished { throw foreign(paths.finished) }
    if restarts { return .anew(replaces: finishedBytes != nil) }
    // Somebody took the finished file away.
    if record.isComplete, partialBytes == nil, finishedBytes == nil { return .anew(replaces: false) }

    let path = record.isComplete && partialBytes == nil ? paths.finished : paths.partial
    guard isSame(record.subject) else {
        throw refusal("\(quoted(path)) is from \(record.subject); choose another --out, or begin anew with --restart.")
    }
    let bytes = (path == paths.finished ? finishedBytes : partialBytes) ?? 0
    guard record.isComplete ? bytes == record.bytes : bytes >= record.bytes else {
        throw refusal(
            "\(quoted(path)) has \(bytes) bytes, but marvel crawl wrote \(record.bytes); begin anew with --restart.")
    }
    if !record.isComplete { return .goOn(record) }
    return path == paths.finished ? .nothing(record) : .rename(record)
}
