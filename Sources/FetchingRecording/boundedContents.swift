import Foundation

/// Reads an open file, a pipe or a device to its end.
///
/// - Throws: ``InputTooLong`` if there are more than 256 MB, because reading a recording needs several times its size
///   in memory. Otherwise, the error of the system.
package func boundedContents(of file: FileHandle) throws -> Data {
    var contents = Data()
    while let part = try file.read(upToCount: 1 << 20), !part.isEmpty {
        contents += part
        if contents.count > maximumInputBytes { throw InputTooLong() }
    }
    return contents
}

/// Reads a regular file, like ``boundedContents(of:)``. A link is followed.
///
/// - Throws: ``NotARegularFile`` for a device or a named pipe, because opening a pipe waits for a writer.
package func boundedContents(ofFile url: URL) throws -> Data {
    let values = try url.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey, .isDirectoryKey])
    guard values.isRegularFile == true || values.isDirectory == true else { throw NotARegularFile() }
    return try boundedContents(of: FileHandle(forReadingFrom: url))
}

private let maximumInputBytes = 256_000_000

/// An input that is too long to be read into memory.
package struct InputTooLong: Error, Hashable, CustomStringConvertible, LocalizedError {
    package var description: String { "it has more than \(maximumInputBytes / 1_000_000) MB, the maximum" }
    package var errorDescription: String? { description }
}

/// A device, a pipe or a socket in place of a file.
package struct NotARegularFile: Error, Hashable, CustomStringConvertible, LocalizedError {
    package var description: String { "it is not a regular file" }
    package var errorDescription: String? { description }
}
