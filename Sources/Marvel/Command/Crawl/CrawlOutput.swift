import Foundation
import Fetching
import FetchingREPL

/// The destination of a crawl's lines.
struct CrawlOutput: Sendable {
    /// The progress before this run.
    var start: CrawlRecord
    /// The IDs of the resources that are already saved.
    var ids: Set<Int>
    /// Appends the lines of a page.
    var append: @Sendable (Data) throws -> Void
    /// Records the progress after the most recently appended page.
    var record: @Sendable (CrawlRecord) throws -> Void
    /// Completes the output after the last page.
    var finish: @Sendable () throws -> Void
}

extension CrawlOutput {
    /// Returns an output that writes to the standard output. A crawl to the standard output cannot be resumed.
    static func terminal(_ terminal: Terminal, start: CrawlRecord) -> CrawlOutput {
        CrawlOutput(
            start: start, ids: [],
            append: { lines in try terminal.writeData(lines) },
            record: { _ in }, finish: {})
    }
}

/// Opens the files of a crawl, and finds the page to start from.
///
/// A page's lines are appended to the partial file and flushed to the disk before the log records the page. If the
/// process ends between these two steps, the next run removes the bytes that the log doesn't record. The partial file
/// gets its final name once it is complete.
///
/// - Parameters:
///   - first: The record of a new crawl.
///   - hasSameSubject: Returns whether the subject of an earlier crawl is the same as that of this crawl.
///   - isRestart: Whether to start from the beginning.
///   - paths: The paths of the files.
///   - files: The file system.
/// - Returns: The current progress, and the output. The output is nil if the collection is already complete.
/// - Throws: An error if a file was not written by `marvel crawl`, contains the results of another crawl, is locked, or
///   cannot be read or written.
func crawlOutput(
    first: CrawlRecord, hasSameSubject: (CrawlSubject) -> Bool, isRestart: Bool, paths: CrawlPaths, files: Files
) throws -> (record: CrawlRecord, output: CrawlOutput?) {
    func start(_ log: CrawlLog) throws -> CrawlStart {
        try crawlStart(
            log: log, partialBytes: files.status(paths.partial)?.bytes,
            finishedBytes: files.status(paths.finished)?.bytes,
            hasSameSubject: hasSameSubject, isRestart: isRestart, paths: paths)
    }
    // This check precedes the creation of the log, so that a refused crawl leaves no files.
    if try files.status(paths.log) == nil { _ = try start(.empty) }
    let logFile = try files.open(paths.log)
    guard try logFile.lock() else {
        throw CommandFailure(
            "Another marvel crawl is writing \(quoted(path: paths.finished)); wait until that crawl ends, or choose another --out."
        )
    }
    try checkPath(paths.log, refersTo: logFile.status().identity, files)
    let log = try readLog(logFile)
    var record: CrawlRecord
    switch try start(log) {
    case .alreadyComplete(let last): return (last, nil)
    case .rename(let last):
        _ = try checkedIDs(of: files.open(paths.partial), last, path: paths.partial)
        try files.rename(paths.partial, paths.finished)
        return (last, nil)
    case .resume(let last): record = last
    case .fromBeginning(let replaces):
        record = first
        record.replaces = replaces
        if case .record(let last, _) = log { record.file = last.file }
    }
    if let status = try files.status(paths.partial) { try checkSurplus(status, record, paths) }
    let unfinishedBytes = if case .record(_, let bytes) = log { bytes } else { try logFile.status().bytes }
    if unfinishedBytes > 0 { try logFile.truncate(logFile.status().bytes - unfinishedBytes) }
    // The log gets its first record before the partial file is created. So the next run knows that a crawl created the
    // file.
    try logFile.append(line(record))

    let partial = try files.open(paths.partial)
    let status = try partial.status()
    try checkSurplus(status, record, paths)
    let ids = try checkedIDs(of: partial, record, path: paths.partial)
    if record.file != status.identity {
        record.file = status.identity
        try logFile.append(line(record))
    }
    // The file is truncated after the checks above. A file that another program has written is refused and not changed.
    if status.bytes > record.bytes {
        guard try hasLine(partial, at: record.bytes) else { throw foreign(paths.partial) }
        try partial.truncate(record.bytes)
    }
    let output = CrawlOutput(
        start: record, ids: ids,
        append: { lines in
            try checkPath(paths.partial, refersTo: status.identity, files)
            try partial.append(lines)
        },
        record: { record in try logFile.append(line(record)) },
        finish: { [replaces = record.replaces] in
            try checkPath(paths.partial, refersTo: status.identity, files)
            // A file that another program created during the crawl is not replaced.
            if let bytes = try files.status(paths.finished)?.bytes, bytes != replaces {
                throw CommandFailure(
                    "\(quoted(path: paths.finished)) was created during the crawl and is not replaced. "
                        + "The complete collection is in \(quoted(path: paths.partial)). "
                        + "Move \(quoted(path: paths.finished)), then run the same command without --restart."
                )
            }
            try files.rename(paths.partial, paths.finished)
        })
    return (record, output)
}

