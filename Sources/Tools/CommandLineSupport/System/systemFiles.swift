import FileAccess
import Foundation

/// Creates a file, or truncates an existing file. Returns a closure that appends data to the file. Accepts a device or
/// a symbolic link too, because no later run continues the file.
public func createFile(_ path: String) throws(FileError) -> @Sendable (Data) throws -> Void {
    let file: OpenFile
    do { file = try OpenFile(path, .output, permissions: 0o666) } catch { throw FileError(error, action: "written") }
    return { data in
        do throws(FileAccessError) { try file.append(data) } catch { throw FileError(error, action: "written") }
    }
}

/// Returns the size of a file in bytes, or nil if the file doesn't exist. Throws an error for a folder, a device or a
/// symbolic link.
public func fileSize(_ path: String) throws(FileError) -> Int? {
    let status: FileStatus?
    do { status = try fileStatus(path) } catch { throw FileError(error, action: "read") }
    guard let status else { return nil }
    if status.isRegular { return Int(status.bytes) }
    // A crawl would replace a link, and not the file to which the link refers.
    let reason = status.isLink ? "it is a symbolic link" : "it is not a regular file"
    throw FileError(path: path, action: "used", reason: reason)
}

extension FileError {
    fileprivate init(_ error: FileAccessError, action: String) {
        self.init(path: error.path, action: action, reason: error.reason)
    }
}
