import Fetching
internal import FileAccess
import Foundation

/// Writes that are kept in files until the server has received them, such as the notes that a user saves in a tunnel.
///
/// ```swift
/// let outbox = try Outbox(folder: folder, orderKey: \.id, send: saveNoteFetcher(api))
/// try outbox.add(note)
/// for await isOnline in networkChanges() where isOnline { show(try await outbox.flush().refused) }
/// ```
///
/// If the app ends before the response was received, the write is sent again with the same ID. So the endpoint sends
/// the ID as `Idempotency-Key`, and the server ignores the second copy:
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
/// Several outboxes and several processes can use the same folder. At most one of them sends at a time, and locks a
/// file meanwhile. Apple's systems end a suspended app that has locked a file in the container of an app group, so with
/// such a folder, cancel ``flush()`` before the app is suspended.
///
/// A file that cannot be decoded, for example after an update of the app, is renamed: its new name ends with
/// `.unreadable`. The method that has found it throws an error with its path, and the next call goes on without it. So
/// if the type of a write gets a new property, make the property optional.
public struct Outbox<Write: Codable & Sendable>: Sendable {
    /// A write and its ID.
    public struct Entry: Identifiable, Sendable {
        /// The ID of the write, for the field `Idempotency-Key`.
        public let id: UUID
        /// The write.
        public let write: Write
        /// The text of the error because of which the write is not sent again, or nil if the write waits.
        public fileprivate(set) var refusal: String?

        /// Creates an entry, for a test of the endpoint.
        public init(id: UUID = UUID(), write: Write) { (self.id, self.write) = (id, write) }
    }

    private struct File: Codable {
        var id: UUID
        var write: Write
        var refusal: String?
    }

    /// The number of digits at the start of a file's name.
    private static var digits: Int { 15 }

    private let folder: String
    private let orderKey: @Sendable (Write) -> String
    private let send: Fetcher<Entry, Void>

    /// Creates an outbox, and its folder if it doesn't exist.
    ///
    /// - Parameters:
    ///   - folder: The folder of the files, one for each account. Store nothing else in it. The files are not
    ///     encrypted. Exclude the folder from backups, because a restored backup would send its old writes again. Don't
    ///     use a folder of caches, which the system empties.
    ///   - orderKey: Returns a key. Writes with equal keys are sent in the order in which they were added. By default,
    ///     all writes have the same key.
    ///   - send: Sends a write. The endpoint should not decode the response: a write whose response cannot be read is
    ///     sent again.
    /// - Throws: An error if the folder cannot be created.
    public init(
        folder: URL, orderKey: @escaping @Sendable (Write) -> String = { _ in "" },
        send: @escaping Fetcher<Entry, Void>
    ) throws {
        (self.folder, self.orderKey, self.send) = (folder.path(percentEncoded: false), orderKey, send)
        try createFolder(self.folder)
    }

