import Fetching
import Foundation

/// A part of a form that is sent as `multipart/form-data` (RFC 7578).
struct CurlFormPart {
    var name: String
    var value: [UInt8]
    var fileName: String?
    var contentType: String?

    /// Creates a part from a value of `-F`: `name=text`, `name=@file` or `name=<file`, optionally with `;type=` and
    /// `;filename=`.
    init(_ text: [UInt8]) throws {
        guard let separator = text.firstIndex(of: UInt8(ascii: "=")) else {
            throw CurlCommandError("A form field needs a name and a value, as in -F 'name=value'.")
        }
        name = String(decoding: text[..<separator], as: UTF8.self)
        let rest = text[(separator + 1)...]
        let isFile = rest.first == UInt8(ascii: "@")
        let isRead = isFile || rest.first == UInt8(ascii: "<")
        var words = split(isRead ? rest.dropFirst() : rest)
        let content = words.removeFirst()
        value = try isRead ? contents(ofFile: content) : Array(content)
        if isFile {
            let file = URL(filePath: String(decoding: content, as: UTF8.self))
            fileName = file.lastPathComponent
            contentType = fileTypes[file.pathExtension.lowercased()] ?? "application/octet-stream"
        }
        for word in words {
            let text = String(decoding: word, as: UTF8.self).trimmingCharacters(in: .whitespaces).utf8
            if text.starts(with: "type=".utf8) {
                let type = String(Substring(text.dropFirst(5)))
                try checkLineEnds(type, of: "type in -F")
                contentType = type
            } else if text.starts(with: "filename=".utf8) {
                fileName = Substring(text.dropFirst(9)).trimmingCharacters(in: ["\""])
            } else {
                throw CurlCommandError("-F: only ;type= and ;filename= are supported.")
            }
        }
    }

    /// The part with its header fields, as curl writes it. Quotes and line ends in names are percent-encoded.
    var bytes: [UInt8] {
        var head = "Content-Disposition: form-data; name=\"\(escaped(name))\""
        if let fileName { head += "; filename=\"\(escaped(fileName))\"" }
        if let contentType { head += "\r\nContent-Type: \(contentType)" }
        return Array((head + "\r\n\r\n").utf8) + value + Array("\r\n".utf8)
    }

    private func escaped(_ text: String) -> String {
        text.replacingScalars("\r", with: "%0D").replacingScalars("\n", with: "%0A").replacingScalars("\"", with: "%22")
    }
}

/// Returns the body of a form and its content type. The boundary depends on the parts only, so equal forms give equal
/// bodies.
func multipartBody(_ parts: [CurlFormPart]) -> (bytes: [UInt8], contentType: String) {
    let texts = parts.map(\.bytes)
    let boundary = "------------------------" + md5(texts.joined()).prefix(16)
    let body = texts.flatMap { Array("--\(boundary)\r\n".utf8) + $0 } + Array("--\(boundary)--\r\n".utf8)
    return (body, "multipart/form-data; boundary=\(boundary)")
}

/// Splits a text at semicolons. Double quotes around the first part, as Postman writes them, protect its semicolons.
private func split(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    if text.first == UInt8(ascii: "\""), let end = text.dropFirst().firstIndex(of: UInt8(ascii: "\"")) {
        let rest = text[(end + 1)...]
        return [text[(text.startIndex + 1)..<end]] + rest.split(separator: UInt8(ascii: ";"))
    }
    return text.split(separator: UInt8(ascii: ";"), maxSplits: .max, omittingEmptySubsequences: false)
}

/// The content types that curl gives to files by their extension.
private let fileTypes = [
    "gif": "image/gif", "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "svg": "image/svg+xml",
    "txt": "text/plain", "htm": "text/html", "html": "text/html", "pdf": "application/pdf", "xml": "application/xml",
]
