internal import FileAccess
import Foundation

/// Returns the properties of a file, or nil if there is no regular file with this path. Links are not followed.
func fileProperties(_ path: String) -> FileStatus? {
    guard let status = try? fileStatus(path), status.isRegular else { return nil }
    return status
}

/// Returns the first bytes of a file, or nil if there is no regular file with this path. Links are not followed.
///
/// - Parameters:
///   - count: The maximum number of bytes.
///   - isUse: Whether this read counts as a use. A use updates the file's date, at most once a minute.
func readFile(
    _ path: String, atMost count: Int64, isUse: Bool = false
) throws(FileAccessError) -> (bytes: [UInt8], properties: FileStatus)? {
    // Most paths that a store looks for don't exist. This call says so with less work than opening the file.
    guard try fileStatus(path)?.isRegular == true else { return nil }
    do {
        let file = try OpenFile(path, .reading)
        let properties = file.initialStatus
        if isUse, properties.isOlder(than: 60) { file.touch() }
        return (try file.read(count: Int(clamping: min(properties.bytes, count))), properties)
    } catch {
        // Another process can remove the file in between.
        guard error.code == ENOENT else { throw error }
        return nil
    }
}

extension FileStatus {
    /// Whether the last change or use was more than `seconds` ago. A date more than `seconds` in the future is old too.
    func isOlder(than seconds: Double) -> Bool { abs(Double(time(nil)) - date) > seconds }
}

extension POSIXError {
    /// Runs `body`, and throws an error of a file with the code of the system only, because apps handle this type.
    static func describing<Value>(_ body: () throws -> Value) throws -> Value {
        do { return try body() } catch let error as FileAccessError {
            throw POSIXError(error.code.flatMap(POSIXErrorCode.init) ?? .EEXIST)
        }
    }
}
