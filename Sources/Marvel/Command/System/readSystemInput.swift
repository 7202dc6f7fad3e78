import Foundation

/// Returns the contents of a file, or of the standard input for the path `-`.
@Sendable func readSystemInput(_ path: String) throws(FileError) -> Data {
    do {
        if path == "-" { return try FileHandle.standardInput.readToEnd() ?? Data() }
        return try Data(contentsOf: URL(filePath: path))
    } catch {
        throw FileError(path: path, action: "read", reason: reason(of: error, at: path))
    }
}

private func reason(of error: any Error, at path: String) -> String {
    if (try? URL(filePath: path).resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true {
        return "it is a folder"
    }
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile: return "it does not exist"
    case .fileReadNoPermission: return "permission is denied"
    default: return "the system reported an error"
    }
}
