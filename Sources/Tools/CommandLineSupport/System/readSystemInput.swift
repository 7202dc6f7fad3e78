import FileAccess
import Foundation

/// Returns the contents of a file, or of the standard input for the path `-`.
@Sendable public func readSystemInput(_ path: String) throws(FileError) -> Data {
    do {
        let url = URL(filePath: path)
        if isFolder(url) { throw CocoaError(.fileReadUnknown) }
        // A path can also name a pipe, such as `<(command)` in a shell.
        return try boundedContents(of: path == "-" ? .standardInput : FileHandle(forReadingFrom: url), path: path)
    } catch {
        throw FileError(path: path, action: "read", reason: reason(of: error, at: path))
    }
}

private func reason(of error: any Error, at path: String) -> String {
    if isFolder(URL(filePath: path)) { return "it is a folder" }
    if let error = error as? FileAccessError { return error.reason }
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile: return "it does not exist"
    case .fileReadNoPermission: return "permission is denied"
    default: return "the system reported an error"
    }
}

/// Whether a path names a pipe, a socket or a device.
public func isPipeOrDevice(_ path: String) -> Bool {
    let values = try? URL(filePath: path).resourceValues(forKeys: [.isRegularFileKey, .isDirectoryKey])
    return values.map { $0.isRegularFile == false && $0.isDirectory == false } ?? false
}

private func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
}
