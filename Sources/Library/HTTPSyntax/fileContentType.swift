/// Returns the content type that curl sends for a file with this name.
public func fileContentType(_ filename: String) -> String {
    let end = filename.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
    return fileContentTypes[end.map { String($0).lowercased() } ?? ""] ?? "application/octet-stream"
}

private let fileContentTypes = [
    "gif": "image/gif", "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "svg": "image/svg+xml",
    "txt": "text/plain", "htm": "text/html", "html": "text/html", "pdf": "application/pdf", "xml": "application/xml",
]
