import FetchingCrawl
import FetchingText
import FileAccess
import Foundation
import HTTPSyntax

/// The record of a crawl to a file: what the command remembers about the file and the parts.
struct CrawlRecord: Codable, Equatable, Sendable {
    /// The collection that the crawl copies, and its server.
    var subject: CrawlSubject
    /// The maximum number of items in a page, one of ``limits``; nil if the command does not set it.
    var limit: Int?
    /// The number of items in the complete file; nil until all parts are in one file.
    var count: Int?
    /// The size of the complete file in bytes; nil until all parts are in one file.
    var bytes: Int?
    /// The size in bytes of an earlier crawl's complete file; nil if there is no such file. This crawl replaces the
    /// file once the collection is complete.
    var replaces: Int?
    /// The state from which a run is resumed, as text. The subcommand chooses its format.
    var kept: String?

    static let limits = 1...100
}

/// The paths of a crawl's files. They are absolute, because `URL(filePath:)` changes a relative path that begins with
/// `~` or contains `..`. The URL would then refer to another file.
struct CrawlPaths: Equatable, Sendable {
    /// The path of the file for the complete collection.
    let finished: String
    /// The folder of all other files.
    var folder: String { finished + ".parts" }
    /// The record of the crawl.
    var record: String { folder + "/crawl.json" }
    /// The file that is locked while a crawl runs.
    var lock: String { folder + "/lock" }
    /// The folder of the parts. It is removed once the collection is complete.
    var job: String { folder + "/job" }
    /// The complete collection before it gets its final name.
    var collected: String { job + "/collected.jsonl" }

    /// Creates the paths for the file that the user named. Throws if there is no current folder.
    init(finished path: String) throws {
        let folder = FileManager.default.currentDirectoryPath
        if folder.isEmpty { throw CommandFailure("The current folder does not exist; change to another folder.") }
        finished = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    }

    /// Whether another path refers to the file or to a file in the folder.
    func include(_ path: String) throws -> Bool {
        func resolved(_ path: String) throws -> String {
            URL(filePath: try CrawlPaths(finished: path).finished).resolvingSymlinksInPath().path(percentEncoded: false)
        }
        let (path, file) = (try resolved(path), try resolved(finished))
        return path == file || path.hasPrefix(file + ".parts/")
    }
}

/// The file of a crawl, and the folder of its parts. While this value exists, no other process can write a crawl to
/// this file.
struct CrawlDestination: Sendable {
    let paths: CrawlPaths
    private(set) var record: CrawlRecord
    private let lock: OpenFile

    /// Creates the folder if it doesn't exist, locks it, and prepares it for a new crawl, or for the rest of an earlier
    /// crawl. If the record has a count, the file is already complete.
    ///
    /// - Parameters:
    ///   - paths: The paths of the files.
    ///   - first: The record of a new crawl.
    ///   - hasSameSubject: Returns whether the subject of an earlier crawl is the same as that of this crawl.
    ///   - isRestart: Whether to start from the beginning.
    /// - Throws: An error if a file was not written by a crawl, contains another collection, is locked, or cannot be
    ///   read or written.
    init(
        paths: CrawlPaths, first: CrawlRecord, hasSameSubject: (CrawlSubject) -> Bool, isRestart: Bool
    ) throws {
        self.paths = paths
        // This check precedes the creation of the folder, so that a refused crawl leaves no files.
        _ = try checkedRecord(paths)
        try createFolder(paths.folder)
        lock = try OpenFile(paths.lock, .appending, permissions: 0o666)
        guard try lock.lock() else {
            throw CommandFailure(
                "Another crawl is writing \(quoted(path: paths.finished)); wait until that crawl ends, or choose another --out."
            )
        }
        let stored = try checkedRecord(paths)
        record = stored ?? first
        // Throws if the folder is a symbolic link, because `removeJob` would remove files in the folder to which the
        // link refers.
        if stored != nil { try createFolder(paths.job) }
        // Removes the files of runs that were killed while they collected the parts.
        for name in (try? FileManager.default.contentsOfDirectory(atPath: paths.job)) ?? []
        where name.hasPrefix(".collected.jsonl.") {
            try? FileManager.default.removeItem(atPath: paths.job + "/" + name)
        }
        if record.count != nil, try fileSize(paths.collected) != nil { try finish() }

        let bytes = try fileSize(paths.finished)
        // If the complete file was moved or deleted, the collection is fetched again.
        if stored == nil || isRestart || record.count != nil && bytes == nil {
            // The parts are removed before the record is replaced. If the process ends in between, the old record
            // describes a crawl without parts, which can be resumed.
            try removeJob(in: URL(filePath: paths.job))
            record = first
            record.replaces = bytes
            try store()
        } else if !hasSameSubject(record.subject) {
            throw CommandFailure(
                "\(quoted(path: record.count == nil ? paths.folder : paths.finished)) contains the collection of "
                    + "\(record.subject); choose another --out, or start over with --restart.")
        } else if record.count != nil {
            try? removeJob(in: URL(filePath: paths.job))
        }
    }

