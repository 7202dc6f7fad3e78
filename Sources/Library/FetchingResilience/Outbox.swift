import Fetching
internal import FileAccess
import Foundation

/// Writes that are kept in files until the server has received them, such as the notes that a user saves in a tunnel.
///
/// ```swift
/// let outbox = try Outbox<Note>(folder: folder, order: \.id) { entry in await saveNote(entry) }
/// try outbox.add(note)
/// for await isOnline in networkChanges() where isOnline { show(try await outbox.flush()) }
/// ```
///
/// The endpoint sends the ID of the entry as `Idempotency-Key`, because a write is sent twice if the app ends after the
/// server has received it:
///
/// ```swift
/// func saveNoteFetcher(_ api: APISettings) -> Fetcher<Outbox<Note>.Entry, Void> {
///     api.fetcher(
///         createURLRequest: { entry in
///             try api.request(
///                 .put, path: ["notes", entry.write.id], headers: ["Idempotency-Key": entry.id.uuidString],
///                 body: .json(entry.write))
///         },
///         mapper: emptyMapper())
/// }
/// ```
///
/// Several values and several processes can use the same folder. Only one of them sends at a time.
public struct Outbox<Write: Codable & Sendable>: Sendable {
    /// A write, with the ID that the server sees.
    public struct Entry: Codable, Identifiable, Sendable {
        /// The ID of the write, for the field `Idempotency-Key`.
        public let id: UUID
        /// The write.
        public let write: Write
        /// The text of the error with which the server has refused the write, or nil if the write waits.
        public internal(set) var refusal: String?
    }

    private let folder: String
    private let order: @Sendable (Write) -> String
    private let send: Fetcher<Entry, Void>

    /// Creates an outbox, and its folder if it doesn't exist.
    ///
    /// - Parameters:
    ///   - folder: The folder of the files. No other program may use it.
    ///   - order: Returns a key. Writes with equal keys are sent in the order in which they were added. By default, all
    ///     writes have the same key.
    ///   - send: Sends a write. The endpoint should not decode the response: a response that cannot be read counts as a
    ///     refusal, although the server has received the write.
    /// - Throws: An error if the folder cannot be created.
    public init(
        folder: URL, order: @escaping @Sendable (Write) -> String = { _ in "" }, send: @escaping Fetcher<Entry, Void>
    ) throws {
        (self.folder, self.order, self.send) = (folder.path(percentEncoded: false), order, send)
        try createFolder(self.folder)
    }

    /// Saves a write. After that, it survives the end of the app and a power failure.
    ///
    /// - Returns: The ID of the entry.
    /// - Throws: An error if the write cannot be encoded or saved.
    @discardableResult
    public func add(_ write: Write) throws -> UUID {
        let entry = Entry(id: UUID(), write: write)
        let lock = try OpenFile(folder, .folder)
        guard try lock.lock(for: .seconds(5)) else { throw CocoaError(.fileWriteUnknown) }
        defer { lock.unlock() }
        let last = try names().last.flatMap { Int($0.prefix(while: \.isNumber)) } ?? 0
        try save(entry, as: String(format: "%012d", last + 1) + ".json")
        return entry.id
    }

    /// Returns the entries in the order in which they were added: those that wait, and those that the server has
    /// refused.
    ///
    /// - Throws: An error if a file cannot be read. It names the file.
    public func entries() throws -> [Entry] { try names().compactMap(entry) }

    /// Removes an entry, for example one that was refused. Does nothing if it was sent in the meantime.
    public func remove(_ id: UUID) throws {
        for name in try names() where try entry(name)?.id == id { try removeFile(path(name)) }
    }

    /// Sends the entries that wait. Returns when all were sent or refused, or when no more can be sent now.
    ///
    /// An entry that the server refuses, for example with status 422, stays with its ``Entry/refusal``, and the next
    /// one is sent. A failure that can pass keeps the entry and all later entries with the same key for the next call.
    /// Such failures are those that ``AppError/isRetryable`` names, the status 401, and `.cancelled`. A failure of the
    /// network ends the call. While another call sends, this one returns at once.
    ///
    /// - Returns: The number of entries that were sent, the entries that were refused, and the last error that can
    ///   pass, or nil if no entry waits because of an error.
    /// - Throws: An error if a file cannot be read, written or removed.
    public func flush() async throws -> (sent: Int, refused: [Entry], error: AppError?) {
        var result: (sent: Int, refused: [Entry], error: AppError?) = (0, [], nil)
        let lock = try OpenFile(path("sending.lock"), .locking)
        guard try lock.lock() else { return result }
        defer { lock.unlock() }
        var stopped: Set<String> = []
        var done: Set<String> = []
        // An entry can be added while another one is sent.
        while let name = try names().first(where: { !done.contains($0) }) {
            done.insert(name)
            guard var entry = try entry(name), entry.refusal == nil, !stopped.contains(order(entry.write)) else {
                continue
            }
            switch await send(entry) {
            case .success:
                try removeFile(path(name))
                result.sent += 1
            case .failure(let error) where error.isRefusal:
                entry.refusal = error.description
                try save(entry, as: name)
                result.refused.append(entry)
            case .failure(let error):
                stopped.insert(order(entry.write))
                result.error = error
                if error.endsFlush { return result }
            }
        }
        return result
    }

    private func path(_ name: String) -> String { folder + "/" + name }

    /// Returns the names of the files in the order in which they were added.
    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }.sorted()
    }

    /// Returns the entry in a file, or nil if the file was removed in the meantime.
    private func entry(_ name: String) throws -> Entry? {
        guard let file = try? OpenFile(path(name), .reading) else {
            if try fileStatus(path(name)) == nil { return nil }
            throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: path(name)])
        }
        let data = Data(try file.read(count: Int(clamping: file.status().bytes)))
        do { return try JSONDecoder().decode(Entry.self, from: data) } catch {
            throw CocoaError(
                .fileReadCorruptFile, userInfo: [NSFilePathErrorKey: path(name), NSUnderlyingErrorKey: error])
        }
    }

    private func save(_ entry: Entry, as name: String) throws {
        let data = try JSONEncoder().encode(entry)
        try replaceFile(path(name), temporary: path(name + ".new"), isDurable: true) { try $0.append([UInt8](data)) }
    }
}

extension AppError {
    /// Whether a write that failed with this error would fail again.
    fileprivate var isRefusal: Bool {
        switch self {
        case .cancelled, .network: false
        case .server(let failure): !isRetryable && failure.status != 401
        case .request, .parsing, .unknown: !isRetryable
        }
    }

    /// Whether no other write can be sent now.
    fileprivate var endsFlush: Bool {
        switch self {
        case .cancelled, .network: true
        case .server(let failure): failure.status == 401
        case .request, .parsing, .unknown: false
        }
    }
}
