// Unsafe: the C functions that rename and remove files take raw pointers. No pointer outlives its call.

import Foundation

/// Replaces a file in one step: at any moment, the path refers to the complete old file or to the complete new file. A
/// symbolic link is replaced and not followed; a device, a pipe or a folder is not replaced. If an error is thrown, the
/// old file stays, and the new one is removed.
///
/// - Parameters:
///   - path: The path of the file, which need not exist.
///   - new: The path of the new file until it is complete, in the same folder. A file with this path, for example of a
///     process that was killed, is removed. If the folder is not locked, the name must be unique.
///   - permissions: The permissions of the new file. Only the user can read it by default.
///   - keepsPermissions: Whether the new file gets the permissions of the old one instead, if there is one.
///   - isDurable: Whether to wait until the bytes and the name would survive a power failure, which takes milliseconds.
///   - write: Writes the contents.
/// - Throws: ``FileAccessError``, or the error of `write`.
public func replaceFile(
    _ path: String, temporary new: String, permissions: mode_t = 0o600, keepsPermissions: Bool = false,
    isDurable: Bool, write: (OpenFile) throws -> Void
) throws {
    let file: OpenFile
    do { file = try OpenFile(new, .creating, permissions: permissions) } catch {
        guard error.code == EEXIST else { throw error }
        try? removeFile(new)
        // A file or a link that appears after that is refused.
        file = try OpenFile(new, .creating, permissions: permissions)
    }
    do {
        if keepsPermissions, let old = try fileStatus(path), old.isRegular {
            try check(new, "created") { fchmod(file.descriptor, old.permissions) }
        }
        try write(file)
        if isDurable { try file.synchronize() }
        // Some network file systems report a full disk only when a descriptor is closed.
        let copy = fcntl(file.descriptor, F_DUPFD_CLOEXEC, 0)
        // After EINTR, the descriptor is closed too, at least on Linux. A second call could close another file.
        if copy >= 0, close(copy) != 0, errno != EINTR {
            throw FileAccessError(path: new, action: "written", code: errno)
        }
        try rename(new, to: path, isDurable: isDurable)
    } catch {
        try? removeFile(new)
        throw error
    }
}

/// Removes a file or a link. Does nothing if it doesn't exist.
public func removeFile(_ path: String) throws(FileAccessError) {
    do { try check(path, "removed") { unsafe unlink(path) } } catch { if error.code != ENOENT { throw error } }
}

/// Renames a file, and replaces a file or a link with the new name, but not a device, a pipe or a folder.
///
/// - Parameter isDurable: Whether to wait until the new name would survive a power failure.
func rename(_ old: String, to new: String, isDurable: Bool) throws(FileAccessError) {
    try checkIsReplaceable(new)
    try check(new, "replaced") { unsafe rename(old, new) }
    guard isDurable else { return }
    // The result is ignored, because some file systems cannot synchronize a folder.
    if let folder = try? OpenFile(folder(of: new), .folder) { fsync(folder.descriptor) }
}

/// Returns the path of the folder that contains a file.
func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}
