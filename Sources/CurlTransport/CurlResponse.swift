#if os(Linux)
    import Foundation

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
#endif
