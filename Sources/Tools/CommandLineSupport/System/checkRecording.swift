import FetchingGenerators
import FetchingText
import Foundation

/// Throws if requests cannot be recorded in an existing file. The error of the layer would advise replacing the file.
public func checkRecording(_ file: String, option: String, in world: World) throws(CommandFailure) {
    let path = absolutePath(file)
    // Opening a pipe would wait for a writer.
    if isPipeOrDevice(path) {
        throw CommandFailure("\(quoted(path: file)) is not a regular file; choose another \(option).")
    }
    // The layer reports a file that cannot be read.
    if let data = try? world.readInput(path), (try? recordedExchanges(in: data, file: URL(filePath: path))) == nil {
        throw CommandFailure("\(quoted(path: file)) is not a recording in the format HAR; choose another \(option).")
    }
}

/// Returns the absolute path for a path on the command line. A relative path starts at the current folder.
/// `URL(filePath:)` would change a relative path that begins with `~` or contains `..`.
public func absolutePath(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
}
