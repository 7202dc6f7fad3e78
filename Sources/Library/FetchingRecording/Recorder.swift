import Dispatch
import Fetching
internal import FetchingJSON
internal import FileAccess
import Foundation
internal import HTTPSyntax
import Synchronization

/// The recording in a file. All stores of this process that use a file share one recorder. Before each write, the
/// changes of other processes are read.
final class Recorder: Sendable {
    let url: URL
    private let path: String
    private let state = Mutex(State())
    private let unsaved = Mutex<[NewEntry]>([])
    /// The queue on which the file is written. A write waits while another process has locked the folder, and must not
    /// block a thread of Swift's pool.
    private let queue = DispatchQueue(label: "Fetching.Recorder")

    fileprivate struct State {
        var file = RecordingFile()
        /// The properties of the file when it was read or written last. Nil if it doesn't exist.
        var status: FileStatus?
        var isLoaded = false
        /// The number of times that earlier entries were changed or the file was read again.
        var generation = 0
        /// The secrets of the recorded calls, the latest last. The file has none of them.
        var secrets: [String] = []
    }

    /// The part of the recording that a store reads.
    struct View {
        var generation: Int
        /// The exchanges from an index on. Nil for an entry that cannot be played.
        var exchanges: [Exchange?]
        /// Whether there was no recording when this process first used the file.
        var isNew: Bool
    }

    private init(_ url: URL) {
        self.url = url
        path = url.path(percentEncoded: false)
    }

    static func shared(_ url: URL) -> Recorder {
        recorders.withLock { recorders in
            if let recorder = recorders.recorders[url]?.recorder { return recorder }
            let recorder = Recorder(url)
            recorders.recorders = recorders.recorders.filter { $0.value.recorder != nil }
            recorders.recorders[url] = WeakRecorder(recorder)
            return recorder
        }
    }

    var secrets: [String] { state.withLock { $0.secrets } }

    /// Returns the exchanges that were added after the first `count`. If earlier entries may have changed since
    /// `generation`, returns all exchanges.
    func view(after count: Int, generation: Int) throws -> View {
        try state.withLock { state in
            if !state.isLoaded { try load(&state) }
            let first = generation == state.generation ? count : 0
            let isNew = recorders.withLock { $0.new.contains(url) }
            return View(
                generation: state.generation, exchanges: state.file.entries.dropFirst(first).map(\.exchange),
                isNew: isNew)
        }
    }

    /// Writes an exchange to the file. Exchanges that arrive while the file is being written are written together.
    func save(_ entry: NewEntry) async throws {
        unsaved.withLock { $0.append(entry) }
        await withCheckedContinuation { continuation in
            // The queue can release the block after the caller has continued. A strong reference would keep the
            // recorder in memory until then.
            queue.async { [weak self] in
                self?.writeUnsaved()
                continuation.resume()
            }
        }
        try entry.result.withLock { $0 }.get()
    }

    /// Writes an exchange to the file, and blocks the thread.
    func saveAndWait(_ entry: NewEntry) throws {
        unsaved.withLock { $0.append(entry) }
        queue.sync { writeUnsaved() }
        try entry.result.withLock { $0 }.get()
    }

    /// Writes the exchanges that were not yet written. Runs on the queue.
    private func writeUnsaved() {
        let entries = unsaved.withLock { unsaved in
            defer { unsaved = [] }
            return unsaved
        }
        if entries.isEmpty { return }
        do {
            let folder = url.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let lock = try lockedFolder(folder)
            defer { lock.unlock() }
            var next = try state.withLock { state in
                if !state.isLoaded || (try? fileStatus(path)) != state.status { try load(&state) }
                return state
            }
            var added: [(NewEntry, index: Int)] = []
            for entry in entries {
                do { added.append((entry, try next.add(entry, to: url))) } catch {
                    entry.result.withLock { $0 = .failure(error) }
                }
            }
            if added.isEmpty { return }
            // A recording can contain personal data, so only the user can read a new file. It is not durable, because
            // waiting for the disk after each exchange would take longer than most exchanges.
            try replaceFile(path, temporary: path + ".new", keepsPermissions: true, isDurable: false) { file in
                try next.file.write { try file.append($0) }
            }
            next.status = try? fileStatus(path)
            for (entry, index) in added { entry.willAppear(index) }
            state.withLock { $0 = next }
        } catch {
            let reason = (error as? FileAccessError)?.reason ?? (error as NSError).localizedDescription
            let error = error as? RecordingError ?? RecordingError("recording", url, "could not be written: \(reason)")
            for entry in entries { entry.result.withLock { $0 = .failure(error) } }
        }
    }

