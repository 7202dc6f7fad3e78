internal import FileAccess
import Foundation
import Synchronization

/// The bytes of a download that were received so far, in a hidden file beside the target. A second hidden file, the
/// record, describes the file on the server.
///
/// The record is written before the first byte, removed before the file is emptied or renamed, and restored if the
/// rename fails. So if the process ends at any moment, the bytes are the beginning of the file that the record
/// describes, or there is no valid record. A lock on the partial file prevents other calls and processes from using it
/// until ``unlock()``. If another program removes or replaces the partial file nevertheless, the download ends with an
/// error, and does not change the new file.
final class PartialFile: Sendable {
    /// The URL of the complete file.
    let target: URL
    private let recordPath: String
    private let file: OpenFile
    /// The length that the file must have: its length when it was opened or emptied, and the bytes appended since then.
    private let countedBytes: Mutex<Int64>

    /// Opens and locks the partial file for the file `name`. Creates an empty one if there is none.
    init(in folder: URL, name: String) throws(DownloadError) {
        guard folder.isFileURL else { throw DownloadError(.argument, "the folder of a download must be a file URL") }
        target = folder.appending(path: name, directoryHint: .notDirectory)
        let path = folder.appending(path: ".\(name).partial", directoryHint: .notDirectory).path(percentEncoded: false)
        recordPath = path + ".record"
        if (try? fileStatus(target.path(percentEncoded: false), followsLinks: true))?.isFolder == true {
            throw DownloadError(.file, "“\(name)” is a folder; choose another name for the file")
        }
        let (file, bytes): (OpenFile?, Int64)
        do {
            file = try lockedFile(path)
            bytes = try file?.status().bytes ?? 0
        } catch {
            guard error.code != nil else {
                throw DownloadError(.file, "the partial file “.\(name).partial” is not a regular file; remove it")
            }
            throw fileError(name, error)
        }
        guard let file else {
            throw DownloadError(
                .file,
                "another download with the file name “\(name)” is running; wait until it ends, or use another file name"
            )
        }
        self.file = file
        countedBytes = Mutex(bytes)
    }

    /// Returns the number of bytes that were received. Throws if the file has another length.
    func byteCount() throws(DownloadError) -> Int64 {
        let bytes: Int64
        do { bytes = try file.status().bytes } catch { throw failure(error) }
        guard bytes == countedBytes.withLock({ $0 }) else { throw .changedPartialFile }
        return bytes
    }

    /// Returns the record of the file to which the bytes belong, or nil if there is no valid record.
    func record() -> DownloadRecord? {
        guard let file = try? OpenFile(recordPath, .reading), isOwn(file.initialStatus),
            let bytes = try? file.read(count: 1 << 16)
        else { return nil }
        return try? JSONDecoder().decode(DownloadRecord.self, from: Data(bytes))
    }

    /// Removes all bytes and their record. Then writes `record`, which describes the file whose bytes follow.
    func restart(with record: DownloadRecord?) throws(DownloadError) {
        // If the path now belongs to another download, its record must not be removed.
        guard file.isInPlace else { throw .changedPartialFile }
        try? removeFile(recordPath)
        do {
            if try file.status().bytes > 0 {
                try file.truncate(to: 0)
                // Without this call, the old bytes could be there with the new record after a power failure.
                if record != nil { try file.synchronize() }
            }
            countedBytes.withLock { $0 = 0 }
            if let record { try save(record) }
        } catch { throw failure(error) }
    }

    private func save(_ record: DownloadRecord) throws(FileAccessError) {
        guard let data = try? JSONEncoder().encode(record) else { return }
        try OpenFile(recordPath, .creating, permissions: 0o666).append(data)
    }

    func append(_ data: Data) throws(DownloadError) {
        do { try file.append(data) { count in countedBytes.withLock { $0 += Int64(count) } } } catch {
            throw failure(error)
        }
    }

    /// Returns the bytes from `offset`, at most `count`.
    func read(from offset: Int64, count: Int) throws(DownloadError) -> Data {
        do { return Data(try file.read(from: offset, count: count)) } catch { throw failure(error) }
    }

    /// Gives the partial file its final name. After a power failure, the name refers to the new complete file or to the
    /// previous file.
    func finish() throws(DownloadError) {
        do { try file.synchronize() } catch { throw failure(error) }
        _ = try byteCount()
        guard file.isInPlace else { throw .changedPartialFile }
        // The record is removed before the rename. After the rename, another download may already have written its own
        // record to this path.
        let record = record()
        try? removeFile(recordPath)
        do { try file.move(to: target.path(percentEncoded: false)) } catch {
            // With the record, the next call can finish without downloading the bytes again.
            if let record { try? save(record) }
            throw failure(error)
        }
    }

    /// Removes the bytes and the record. Does nothing if the path now belongs to another download.
    func remove() {
        guard file.isInPlace else { return }
        try? removeFile(recordPath)
        try? removeFile(file.path)
    }

    /// Lets other calls use the partial file. The release of this object is not enough: a thread that has worked for
    /// the download can have a reference to it for a moment after the end of the call.
    func unlock() { file.unlock() }

    private func failure(_ error: FileAccessError) -> DownloadError { fileError(target.lastPathComponent, error) }
}

extension DownloadError {
    static let changedPartialFile = DownloadError(
        .file, "the partial file was changed by another program; try again to download the file")
}

/// Whether a file belongs to the user of this process, and has no other hard link. The bytes of any other file must not
/// be used or changed.
private func isOwn(_ status: FileStatus) -> Bool { status.isOwn && status.nameCount <= 1 }

/// Opens, creates if necessary, and locks a partial file. Replaces a file that another user owns or that has another
/// hard link. Returns nil if another download has locked the file.
private func lockedFile(_ path: String) throws(FileAccessError) -> OpenFile? {
    // Another download can rename or remove the file between the calls that open and lock it. The lock would then be on
    // the complete file of that download, so the loop tries again.
    for _ in 0..<10 {
        var isNew = true
        let file: OpenFile
        do { file = try OpenFile(path, .creating, permissions: 0o666) } catch {
            guard error.code == EEXIST else { throw error }
            isNew = false
            file = try OpenFile(path, .locking, permissions: 0o666)
        }
        guard try file.lock() else { return nil }
        guard file.isInPlace else { continue }
        // On some file systems, another user owns all files. So the owner of a new file is not checked.
        if isNew { return file }
        if try isOwn(file.status()) { return file }
        try removeFile(path)
    }
    return nil
}

/// Returns the error for a file that could not be read or written.
func fileError(_ name: String, _ error: FileAccessError) -> DownloadError {
    let action =
        switch error.action {
        case "removed": "created"
        case "replaced": "given its final name"
        default: error.action
        }
    let advice =
        switch error.code {
        case ENOSPC, EDQUOT: "; free some space, and try again to resume"
        case EFBIG: "; the file system or a limit of the process does not allow such a large file"
        case ENOENT, ENOTDIR: action == "created" ? "; create the folder first" : ""
        case EACCES, EPERM, EROFS: "; choose a folder in which this process may create files"
        case ELOOP: "; remove the symbolic link “.\(name).partial”"
        case ENAMETOOLONG: "; choose a shorter name"
        default: ""
        }
    return DownloadError(.file, "“\(name)” could not be \(action): \(error.reason)\(advice)")
}
