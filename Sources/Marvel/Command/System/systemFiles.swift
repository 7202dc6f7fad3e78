// Unsafe: the C functions that open and write files take raw pointers. No pointer outlives its call.

import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file descriptor that is closed when the last reference is released.
private final class Descriptor: Sendable {
    let number: Int32

    init(number: Int32) { self.number = number }

    deinit { close(number) }
}

/// Creates a file, or truncates an existing file. Returns a closure that appends data to the file. Accepts a device or
/// a symbolic link too, because no later run continues the file.
func createFile(_ path: String) throws(FileError) -> @Sendable (Data) throws -> Void {
    let file = Descriptor(
        number: try check(path, "written") { unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666) })
    return { data in
        var rest = data[...]
        while !rest.isEmpty {
            let number = try check(path, "written") {
                unsafe rest.withUnsafeBytes { bytes in unsafe write(file.number, bytes.baseAddress, bytes.count) }
            }
            rest = rest.dropFirst(number)
        }
    }
}

/// Returns the size of a file in bytes, or nil if the file doesn't exist. Throws an error for a folder, a device or a
/// symbolic link.
func fileSize(_ path: String) throws(FileError) -> Int? {
    var status = stat()
    if unsafe lstat(path, &status) != 0 {
        if errno == ENOENT { return nil }
        throw FileError(path: path, action: "read", reason: lastReason())
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return Int(status.st_size)
    // A crawl would replace the link, and not the file to which the link refers.
    case S_IFLNK: throw FileError(path: path, action: "used", reason: "it is a symbolic link")
    default: throw FileError(path: path, action: "used", reason: "it is not a regular file")
    }
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
