// Unsafe: the C functions that open, read, write and rename files take raw pointers. No pointer outlives its call.

import Foundation
internal import HTTPSyntax
import Synchronization

/// The bytes of a download that were received so far, in a hidden file beside the target. A second hidden file, the
/// record, describes the file on the server.
///
/// The record is written before the first byte, removed before the file is emptied or renamed, and restored if the
/// rename fails. So if the process ends at any moment, the bytes are the beginning of the file that the record
/// describes, or there is no valid record. A lock on the partial file prevents other calls and processes from using it
/// until this object is released. If another program removes or replaces the partial file nevertheless, the download
/// ends with an error, and does not change the new file.
final class PartialFile: Sendable {
    /// The URL of the complete file.
    let target: URL
    private let path: String
    private let recordPath: String
    private let descriptor: Int32
    /// The length that the file must have: its length when it was opened or emptied, and the bytes appended since then.
    private let countedBytes = Mutex<Int64>(0)

    /// Opens and locks the partial file for the file `name`. Creates an empty one if there is none.
    init(in folder: URL, name: String) throws(DownloadError) {
        guard folder.isFileURL else { throw DownloadError(.argument, "the folder of a download must be a file URL") }
        target = folder.appending(path: name, directoryHint: .notDirectory)
        path = folder.appending(path: ".\(name).partial", directoryHint: .notDirectory).path(percentEncoded: false)
        recordPath = path + ".record"
        var status = stat()
        if unsafe stat(target.path(percentEncoded: false), &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            throw DownloadError(.file, "“\(name)” is a folder; choose another name for the file")
        }
        descriptor = try lockedDescriptor(path, name)
        let size = try size()
        countedBytes.withLock { $0 = size }
    }

