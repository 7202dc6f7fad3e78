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
    /// From the beginning; at the end the finished file of an earlier crawl is replaced, which has as many bytes, if
    /// there is one.
    case anew(replaces: Int?)
    /// Where it stopped.
    case goOn(CrawlRecord)
    /// All is there, under the partial file's name.
    case rename(CrawlRecord)
    /// All is there.
    case nothing(CrawlRecord)
}

/// Decides how a crawl begins, by what is there.
///
/// A file that no crawl has written is never changed, whatever was asked for; only the log tells whose it is.
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
    let record: CrawlRecord
    switch log {
    case .foreign: throw foreign(paths.log)
    case .empty:
        if finishedBytes != nil { throw foreign(paths.finished) }
        if let partialBytes, partialBytes > 0 { throw foreign(paths.partial) }
        return .anew(replaces: nil)
    case .record(let last, _): record = last
    }

    let isFinished = record.isComplete && partialBytes == nil
    if let finishedBytes, finishedBytes != (isFinished ? record.bytes : record.replaces) {
        throw foreign(paths.finished)
    }
    // The latter when somebody took the finished file away.
    if restarts || isFinished && finishedBytes == nil { return .anew(replaces: finishedBytes) }

    let path = isFinished ? paths.finished : paths.partial
    guard isSame(record.subject) else {
        throw CommandFailure("\(quoted(path: path)) was begun by \(record.subject); \(advice)")
    }
    if isFinished { return .nothing(record) }
    let bytes = partialBytes ?? 0
    guard record.isComplete ? bytes == record.bytes : bytes >= record.bytes else {
        throw CommandFailure(
            "\(quoted(path: path)) has \(bytes) bytes, but marvel crawl wrote \(record.bytes); \(advice)")
    }
    return record.isComplete ? .rename(record) : .goOn(record)
}

private func foreign(_ path: String) -> CommandFailure {
    CommandFailure(
        "\(quoted(path: path)) is there, but it is not what marvel crawl wrote; move it away, or choose another --out.")
}

private let advice = "choose another --out, or begin anew with --restart."
