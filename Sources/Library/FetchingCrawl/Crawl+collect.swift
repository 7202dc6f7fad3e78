import Fetching
internal import FileAccess
import Foundation
internal import HTTPSyntax

extension Crawl {
    /// Writes the items of all parts to one file, in the order of the collection. Each part is verified. The file gets
    /// its name once it is complete. An existing file of this name is replaced, but not a device or a pipe.
    ///
    /// Files that the status does not name are not read, for example one of a process that was killed before it
    /// recorded its part.
    ///
    /// If the parts are on several machines, first copy them to the folder `parts` in the folder of this crawl.
    ///
    /// - Parameter file: The file to write, with one item per line. Its folder must exist.
    /// - Returns: The number of items.
    /// - Throws: ``CrawlError/incomplete(ranges:)`` if ranges are not complete. Another ``CrawlError`` if a part is
    ///   missing or damaged, if the job belongs to another crawl, or if a file cannot be written. An error of the
    ///   coordinator. If an error is thrown, no file is written.
    @discardableResult
    public func collect(to file: URL) async throws -> Int {
        try await collectParts(status(toCollect: file), in: parts, to: file)
    }

    /// Writes the items of all parts to one file, like ``collect(to:)``, but leaves out an item if an earlier item has
    /// the same ID.
    ///
    /// If a collection changes while it is read by offset, an item can be in two parts. All IDs are kept in memory.
    ///
    /// Each line is decoded as an item, by the rules of `jsonMapper(_:options:)`. If you pass `encode` to the crawl, it
    /// must write lines that can be decoded in this way, with dates in ISO 8601.
    ///
    /// - Parameters:
    ///   - file: The file to write, with one item per line. Its folder must exist, and an existing file is replaced.
    ///   - id: Returns an item's ID.
    /// - Returns: The number of items in the file.
    /// - Throws: The errors of ``collect(to:)``, and ``CrawlError/damagedPart(file:worker:reason:)`` if a line cannot
    ///   be decoded. If an error is thrown, no file is written.
    @discardableResult
    public func collect<ID: Hashable>(
        to file: URL, removingDuplicatesBy id: @escaping @Sendable (Item) -> ID
    ) async throws -> Int where Item: Decodable {
        let decode = itemMapper(Item.self)
        var seen: Set<ID> = []
        return try await collectParts(status(toCollect: file), in: parts, to: file) { line in
            seen.insert(id(try decode(line))).inserted
        }
    }

    private func status(toCollect file: URL) async throws -> Coordinator.Status {
        for url in [folder, file] { try checkIsFileURL(url) }
        let status = try await status()
        guard haveSameBytes(status.plan?.job ?? job, job) else { throw CrawlError.otherJob(status.plan?.job ?? "") }
        return status
    }
}

/// Writes the items of the parts of a job to one file. Each part is verified.
///
/// - Parameters:
///   - status: The state of the job.
///   - folder: The folder of the parts.
///   - url: The file to write.
///   - isIncluded: Returns whether a line is written to the file; nil to write all lines. If it throws, the line is not
///     an item.
/// - Returns: The number of items in the file.
private func collectParts(
    _ status: Coordinator.Status, in folder: URL, to url: URL, where isIncluded: ((Data) throws -> Bool)? = nil
) throws -> Int {
    let status = try status.checked()
    guard status.isComplete else {
        throw CrawlError.incomplete(ranges: status.plan == nil ? 0 : max(1, status.openRanges.count))
    }
    let path = url.path(percentEncoded: false)
    // The name is unique, so that two processes can collect the parts at the same time.
    let partial = url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent).\(UUID().uuidString)")
        .path(percentEncoded: false)
    var count = 0
    do {
        try checkIsWritable(path)
        try replaceFile(path, temporary: partial, permissions: 0o666, isDurable: true) { file in
            for part in status.parts {
                try Task.checkCancellation()
                count += try isIncluded.map { try copy(part, in: folder, to: file, where: $0) } ?? part.itemCount
                if isIncluded == nil { try part.read(in: folder) { try file.append($0) } }
            }
        }
        return count
    } catch let error as FileAccessError {
        throw CrawlError.file(path: error.path == partial ? path : error.path, reason: error.reason)
    }
}

/// Copies the lines of a part for which `isIncluded` returns true. Returns their number.
private func copy(
    _ part: Coordinator.Part, in folder: URL, to file: OpenFile, where isIncluded: (Data) throws -> Bool
) throws -> Int {
    var (rest, number, count) = (Data(), 0, 0)
    var failure: CrawlError?
    try part.read(in: folder) { piece in
        rest += piece
        let end = rest.range(of: Data([newline]), options: .backwards)?.upperBound ?? rest.startIndex
        var lines = Data()
        for line in rest[..<end].split(separator: newline) where failure == nil {
            number += 1
            do {
                guard try isIncluded(line) else { continue }
                lines += line + [newline]
                count += 1
            } catch {
                // If the part was changed, `part.read` throws at its end, which says more than this error.
                let fault = jsonLineError(number: number, line: line, underlying: error)
                failure = .damagedPart(
                    file: part.fileName, worker: part.claim.worker, reason: "cannot be decoded in \(fault)")
            }
        }
        try file.append(lines)
        rest = Data(rest[end...])
    }
    if let failure { throw failure }
    return count
}
