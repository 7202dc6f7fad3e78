import Foundation

/// Reads a regular file that the user has chosen. A symbolic link is followed.
///
/// - Throws: An error for a device or a named pipe, and for more than 256 MB.
public func boundedContents(ofFile url: URL) throws(FileAccessError) -> Data {
    let file = try OpenFile(url.path(percentEncoded: false), .readingTarget)
    defer { withExtendedLifetime(file) {} }
    return try boundedContents(
        of: FileHandle(fileDescriptor: file.descriptor, closeOnDealloc: false), path: file.path)
}

/// Reads an open file, a pipe or a device to its end.
///
/// - Parameter path: The path in errors.
/// - Throws: An error for more than 256 MB, because reading a recording needs several times its size in memory.
public func boundedContents(of file: FileHandle, path: String) throws(FileAccessError) -> Data {
    var contents = Data()
    while contents.count <= maximumBytes {
        let part: Data?
        do { part = try file.read(upToCount: 1 << 20) } catch {
            throw FileAccessError(path: path, action: "read", reason: (error as NSError).localizedDescription)
        }
        guard let part, !part.isEmpty else { return contents }
        contents += part
    }
    throw FileAccessError(
        path: path, action: "read", reason: "it has more than \(maximumBytes / 1_000_000) MB, the maximum")
}

private let maximumBytes = 256_000_000
