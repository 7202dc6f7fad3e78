import Fetching
import Foundation
internal import HTTPSyntax

/// A response in a file. A file `….json` is only the body of a response with status 200. A file `….http` has a status
/// line, header fields, an empty line and the body.
struct Fixture {
    var status = 200
    var headers: [String: String] = [:]
    var body = Data()

    /// Creates a fixture from the contents of a file. Lines of the head may end with a line feed, with or without a
    /// carriage return.
    init(_ contents: Data, from file: URL) throws(RecordingError) {
        guard file.pathExtension == "http" else {
            (headers, body) = (["Content-Type": "application/json"], contents)
            return
        }
        var (rest, number) = (contents, 0)
        /// Removes the next line from `rest`, and returns it without its line break. At the end, returns an empty text.
        func line() -> String {
            var line = rest.prefix { $0 != UInt8(ascii: "\n") }
            rest = rest[line.endIndex...].dropFirst()
            number += 1
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            return String(decoding: line, as: UTF8.self)
        }
        func error(_ expected: String) -> RecordingError {
            RecordingError("fixture", file, "cannot be read: line \(number) must be \(expected)")
        }
        let words = line().split(separator: " ", maxSplits: 2)
        guard words.count >= 2, words[0].hasPrefix("HTTP/"), let status = Int(words[1]), 100...999 ~= status else {
            throw error("a status line such as “HTTP/1.1 200”")
        }
        self.status = status
        var fields: [(name: String, value: String)] = []
        while case let line = line(), !line.isEmpty {
            let parts = line.unicodeScalars.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
                .map { String($0) }
            guard parts.count == 2, isToken(parts[0]), isFieldValue(parts[1]) else {
                throw error("a header field such as “Content-Type: text/plain”, or an empty line before the body")
            }
            let value = parts[1].trimmingCharacters(in: .whitespaces)
            fields.append((parts[0], value))
        }
        headers = joinedFields(fields).fields
        body = rest
    }
}
