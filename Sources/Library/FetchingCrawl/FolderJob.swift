import Fetching
internal import FileAccess
import Foundation
import Synchronization

/// The state of a job in a folder: the log `job.log`, and a file in `claims` for each claim.
///
/// The log contains the plan, and then a line for each complete part. A process that changes the log or claims a range
/// holds the lock of the log. If a process ends while it writes, the next process that locks the log removes the
/// unfinished line.
final class FolderJob: Sendable {
    private let folder: URL
    private let worker: String
    private let opened = Mutex<Opened?>(nil)

    /// The open log, and the state that was read from it. `claims` contains the claims of this process by their tokens.
    private struct Opened {
        let log: OpenFile
        var readBytes = 0
        var state = JobState()
        var claims: [String: (claim: Coordinator.Claim, file: OpenFile)] = [:]
    }

    init(_ folder: URL, _ worker: String) {
        self.folder = folder
        self.worker = worker
    }

    func withState<Value: Sendable>(_ body: (JobState) throws -> Value) async throws -> Value {
        try await locked { try body($0.state) }
    }

    func store(_ plan: Coordinator.Plan, _ ranges: [Coordinator.PageRange]) async throws -> Coordinator.Plan {
        try await locked { opened in
            if let stored = opened.state.plan { return stored }
            try self.append(LogLine(plan: plan, ranges: ranges), to: &opened)
            return plan
        }
    }

    func claim(_ maximum: Int) async throws -> [Coordinator.Claim]? {
        try await locked { opened in
            if opened.state.isComplete { return nil }
            let own = Set(opened.claims.values.map(\.claim.range))
            var claims: [Coordinator.Claim] = []
            do {
                for range in opened.state.openRanges where claims.count < maximum && !own.contains(range) {
                    if let claim = try self.claim(range, &opened) { claims.append(claim) }
                }
            } catch {
                // For example, too many files can be open. The claims that were made before the error are returned.
                if claims.isEmpty { throw error }
            }
            return claims
        }
    }

    func complete(
        _ claim: Coordinator.Claim, _ part: Coordinator.Part, _ rest: Coordinator.PageRange?
    ) async throws -> Coordinator.Claim? {
        try await locked { opened in
            guard let held = opened.claims[claim.token], held.claim.range.isSame(as: claim.range),
                opened.state.isOpen(claim.range)
            else { throw CrawlError.claimLost }
            try self.append(LogLine(part: part, rest: rest), to: &opened)
            // The rest is claimed before the lock of the log is released, so that no other process can claim it.
            defer { self.remove([held.claim], &opened) }
            return try rest.flatMap { try self.claim($0, &opened) }
        }
    }

    func release(_ claims: [Coordinator.Claim]) {
        // This releases the locks of the claim files, but does not remove the files. Without the lock of the log,
        // another process could open a file before its removal and lock it afterwards.
        opened.withLock { opened in for claim in claims { opened?.claims[claim.token] = nil } }
    }

