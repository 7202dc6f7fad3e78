import Fetching
import Foundation
internal import HTTPSyntax

// Unsafe: the C functions that open, rename and remove files take raw pointers. No pointer outlives its call.

/// A file with tokens as JSON.
struct TokenFile: Sendable {
    let path: String

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
        let data: Data?
        do { data = try file.read(upToCount: Self.maximumBytes + 1) } catch { throw self.error("cannot be read") }
        // The decoder's error is left out, because it can contain a part of the file.
        guard let data, data.count <= Self.maximumBytes, let tokens = try? JSONDecoder().decode(Tokens.self, from: data)
        else { throw error("is damaged; remove it and log in again") }
        return tokens
    }

    @Sendable func save(_ tokens: Tokens) throws(TokenFileError) {
        let folder = URL(filePath: path).deletingLastPathComponent()
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        // All saves use the same name for the new file, so a save waits for the end of another save, also in another
        // process. The lock ends when the descriptor is closed.
        let lock = unsafe open(folder.path(percentEncoded: false), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard lock >= 0 else { throw error("cannot be written: \(reason())") }
        defer { _ = close(lock) }
        while flock(lock, LOCK_EX) != 0 {
            guard errno == EINTR else { throw error("cannot be written: \(reason())") }
        }
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

    @Sendable func clear() throws(TokenFileError) {
        for path in [path + ".new", path] where unsafe unlink(path) != 0 && errno != ENOENT {
            throw TokenFileError(
                path: path, reason: "cannot be removed: \(reason()); delete it yourself, because it contains tokens")
        }
    }

    private func error(_ reason: String) -> TokenFileError { TokenFileError(path: path, reason: reason) }
}

private func reason() -> String { unsafe String(cString: strerror(errno)) }
