// Unsafe: zlib has a C interface. This file makes it safe to use.

#if os(Linux)
    import CCurl
    import Foundation
    import Synchronization

    /// Decompresses a body in the formats gzip (RFC 1952) and zlib (RFC 1950).
    ///
    /// The consumer's task decompresses the body, so decompression does not delay the transport's thread.
    ///
    /// `@unchecked Sendable`: the decompressor is used only while the lock is held.
    @safe final class GzipDecoder: @unchecked Sendable {
        private struct State {
            /// The compressed bytes that were added, but not decompressed yet.
            var input = Data()
            var isEmpty = true
        }

        private let inflater: OpaquePointer
        private let state = Mutex(State())

        /// Whether zlib can be used.
        static var isAvailable: Bool { ccurl_inflater_is_available() }

        /// The error for a response with an unsupported content coding or transfer coding.
        static var unsupportedCoding: URLError {
            let reason =
                "the response has several content codings, a content coding other than gzip and deflate, or a transfer coding other than chunked"
            return URLError(.cannotDecodeContentData, userInfo: [NSLocalizedDescriptionKey: reason])
        }

        /// The least number of bytes to expect from the decompression of `count` bytes. Compression can make a body
        /// slightly longer, so this number is slightly smaller than `count`.
        static func leastCount(of count: Int) -> Int { max(0, count - count / 64 - 1024) }

        /// Creates a decoder. Throws if zlib is missing or memory is exhausted.
        init() throws {
            guard let inflater = unsafe ccurl_inflater_new() else { throw URLError(.cannotDecodeContentData) }
            unsafe self.inflater = inflater
        }

        deinit { unsafe ccurl_inflater_free(inflater) }

        /// Adds compressed bytes.
        func add(_ part: Data) {
            state.withLock { state in
                if state.input.isEmpty { state.input = part } else { state.input += part }
                state.isEmpty = state.isEmpty && part.isEmpty
            }
        }

        /// Reads at most 64 KiB of the compressed bytes, and returns at most 64 KiB of decompressed bytes, possibly
        /// none. Returns nil if all compressed bytes were read.
        ///
        /// The caller should suspend between two calls: some compressed bytes take long to read, but produce no output.
        func next() throws -> Data? {
            try state.withLock { state in
                var count = min(state.input.count, 64 << 10)
                let length = unsafe state.input.withUnsafeBytes { input in
                    unsafe ccurl_inflate(inflater, input.bindMemory(to: UInt8.self).baseAddress, &count)
                }
                guard length >= 0 else { throw URLError(.cannotDecodeContentData) }
                state.input = state.input.dropFirst(count)
                if length == 0, count == 0 { return nil }
                return unsafe Data(bytes: ccurl_inflater_output(inflater), count: Int(length))
            }
        }

        /// Throws if the body is incomplete. An empty body is complete.
        func finish() throws {
            let isComplete = state.withLock { unsafe $0.isEmpty || ccurl_inflater_is_complete(inflater) }
            if !isComplete { throw URLError(.cannotDecodeContentData) }
        }
    }

    extension CurlResponse {
        /// Removes and returns the body, after decompression.
        ///
        /// - Parameters:
        ///   - maximumBytes: The maximum length of the body. A longer body throws
        ///     ``ResponseBodyError/tooLong(maximumBytes:)``.
        ///   - check: Called after each chunk was decompressed. Throws if the body is no longer needed.
        mutating func takeBody(atMost maximumBytes: Int, check: () throws -> Void) async throws -> Data {
            if head.coding == .none { return body }
            let decoder = try GzipDecoder()
            var result = Data()
            // Parts are freed as soon as they are read.
            var parts = [body] + self.parts.reversed()
            (body, self.parts) = (Data(), [])
            var rest = parts.reduce(0) { $0 + $1.count }
            while let part = parts.popLast() {
                rest -= part.count
                decoder.add(part)
                while let chunk = try decoder.next() {
                    guard chunk.count + GzipDecoder.leastCount(of: rest) <= maximumBytes - result.count else {
                        throw ResponseBodyError.tooLong(maximumBytes: maximumBytes)
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

    extension ResponseBody {
        /// Returns a body with the bytes of this body after decompression, in chunks of at most 64 KiB.
        func decompressed() throws -> ResponseBody {
            let decoder = try GzipDecoder()
            return wrapping { next in
                while true {
                    if let chunk = try decoder.next() {
                        if !chunk.isEmpty { return chunk }
                        await Task.yield()
                        try Task.checkCancellation()
                    } else if let part = try await next() {
                        decoder.add(part)
                    } else {
                        try decoder.finish()
                        return nil
                    }
                }
            }
        }
    }
#endif
