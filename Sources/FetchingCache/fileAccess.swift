// Unsafe: the C functions that open, read, write, rename and remove files take raw pointers. No pointer outlives its
// call. The checksum reads eight bytes at once where at least eight bytes follow.

import Foundation

/// The properties of a regular file.
struct FileProperties {
    /// The number of bytes that the file occupies on the disk, or its length if that is larger.
    let bytes: Int64
    /// The date of the last change or use, in seconds since 1970.
    let date: Double

    fileprivate init?(_ status: stat) {
        guard status.st_mode & S_IFMT == S_IFREG else { return nil }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        date = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        bytes = max(Int64(status.st_size), Int64(status.st_blocks) * 512)
    }

    /// Whether the last change or use was more than `seconds` ago. A date more than `seconds` in the future is old too.
    func isOlder(than seconds: Double) -> Bool { abs(Double(time(nil)) - date) > seconds }
}

/// Returns the properties of a file, or nil if there is no regular file with this path. Links are not followed.
func fileProperties(_ path: String) -> FileProperties? {
    var status = stat()
    return unsafe lstat(path, &status) == 0 ? FileProperties(status) : nil
}

/// Returns the first bytes of a file, or nil if there is no regular file with this path. Links are not followed.
///
/// - Parameters:
///   - count: The maximum number of bytes.
///   - isUse: Whether this read counts as a use. A use updates the file's date, at most once a minute.
/// - Throws: `POSIXError`.
func readFile(
    _ path: String, atMost count: Int64, isUse: Bool = false
) throws -> (bytes: [UInt8], properties: FileProperties)? {
    // Without O_NONBLOCK, opening a named pipe would wait for a writer.
    let descriptor = retrying { unsafe open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else {
        if errno == ENOENT || errno == ELOOP || errno == ENXIO { return nil }
        throw lastError()
    }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw lastError() }
    guard let properties = FileProperties(status) else { return nil }
    if isUse, properties.isOlder(than: 60) { _ = futimens(descriptor, nil) }
    let capacity = Int(clamping: min(Int64(status.st_size), count))
    let bytes = try unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
        while initialized < capacity {
            let rest = unsafe UnsafeMutableRawBufferPointer(
                rebasing: UnsafeMutableRawBufferPointer(buffer)[initialized...])
            let step = retrying { unsafe read(descriptor, rest.baseAddress, rest.count) }
            guard step >= 0 else { throw lastError() }
            if step == 0 { break }
            initialized += step
        }
    }
    return (bytes, properties)
}

/// Creates a file that only the user of this process can read. Removes it if it can't be written completely.
///
/// - Throws: `POSIXError`, including an error if the file exists.
func createFile(_ path: String, _ bytes: [UInt8]) throws {
    let descriptor = retrying { unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600) }
    guard descriptor >= 0 else { throw lastError() }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
        let step = retrying { unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) } }
        guard step >= 0 else {
            let error = lastError()
            _ = unsafe unlink(path)
            throw error
        }
        rest = rest.dropFirst(step)
    }
}

/// Renames a file, and replaces a file or a link with the new name. If this fails, removes the file with the old name.
///
/// - Throws: `POSIXError`.
func renameFile(_ old: String, to new: String) throws {
    guard unsafe rename(old, new) != 0 else { return }
    let error = lastError()
    _ = unsafe unlink(old)
    throw error
}

/// Removes a file or a link. Does nothing if it doesn't exist.
///
/// - Throws: `POSIXError`.
func removeFile(_ path: String) throws {
    if unsafe unlink(path) != 0, errno != ENOENT { throw lastError() }
}

/// Returns a checksum of 64 bits. A change within one aligned group of eight bytes always changes the checksum.
func checksum(_ bytes: ArraySlice<UInt8>, seed: UInt64) -> UInt64 {
    unsafe bytes.withUnsafeBytes { bytes in
        // Both steps of `add` can be reversed, so different words never give the same sum.
        var sum = seed
        func add(_ word: UInt64) {
            sum = (sum ^ word) &* 0x9e37_79b9_7f4a_7c15
            sum ^= sum >> 32
        }
        let end = bytes.count & ~7
        for place in stride(from: 0, to: end, by: 8) {
            add(UInt64(littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
        }
        for place in end..<bytes.count { add(UInt64(unsafe bytes[place])) }
        add(UInt64(bytes.count))
        return sum
    }
}

/// Appends all bytes of a body in one step, without a loop over its bytes.
func append(_ data: Data, to bytes: inout [UInt8]) {
    unsafe data.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
}

/// Returns the result of a C call. If a signal interrupts the call, repeats the call.
private func retrying<Number: SignedInteger>(_ call: () -> Number) -> Number {
    while true {
        let result = call()
        if result >= 0 || errno != EINTR { return result }
    }
}

private func lastError() -> POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