/// Returns `value` as a line of JSON.
func line(_ value: some Encodable) throws -> Data { Data((try jsonText(value, .line) + "\n").utf8) }

/// Throws if bytes must be removed from the partial file, but the crawl did not create this file.
private func checkSurplus(_ status: FileStatus, _ record: CrawlRecord, _ paths: CrawlPaths) throws {
    if status.bytes > record.bytes, status.identity != record.file { throw foreign(paths.partial) }
}

/// Whether the text at an offset of the file can be a line that a crawl wrote. The line may be incomplete.
///
/// A file system can give the inode of a deleted file to a new file. So the identity alone does not show that the crawl
/// wrote the bytes.
private func hasLine(_ file: OpenFile, at offset: Int) throws -> Bool {
    let bytes = try file.read(offset, 256 * 1024)
    guard let end = bytes.firstIndex(of: newline) else {
        let start = Data(#"{""#.utf8)
        return bytes.starts(with: start) || start.starts(with: bytes)
    }
    return (try? JSONDecoder().decode(Line.self, from: bytes[..<end])) != nil
}

/// A line of the partial file.
private struct Line: Decodable {
    var id: Int
}

/// Throws if the path no longer refers to the file that the crawl has opened.
private func checkPath(_ path: String, refersTo identity: FileIdentity, _ files: Files) throws {
    guard try files.status(path)?.identity == identity else {
        throw CommandFailure(
            "\(quoted(path: path)) was replaced or removed during the crawl, so the crawl has stopped.")
    }
}

private func readLog(_ file: OpenFile) throws -> CrawlLog {
    let size = try file.status().bytes
    let count = min(size, 64 * 1024)
    return CrawlLog(tail: try file.read(size - count, count))
}

/// Returns the IDs of all lines that a record describes. Throws if the lines don't match the record.
private func checkedIDs(of file: OpenFile, _ record: CrawlRecord, path: String) throws -> Set<Int> {
    let ids = try readIDs(file, bytes: record.bytes, path: path)
    guard ids.count == record.count else {
        throw CommandFailure(
            "\(quoted(path: path)) has \(ids.count) IDs, but marvel crawl wrote \(record.count); start over with --restart."
        )
    }
    return ids
}

/// Returns the IDs of all lines in the first `bytes` bytes of a file. Reads 256 KiB at a time.
///
/// - Throws: An error if a line has no ID or is longer than 16 MiB, or if the bytes end in the middle of a line.
private func readIDs(_ file: OpenFile, bytes: Int, path: String) throws -> Set<Int> {
    let decoder = JSONDecoder()
    var ids: Set<Int> = []
    var offset = 0
    var rest = Data()
    func foreignLine() -> CommandFailure {
        CommandFailure("\(quoted(path: path)) has a line that marvel crawl did not write; start over with --restart.")
    }
    while offset < bytes {
        let piece = try file.read(offset, min(bytes - offset, 256 * 1024))
        if piece.isEmpty { break }
        offset += piece.count
        // Foundation's search is much faster than `lastIndex(of:)`, most of all in a debug build.
        guard let last = piece.range(of: Data([newline]), options: .backwards)?.lowerBound else {
            rest += piece
            if rest.count > 16 << 20 { throw foreignLine() }
            continue
        }
        let end = rest.count + last
        rest += piece
        for line in rest[...end].split(separator: newline) {
            guard let line = try? decoder.decode(Line.self, from: Data(line)) else { throw foreignLine() }
            ids.insert(line.id)
        }
        rest = Data(rest[(end + 1)...])
    }
    // Otherwise, the next page would be appended to an incomplete line.
    guard rest.isEmpty else { throw foreignLine() }
    return ids
}
