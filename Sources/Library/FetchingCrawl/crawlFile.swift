import Fetching
internal import FileAccess
import Foundation
internal import HTTPSyntax

/// Opens a file of a crawl for reading and writing, and creates it if it doesn't exist. Symbolic links, and files with
/// several names (hard links), are refused.
func crawlFile(_ url: URL) throws -> OpenFile {
    try checkIsFileURL(url)
    return try OpenFile(url.path(percentEncoded: false), .appending, permissions: 0o666)
}

/// Throws if `url` is not a file URL, or if its path has a NUL byte. The path of another URL would name a file that the
/// caller did not intend, and the system would read a path only up to the NUL byte.
func checkIsFileURL(_ url: URL) throws(CrawlError) {
    guard url.isFileURL else {
        throw .file(
            path: Redactor().redacted(String(url.absoluteString.prefix { $0 != "?" })),
            reason: "it is not a file URL; create it with `URL(filePath:)`")
    }
    let path = url.path(percentEncoded: false)
    if path.utf8.contains(0) { throw .file(path: oneLine(path, limit: 1000), reason: "its path has a NUL byte") }
}

extension CrawlError {
    /// Creates the error of a crawl for an error of a file.
    init(_ error: FileAccessError) { self = .file(path: error.path, reason: error.reason) }
}
