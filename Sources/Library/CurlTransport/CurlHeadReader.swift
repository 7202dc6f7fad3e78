#if os(Linux)
    import Foundation
    import FoundationNetworking
    internal import HTTPSyntax

    /// Reads the head of a response line by line (RFC 9112 §4 and §5). Interim responses and trailer fields are
    /// skipped.
    struct CurlHeadReader {
        /// The head read so far.
        private(set) var head = CurlHead()
        /// Whether the head of the final response is complete.
        private(set) var isComplete = false

        /// The length of the body, or nil if no line has stated the length.
        private var length: Int64?
        private var isChunked = false
        /// Whether the response has arrived over HTTP/2, where each response has frames of its own.
        private(set) var isFramed = false
        /// Whether the previous line describes the length or the coding of the body.
        private var isBodyLine = false
        /// Whether `check` was called for the line that `read` receives next.
        private var isChecked = false
        private var byteCount = 0
        /// The maximum number of bytes in the heads and the trailer of a response. libcurl 8 has the same limit.
        private static let maximumBytes = 300 * 1024
        /// The number of lines is limited too, because a field needs far more memory than a short line.
        private static let maximumLines = 10_000

        /// Returns the body in the bytes that arrived after the head, before the connection was lost, and whether the
        /// body is complete (RFC 9112 §6.3). A body without a length is never complete, because its end is not known.
        func body(in bytes: ArraySlice<UInt8>) -> (bytes: [UInt8], isComplete: Bool) {
            guard isChunked else {
                let count = length.map { Int(clamping: $0) } ?? .max
                return (Array(bytes.prefix(count)), bytes.count >= count)
            }
            return chunkedBody(in: bytes)
        }

        /// Whether a status line was read.
        var hasBegun: Bool { head.status != 0 }
        /// Whether the head states that a body follows. False over HTTP/2.
        var declaresBody: Bool { !isFramed && (isChunked || (length ?? 0) > 0) }
        /// Checks a part of the next line. Throws if the line is the head's first field line and begins with a space or
        /// a tab. In some versions of libcurl, such a line corrupts memory; see `CURLOPT_HEADER` in `CurlHandle`.
        mutating func check(_ part: Span<UInt8>) throws {
            let isFirst = head.status != 0 && head.lines.isEmpty && !isChecked
            isChecked = true
            if isFirst, !part.isEmpty, part[0].isBlank {
                throw invalidLine(part, "the first header field begins with a blank")
            }
        }

        /// Reads a line with its line end. Throws if the line is not valid.
        mutating func read(_ line: Span<UInt8>) throws {
            isChecked = false
            byteCount += line.count
            guard byteCount <= Self.maximumBytes else { throw tooLong("\(Self.maximumBytes >> 10) KiB") }
            // The lines after the head are trailer fields.
            guard !isComplete else { return }
            var end = line.count
            if end > 0, line[end - 1] == UInt8(ascii: "\n") { end -= 1 }
            if end > 0, line[end - 1] == UInt8(ascii: "\r") { end -= 1 }
            let line = line.extracting(first: end)
            guard !line.indices.contains(where: { [0, 10, 13].contains(line[$0]) }) else {
                throw invalidLine(line, "the head contains a NUL, or a line break other than CR LF")
            }
            if line.isEmpty { return finish() }
            do { if head.status == 0 { try readStatus(line) } else { try readField(line) } } catch let fault as Fault {
                throw invalidLine(line, fault.reason)
            }
        }

        /// The reason why a line is not valid.
        private struct Fault: Error {
            let reason: String

            init(_ reason: String) { self.reason = reason }
        }

        /// The last field line that was read, as text.
        var lastLine: String? {
            head.lines.dropLast().split(separator: UInt8(ascii: "\n")).last.map { String(decoding: $0, as: UTF8.self) }
        }

        private mutating func readStatus(_ line: Span<UInt8>) throws {
            guard let space = line.indices.first(where: { line[$0] == UInt8(ascii: " ") }), line.count >= space + 4,
                line.count == space + 4 || line[space + 4] == UInt8(ascii: " ")
            else { throw Fault("the status line is not valid") }
            isFramed = space > 5 && line[5] >= UInt8(ascii: "2")
            let digits = space + 1..<space + 4
            guard digits.allSatisfy({ line[$0].isASCIIDigit }) else { throw Fault("the status is not a number") }
            head.status = digits.reduce(0) { $0 * 10 + Int(line[$1] - UInt8(ascii: "0")) }
            // The status 101 changes to another protocol, which no request asks for (RFC 9110 §15.2.2).
            guard head.status >= 100 else { throw Fault("the status is below 100") }
            guard head.status != 101 else {
                throw Fault("the server changes the protocol, but no request asks for that")
            }
        }

        private mutating func readField(_ line: Span<UInt8>) throws {
            guard !line[0].isBlank else { return try continueField(line) }
            let nameEnd = line.indices.first { !isTokenByte(line[$0]) }
            guard let nameEnd, nameEnd > 0, line[nameEnd] == UInt8(ascii: ":") else {
                throw Fault("the name of a header field is not valid")
            }
            let start = head.lines.count
            append(line)
            head.lineCount += 1
            guard head.lineCount <= Self.maximumLines else { throw tooLong("\(Self.maximumLines) lines") }
            try readBodyLine(CurlFieldLine(bytes: head.lines[start...].dropLast()))
        }

        /// Adds a line that begins with a blank to the value of the previous line, after one space (RFC 9112 §5.2).
        private mutating func continueField(_ line: Span<UInt8>) throws {
            guard head.lines.popLast() != nil, !isBodyLine else {
                throw Fault("a header field that describes the body continues on a second line")
            }
            while head.lines.last?.isBlank == true { head.lines.removeLast() }
            head.lines.append(UInt8(ascii: " "))
            let start = line.indices.first { !line[$0].isBlank } ?? line.count
            append(line.extracting(start..<line.count))
        }

        private mutating func append(_ line: Span<UInt8>) {
            // Most heads are shorter than this capacity.
            if head.lines.capacity == 0 { head.lines.reserveCapacity(1024) }
            for index in line.indices { head.lines.append(line[index]) }
            head.lines.append(UInt8(ascii: "\n"))
        }

        /// Reads a line if it describes the length or the coding of the body.
        private mutating func readBodyLine(_ line: CurlFieldLine) throws {
            isBodyLine = true
            if line.isNamed("content-length") {
                try line.readElements { try readLength($0) }
            } else if line.isNamed("content-encoding") {
                head.codings = (head.codings ?? []) + contentCodings(line.valueBytes)
            } else if line.isNamed("transfer-encoding") {
                line.readElements { readTransferCoding($0) }
            } else {
                isBodyLine = false
            }
        }

        /// Reads a length. The end of the body is ambiguous if lengths differ or are not numbers (RFC 9112 §6.3).
        private mutating func readLength(_ digits: ArraySlice<UInt8>) throws {
            let text = String(decoding: digits, as: UTF8.self)
            let number = digits.allSatisfy(\.isASCIIDigit) ? Int64(text) : nil
            if let length, number != length {
                throw contradictionError(("Content-Length", ["\(length)", text]))
            }
            guard let number else { throw Fault("the length of the body is not a number") }
            length = number
        }

        private mutating func readTransferCoding(_ element: ArraySlice<UInt8>) {
            let name = String(decoding: element, as: UTF8.self).lowercased()
            if !["", "identity", "chunked"].contains(name) { head.hasUnsupportedTransferCoding = true }
            isChunked = isChunked || name == "chunked"
        }

        /// Keeps the coding of the body if the request asks for it.
        mutating func keepCoding(for request: URLRequest) {
            guard let codings = head.codings else { return }
            head.keepsCoding = asksForCodedBody(
                range: request.value(forHTTPHeaderField: "Range"),
                acceptEncoding: request.value(forHTTPHeaderField: "Accept-Encoding"), status: head.status,
                codings: codings, isDecodable: head.coding != .unsupported)
            if head.keepsCoding { head.coding = .none }
        }

        private mutating func finish() {
            if head.status >= 200 {
                if let codings = head.codings, !codings.isEmpty {
                    head.coding = GzipDecoder.supports(codings) ? .gzip : .unsupported
                }
                return isComplete = true
            }
            // The number of interim responses is not limited, so the limit of bytes includes their heads.
            let byteCount = byteCount
            self = CurlHeadReader()
            self.byteCount = byteCount
        }
    }

    /// Returns an error that names a line of a response and what is wrong with it. The error is masked later, so a line
    /// is not cut: a part of a secret would not be recognized.
    private func invalidLine(_ line: Span<UInt8>, _ reason: String) -> URLError {
        let text = String(decoding: line.indices.map { line[$0] }, as: UTF8.self)
        return URLError(.cannotParseResponse, userInfo: [NSLocalizedDescriptionKey: "\(reason): “\(text)”"])
    }

    private func tooLong(_ limit: String) -> URLError {
        let text = "the heads of the response, including interim responses, have more than \(limit)"
        return URLError(.dataLengthExceedsMaximum, userInfo: [NSLocalizedDescriptionKey: text])
    }
#endif
