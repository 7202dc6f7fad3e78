import Foundation

/// Returns the contents of a file, or of the standard input for the path `-`.
@Sendable func readSystemInput(_ path: String) throws(FileError) -> Data {
    do {
        if path == "-" { return try FileHandle.standardInput.readToEnd() ?? Data() }
        return try Data(contentsOf: URL(filePath: path))
    } catch {
        let isMissing = (error as? CocoaError)?.code == .fileReadNoSuchFile
        throw FileError(path: path, action: "read", reason: isMissing ? "it does not exist" : reason(of: error))
    }
}

/// Returns the reason without a full stop, because a sentence contains it.
private func reason(of error: any Error) -> String {
    let text = error.localizedDescription
    return text.hasSuffix(".") ? String(text.dropLast()) : text
}
