import Fetching
import Foundation
internal import HTTPSyntax

/// Returns the part of a form for a value of `--form-string`, in which no character has a special meaning.
func formText(_ text: [UInt8]) throws -> FormPart {
    guard let separator = text.firstIndex(of: UInt8(ascii: "=")) else {
        throw CurlCommandError("A form field needs a name and a value, as in --form-string 'name=value'.")
    }
    return .data(
        String(decoding: text[..<separator], as: UTF8.self), Data(text[(separator + 1)...]), contentType: "")
}

extension CurlCommandOptions {
    /// Returns the parts of a form for a value of `-F`. After `@`, several files are separated by commas.
    mutating func formParts(_ text: [UInt8]) throws -> [FormPart] {
        let mark = text.firstIndex(of: UInt8(ascii: "=")).map { $0 + 1 } ?? text.endIndex
        guard text[mark...].first == UInt8(ascii: "@"), text[mark...].dropFirst().first != UInt8(ascii: "\"") else {
            return [try formPart(text)]
        }
        let files = text[mark...].dropFirst().split(separator: UInt8(ascii: ","))
        if files.count > 1 {
            notes.append(
                "The files of -F are sent as parts with the same name (RFC 7578 §4.3), which curl nests in one part.")
        }
        return try files.map { file in
            try formPart(Array(text[..<mark]) + Array("@".utf8) + Array(file))
        }
    }

    /// Returns the part of a form that a value of `-F` describes: `name=text`, `name=@file` or `name=<file`, optionally
    /// with `;type=` and `;filename=`. A file is read now, so that the text of the request can be shown.
    private mutating func formPart(_ text: [UInt8]) throws -> FormPart {
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
