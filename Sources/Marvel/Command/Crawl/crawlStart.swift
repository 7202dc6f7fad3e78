import FetchingREPL

/// The paths of a crawl's three files.
struct CrawlPaths: Equatable, Sendable {
    /// The path of the file for the complete collection, as the user gave it.
    var finished: String
    /// The path of the file for the incomplete collection. The file is renamed once the collection is complete.
    var partial: String { finished + ".partial" }
    /// The path of the log, which records the progress at the start and after each page.
    var log: String { finished + ".crawl" }
}

/// The first step of a crawl to a file.
enum CrawlStart: Equatable {
    /// A start at the first page. Once the collection is complete, the crawl replaces an earlier complete file of
    /// `replaces` bytes. Nil means that there is no such file.
    case fromBeginning(replaces: Int?)
    /// A start after the last recorded page.
    case resume(CrawlRecord)
    /// A rename of the partial file. The collection is complete, but the file doesn't have its final name yet.
    case rename(CrawlRecord)
    /// No work, because the collection is complete.
    case alreadyComplete(CrawlRecord)
}

/// Returns the first step of a crawl.
///
/// A file is changed only if the log shows that a crawl wrote it. The function `crawlOutput` also checks the identity
/// of the partial file.
///
/// - Parameters:
///   - log: The end of the log.
///   - partialBytes: The size of the partial file in bytes; nil if the file doesn't exist.
///   - finishedBytes: The size of the complete file in bytes; nil if the file doesn't exist.
///   - hasSameSubject: Returns whether the subject of an earlier crawl is the same as that of this crawl.
///   - isRestart: Whether to start from the beginning.
///   - paths: The paths of the files. They are used in errors.
/// - Throws: An error if a file was not written by a crawl, or if the files are those of another crawl.
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
    // If the complete file was moved or deleted, the collection is fetched again.
    if isRestart || isFinished && finishedBytes == nil { return .fromBeginning(replaces: finishedBytes) }

    let path = isFinished ? paths.finished : paths.partial
    guard hasSameSubject(record.subject) else {
        throw CommandFailure("\(quoted(path: path)) contains the results of \(record.subject); \(advice)")
    }
    if isFinished { return .alreadyComplete(record) }
    let bytes = partialBytes ?? 0
    guard record.isComplete ? bytes == record.bytes : bytes >= record.bytes else {
        throw CommandFailure(
            "\(quoted(path: path)) has \(bytes) bytes, but marvel crawl wrote \(record.bytes); \(advice)")
    }
    return record.isComplete ? .rename(record) : .resume(record)
}

func foreign(_ path: String) -> CommandFailure {
    CommandFailure(
        "\(quoted(path: path)) exists, but marvel crawl did not write it; move it, or choose another --out.")
}

private let advice = "choose another --out, or start over with --restart."
