// Unsafe: the C functions that open, read and write files take raw pointers. No pointer outlives its call.

import Foundation

/// An open file or folder. It is closed, and its lock is released, when the last reference is released.
public final class OpenFile: Sendable {
    /// How a file is opened. Only `readingTarget`, `folder` and `output` follow a symbolic link. Only `output` accepts
    /// a device, a named pipe or a socket; the others refuse it without waiting for another process.
    public struct Mode: Equatable, Sendable {
        let flags: Int32
        var refusesSecondName = false

        /// For reading. The file must exist.
        public static let reading = Mode(flags: O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
        /// Like ``reading``, but a symbolic link is followed, because the user has chosen the path.
        public static let readingTarget = Mode(flags: O_RDONLY | O_NONBLOCK)
        /// For reading, and for writing at the end. The file is created if it doesn't exist. A file with a second name
        /// (a hard link) is refused, because writing would change the file of another program.
        public static let appending = Mode(flags: locking.flags, refusesSecondName: true)
        /// Like ``appending``, but a file with a second name is accepted. For locks, and for a file whose status is
        /// checked before it is changed.
        public static let locking = Mode(flags: O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK)
        /// For reading, and for writing at the end. The file must not exist.
        public static let creating = Mode(flags: O_RDWR | O_APPEND | O_CREAT | O_EXCL | O_NOFOLLOW)
        /// A folder, for a lock.
        public static let folder = Mode(flags: O_RDONLY | O_DIRECTORY)
        /// For writing, as `>` does in a shell: creates a file, or empties an existing one. Accepts a device or a pipe
        /// too, and waits for the reader of a pipe.
        public static let output = Mode(flags: O_WRONLY | O_CREAT | O_TRUNC)
    }

    /// The path with which the file was opened.
    public let path: String
    /// The properties of the file when it was opened.
    public let initialStatus: FileStatus
    let descriptor: Int32

    /// Opens a file. The checks apply to the file that was opened, so it cannot be replaced in between.
    ///
    /// - Parameter permissions: The permissions of a new file, from which the system subtracts the process's mask.
    /// - Throws: An error without a code if the file is not regular, or has a second name that the mode refuses.
    public init(_ path: String, _ mode: Mode, permissions: mode_t = 0o600) throws(FileAccessError) {
        self.path = path
        let action = mode.flags & O_CREAT == 0 ? "opened" : "created"
        let descriptor = try check(path, action) { unsafe open(path, mode.flags | O_CLOEXEC, permissions) }
        self.descriptor = descriptor
        do { initialStatus = try FileStatus(of: descriptor, path) } catch {
            close(descriptor)
            throw error
        }
        // A mode that refuses a pipe has O_NONBLOCK. Otherwise, opening the pipe would wait for another process.
        guard mode.flags & O_NONBLOCK != 0 else { return }
        if !initialStatus.isRegular {
            throw FileAccessError(path: path, action: action, reason: "it is not a regular file")
        }
        if mode.refusesSecondName, initialStatus.nameCount > 1 {
            let reason = "the file has a second name (a hard link); remove the other name"
            throw FileAccessError(path: path, action: action, reason: reason)
        }
    }

    deinit {
        unlock()
        close(descriptor)
    }

    /// Returns the current properties of the file.
    public func status() throws(FileAccessError) -> FileStatus { try FileStatus(of: descriptor, path) }

    /// Whether the path still refers to this file. Another program can have removed or replaced it.
    public var isInPlace: Bool {
        guard let named = try? fileStatus(path) else { return false }
        return (try? status().isSameFile(as: named)) == true
    }

    /// Locks the file against all other descriptors, including those of this process. Blocks the thread while it waits.
    /// The system releases the lock when the process ends.
    ///
    /// - Parameter limit: The longest wait for another descriptor that has the lock (default: none).
    /// - Returns: False if another descriptor still has the lock.
    public func lock(for limit: Duration = .zero) throws(FileAccessError) -> Bool {
        var waited = Duration.zero
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            switch errno {
            case EINTR: continue
            case EWOULDBLOCK where waited < limit: usleep(1000)
            case EWOULDBLOCK: return false
            default: throw FileAccessError(path: path, action: "locked", code: errno)
            }
            waited += .milliseconds(1)
        }
        return true
    }

    /// Releases the lock. A process that another thread is starting can have a copy of the descriptor, which would keep
    /// the lock if the descriptor were only closed.
    public func unlock() { flock(descriptor, LOCK_UN) }

    /// Returns the bytes that start at `offset`: at most `count`, and fewer only at the end of the file.
    public func read(from offset: Int64 = 0, count: Int) throws(FileAccessError) -> [UInt8] {
        var code: Int32 = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: max(0, count)) { buffer, initialized in
            while initialized < count {
                let rest = unsafe UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(buffer)[initialized...])
                let step = unsafe pread(descriptor, rest.baseAddress, rest.count, off_t(offset) + off_t(initialized))
                if step < 0, errno == EINTR { continue }
                if step < 0 { code = errno }
                if step <= 0 { break }
                initialized += step
            }
        }
        if code != 0 { throw FileAccessError(path: path, action: "read", code: code) }
        return bytes
    }

    /// Writes bytes at the end of the file.
    ///
    /// - Parameter written: Called after each step with the number of written bytes, also if a later step fails.
    public func append(
        _ bytes: some ContiguousBytes, written: (Int) -> Void = { _ in }
    ) throws(FileAccessError) {
        let code = unsafe bytes.withUnsafeBytes { bytes -> Int32 in
            var rest = unsafe bytes[...]
            while unsafe !rest.isEmpty {
                // Apple's systems refuse to write 2 GB or more in one call.
                let step = unsafe UnsafeRawBufferPointer(rebasing: rest.prefix(1 << 20))
                let count = unsafe write(descriptor, step.baseAddress, step.count)
                if count < 0, errno == EINTR { continue }
                if count < 0 { return errno }
                written(count)
                unsafe rest = rest.dropFirst(count)
            }
            return 0
        }
        if code != 0 { throw FileAccessError(path: path, action: "written", code: code) }
    }

    /// Removes all bytes after the first `bytes`.
    public func truncate(to bytes: Int64) throws(FileAccessError) {
        try check(path, "written") { ftruncate(descriptor, off_t(bytes)) }
    }

    /// Sets the date of the last change to the current date. Does nothing if this is not possible.
    public func touch() { futimens(descriptor, nil) }

    /// Waits until the bytes would survive a power failure.
    public func synchronize() throws(FileAccessError) {
        #if canImport(Darwin)
            // On Apple platforms fsync doesn't flush the drive's cache. Some file systems don't support F_FULLFSYNC.
            if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
        #endif
        try check(path, "written") { fsync(descriptor) }
    }

    /// Moves the file to another path on the same disk. Replaces a file or a link, but not a device, a pipe or a
    /// folder. The new name survives a power failure if the file system can synchronize folders. The bytes survive it
    /// only after ``synchronize()``.
    public func move(to newPath: String) throws(FileAccessError) {
        try rename(path, to: newPath, isDurable: true)
    }
}