    deinit {
        // If another thread is just starting a program, the new process has a copy of the descriptor, which would keep
        // the lock.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    /// Returns the number of bytes that were received. Throws if the file has another length.
    func byteCount() throws(DownloadError) -> Int64 {
        let size = try size()
        guard size == countedBytes.withLock({ $0 }) else { throw .changedPartialFile }
        return size
    }

    private func size() throws(DownloadError) -> Int64 {
        var status = stat()
        try check("read") { unsafe fstat(descriptor, &status) }
        return Int64(status.st_size)
    }

    /// Returns the record of the file to which the bytes belong, or nil if there is no valid record.
    func record() -> DownloadRecord? {
        let number = unsafe open(recordPath, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard number >= 0 else { return nil }
        let file = FileHandle(fileDescriptor: number, closeOnDealloc: true)
        var status = stat()
        guard unsafe fstat(number, &status) == 0, isOwn(status), let data = try? file.read(upToCount: 1 << 16) else {
            return nil
        }
        return try? JSONDecoder().decode(DownloadRecord.self, from: data)
    }

    /// Removes all bytes and their record. Then writes `record`, which describes the file whose bytes follow.
    func restart(with record: DownloadRecord?) throws(DownloadError) {
        // If the path now belongs to another download, its record must not be removed.
        guard isNamed(descriptor, path) else { throw .changedPartialFile }
        _ = unsafe unlink(recordPath)
        if try size() > 0 {
            try check("written") { ftruncate(descriptor, 0) }
            // Without this call, the old bytes could be there with the new record after a power failure.
            if record != nil { try check("written") { fsync(descriptor) } }
        }
        countedBytes.withLock { $0 = 0 }
        if let record { try save(record) }
    }

    private func save(_ record: DownloadRecord) throws(DownloadError) {
        guard let data = try? JSONEncoder().encode(record) else { return }
        let number = try check("written") {
            unsafe open(recordPath, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        }
        defer { close(number) }
        try writeAll(data, to: number)
    }

    func append(_ data: Data) throws(DownloadError) {
        try writeAll(data, to: descriptor) { count in countedBytes.withLock { $0 += Int64(count) } }
    }

    /// Returns the bytes from `offset`, at most `count`.
    func read(from offset: Int64, count: Int) throws(DownloadError) -> Data {
        var buffer = [UInt8](repeating: 0, count: count)
        let number = try check("read") {
            unsafe buffer.withUnsafeMutableBytes { bytes in
                unsafe pread(descriptor, bytes.baseAddress, bytes.count, off_t(offset))
            }
        }
        return Data(buffer.prefix(number))
    }

    /// Gives the partial file its final name. After a power failure, the name refers to the new complete file or to the
    /// previous file.
    func finish() throws(DownloadError) {
        #if canImport(Darwin)
            // On Apple platforms fsync doesn't flush the drive's cache. Some file systems don't support F_FULLFSYNC.
            let isFlushed = fcntl(descriptor, F_FULLFSYNC) == 0
        #else
            let isFlushed = false
        #endif
        if !isFlushed { try check("written") { fsync(descriptor) } }
        _ = try byteCount()
        guard isNamed(descriptor, path) else { throw .changedPartialFile }
        // The record is removed before the rename. After the rename, another download may already have written its own
        // record to this path.
        let record = record()
        _ = unsafe unlink(recordPath)
        do {
            try check("given its final name") { unsafe rename(path, target.path(percentEncoded: false)) }
        } catch {
            // With the record, the next call can finish without downloading the bytes again.
            if let record { try? save(record) }
            throw error
        }
        let folder = unsafe open(target.deletingLastPathComponent().path(percentEncoded: false), O_RDONLY | O_CLOEXEC)
        guard folder >= 0 else { return }
        // The result is ignored, because some file systems cannot sync a folder.
        fsync(folder)
        close(folder)
    }

    /// Removes the bytes and the record. Does nothing if the path now belongs to another download.
    func remove() {
        guard isNamed(descriptor, path) else { return }
        _ = unsafe unlink(recordPath)
        _ = unsafe unlink(path)
    }

    private func writeAll(
        _ data: Data, to number: Int32, written: (Int) -> Void = { _ in }
    ) throws(DownloadError) {
        var rest = data[...]
        while !rest.isEmpty {
            // A bounded step, because a write blocks a thread of Swift's pool.
            let step = rest.prefix(1 << 20)
            let count = try check("written") {
                unsafe step.withUnsafeBytes { bytes in unsafe write(number, bytes.baseAddress, bytes.count) }
            }
            written(count)
            rest = rest.dropFirst(count)
        }
    }

    @discardableResult
    private func check<Number: SignedInteger>(
        _ action: String, _ call: () -> Number
    ) throws(DownloadError) -> Number {
        try checked(target.lastPathComponent, action, call)
    }
}

extension DownloadError {
    static let changedPartialFile = DownloadError(
        .file, "the partial file was changed by another program; try again to download the file")
}

/// Whether `path` is the name of the open file.
private func isNamed(_ descriptor: Int32, _ path: String) -> Bool {
    var (open, named) = (stat(), stat())
    guard unsafe fstat(descriptor, &open) == 0, unsafe lstat(path, &named) == 0 else { return false }
    return open.st_ino == named.st_ino && open.st_dev == named.st_dev
}

/// Whether a file belongs to the user of this process, and has no other hard link. The bytes of any other file must not
/// be used or changed.
private func isOwn(_ status: stat) -> Bool { status.st_uid == geteuid() && status.st_nlink <= 1 }

/// Opens, creates if necessary, and locks a partial file. Replaces a file that another user owns or that has another
/// hard link.
private func lockedDescriptor(_ path: String, _ name: String) throws(DownloadError) -> Int32 {
    // Another download can rename or remove the file between the calls that open and lock it. The lock would then be on
    // the complete file of that download, so the loop tries again.
    for _ in 0..<10 {
        let flags = O_RDWR | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        var number = unsafe open(path, flags | O_CREAT | O_EXCL, 0o666)
        let isNew = number >= 0
        if !isNew, errno == EEXIST {
            number = unsafe open(path, flags)
            if number < 0, errno == ENOENT { continue }
        }
        if number < 0 {
            if errno == EINTR { continue }
            throw fileError(name, "created", errno)
        }
        var status = stat()
        if flock(number, LOCK_EX | LOCK_NB) == 0 {
            guard unsafe fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
                close(number)
                throw DownloadError(.file, "the partial file “.\(name).partial” is not a regular file; remove it")
            }
            if isNamed(number, path) {
                // On some file systems, another user owns all files. So the owner of a new file is not checked.
                if isNew || isOwn(status) { return number }
                let reason = unsafe unlink(path) == 0 ? 0 : errno
                close(number)
                if reason != 0 && reason != ENOENT { throw fileError(name, "created", reason) }
                continue
            }
            close(number)
        } else {
            let reason = errno
            close(number)
            if reason != EWOULDBLOCK && reason != EINTR { throw fileError(name, "locked", reason) }
            if reason == EWOULDBLOCK { break }
        }
    }
    throw DownloadError(
        .file,
        "another download with the file name “\(name)” is running; wait until it ends, or use another file name")
}

/// Returns the result of a C call. If a signal interrupts the call, repeats the call. Throws if the call fails.
@discardableResult
private func checked<Number: SignedInteger>(
    _ name: String, _ action: String, _ call: () -> Number
) throws(DownloadError) -> Number {
    while true {
        let result = call()
        if result >= 0 { return result }
        if errno != EINTR { throw fileError(name, action, errno) }
    }
}

/// Returns the error for a C call that failed with `code`.
func fileError(_ name: String, _ action: String, _ code: Int32) -> DownloadError {
    let advice =
        switch code {
        case ENOSPC, EDQUOT: "; free some space, and try again to resume"
        case EFBIG: "; the file system or a limit of the process does not allow such a large file"
        case ENOENT, ENOTDIR: action == "created" ? "; create the folder first" : ""
        case EACCES, EPERM, EROFS: "; choose a folder in which this process may create files"
        case ELOOP: "; remove the symbolic link “.\(name).partial”"
        case ENAMETOOLONG: "; choose a shorter name"
        default: ""
        }
    let reason = unsafe String(cString: strerror(code))
    return DownloadError(.file, "“\(name)” could not be \(action): \(reason)\(advice)")
}
