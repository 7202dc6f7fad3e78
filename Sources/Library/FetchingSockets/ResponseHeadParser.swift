import Foundation
internal import HTTPSyntax

/// Reads the head of the response to a handshake from bytes that arrive in pieces of any size (RFC 9112 §4 and §5).
///
/// The rules and the limits are those of the transport for requests. A line may end with LF alone (§2.2), and a field
/// that continues on a second line is joined (§5.2). A line with a NUL or another CR, a field whose name is followed by
/// a space (§5.1), and a missing status line are errors. Interim responses other than 101 are skipped.
struct ResponseHeadParser: Sendable {
    /// Whether the request was sent. Bytes that arrive before that are not a response.
    private var isRequestSent = false
    private var line: [UInt8] = []
    /// The status line, as a head without fields.
    private var start: ResponseHead?
    private var fields: [ResponseHead.Field] = []
    private var byteCount = 0
    private var lineCount = 0
    private static let maximumBytes = 300 * 1024
    private static let maximumLines = 10_000

    /// Tells the parser that the request was sent.
    mutating func requestWasSent() { isRequestSent = true }

    /// Reads the next bytes. Returns the head if it is complete, and the bytes after it.
    mutating func read(_ bytes: [UInt8]) throws -> (head: ResponseHead, rest: [UInt8])? {
        guard isRequestSent || bytes.isEmpty else {
            throw SocketError.invalidHandshake(
                "the server sent \(bytes.count) bytes before the request (RFC 6455 §4.1)")
        }
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
            let part = bytes[start..<(end ?? bytes.count)]
            byteCount += part.count + (end == nil ? 0 : 1)
            guard byteCount <= Self.maximumBytes else { throw tooLong("\(Self.maximumBytes >> 10) KiB") }
            line.append(contentsOf: part)
            guard let end else {
                try checkStart()
                break
            }
            start = end + 1
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            defer { line.removeAll(keepingCapacity: true) }
            if let head = try endLine() { return (head, Array(bytes[start...])) }
        }
        return nil
    }

    /// Returns the error for a connection that ends before the end of the head.
    func ended() -> SocketError {
        let text = byteCount == 0 ? "without a response" : "in the head of the response: \(excerpt(line))"
        return .invalidHandshake("the server ended the connection \(text)")
    }

    /// Checks the start of a status line, so that a server that speaks another protocol is noticed at once.
    private func checkStart() throws {
        guard start == nil, !line.starts(with: "HTTP/1.".utf8.prefix(line.count)) else { return }
        throw invalid("a status line is missing")
    }

    /// Reads a complete line. Returns the head if it was the last line.
    private mutating func endLine() throws -> ResponseHead? {
        lineCount += 1
        guard lineCount <= Self.maximumLines else { throw tooLong("\(Self.maximumLines) lines") }
        if line.contains(where: { $0 == 0 || $0 == UInt8(ascii: "\r") }) {
            throw invalid("a line has a NUL or a CR without LF")
        }
        guard start != nil else {
            start = try statusLine()
            return nil
        }
        guard line.isEmpty else {
            try readField()
            return nil
        }
        defer { (start, fields) = (nil, []) }
        guard var head = start, head.status >= 200 || head.status == 101 else { return nil }
        head.fields = fields
        return head
    }

    private func statusLine() throws -> ResponseHead {
        // `HTTP/1.1 101 Switching Protocols`. Some servers leave out the reason and the space before it.
        let start = Array("HTTP/1.".utf8)
        guard line.starts(with: start) else { throw invalid("a status line is missing") }
        let digits = line.dropFirst(9).prefix(3)
        guard line.count >= 12, line.count == 12 || line[12] == UInt8(ascii: " "), line[8] == UInt8(ascii: " "),
            line[7].isASCIIDigit, digits.allSatisfy(\.isASCIIDigit)
        else { throw invalid("the status line is not valid") }
        let status = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        guard status >= 100 else { throw invalid("the status is below 100") }
        return ResponseHead(
            status: status, reason: String(decoding: line.dropFirst(13), as: UTF8.self),
            minorVersion: Int(line[7] - UInt8(ascii: "0")))
    }

    private mutating func readField() throws {
        if line[0].isBlank { return try continueField() }
        let name = line.prefix(while: isTokenByte)
        guard !name.isEmpty, name.count < line.count, line[name.count] == UInt8(ascii: ":") else {
            throw invalid("the name of a header field is not valid")
        }
        let value = trimmed(line[(name.count + 1)...])
        fields.append(ResponseHead.Field(name: String(decoding: name, as: UTF8.self), value: value))
    }

    /// Adds a line that begins with a blank to the value of the previous line, after one space.
    private mutating func continueField() throws {
        guard let name = fields.last.flatMap({ lowercasedToken($0.name) }) else {
            throw invalid("the first header field begins with a blank")
        }
        guard name != "content-length", name != "transfer-encoding" else {
            throw invalid("a header field that describes the body continues on a second line")
        }
        let separator = fields[fields.count - 1].value.isEmpty ? "" : " "
        fields[fields.count - 1].value += separator + trimmed(line[...])
    }

    private func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
        String(Substring(decoding: bytes, as: UTF8.self).trimmingWhitespace())
    }

    private func invalid(_ reason: String) -> SocketError {
        .invalidHandshake("the response to the handshake is not valid HTTP: \(reason): \(excerpt(line)) (RFC 9112)")
    }

    private func tooLong(_ limit: String) -> SocketError {
        .invalidHandshake("the heads of the response to the handshake have more than \(limit)")
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

/// Returns the start of a text from the server for an error.
private func excerpt(_ bytes: [UInt8]) -> String {
    "“\(oneLine(String(decoding: bytes.prefix(200), as: UTF8.self), limit: 100))”"
}
