import Fetching
internal import FileAccess
import Foundation

/// A file with tokens as JSON.
struct TokenFile: Sendable {
    let path: String
    /// The maximum time for which a change waits for another one. A change takes some milliseconds.
    var maximumWait = Duration.seconds(5)

    private static let maximumBytes = 1 << 16

    @Sendable func load() throws(TokenFileError) -> Tokens? {
        let file: OpenFile
        let bytes: [UInt8]
        do {
            file = try OpenFile(path, .reading)
            bytes = try file.read(count: Self.maximumBytes + 1)
        } catch {
            switch error.code {
            case ENOENT: return nil
            case ELOOP:
                throw self.error("is a symbolic link, which is not followed; use the URL of the file itself")
            case nil: throw self.error("is not a regular file; check the URL of the file")
            default: throw self.error("cannot be read: \(error.reason)")
            }
        }
        // Another user could log the app in to an account of their own.
        let status = file.initialStatus
        guard status.isOwn || geteuid() == 0, status.permissions & 0o022 == 0 else {
            throw error("can be changed by other users; remove it and log in again")
        }
        // The decoder's error is left out, because it can contain a part of the file.
        guard bytes.count <= Self.maximumBytes, let tokens = try? JSONDecoder().decode(Tokens.self, from: Data(bytes))
        else { throw error("is damaged; remove it and log in again") }
        return tokens
    }

    @Sendable func save(_ tokens: Tokens) throws(TokenFileError) { _ = try replace(with: tokens) { _ in true } }

    @Sendable func clear() throws(TokenFileError) { _ = try replace(with: nil) { _ in true } }

    /// Saves `new`, or removes the file if `new` is nil. Does nothing and returns false if `condition` is false for the
    /// tokens in the file. Other calls, also in other processes, wait for the end of this one.
    @Sendable func replace(
        with new: Tokens?, if condition: (TokenStorage.Found) -> Bool
    ) throws(TokenFileError) -> Bool {
        if new != nil { createFolder() }
        let lock: OpenFile
        let isLocked: Bool
        do {
            // The file itself cannot be locked for this purpose, because it is replaced.
            lock = try OpenFile(folder.path(percentEncoded: false), .folder)
            isLocked = try lock.lock(for: maximumWait)
        } catch {
            if new == nil, error.code == ENOENT { return condition(.success(nil)) }
            throw self.error("cannot be written: \(error.reason)")
        }
        defer { lock.unlock() }
        guard isLocked else {
            throw error(
                "cannot be written: another process has locked its folder; try again later, or end that process")
        }
        guard condition(TokenStorage.Found(catching: load)) else { return false }
        if let new { try write(new) } else { try remove() }
        return true
    }

    private func write(_ tokens: Tokens) throws(TokenFileError) {
        do {
            try replaceFile(path, temporary: path + ".new", isDurable: true) {
                try $0.append(JSONEncoder().encode(tokens))
            }
        } catch let error as FileAccessError {
            throw self.error("cannot be \(error.action == "replaced" ? "replaced" : "written"): \(error.reason)")
        } catch { throw self.error("cannot be written") }
    }

    private func remove() throws(TokenFileError) {
        do { for path in [path + ".new", path] { try removeFile(path) } } catch {
            throw TokenFileError(
                path: error.path,
                reason: "cannot be removed: \(error.reason); delete it yourself, because it contains tokens")
        }
    }

    /// Locks a second file for a refresh, and returns a closure that unlocks it. Until then, no other descriptor can
    /// lock it, also not one of this process. The file with the tokens cannot be locked, because it is replaced.
    @Sendable func lock() throws -> @Sendable () -> Void {
        createFolder()
        let path = path + ".lock"
        let file: OpenFile
        do {
            // The file is never written, so a second name (a hard link), for example in a backup, does no harm.
            file = try OpenFile(path, .locking)
            // If another program has removed the file in the meantime, the next attempt creates a new one.
            guard try file.lock(), try file.status().nameCount > 0 else { throw TokenStorageLocked(lock: path) }
        } catch let error as FileAccessError {
            let isRefused = error.code == nil
            throw TokenFileError(
                path: path,
                reason: isRefused
                    ? "is not a regular file; remove it" : "cannot be created and locked: \(error.reason)")
        }
        return calledOnce { file.unlock() }
    }

    private var folder: URL { URL(filePath: path).deletingLastPathComponent() }

    private func createFolder() {
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    private func error(_ reason: String) -> TokenFileError { TokenFileError(path: path, reason: reason) }
}
