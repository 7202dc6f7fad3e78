#if os(Linux)
    import Foundation

    /// The status and the header fields of a response.
    struct CurlHead: Sendable {
        var status = 0
        /// The values by name, in the spelling of its first line. The values of several lines are joined with `, `.
        var fields: [String: String] = [:]
    }

    /// Reads the head of a response line by line (RFC 9112 §4 and §5). Interim responses and trailer fields are
    /// skipped.
    struct CurlHeadReader {
        /// The head read so far.
        private(set) var head = CurlHead()
        /// Whether the head of the final response is complete.
        private(set) var isComplete = false

        /// The names of `head.fields` by name in lower case.
        private var names: [String: String] = [:]
        private var lastName: String?
        private var byteCount = 0
        /// The limit of libcurl 8.
        private static let maximumBytes = 300 * 1024

        /// Reads a line with its line end. Throws if the line is not valid.
        mutating func read(_ line: Span<UInt8>) throws {
            byteCount += line.count
            guard byteCount <= Self.maximumBytes else { throw URLError(.dataLengthExceedsMaximum) }
            // The lines after the head are trailer fields.
            guard !isComplete else { return }
            var end = line.count
            if end > 0, line[end - 1] == UInt8(ascii: "\n") { end -= 1 }
            if end > 0, line[end - 1] == UInt8(ascii: "\r") { end -= 1 }
            let line = line.extracting(first: end)
            if line.isEmpty {
                try finish()
            } else if head.status == 0 {
                try readStatus(line)
            } else {
                try readField(line)
            }
        }

        private mutating func readStatus(_ line: Span<UInt8>) throws {
            guard let space = line.firstIndex(of: UInt8(ascii: " ")), line.count >= space + 4,
                let status = Int(try text(line.extracting(space + 1..<space + 4))), status >= 100
            else { throw URLError(.cannotParseResponse) }
            head.status = status
        }

        private mutating func readField(_ line: Span<UInt8>) throws {
            if line[0].isBlank {
                // The line continues the value of the previous line (RFC 9112 §5.2).
                guard let lastName else { throw URLError(.cannotParseResponse) }
                head.fields[lastName, default: ""] += " " + (try text(line.extracting(line.trimmed(line.indices))))
                return
            }
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { throw URLError(.cannotParseResponse) }
            let name = try text(line.extracting(first: colon))
            guard isToken(name) else { throw URLError(.cannotParseResponse) }
            let value = try text(line.extracting(line.trimmed(colon + 1..<line.count)))
            let lowercased = name.lowercased()
            if let known = names[lowercased] {
                head.fields[known, default: ""] += ", " + value
                lastName = known
            } else {
                names[lowercased] = name
                head.fields[name] = value
                lastName = name
            }
        }

        private mutating func finish() throws {
            guard head.status >= 200 else {
                self = CurlHeadReader()
                return
            }
            // The end of the body is ambiguous if lengths differ or are not numbers (RFC 9112 §6.3).
            let lengths = names["content-length"].flatMap { head.fields[$0] }?.split(separator: ",")
                .map { $0.trimmingCharacters(in: .whitespaces) }
            let isValid = lengths.map { lengths in
                Set(lengths).count == 1 && lengths[0].utf8.allSatisfy { (48...57).contains($0) }
                    && Int64(lengths[0]) != nil
            }
            guard isValid != false else { throw URLError(.cannotParseResponse) }
            isComplete = true
        }

        /// Returns the text of bytes in UTF-8, or else in ISO 8859-1. Throws if the text contains NUL or a line end.
        private func text(_ bytes: Span<UInt8>) throws -> String {
            guard !bytes.contains(where: { $0 == 0 || $0 == 10 || $0 == 13 }) else {
                throw URLError(.cannotParseResponse)
            }
            if let text = try? UTF8Span(validating: bytes) { return String(copying: text) }
            var scalars = String.UnicodeScalarView()
            for index in bytes.indices { scalars.append(Unicode.Scalar(bytes[index])) }
            return String(scalars)
        }
    }

    extension UInt8 {
        fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
    }

    extension Span<UInt8> {
        fileprivate func contains(where isMatch: (UInt8) -> Bool) -> Bool {
            indices.contains { isMatch(self[$0]) }
        }

        fileprivate func firstIndex(of byte: UInt8) -> Int? { indices.first { self[$0] == byte } }

        /// Returns `range` without blanks at its ends.
        fileprivate func trimmed(_ range: Range<Int>) -> Range<Int> {
            var (start, end) = (range.lowerBound, range.upperBound)
            while start < end, self[start].isBlank { start += 1 }
            while end > start, self[end - 1].isBlank { end -= 1 }
            return start..<end
        }
    }
#endif
