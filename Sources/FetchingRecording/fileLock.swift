// Unsafe: the C functions that open, rename and remove files take raw pointers. No pointer outlives its call.

import Fetching
import Foundation

/// Runs `operation` while no other caller, also in another process, uses the files of a folder in this way. The lock
/// ends when its descriptor is closed, also if the process is killed.
///
/// - Throws: `POSIXError` if the folder cannot be locked.
func withLock<Result>(on folder: URL, _ operation: () throws -> Result) throws -> Result {
    let lock = unsafe open(folder.path(percentEncoded: false), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0 else { throw lastError() }
    defer { _ = close(lock) }
    while flock(lock, LOCK_EX) != 0 {
        guard errno == EINTR else { throw lastError() }
    }
    return try operation()
}

/// Replaces a file. At any moment the file has either the old or the new contents. A link is replaced and not followed.
/// The folder must be locked.
func replaceFile(_ file: URL, with bytes: [UInt8]) throws {
    let path = file.path(percentEncoded: false)
    // Removes the file of a process that was killed.
    _ = unsafe unlink(path + ".new")
    try Data(bytes).write(to: URL(filePath: path + ".new"), options: .withoutOverwriting)
    guard unsafe rename(path + ".new", path) == 0 else {
        let error = lastError()
        _ = unsafe unlink(path + ".new")
        throw error
    }
}

private func lastError() -> POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
