// Unsafe: the C functions that open, rename and remove files take raw pointers. No pointer outlives its call.

import Fetching
import Foundation
internal import HTTPSyntax

/// Runs `operation` while it holds a lock on a folder. Other callers of this function, also in other processes, wait
/// for the lock. The system releases the lock if the process is killed.
///
/// - Throws: `POSIXError` if the folder cannot be locked, or if another process keeps the lock for a minute.
func withLock<Result>(on folder: URL, _ operation: () throws -> Result) throws -> Result {
    let lock = unsafe open(folder.path(percentEncoded: false), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0 else { throw lastError() }
    defer { _ = close(lock) }
    var waits = 0
    while flock(lock, LOCK_EX | LOCK_NB) != 0 {
        guard errno == EINTR || errno == EWOULDBLOCK && waits < 60_000 else { throw lastError() }
        waits += 1
        usleep(1000)
    }
    return try operation()
}

/// Replaces a file. At any moment the file has either the old or the new contents. A link is replaced and not followed.
/// The permissions of an existing file are kept. A new file can be read only by the user (mode 0600), because a
/// recording can contain personal data. The folder must be locked.
///
/// - Parameter write: Passes the new contents to its argument, in pieces.
func replaceFile(_ file: URL, _ write: (_ piece: (Data) throws -> Void) throws -> Void) throws {
    let path = file.path(percentEncoded: false)
    let new = path + ".new"
    // Removes a file that a killed process has left.
    _ = unsafe unlink(new)
    do {
        let descriptor = unsafe open(new, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw lastError() }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        if unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
            guard fchmod(descriptor, status.st_mode & 0o777) == 0 else { throw lastError() }
        }
        try write { try handle.write(contentsOf: $0) }
        try handle.close()
        guard unsafe rename(new, path) == 0 else { throw lastError() }
    } catch {
        _ = unsafe unlink(new)
        throw error
    }
}

private func lastError() -> POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
