/// The paths of a crawl's three files.
struct CrawlPaths: Equatable, Sendable {
    /// The complete collection, at the path that the user gave.
    var finished: String
    /// The incomplete collection. The file gets its final name once it is complete.
    var partial: String { finished + ".partial" }
    /// The log, with a line for each page.
    var log: String { finished + ".crawl" }
}

/// The beginning of a crawl to a file.
enum CrawlStart: Equatable {
    /// At the first page. At its end, the crawl replaces an earlier complete file of this size, if there is one.
    case fromBeginning(replaces: Int?)
    /// After the last recorded page.
    case resume(CrawlRecord)
    /// The collection is complete, but the partial file was not renamed yet.
    case rename(CrawlRecord)
    /// The collection is complete.
    case alreadyComplete(CrawlRecord)
}

/// Decides where a crawl starts.
///
/// Files that no crawl wrote are never changed. Only the log tells whether a crawl wrote a file.
///
/// - Parameters:
///   - log: The end of the log.
///   - partialBytes: The size of the partial file; nil if there is none.
///   - finishedBytes: The size of the complete file; nil if there is none.
///   - hasSameSubject: Returns whether a record has the same subject as this crawl.
///   - isRestart: Whether to start from the beginning.
///   - paths: The paths of the files, for errors.
func crawlStart(
    log: CrawlLog, partialBytes: Int?, finishedBytes: Int?, hasSameSubject: (CrawlSubject) -> Bool, isRestart: Bool,
    paths: CrawlPaths
) throws(CommandFailure) -> CrawlStart {
    let record: CrawlRecord
    switch log {
    case .foreign: throw foreign(paths.log)
    case .empty:
        if finishedBytes != nil { throw foreign(paths.finished) }
        if let partialBytes, partialBytes > 0 { throw foreign(paths.partial) }
        return .fromBeginning(replaces: nil)
    case .record(let last, _): record = last
    }

    let isFinished = record.isComplete && partialBytes == nil
    if let finishedBytes, finishedBytes != (isFinished ? record.bytes : record.replaces) {
        throw foreign(paths.finished)
    }
    // A complete file that was moved away is fetched again.
    if isRestart || isFinished && finishedBytes == nil { return .fromBeginning(replaces: finishedBytes) }

    let path = isFinished ? paths.finished : paths.partial
    guard hasSameSubject(record.subject) else {
        throw CommandFailure("\(quoted(path: path)) belongs to \(record.subject); \(advice)")
    }
    if isFinished { return .alreadyComplete(record) }
    let bytes = partialBytes ?? 0
    guard record.isComplete ? bytes == record.bytes : bytes >= record.bytes else {
        throw CommandFailure(
            "\(quoted(path: path)) has \(bytes) bytes, but marvel crawl wrote \(record.bytes); \(advice)")
    }
    return record.isComplete ? .rename(record) : .resume(record)
}

private func foreign(_ path: String) -> CommandFailure {
    CommandFailure(
        "\(quoted(path: path)) exists, but marvel crawl did not write it; move it, or choose another --out.")
}

private let advice = "choose another --out, or start over with --restart."