    /// Saves a write in a file, which survives a power failure. Blocks the thread while the bytes are written, and up
    /// to 5 seconds while others add writes.
    ///
    /// - Returns: The ID of the entry.
    /// - Throws: An error if the write cannot be encoded or saved, or if the folder stays locked for 5 seconds.
    @discardableResult
    public func add(_ write: Write) throws -> UUID {
        let entry = Entry(write: write)
        try locked {
            let last = try names().compactMap { Int($0.prefix(Self.digits)) }.max() ?? 0
            let number = String(last + 1)
            // Only a file of another program can have the last number.
            let zeros = Self.digits - number.count
            guard zeros >= 0 else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: folder]) }
            try save(entry, as: String(repeating: "0", count: zeros) + number + "-\(entry.id).json")
        }
        return entry.id
    }

    /// Returns the entries in the order in which they were added: those that wait, and those that were refused.
    ///
    /// - Throws: An error if a file cannot be read.
    public func entries() throws -> [Entry] { try names().compactMap(entry) }

    /// Removes an entry, for example a refused one. Does nothing if there is no entry with the ID. An entry that is
    /// being sent may still reach the server.
    ///
    /// - Throws: An error if a file cannot be removed.
    public func remove(_ id: UUID) throws {
        for name in try names() where name.hasSuffix("-\(id).json") { try locked { try removeFile(path(name)) } }
    }

    /// Sends the entries that wait. Returns when all were sent or refused, or when no more can be sent now.
    ///
    /// - An entry that the server refuses, for example with status 422, stays with its ``Entry/refusal``, and the next
    ///   one is sent. So does an entry whose request is not valid (``RequestError``).
    /// - After any other error, such as the status 503 or a time limit, the entry and all later entries with the same
    ///   key wait for the next call. This includes the status 409, because an earlier request with the same ID may
    ///   still be in progress.
    /// - After `.cancelled`, the status 401, or without a connection, no further entry is sent.
    /// - If another call is sending, this one returns at once.
    ///
    /// - Returns: The entries that were refused, and the last error because of which an entry waits, or nil if there is
    ///   none.
    /// - Throws: An error if a file cannot be locked, read, written or removed. The other entries were handled before.
    @discardableResult
    public func flush() async throws -> (refused: [Entry], error: AppError?) {
        var result: (refused: [Entry], error: AppError?) = ([], nil)
        var waiting: Set<String> = []
        var done: Set<String> = []
        var fault: (any Error)?
        sending: repeat {
            let lock = try OpenFile(path("sending.lock"), .locking)
            guard try lock.lock() else { break }
            defer { lock.unlock() }
            for name in try names() where done.insert(name).inserted {
                // An error of a file does not stop the other entries. It is thrown at the end.
                do {
                    guard var entry = try entry(name), entry.refusal == nil,
                        !waiting.contains(orderKey(entry.write))
                    else { continue }
                    switch await send(entry) {
                    case .success:
                        do { try removeFile(path(name)) } catch {
                            // The next call sends this entry again, so it must not follow a later one.
                            waiting.insert(orderKey(entry.write))
                            throw error
                        }
                    case .failure(let error) where error.isRefusal:
                        entry.refusal = error.description
                        result.refused.append(entry)
                        // The entry may have been removed in the meantime.
                        try locked { if try fileStatus(path(name)) != nil { try save(entry, as: name) } }
                    case .failure(let error):
                        waiting.insert(orderKey(entry.write))
                        result.error = error
                        if error.endsFlush { break sending }
                    }
                } catch { fault = fault ?? error }
            }
            // Entries can be added in the meantime, also by a call that found the lock and returned at once.
        } while try names().contains { !done.contains($0) }
        if let fault { throw fault }
        return result
    }

    private func path(_ name: String) -> String { folder + "/" + name }

    /// Runs `change` while no other outbox changes the names of the files.
    private func locked(_ change: () throws -> Void) throws {
        let lock = try OpenFile(folder, .folder)
        guard try lock.lock(for: .seconds(5)) else {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: folder])
        }
        defer { lock.unlock() }
        try change()
    }

    /// Returns the names of the files in the order in which they were added. Other files are ignored.
    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder)
            .filter { $0.utf8.prefix { 48...57 ~= $0 }.count == Self.digits && $0.hasSuffix(".json") }.sorted()
    }

    /// Returns the entry in a file, or nil if the file was removed in the meantime.
    private func entry(_ name: String) throws -> Entry? {
        let file: OpenFile
        do { file = try OpenFile(path(name), .reading) } catch {
            if error.code == ENOENT { return nil }
            throw error
        }
        let data = Data(try file.read(count: Int(clamping: file.status().bytes)))
        do {
            let file = try JSONDecoder().decode(File.self, from: data)
            var entry = Entry(id: file.id, write: file.write)
            entry.refusal = file.refusal
            return entry
        } catch {
            let newPath = path(name + ".unreadable")
            try file.move(to: newPath)
            throw CocoaError(
                .fileReadCorruptFile, userInfo: [NSFilePathErrorKey: newPath, NSUnderlyingErrorKey: error])
        }
    }

    private func save(_ entry: Entry, as name: String) throws {
        let data = try JSONEncoder().encode(File(id: entry.id, write: entry.write, refusal: entry.refusal))
        try replaceFile(path(name), temporary: path(name + ".new"), isDurable: true) { try $0.append(data) }
    }
}

extension AppError {
    /// Whether the server has refused the write, so that it would fail again. Status 409 can mean that the server still
    /// processes an earlier request with the same `Idempotency-Key`.
    fileprivate var isRefusal: Bool {
        switch self {
        case .server(let failure):
            200..<500 ~= failure.status && !(300..<400 ~= failure.status)
                && ![401, 407, 409, 425].contains(failure.status)
                && !isRetryable
        case .request: underlying is RequestError
        case .network, .parsing, .cancelled, .unknown: false
        }
    }

    /// Whether no other write can be sent now.
    fileprivate var endsFlush: Bool {
        switch self {
        case .cancelled: true
        case .server(let failure): failure.status == 401
        case .network(let failure): connectionFaults.contains(failure.urlError.code)
        case .request, .parsing, .unknown: false
        }
    }
}

private let connectionFaults: Set<URLError.Code> = [
    .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive, .cannotFindHost,
    .dnsLookupFailed, .cannotConnectToHost, .networkConnectionLost,
]