    func status() async throws -> Coordinator.Status {
        try await locked { opened in
            var claims = opened.claims.values.map(\.claim)
            let own = Set(claims.map(\.range))
            for range in opened.state.openRanges where !own.contains(range) {
                let url = self.claimFile(range)
                guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) else { continue }
                let file = try crawlFile(url)
                guard try !file.lock() else { continue }
                let worker = String(decoding: try file.read(count: 200), as: UTF8.self)
                claims.append(Coordinator.Claim(range: range, worker: worker, token: ""))
            }
            // The parts are not kept in memory, because there can be many.
            var parts: [Coordinator.Part] = []
            try self.readLines(opened.log, from: 0, to: opened.readBytes) {
                if let part = $0.part { parts.append(part) }
            }
            return Coordinator.Status(
                plan: opened.state.plan, parts: parts, openRanges: Array(opened.state.openRanges), claims: claims)
        }
    }

    func update(_ name: String, _ change: (Data?) -> Data?) async throws {
        try await locked { _ in
            // The name becomes part of a path. A file that another program made can have any size.
            guard isFileName(name) else {
                throw CrawlError.coordinator("the name of a shared value must have 1 to 100 letters, digits and “-.+_”")
            }
            let file = try crawlFile(self.folder.appending(path: "\(name).json"))
            let size = try file.status().bytes
            guard size <= 1 << 20 else { throw self.changed(file) }
            let current = Data(try file.read(count: Int(size)))
            guard let new = change(current.isEmpty ? nil : current) else { return }
            let next = self.folder.appending(path: ".\(name).json.partial").path(percentEncoded: false)
            try replaceFile(file.path, temporary: next, permissions: 0o666, isDurable: true) { try $0.append(new) }
        }
    }

    private func claim(_ range: Coordinator.PageRange, _ opened: inout Opened) throws -> Coordinator.Claim? {
        let file = try crawlFile(claimFile(range))
        guard try file.lock() else { return nil }
        try file.truncate(to: 0)
        try file.append(Data(worker.utf8))
        let claim = Coordinator.Claim(range: range, worker: worker, token: UUID().uuidString)
        opened.claims[claim.token] = (claim, file)
        return claim
    }

    private func remove(_ claims: [Coordinator.Claim], _ opened: inout Opened) {
        for claim in claims where opened.claims.removeValue(forKey: claim.token) != nil {
            try? FileManager.default.removeItem(at: claimFile(claim.range))
        }
    }

    private func claimFile(_ range: Coordinator.PageRange) -> URL {
        folder.appending(path: "claims/\(range.index).\(range.partIndex)")
    }

    /// Locks the log, reads its new lines, calls `body` with the current state, and unlocks the log.
    private func locked<Value: Sendable>(_ body: (inout Opened) throws -> Value) async throws -> Value {
        var waited = Duration.zero
        while true {
            do {
                let result: Value? = try opened.withLock { opened in
                    // The state is moved out, so that it is not copied when it changes.
                    var current = try opened.take() ?? open()
                    defer { opened = current }
                    guard try current.log.lock() else { return nil }
                    defer { current.log.unlock() }
                    try read(&current)
                    return try body(&current)
                }
                if let result { return result }
            } catch let error as FileAccessError {
                throw CrawlError(error)
            }
            guard waited < longestLock else {
                throw CrawlError.file(
                    path: folder.appending(path: "job.log").path(percentEncoded: false),
                    reason: "another process has locked it for an hour; continue or end that process")
            }
            let pause: Duration = waited < .seconds(1) ? .milliseconds(5) : .milliseconds(100)
            try await CallContext.current.time.sleep(pause)
            waited += pause
        }
    }

    private func open() throws -> Opened {
        try checkIsFileURL(folder)
        try createFolder(folder.appending(path: "claims").path(percentEncoded: false))
        return Opened(log: try crawlFile(folder.appending(path: "job.log")))
    }

    /// Reads the lines that were added to the log. Removes an unfinished line at the end.
    private func read(_ opened: inout Opened) throws {
        let log = opened.log
        let size = Int(try log.status().bytes)
        guard size >= opened.readBytes else { throw changed(log) }
        var state = opened.state
        opened.state = JobState()
        defer { opened.state = state }
        let end = try readLines(log, from: opened.readBytes, to: size) { line in
            guard state.add(line) else { throw changed(log) }
        }
        if end < size {
            // An unfinished line begins with “{”, like every line of the log. After a power failure, all its bytes can
            // be zero. Any other text was written by another program.
            let rest = try log.read(from: Int64(end), count: min(size - end, 1 << 20))
            guard rest.first == UInt8(ascii: "{") || rest.allSatisfy({ $0 == 0 }) else { throw changed(log) }
            try log.truncate(to: Int64(end))
        }
        opened.readBytes = end
    }

    /// Passes the complete lines between two offsets of the log to `body`. Returns the offset after the last of them.
    @discardableResult
    private func readLines(
        _ log: OpenFile, from start: Int, to end: Int, _ body: (LogLine) throws -> Void
    ) throws -> Int {
        var (offset, rest) = (start, Data())
        while offset < end {
            let piece = Data(try log.read(from: Int64(offset), count: min(1 << 20, end - offset)))
            if piece.isEmpty { break }
            offset += piece.count
            rest += piece
            guard rest.count <= longestLine else { throw changed(log) }
            guard let last = piece.range(of: Data([newline]), options: .backwards) else { continue }
            let lines = rest.prefix(rest.count - (piece.endIndex - last.upperBound))
            for line in lines.split(separator: newline) {
                guard let line = try? JSONDecoder().decode(LogLine.self, from: line) else { throw changed(log) }
                try body(line)
            }
            rest = Data(rest.dropFirst(lines.count))
        }
        return offset - rest.count
    }

    private func changed(_ log: OpenFile) -> CrawlError {
        .file(path: log.path, reason: "it was changed by another program; choose another folder")
    }

    private func append(_ line: LogLine, to opened: inout Opened) throws {
        guard opened.state.accepts(line) else {
            throw CrawlError.coordinator("the plan or the part does not match the job in the folder")
        }
        let bytes = try jsonLine(line)
        try opened.log.append(bytes)
        try opened.log.synchronize()
        opened.readBytes += bytes.count
        _ = opened.state.add(line)
    }
}

/// The longest time for which a worker waits for the lock of the log. A process that is stopped while it records a part
/// keeps the lock.
private let longestLock = Duration.seconds(3600)

/// The largest number of bytes in a line of the log. The longest line has the ranges of a plan.
private let longestLine = 1 << 26
