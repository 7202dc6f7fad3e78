// Unsafe: the C functions that read the status of a file take raw pointers. No pointer outlives its call.

import Foundation

/// The properties of a file, a folder or a link at one moment. Two values are equal if they have the same file, length
/// and date.
public struct FileStatus: Equatable, Sendable {
    private let status: stat

    fileprivate init(_ status: stat) { self.status = status }

    init(of descriptor: Int32, _ path: String) throws(FileAccessError) {
        var status = stat()
        try check(path, "read") { unsafe fstat(descriptor, &status) }
        self.status = status
    }

    /// Whether both are the status of the same file, and neither its size nor its date has changed.
    public static func == (one: FileStatus, other: FileStatus) -> Bool {
        one.isSameFile(as: other) && one.bytes == other.bytes && one.date == other.date
    }

    /// Whether it is a file, and not a folder, a link, a device, a named pipe or a socket.
    public var isRegular: Bool { status.st_mode & S_IFMT == S_IFREG }
    /// Whether it is a folder.
    public var isFolder: Bool { status.st_mode & S_IFMT == S_IFDIR }
    /// Whether it is a symbolic link.
    public var isLink: Bool { status.st_mode & S_IFMT == S_IFLNK }
    /// The permissions of the owner, the group and others, such as `0o600`.
    public var permissions: mode_t { status.st_mode & 0o777 }
    /// The length in bytes.
    public var bytes: Int64 { Int64(status.st_size) }
    /// The number of bytes that the file occupies on the disk, or its length if that is larger.
    public var occupiedBytes: Int64 { max(bytes, Int64(status.st_blocks) * 512) }
    /// The number of names (hard links) that the file has.
    public var nameCount: UInt64 { UInt64(status.st_nlink) }
    /// Whether the file belongs to the user of this process.
    public var isOwn: Bool { status.st_uid == geteuid() }

    /// The date of the last change, in seconds since 1970.
    public var date: Double {
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Whether two values describe the same file, perhaps at different moments.
    func isSameFile(as other: FileStatus) -> Bool {
        status.st_ino == other.status.st_ino && status.st_dev == other.status.st_dev
    }
}

/// Returns the status of a path, or nil if nothing has this path.
///
/// - Parameter followsLinks: Whether to return the status of the file to which a symbolic link refers (default: false).
public func fileStatus(_ path: String, followsLinks: Bool = false) throws(FileAccessError) -> FileStatus? {
    var status = stat()
    do {
        try check(path, "read") { unsafe followsLinks ? stat(path, &status) : lstat(path, &status) }
    } catch {
        if error.code == ENOENT { return nil }
        throw error
    }
    return FileStatus(status)
}
