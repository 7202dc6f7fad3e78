// Unsafe: the C functions that open, read, write and rename files take raw pointers. No pointer outlives its call.

import Fetching
import Foundation
internal import HTTPSyntax

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An open file. It is closed, and its lock is released, when the last reference is released.
package final class CrawlFile: Sendable {
    let path: String
    private let descriptor: Int32

    /// Opens a file for reading and writing, and creates it if it doesn't exist. Symbolic links, and files with several
    /// names (hard links), are refused.
    package init(_ url: URL) throws(CrawlError) {
        try checkIsFileURL(url)
        path = url.path(percentEncoded: false)
        descriptor = try check(path) { [path] in
            unsafe open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o666)
        }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .file(path: path, reason: "it is not a regular file")
        }
        // The name can be a hard link to a file of another program. Writing would change that file.
        guard status.st_nlink <= 1 else {
            throw .file(path: path, reason: "the file has a second name (a hard link); remove the other name")
        }
    }

    deinit {
        // A process that another thread starts can have a copy of the descriptor. Without this call, the copy would
        // keep the lock.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    /// Locks the file against all other descriptors, including those of this process. Returns false if another
    /// descriptor has the lock. The system releases the lock when the process ends.
    package func lock() throws(CrawlError) -> Bool {
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if errno == EWOULDBLOCK { return false }
            if errno != EINTR { throw lastError(path) }
        }
        return true
    }

    func unlock() { flock(descriptor, LOCK_UN) }

    func size() throws(CrawlError) -> Int {
        var status = stat()
        try check(path) { unsafe fstat(descriptor, &status) }
        return Int(status.st_size)
    }

    /// Returns the `count` bytes that start at `offset`, or fewer at the end of the file.
    package func read(from offset: Int, count: Int) throws(CrawlError) -> Data {
        var bytes = Data(count: count)
        var end = 0
        while end < count {
            let number = try check(path) {
                unsafe bytes.withUnsafeMutableBytes { buffer in
                    let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[end...])
                    return unsafe pread(descriptor, rest.baseAddress, rest.count, off_t(offset + end))
                }
            }
            if number == 0 { break }
            end += number
        }
        return bytes.prefix(end)
    }

    /// Writes data at the end of the file.
    package func append(_ data: Data) throws(CrawlError) {
        _ = try check(path) { lseek(descriptor, 0, SEEK_END) }
        var rest = data[...]
        while !rest.isEmpty {
            let number = try check(path) {
                unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
            }
            rest = rest.dropFirst(number)
        }
    }

    package func truncate(to bytes: Int) throws(CrawlError) { try check(path) { ftruncate(descriptor, off_t(bytes)) } }

    /// Waits until the data would survive a power failure.
    package func synchronize() throws(CrawlError) {
        #if canImport(Darwin)
            // On Apple platforms fsync doesn't flush the drive's cache. Some file systems don't support F_FULLFSYNC.
            if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
        #endif
        try check(path) { fsync(descriptor) }
    }

    /// Moves the file to a URL. Replaces an existing file or link, but not a device, a pipe or a folder. The new name
    /// survives a power failure if the file system can synchronize folders.
    package func move(to url: URL) throws(CrawlError) {
        let newPath = url.path(percentEncoded: false)
        try checkIsReplaceable(newPath)
        try check(newPath) { unsafe rename(path, newPath) }
        let folder = unsafe open(url.deletingLastPathComponent().path(percentEncoded: false), O_RDONLY | O_CLOEXEC)
        guard folder >= 0 else { return }
        fsync(folder)
        close(folder)
    }
}

/// Creates a folder and the folders that contain it. Does nothing if the folder exists. Throws if `url` is a symbolic
/// link.
package func createFolder(_ url: URL) throws(CrawlError) {
    try checkIsFileURL(url)
    let path = url.path(percentEncoded: false)
    do { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) } catch {
        throw folderError(path) ?? .file(path: path, reason: (error as NSError).localizedDescription)
    }
    var status = stat()
    try check(path) { unsafe lstat(path, &status) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .file(path: path, reason: "it is a symbolic link") }
}

/// Throws if `url` is not a file URL, or if its path has a NUL byte. The path of another URL would name a file that the
/// caller did not intend, and the system would read a path only up to the NUL byte.
func checkIsFileURL(_ url: URL) throws(CrawlError) {
    guard url.isFileURL else {
        throw .file(
            path: Redactor().redacted(String(url.absoluteString.prefix { $0 != "?" })),
            reason: "it is not a file URL; create it with `URL(filePath:)`")
    }
    let path = url.path(percentEncoded: false)
    if path.utf8.contains(0) { throw .file(path: oneLine(path, limit: 1000), reason: "its path has a NUL byte") }
}

/// Throws if a file cannot be written because its folder does not exist, or because its name is that of a device, a
/// pipe or a folder.
func checkIsWritable(_ url: URL) throws(CrawlError) {
    let path = url.absoluteURL.deletingLastPathComponent().path
    if let error = folderError(path) { throw error }
    guard FileManager.default.fileExists(atPath: path) else {
        throw .file(path: path, reason: "the folder does not exist; create it first")
    }
    try checkIsReplaceable(url.path(percentEncoded: false))
}

/// Throws if a path refers to something other than a file or a link. A rename would replace a device or a pipe.
private func checkIsReplaceable(_ path: String) throws(CrawlError) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0, ![S_IFREG, S_IFLNK].contains(status.st_mode & S_IFMT) else { return }
    throw .file(path: path, reason: "it is not a regular file")
}

/// Returns the error if a folder cannot exist, because it or a folder that contains it is a file.
private func folderError(_ path: String) -> CrawlError? {
    var path = path
    while !path.isEmpty {
        var status = stat()
        if unsafe stat(path, &status) == 0 {
            return status.st_mode & S_IFMT == S_IFDIR ? nil : .file(path: path, reason: "it is a file, not a folder")
        }
        path = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    }
    return nil
}

/// Returns the result of a C call. Repeats the call if a signal interrupts it. Throws if the call fails.
@discardableResult
private func check<Number: SignedInteger>(_ path: String, _ call: () -> Number) throws(CrawlError) -> Number {
    while true {
        let result = call()
        if result >= 0 { return result }
        if errno != EINTR { throw lastError(path) }
    }
}

private func lastError(_ path: String) -> CrawlError {
    .file(path: path, reason: unsafe String(cString: strerror(errno)))
}
