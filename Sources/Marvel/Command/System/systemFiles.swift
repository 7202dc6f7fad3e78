// Unsafe: the C functions that open, read and write files take raw pointers. No pointer outlives its call.

import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension Files {
    /// The file system of the machine.
    static let system = Files(status: fileStatus, open: openFile, create: createFile, rename: renameFile)
}

/// A file descriptor that is closed when the last reference is released.
private final class Descriptor: Sendable {
    let number: Int32
    let path: String

    init(number: Int32, path: String) {
        self.number = number
        self.path = path
    }

    deinit {
        // A program that another thread is starting can have a copy of the descriptor, which would keep a lock.
        flock(number, LOCK_UN)
        close(number)
    }
}

@Sendable private func openFile(_ path: String) throws(FileError) -> OpenFile {
    // This call throws an error with the reason if the path is a link, a folder or a device.
    _ = try fileStatus(path)
    // The flags also refuse a link that another program creates after this check.
    let flags = O_RDWR | O_NOFOLLOW | O_CLOEXEC
    let number = try check(path, "opened") {
        let number = unsafe open(path, flags | O_CREAT | O_EXCL, 0o666)
        return number < 0 && errno == EEXIST ? unsafe open(path, flags) : number
    }
    let file = Descriptor(number: number, path: path)
    return OpenFile(
        lock: {
            // The system releases the lock when the process ends, because the lock is on the open file, not on a path.
            if flock(file.number, LOCK_EX | LOCK_NB) == 0 { return true }
            if errno == EWOULDBLOCK { return false }
            throw FileError(path: file.path, action: "locked", reason: lastReason())
        },
        status: {
            var status = stat()
            try check(file.path, "read") { unsafe fstat(file.number, &status) }
            return try regularFile(status, file.path)
        },
        read: { offset, count in try read(file, from: offset, count: count) },
        truncate: { bytes in
            try check(file.path, "cut") { ftruncate(file.number, off_t(bytes)) }
            try sync(file)
        },
        append: { data in
            try append(data, to: file)
            try sync(file)
        })
}

@Sendable private func createFile(_ path: String) throws(FileError) -> @Sendable (Data) throws -> Void {
    let number = try check(path, "written") {
        unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    }
    let file = Descriptor(number: number, path: path)
    return { data in try writeAll(data, to: file) }
}

@Sendable private func renameFile(_ path: String, to newPath: String) throws(FileError) {
    try check(path, "renamed") { unsafe rename(path, newPath) }
    try syncFolder(of: newPath)
}

@Sendable private func fileStatus(_ path: String) throws(FileError) -> FileStatus? {
    var status = stat()
    if unsafe lstat(path, &status) != 0 {
        if errno == ENOENT { return nil }
        throw FileError(path: path, action: "read", reason: lastReason())
    }
    return try regularFile(status, path)
}

private func regularFile(_ status: stat, _ path: String) throws(FileError) -> FileStatus {
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    // A crawl would change the link's target, or replace the link.
    case S_IFLNK: throw FileError(path: path, action: "used", reason: "it is a symbolic link")
    default: throw FileError(path: path, action: "used", reason: "it is not a regular file")
    }
    let identity = FileIdentity(
        device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino))
    return FileStatus(bytes: Int(status.st_size), identity: identity)
}

private func read(_ file: Descriptor, from offset: Int, count: Int) throws(FileError) -> Data {
    var result = Data()
    var buffer = [UInt8](repeating: 0, count: count)
    while result.count < count {
        let place = off_t(offset + result.count)
        let rest = count - result.count
        let number = try check(file.path, "read") {
            unsafe buffer.withUnsafeMutableBytes { bytes in unsafe pread(file.number, bytes.baseAddress, rest, place) }
        }
        if number == 0 { break }
        result += buffer.prefix(number)
    }
    return result
}

private func append(_ data: Data, to file: Descriptor) throws(FileError) {
    _ = try check(file.path, "written") { lseek(file.number, 0, SEEK_END) }
    try writeAll(data, to: file)
}

private func writeAll(_ data: Data, to file: Descriptor) throws(FileError) {
    var rest = data[...]
    while !rest.isEmpty {
        let number = try check(file.path, "written") {
            unsafe rest.withUnsafeBytes { bytes in unsafe write(file.number, bytes.baseAddress, bytes.count) }
        }
        rest = rest.dropFirst(number)
    }
}

private func sync(_ file: Descriptor) throws(FileError) {
    #if canImport(Darwin)
        // On Apple platforms fsync doesn't flush the drive's cache. Some file systems don't support F_FULLFSYNC.
        if fcntl(file.number, F_FULLFSYNC) == 0 { return }
    #endif
    try check(file.path, "written") { fsync(file.number) }
}

/// Writes the folder of a path to the disk, so that a rename survives a power failure. Throws only for an input or
/// output error, because some file systems cannot sync a folder.
private func syncFolder(of path: String) throws(FileError) {
    let folder = URL(filePath: path).deletingLastPathComponent().path
    let number = unsafe open(folder, O_RDONLY | O_CLOEXEC)
    if number < 0 { return }
    let file = Descriptor(number: number, path: folder)
    if fsync(file.number) != 0, errno == EIO { throw FileError(path: folder, action: "written", reason: lastReason()) }
}

/// Returns the result of a C call. If a signal interrupts the call, repeats the call. Throws if the call fails.
@discardableResult
private func check<Result: SignedInteger>(
    _ path: String, _ action: String, _ call: () -> Result
) throws(FileError) -> Result {
    while true {
        let result = call()
        if result >= 0 { return result }
        if errno != EINTR { throw FileError(path: path, action: action, reason: lastReason()) }
    }
}

private func lastReason() -> String { unsafe String(cString: strerror(errno)) }
