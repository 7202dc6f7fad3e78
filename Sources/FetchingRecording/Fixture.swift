import Fetching
import Foundation

/// A response in a file: only the body, or a status line, header fields and the body.
struct Fixture: Equatable {
    var status = 200
    var headers: [String: String] = [:]
    var body = Data()

    /// The extensions of the files' names.
    static let pathExtensions = [bodyExtension, messageExtension]

    private static let bodyExtension = "json"
    private static let messageExtension = "http"
    private static let bodyHeaders = ["Content-Type": "application/json"]
}

extension Fixture {
    /// The extension of the file's name: `json` if the body is enough, and `http` otherwise.
    var pathExtension: String {
        status == 200 && headers == Self.bodyHeaders ? Self.bodyExtension : Self.messageExtension
    }

    /// The contents of the file. Equal fixtures have equal contents.
    var contents: Data {
        if pathExtension == Self.bodyExtension { return body }
        let fields = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\n" }
        return Data("HTTP/1.1 \(status)\n\(fields.joined())\n".utf8) + body
    }

    /// Creates a fixture from the contents of a file.
    ///
    /// - Throws: A ``SyntaxError`` if the head of a message is invalid. Lines may end with a line feed, with or without
    ///   a carriage return.
    init(_ contents: Data, pathExtension: String) throws(SyntaxError) {
        guard pathExtension == Self.messageExtension else {
            self.init(headers: Self.bodyHeaders, body: contents)
            return
        }
        self.init()
        var rest = contents[...]
        func error(_ line: Int, _ expected: String) -> SyntaxError { SyntaxError(line: line, expected: expected) }
        let statusLine = Self.line(&rest) ?? ""
        let words = statusLine.split(separator: " ", maxSplits: 2)
        guard words.count >= 2, words[0].hasPrefix("HTTP/"), let status = Int(words[1]),
            (100...999).contains(status)
        else {
            throw error(1, "a status line such as “HTTP/1.1 200”")
        }
        self.status = status
        var number = 1
        while let line = Self.line(&rest), !line.isEmpty {
            number += 1
            let parts = line.unicodeScalars.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
                .map { String($0) }
            let name = parts[0]
            guard parts.count == 2, isToken(name), isFieldValue(parts[1]) else {
                throw error(
                    number, "a header field such as “Content-Type: text/plain”, or an empty line before the body")
            }
            let value = parts[1].trimmingCharacters(in: .whitespaces)
            headers[name] = headers[name].map { "\($0), \(value)" } ?? value
        }
        body = Data(rest)
    }

    /// An error in the head of a message.
    struct SyntaxError: Error {
        var line: Int
        /// The text that the line should contain.
        var expected: String
    }

    /// Removes the first line, and returns it without its end. Returns nil at the end of the contents.
    private static func line(_ rest: inout Data) -> String? {
        if rest.isEmpty { return nil }
        var line = rest.prefix { $0 != UInt8(ascii: "\n") }
        rest = rest[line.endIndex...].dropFirst()
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return String(decoding: line, as: UTF8.self)
    }
}

extension Fixture {
    /// Creates a fixture from a response, without secrets.
    ///
    /// Header fields with secret names are left out. `Date` and the fields about the connection or the transfer of the
    /// body are left out too. Other secrets are replaced with `***`.
    init(_ body: Data, _ response: HTTPURLResponse, to request: URLRequest) {
        let redactor = Redactor(request: request, response: response)
        status = response.statusCode
        for (name, value) in response.headerFields where isToken(name) && isFieldValue(value) {
            if redactor.isSecret(header: name) || unsavedHeaders.contains(name.lowercased()) { continue }
            headers[name] = redactor.redacted(value).trimmingCharacters(in: .whitespaces)
        }
        let redacted = Data(redactor.redacted([UInt8](body)))
        let isJSON = mediaType(headers.value(ofHeader: "Content-Type") ?? "").hasSuffix("json")
        self.body = redacted != body && isJSON ? quotingMasks(in: redacted) : redacted
    }
}

/// The names, in lower case, of header fields that differ with each connection or date.
private let unsavedHeaders: Set<String> = [
    "connection", "content-length", "date", "keep-alive", "proxy-connection", "trailer", "transfer-encoding", "upgrade",
]

/// Adds quotation marks to each mask that replaces a number, an object or an array, so that the JSON text stays valid.
private func quotingMasks(in json: Data) -> Data {
    let mask = Data(SecretNames.mask.utf8)
    var result = Data()
    var isInString = false
    var rest = json[...]
    while let byte = rest.first {
        if !isInString, rest.starts(with: mask) {
            result += "\"".utf8 + mask + "\"".utf8
            rest = rest.dropFirst(mask.count)
            continue
        }
        if byte == UInt8(ascii: "\"") { isInString.toggle() }
        let length = isInString && byte == UInt8(ascii: "\\") ? 2 : 1
        result += rest.prefix(length)
        rest = rest.dropFirst(length)
    }
    return result
}
