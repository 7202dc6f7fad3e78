import Foundation

/// Returns the contents of a file, or of the standard input for the path `-`.
@Sendable func readSystemInput(_ path: String) throws(FileError) -> Data {
    do {
        if path == "-" { return try FileHandle.standardInput.readToEnd() ?? Data() }
        let url = URL(filePath: path)
        // `Data(contentsOf:)` refuses a pipe, such as `<(command)` in a shell.
        if try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile != true, !isFolder(url) {
            return try FileHandle(forReadingFrom: url).readToEnd() ?? Data()
        }
        return try Data(contentsOf: url)
    } catch {
        throw FileError(path: path, action: "read", reason: reason(of: error, at: path))
    }
}

private func reason(of error: any Error, at path: String) -> String {
    if isFolder(URL(filePath: path)) { return "it is a folder" }
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile: return "it does not exist"
    case .fileReadNoPermission: return "permission is denied"
    default: return "the system reported an error"
    }
}

private func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
}