    private func load(_ state: inout State) throws(RecordingError) {
        let status = try? fileStatus(path)
        if status == nil {
            state.file = RecordingFile()
        } else {
            let data: Data
            do { data = try boundedContents(ofFile: url) } catch {
                throw RecordingError("recording", url, "could not be read: \(error.reason)")
            }
            state.file = try RecordingFile(data, from: url)
        }
        if state.isLoaded {
            state.generation += 1
        } else if state.file.entries.isEmpty {
            recorders.withLock { _ = $0.new.insert(url) }
        }
        (state.status, state.isLoaded) = (status, true)
    }
}

extension Recorder.State {
    /// Adds an entry, or replaces one. Returns its index.
    fileprivate mutating func add(_ entry: NewEntry, to url: URL) throws(RecordingError) -> Int {
        let new = values(of: entry.secrets, without: secrets)
        let complete = RecordingFile.Entry(entry.tree)
        // Since this entry was created, the ends of other calls may have added secrets.
        let added = complete.masked(Redactor(only: values(of: secrets, without: entry.secrets))) ?? complete
        if added.masked(Redactor(only: entry.secrets)) != nil {
            throw RecordingError(
                "recording", url,
                """
                was not written, because the entry for a request would contain a secret of the call; check the \
                request's method and header names for secrets, or pass the name of the field that contains the \
                secret to `secrets:`
                """)
        }
        if !new.isEmpty {
            let redactor = Redactor(only: new)
            for index in file.entries.indices {
                guard let masked = file.entries[index].masked(redactor) else { continue }
                file.entries[index] = masked
                generation += 1
            }
            secrets = Array((secrets + new.sorted()).suffix(256))
        }
        guard let index = entry.index, index < file.entries.count else {
            file.entries.append(added)
            return file.entries.count - 1
        }
        if !file.entries[index].isEqual(to: entry.tree) { file.entries[index] = added }
        return index
    }
}

/// Returns the secrets that are not in `others`. The bytes are compared, because two strings with different bytes can
/// be equal.
private func values(of secrets: [String], without others: [String]) -> [String] {
    let others = Set(others.map { Array($0.utf8) })
    return secrets.filter { !others.contains(Array($0.utf8)) }
}

/// An exchange to write to a file.
final class NewEntry: Sendable {
    let tree: JSONTree
    /// The secrets of the call. They are removed from all entries.
    let secrets: [String]
    /// The index of the entry to replace, or nil to add one. If the old entry describes the same exchange, it is kept.
    let index: Int?
    /// Called with the index of the entry in the file, before a store of this process can play the entry.
    let willAppear: @Sendable (Int) -> Void
    let result = Mutex<Result<Void, any Error>>(.success(()))

    init(_ tree: JSONTree, secrets: [String], replacing index: Int?, willAppear: @escaping @Sendable (Int) -> Void) {
        (self.tree, self.secrets, self.index, self.willAppear) = (tree, secrets, index, willAppear)
    }
}

/// The recorders that are in use, and the files that this process records because there was no recording.
private let recorders = Mutex<(recorders: [URL: WeakRecorder], new: Set<URL>)>(([:], []))

private struct WeakRecorder: Sendable {
    private(set) weak var recorder: Recorder?

    init(_ recorder: Recorder) { self.recorder = recorder }
}

/// Locks a folder. Other calls of this function, also in other processes, wait until the folder is unlocked. The system
/// unlocks it if the process is killed.
///
/// - Throws: `FileAccessError` if the folder cannot be locked, or if another process keeps the lock for a minute.
func lockedFolder(_ url: URL) throws(FileAccessError) -> OpenFile {
    let folder = try OpenFile(url.path(percentEncoded: false), .folder)
    guard try folder.lock(for: .seconds(60)) else {
        throw FileAccessError(path: folder.path, action: "locked", code: EWOULDBLOCK)
    }
    return folder
}
