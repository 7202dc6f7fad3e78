#if os(Linux)
    import Foundation
    import FoundationNetworking
    internal import HTTPSyntax

    /// A response that the loop's thread has collected. It does not include a streamed body.
    public struct CurlResponse: Sendable {
        /// The status and the header fields.
        public let head: CurlHead
        /// The body, or the last part of a compressed body.
        public internal(set) var body = Data()
        /// The parts of a compressed body before the last part.
        var parts: [Data] = []
        var maximumBodyBytes = Int.max

        /// Removes and returns the body, after decompression. If this method throws, ``body`` is the part of the body
        /// that was decompressed. A body that is too long throws ``CurlBodyTooLong``.
        ///
        /// - Parameter check: Called after each chunk was decompressed. Throws if the body is no longer needed.
        public mutating func takeBody(check: () throws -> Void) async throws -> Data {
            guard head.coding == .gzip else { return body }
            // Parts are freed as soon as they are read.
            var parts = [body] + self.parts.reversed()
            (body, self.parts) = (Data(), [])
            var rest = parts.reduce(0) { $0 + $1.count }
            let decoder = try GzipDecoder(head.codings ?? [])
            var result = Data()
            // After an error, the part that was decompressed remains.
            defer { body = result }
            while let part = parts.popLast() {
                rest -= part.count
                decoder.add(part)
                while let chunk = try decoder.next() {
                    guard chunk.count + GzipDecoder.leastCount(of: rest) <= maximumBodyBytes - result.count else {
                        throw CurlBodyTooLong(maximumBytes: maximumBodyBytes)
                    }
                    result += chunk
                    try Task.checkCancellation()
                    try check()
                }
                if rest > 0 { await Task.yield() }
            }
            try decoder.finish()
            return result
        }
    }

    /// An error for a body that is longer than ``CurlOptions/maximumBodyBytes``.
    public struct CurlBodyTooLong: Error {
        /// The maximum length in bytes.
        public let maximumBytes: Int
    }

    /// An error after the head of a response has arrived.
    public struct CurlBodyError: Error {
        /// The status and the header fields.
        public let head: CurlHead
        /// The part of the body that has arrived. Empty if the body is compressed.
        public let body: Data
        /// The error.
        public let reason: any Error
    }

    /// The status and the header fields of a response.
    public struct CurlHead: Sendable {
        /// How the body is read.
        enum Coding {
            /// The body is returned as it is sent.
            case none
            /// One coding that ``GzipDecoder`` decodes.
            case gzip
            /// Another coding, or several codings. With several codings, a few kilobytes can contain terabytes.
            case unsupported
        }

        var status = 0
        /// The codings of the body, according to `Content-Encoding`. Nil if there is no such field.
        var codings: [String]?
        var coding = Coding.none
        /// Whether the caller gets the body as it is sent, with the fields that describe its coding.
        var keepsCoding = false
        /// Whether a transfer coding is neither `chunked` nor `identity`. No request asks for another coding, but
        /// libcurl would decode it.
        var hasUnsupportedTransferCoding = false
        /// The lines of the fields, each with a line feed at its end.
        var lines: [UInt8] = []
        var lineCount = 0

        /// The names and the values of the lines, in the order of the lines.
        var fieldLines: [(name: String, value: String)] {
            var fields: [(name: String, value: String)] = []
            fields.reserveCapacity(lineCount)
            var rest = lines[...]
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = CurlFieldLine(bytes: rest[..<end])
                rest = rest[(end + 1)...]
                fields.append((line.name, line.value))
            }
            return fields
        }
    }

    extension CurlHead {
        /// The content codings that ``decompressing(_:)`` must remove from a streamed body, or nil if the body is
        /// returned as it is sent.
        public var codingsToDecode: [String]? { coding == .none ? nil : codings ?? [] }

        /// Returns the response. If its body is decompressed, the response does not have the header fields that
        /// describe a compressed body.
        ///
        /// - Parameters:
        ///   - request: The request.
        ///   - isDecoded: Whether the body was decompressed. If not, the response has all fields.
        ///   - shown: Returns the text by which an error names a value, with secrets masked.
        /// - Throws: An error if a field of which a response can have only one has several values.
        public func response(
            to request: URLRequest, isDecoded: Bool = true, shown: (String) -> String = { $0 }
        ) throws -> HTTPURLResponse {
            let (fields, repeated) = joinedFields(fieldLines)
            if let found = contradiction(in: repeated, status: status) { throw contradictionError(found, shown) }
            let isUnchanged = !isDecoded || keepsCoding || coding == .unsupported
            guard let url = request.url,
                let response = HTTPURLResponse(
                    url: url, statusCode: status, httpVersion: nil,
                    headerFields: isUnchanged
                        ? fields : decodedFields(fields, method: request.httpMethod, Data()) ?? fields)
            else { throw URLError(.cannotParseResponse) }
            return response
        }
    }

    /// A line with a name, a colon and a value.
    struct CurlFieldLine {
        let bytes: ArraySlice<UInt8>

        private var colon: Int { bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex }

        var name: String { String(decoding: bytes[..<colon], as: UTF8.self) }

        /// Whether the name of the line is `lowercased`, ignoring case.
        func isNamed(_ lowercased: StaticString) -> Bool {
            colon - bytes.startIndex == lowercased.utf8CodeUnitCount && name.lowercased() == lowercased.description
        }

        var valueBytes: ArraySlice<UInt8> { bytes[colon...].dropFirst().trimmed }

        /// Calls `read` with each element of a value that is a list (RFC 9110 §5.6.1).
        func readElements(_ read: (ArraySlice<UInt8>) throws -> Void) rethrows {
            var rest = valueBytes
            while true {
                let end = rest.firstIndex(of: UInt8(ascii: ",")) ?? rest.endIndex
                try read(rest[..<end].trimmed)
                if end == rest.endIndex { return }
                rest = rest[(end + 1)...]
            }
        }

        /// The value in UTF-8, or else in ISO 8859-1. A URL has its bytes, because another text would lead to another
        /// resource.
        var value: String {
            if let text = String(validating: valueBytes, as: UTF8.self) { return text }
            if urlFields.contains(name.lowercased()) { return urlText(valueBytes) }
            return String(String.UnicodeScalarView(valueBytes.map { Unicode.Scalar($0) }))
        }
    }

    /// The fields that contain URLs, by name in lower case.
    private let urlFields: Set = ["content-location", "link", "location", "operation-location", "refresh"]

    extension UInt8 {
        var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
    }

    extension ArraySlice<UInt8> {
        /// The bytes without blanks at the ends.
        var trimmed: Self {
            var bytes = drop(while: \.isBlank)
            while bytes.last?.isBlank == true { bytes = bytes.dropLast() }
            return bytes
        }
    }
#endif