    /// Writes the parts of a complete job to the file, and removes them. Returns the number of items.
    ///
    /// - Parameter uniqueField: The name of a field whose value is different in each item; nil keeps all lines.
    mutating func collect(_ coordinator: Coordinator, uniqueField: String?) async throws -> Int {
        let count = try await collectLines(
            coordinator, job: "\(record.subject)", in: paths.job, to: paths.collected, uniqueField: uniqueField)
        record.count = count
        record.bytes = try fileSize(paths.collected)
        // If the process ends after this step, the next run gives the file its final name.
        try store()
        try finish()
        try? removeJob(in: URL(filePath: paths.job))
        return count
    }

    /// Keeps a text for a run that is resumed.
    mutating func keep(_ text: String) throws {
        record.kept = text
        try store()
    }

    /// Removes the folder if no page was saved, so that a refused crawl leaves no files.
    func removeIfEmpty() {
        if record.kept == nil, record.replaces == nil, !FileManager.default.fileExists(atPath: paths.job) {
            try? FileManager.default.removeItem(atPath: paths.folder)
        }
    }

    /// Gives the complete collection its final name.
    private func finish() throws {
        // A file that another program wrote during the crawl is not replaced.
        if let bytes = try fileSize(paths.finished), bytes != record.replaces {
            throw CommandFailure(
                "\(quoted(path: paths.finished)) was written by another program during the crawl. "
                    + "The complete collection is in \(quoted(path: paths.collected)). "
                    + "Move \(quoted(path: paths.finished)), then run the same command without --restart.")
        }
        try OpenFile(paths.collected, .reading).move(to: paths.finished)
    }

    private func store() throws {
        // A link or a second name in place of the new file is an error, and is not removed.
        let file = try OpenFile(paths.record + ".partial", .appending, permissions: 0o666)
        try file.truncate(to: 0)
        try file.append(Data(jsonText(record, .compact).utf8))
        try file.synchronize()
        try file.move(to: paths.record)
    }
}

/// Removes the folder of a job, with the state and the parts. The log is removed first: without it, the other files
/// have no effect, even if the removal stops early.
private func removeJob(in folder: URL) throws(CrawlError) {
    for url in [folder.appending(path: "job.log"), folder] {
        let path = url.path(percentEncoded: false)
        guard FileManager.default.fileExists(atPath: path) else { continue }
        do { try FileManager.default.removeItem(at: url) } catch {
            throw .file(path: path, reason: (error as NSError).localizedDescription)
        }
    }
}

/// Returns the record of an earlier crawl to a file, or nil if there is none. Throws if another program wrote the file,
/// the record or the folder.
private func checkedRecord(_ paths: CrawlPaths) throws -> CrawlRecord? {
    func foreign(_ path: String) -> CommandFailure {
        CommandFailure(
            "\(quoted(path: path)) exists, but no crawl wrote it, or it was changed later; move it, "
                + "or choose another --out.")
    }
    let bytes = try fileSize(paths.finished)
    guard let size = try fileSize(paths.record) else {
        if bytes != nil { throw foreign(paths.finished) }
        // A crawl that was killed at its start leaves these files.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: paths.folder)) ?? []
        guard Set(names).isSubset(of: ["crawl.json.partial", "lock"]) else { throw foreign(paths.folder) }
        guard FileManager.default.fileExists(atPath: URL(filePath: paths.finished).deletingLastPathComponent().path)
        else {
            throw FileError(
                path: paths.finished, action: "created", reason: "its folder does not exist or cannot be opened")
        }
        return nil
    }
    guard size < 1 << 20,
        let record = try? JSONDecoder().decode(CrawlRecord.self, from: Data(contentsOf: URL(filePath: paths.record))),
        record.limit.map(CrawlRecord.limits.contains) != false
    else { throw foreign(paths.record) }
    let isFinished = try record.count != nil && fileSize(paths.collected) == nil
    if let bytes, bytes != (isFinished ? record.bytes : record.replaces) { throw foreign(paths.finished) }
    return record
}
