import Fetching
import Foundation

extension Crawl {
    /// Writes the items of all parts to one file, in the order of the collection. Each part is verified. The file gets
    /// its name when it is complete, and then replaces an older file.
    ///
    /// If the parts are on several machines, copy them to the folder `parts` of this crawl first.
    ///
    /// - Parameter file: The file to write, with one item per line.
    /// - Returns: The number of items.
    /// - Throws: ``CrawlError``. If ranges or parts are missing or damaged, no file is written.
    @discardableResult
    public func collect(to file: URL) async throws -> Int {
        let status = try await completeStatus()
        try write(to: file) { output in
            for part in status.parts { try part.read(in: parts) { try output.append($0) } }
        }
        return status.items
    }

    /// Writes the items of all parts to one file, like ``collect(to:)``, but leaves out items whose ID occurred before.
    ///
    /// If a collection changes while it is read by offset, an item can be in two parts. All IDs are kept in memory.
    ///
    /// - Parameters:
    ///   - file: The file to write, with one item per line.
    ///   - id: Returns an item's ID.
    /// - Returns: The number of items in the file.
    /// - Throws: ``CrawlError``, or a `DecodingError` if a line is not an item. Then no file is written.
    @discardableResult
    public func collect<ID: Hashable>(
        to file: URL, removingDuplicatesBy id: (Item) -> ID
    ) async throws -> Int where Item: Decodable {
        let status = try await completeStatus()
        let decode = jsonMapper(Item.self)
        var seen: Set<ID> = []
        try write(to: file) { output in
            for part in status.parts {
                var rest = Data()
                try part.read(in: parts) { piece in
                    rest += piece
                    let end = rest.range(of: Data([newline]), options: .backwards)?.upperBound ?? rest.startIndex
                    var lines = Data()
                    for line in rest[..<end].split(separator: newline) where seen.insert(id(try decode(line))).inserted
                    {
                        lines += line + [newline]
                    }
                    try output.append(lines)
                    rest = Data(rest[end...])
                }
            }
        }
        return seen.count
    }

    private func completeStatus() async throws -> Coordinator.Status {
        let status = try await coordinator.status()
        guard status.plan?.job ?? job == job else { throw CrawlError.otherJob(status.plan?.job ?? "") }
        guard status.isComplete else { throw CrawlError.incomplete(ranges: max(1, status.openRanges.count)) }
        return status
    }

    private func write(to url: URL, _ body: (CrawlFile) throws -> Void) throws {
        let partial = url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent).partial")
        let file = try CrawlFile(partial)
        guard try file.lock() else {
            throw CrawlError.file(path: file.path, reason: "another process writes this file")
        }
        do {
            try file.truncate(to: 0)
            try body(file)
            try file.synchronize()
            try file.move(to: url)
        } catch {
            try? FileManager.default.removeItem(at: partial)
            throw error
        }
    }
}
