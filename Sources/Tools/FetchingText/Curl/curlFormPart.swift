import Fetching
import Foundation
internal import HTTPSyntax

extension CurlCommandOptions {
    /// Returns the part of a form that a value of `-F` describes: `name=text`, `name=@file` or `name=<file`, optionally
    /// with `;type=` and `;filename=`. A file is read now, so that the text of the request can be shown.
    mutating func formPart(_ text: [UInt8]) throws -> FormPart {
        guard let separator = text.firstIndex(of: UInt8(ascii: "=")) else {
            throw CurlCommandError("A form field needs a name and a value, as in -F 'name=value'.")
        }
        let rest = text[(separator + 1)...]
        let isFile = rest.first == UInt8(ascii: "@")
        let isRead = isFile || rest.first == UInt8(ascii: "<")
        var words = split(isRead ? rest.dropFirst() : rest)
        let content = words.removeFirst()
        let value = try isRead ? contents(ofFile: content) : Array(content)
        let file = isFile ? URL(filePath: String(decoding: content, as: UTF8.self)).lastPathComponent : nil
        var filename = file
        // A `filename=` does not change the content type.
        var contentType = file.map(fileContentType)
        for word in words {
            let text = String(decoding: word, as: UTF8.self).trimmingCharacters(in: .whitespaces).utf8
            if text.starts(with: "type=".utf8) {
                let type = String(Substring(text.dropFirst(5)))
                try checkLineEnds(type, of: "type in -F")
                contentType = type
            } else if text.starts(with: "filename=".utf8) {
                filename = Substring(text.dropFirst(9)).trimmingCharacters(in: ["\""])
            } else {
                throw CurlCommandError(
                    "After a value of -F, only ;type= and ;filename= are supported; remove the rest.")
            }
        }
        // curl adds no content type to a text with a filename.
        return .data(
            String(decoding: text[..<separator], as: UTF8.self), Data(value), filename: filename,
            contentType: contentType ?? "")
    }
}

/// Splits a text at semicolons. Double quotes around the first part, as Postman writes them, protect its semicolons.
private func split(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    if text.first == UInt8(ascii: "\""), let end = text.dropFirst().firstIndex(of: UInt8(ascii: "\"")) {
        let rest = text[(end + 1)...]
        return [text[(text.startIndex + 1)..<end]] + rest.split(separator: UInt8(ascii: ";"))
    }
    return text.split(separator: UInt8(ascii: ";"), maxSplits: .max, omittingEmptySubsequences: false)
}
