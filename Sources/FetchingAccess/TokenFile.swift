import Fetching
import Foundation
internal import HTTPSyntax

// Unsafe: the C functions that open, rename and remove files take raw pointers. No pointer outlives its call.

/// A file with tokens as JSON.
struct TokenFile: Sendable {
    let path: String
    /// The maximum number of milliseconds for which a change waits for another one.
    var maximumWait = 5000

    private static let maximumBytes = 1 << 16

    @Sendable func load() throws(TokenFileError) -> Tokens? {
        // Without O_NONBLOCK, opening a named pipe would wait for a writer.
        let descriptor = unsafe open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        if descriptor < 0 {
            if errno == ENOENT { return nil }
            if errno == ELOOP {
                throw error("is a symbolic link, which is not followed; use the URL of the file itself")
            }
            throw error("cannot be read: \(reason())")
        }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw error("is not a regular file; check the URL of the file")
        }
        // Another user could log the app in to an account of their own.
        guard status.st_uid == geteuid() || geteuid() == 0, status.st_mode & 0o022 == 0 else {
            throw error("can be changed by other users; remove it and log in again")
        }
        let data: Data?
        do { data = try file.read(upToCount: Self.maximumBytes + 1) } catch { throw self.error("cannot be read") }
        // The decoder's error is left out, because it can contain a part of the file.
        guard let data, data.count <= Self.maximumBytes, let tokens = try? JSONDecoder().decode(Tokens.self, from: data)
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
        let path = folder.path(percentEncoded: false)
        let descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if new == nil, errno == ENOENT { return condition(.success(nil)) }
            throw error("cannot be written: \(reason())")
        }
        defer { unlock(descriptor) }
        try lockFolder(descriptor)
        guard condition(TokenStorage.Found(catching: load)) else { return false }
        if let new { try write(new) } else { try remove() }
        return true
    }

    /// Locks the folder for a change, which takes some milliseconds. The file itself cannot be locked for this purpose,
    /// because it is replaced.
    private func lockFolder(_ descriptor: Int32) throws(TokenFileError) {
        for _ in 0..<maximumWait {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
            if errno == EWOULDBLOCK {
                usleep(1000)
            } else if errno != EINTR {
                throw error("cannot be written: \(reason())")
            }
        }
        throw error("cannot be written: another process has locked its folder; try again later, or end that process")
    }

    private func write(_ tokens: Tokens) throws(TokenFileError) {
        // Removes the file of an interrupted save. O_EXCL refuses a file or a link that appears after that.
        let new = path + ".new"
        _ = unsafe unlink(new)
        let descriptor = unsafe open(new, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw error("cannot be written: \(reason())") }
        do {
            let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            try file.write(contentsOf: JSONEncoder().encode(tokens))
            try file.synchronize()
            try file.close()
        } catch {
            _ = unsafe unlink(new)
            throw self.error("cannot be written")
        }
        guard unsafe rename(new, path) == 0 else {
            let error = error("cannot be replaced: \(reason())")
            _ = unsafe unlink(new)
            throw error
        }
    }

    private func remove() throws(TokenFileError) {
        for path in [path + ".new", path] where unsafe unlink(path) != 0 && errno != ENOENT {
            throw TokenFileError(
                path: path, reason: "cannot be removed: \(reason()); delete it yourself, because it contains tokens")
        }
    }

    /// Locks a second file for a refresh, and returns a closure that unlocks it. Until then, no other descriptor can
    /// lock it, also not one of this process. The file with the tokens cannot be locked, because it is replaced.
    @Sendable func lock() throws -> @Sendable () -> Void {
        createFolder()
        let path = path + ".lock"
        let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw TokenFileError(path: path, reason: "cannot be created and locked: \(reason())")
        }
        var isLocked = false
        defer { if !isLocked { close(descriptor) } }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw TokenFileError(path: path, reason: "is not a regular file; remove it")
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            guard errno == EWOULDBLOCK || errno == EINTR else {
                throw TokenFileError(path: path, reason: "cannot be locked: \(reason())")
            }
            throw TokenStorageLocked(lock: path)
        }
        // If another program has removed the file in the meantime, the next attempt creates a new one.
        guard unsafe fstat(descriptor, &status) == 0, status.st_nlink > 0 else { throw TokenStorageLocked(lock: path) }
        isLocked = true
        return calledOnce { unlock(descriptor) }
    }

    private var folder: URL { URL(filePath: path).deletingLastPathComponent() }

    private func createFolder() {
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    private func error(_ reason: String) -> TokenFileError { TokenFileError(path: path, reason: reason) }
}

/// Unlocks and closes a descriptor. A process that another thread is starting can have a copy of the descriptor, which
/// would keep the lock if the descriptor were only closed.
private func unlock(_ descriptor: Int32) {
    flock(descriptor, LOCK_UN)
    close(descriptor)
}

private func reason() -> String { unsafe String(cString: strerror(errno)) }
