import Foundation
import Fetching

/// Where a crawl's lines go.
struct CrawlOutput: Sendable {
    /// How far it has come already.
    var start: CrawlRecord
    /// The ids that are there already.
    var ids: Set<Int>
    /// Takes a page's lines.
    var append: @Sendable (Data) throws -> Void
    /// Takes note of how far the crawl has come with them.
    var record: @Sendable (CrawlRecord) throws -> Void
    /// All is there.
    var finish: @Sendable () throws -> Void
}

extension CrawlOutput {
    /// The standard output, from which nothing can be resumed.
    static func terminal(_ terminal: Terminal, start: CrawlRecord) -> CrawlOutput {
        CrawlOutput(
            start: start, ids: [],
            append: { lines in try terminal.write(String(decoding: lines, as: UTF8.self)) },
            record: { _ in }, finish: {})
    }
}

/// Opens the files of a crawl, and finds where it is to begin.
///
/// A page's lines are appended to the partial file, and only when the disk has them the log says so. Whatever ends the
/// process in between, the next run cuts off what the log doesn't know. When all is there the partial file gets the
/// finished one's name.
///
/// - Parameters:
///   - first: The record of a crawl that has nothing yet.
///   - isSame: Whether a record is of the same crawl.
///   - restarts: Whether to begin anew.
///   - paths: The files' names.
/// - Returns: The output, or nil and the last record if nothing is left to do.
func crawlOutput(
    first: CrawlRecord, isSame: (CrawlSubject) -> Bool, restarts: Bool, paths: CrawlPaths, files: Files
) throws -> (record: CrawlRecord, output: CrawlOutput?) {
    func start(_ log: CrawlLog) throws -> CrawlStart {
        try crawlStart(
            log: log, partialBytes: files.size(paths.partial), finishedBytes: files.size(paths.finished),
            isSame: isSame, restarts: restarts, paths: paths)
    }
    // Before a log is made: where it would be refused, nothing is to be left behind.
    if try files.size(paths.log) == nil { _ = try start(.empty) }
    let logFile = try files.open(paths.log)
    guard try logFile.lock() else {
        throw CommandFailure(
            "Another marvel crawl is writing \(quoted(path: paths.finished)); wait for it, or choose another --out.")
    }
    let log = try readLog(logFile)
    var record: CrawlRecord
    switch try start(log) {
    case .nothing(let last): return (last, nil)
    case .rename(let last):
        try files.rename(paths.partial, paths.finished)
        return (last, nil)
    case .goOn(let last): record = last
    case .anew(let replaces):
        record = first
        record.replaces = replaces
    }
    let unfinishedBytes = if case .record(_, let bytes) = log { bytes } else { try logFile.size() }
    if unfinishedBytes > 0 { try logFile.truncate(logFile.size() - unfinishedBytes) }
    // Before the partial file is touched: what it has from now on is ours, and not more than this.
    try logFile.append(line(record))

    let partial = try files.open(paths.partial)
    let ids = try readIDs(partial, bytes: record.bytes, path: paths.partial)
    guard ids.count == record.count else {
        throw CommandFailure(
            "\(quoted(path: paths.partial)) has \(ids.count) ids, but marvel crawl wrote \(record.count); begin anew with --restart."
        )
    }
    // Only now: a file that somebody put there meanwhile was refused whole.
    try partial.truncate(record.bytes)
    let output = CrawlOutput(
        start: record, ids: ids,
        append: { lines in try partial.append(lines) },
        record: { record in try logFile.append(line(record)) },
        finish: { [replaces = record.replaces] in
            // A file that has come there meanwhile is somebody else's.
            if let bytes = try files.size(paths.finished), bytes != replaces {
                throw CommandFailure(
                    "All is in \(quoted(path: paths.partial)), but there is a \(quoted(path: paths.finished)) now; move it away."
                )
            }
            try files.rename(paths.partial, paths.finished)
        })
    return (record, output)
}

/// `value` as a line of JSON.
func line(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value) + [newline]
}

private func readLog(_ file: OpenFile) throws -> CrawlLog {
    let size = try file.size()
    let count = min(size, 64 * 1024)
    return CrawlLog(tail: try file.read(size - count, count))
}

/// The ids of all lines in the first `bytes` bytes; no more than a piece of the file is held at once.
private func readIDs(_ file: OpenFile, bytes: Int, path: String) throws -> Set<Int> {
    struct Line: Decodable {
        var id: Int
    }
    let decoder = JSONDecoder()
    var ids: Set<Int> = []
    var offset = 0
    var rest = Data()
    func strange() -> CommandFailure {
        CommandFailure("\(quoted(path: path)) has a line that marvel crawl did not write; begin anew with --restart.")
    }
    while offset < bytes {
        let piece = try file.read(offset, min(bytes - offset, 256 * 1024))
        if piece.isEmpty { break }
        offset += piece.count
        rest += piece
        guard let end = rest.lastIndex(of: newline) else { continue }
        for line in rest[...end].split(separator: newline) {
            guard let line = try? decoder.decode(Line.self, from: Data(line)) else { throw strange() }
            ids.insert(line.id)
        }
        rest = Data(rest[(end + 1)...])
    }
    // The next page would be written behind half a line.
    guard rest.isEmpty else { throw strange() }
    return ids
}
