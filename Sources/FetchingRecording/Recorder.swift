import Fetching
import Foundation
import Synchronization

/// The recording in a file. All stores of this process that use a file share one recorder. Before each write, the
/// changes of other processes are read.
final class Recorder: Sendable {
    let url: URL
    private let state = Mutex(State())

    fileprivate struct State {
        var file = RecordingFile()
        /// The properties of the file when it was read or written last. Nil if it doesn't exist.
        var stamp: FileStamp?
        var isLoaded = false
        /// Counts how often earlier entries were changed.
        var generation = 0
        /// The secrets of the recorded calls, the latest last. The file has none of them.
        var secrets: [String] = []
    }

    /// The part of the recording that a store reads.
    struct View {
        var generation: Int
        /// The exchanges from an index on. Nil for an entry that cannot be played.
        var exchanges: [Exchange?]
        /// Whether there was no recording when this process used the file first.
        var isNew: Bool
    }

    private init(_ url: URL) { self.url = url }

    /// Returns the recorder for a file.
    static func shared(_ url: URL) -> Recorder {
        recorders.withLock { recorders in
            if let recorder = recorders.recorders[url]?.recorder { return recorder }
            let recorder = Recorder(url)
            recorders.recorders = recorders.recorders.filter { $0.value.recorder != nil }
            recorders.recorders[url] = WeakRecorder(recorder)
            return recorder
        }
    }

    /// The secrets of the calls that were recorded.
    var secrets: [String] { state.withLock { $0.secrets } }

    /// Returns the exchanges that were added after the first `count`.
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

    /// Writes an exchange to the file. Returns its index.
    ///
    /// - Parameters:
    ///   - secrets: The secrets of the call. They are removed from all entries.
    ///   - index: The index of the entry to replace, or nil to add one. An entry for the same exchange is kept.
    func save(_ entry: JSONTree, secrets: [String], replacing index: Int?) throws -> Int {
        let folder = url.deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return try state.withLock { state in
                try withLock(on: folder) {
                    if !state.isLoaded || FileStamp(url) != state.stamp { try load(&state) }
                    var next = state
                    let index = try next.add(entry, secrets, replacing: index, to: url)
                    try replaceFile(url) { try next.file.write($0) }
                    next.stamp = FileStamp(url)
                    state = next
                    return index
                }
            }
        } catch let error as RecordingError { throw error } catch {
            throw RecordingError("recording", url, "could not be written: \((error as NSError).localizedDescription)")
        }
    }

    private func load(_ state: inout State) throws(RecordingError) {
        let stamp = FileStamp(url)
        if stamp == nil {
            state.file = RecordingFile()
        } else {
            let data: Data
            do { data = try Data(contentsOf: url) } catch {
                throw RecordingError("recording", url, "could not be read: \((error as NSError).localizedDescription)")
            }
            state.file = try RecordingFile(data, from: url)
        }
        if state.isLoaded {
            state.generation += 1
        } else if state.file.entries.isEmpty {
            recorders.withLock { _ = $0.new.insert(url) }
        }
        (state.stamp, state.isLoaded) = (stamp, true)
    }
}

extension Recorder.State {
    /// Adds an entry, or replaces one. Returns its index.
    fileprivate mutating func add(
        _ entry: JSONTree, _ values: [String], replacing index: Int?, to url: URL
    ) throws -> Int {
        let known = Set(secrets)
        let new = Set(values).subtracting(known)
        if !new.isEmpty {
            let redactor = Redactor(only: Array(new))
            for index in file.entries.indices {
                guard let masked = file.entries[index].masked(redactor) else { continue }
                file.entries[index] = masked
                generation += 1
            }
            secrets = Array((secrets + new.sorted()).suffix(256))
        }
        let added = RecordingFile.Entry(entry)
        if added.masked(Redactor(only: secrets + new)) != nil {
            throw RecordingError(
                "recording", url,
                """
                was not written, because the entry for a request would contain a secret of the call; check the \
                request's method and header names for secrets, or declare the field in which the secret is with \
                `secrets:`
                """)
        }
        guard let index, index < file.entries.count else {
            file.entries.append(added)
            return file.entries.count - 1
        }
        if !file.entries[index].isEqual(to: entry) { file.entries[index] = added }
        return index
    }
}

/// The recorders that are in use, and the files that this process records because there was no recording.
private let recorders = Mutex<(recorders: [URL: WeakRecorder], new: Set<URL>)>(([:], []))

private struct WeakRecorder: Sendable {
    private(set) weak var recorder: Recorder?

    init(_ recorder: Recorder) { self.recorder = recorder }
}

/// The properties of a file that change when it is replaced.
private struct FileStamp: Equatable {
    private let number: Int?
    private let size: Int?
    private let date: Date?

    /// Returns nil if the file does not exist.
    init?(_ url: URL) {
        guard let values = try? FileManager.default.attributesOfItem(atPath: url.path(percentEncoded: false)) else {
            return nil
        }
        number = values[.systemFileNumber] as? Int
        size = values[.size] as? Int
        date = values[.modificationDate] as? Date
    }
}
