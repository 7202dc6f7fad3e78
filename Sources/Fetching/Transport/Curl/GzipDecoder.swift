// Unsafe: zlib has a C interface. This file makes it safe to use.

import Foundation
internal import HTTPSyntax

#if os(Linux)
    import CCurl
    import Synchronization

    /// Decompresses a body in the formats gzip (RFC 1952), zlib (RFC 1950) and deflate (RFC 1951).
    ///
    /// The consumer's task decompresses the body, so decompression does not delay the transport's thread.
    ///
    /// `@unchecked Sendable`: the decompressor is used only while the lock is held.
    @safe final class GzipDecoder: @unchecked Sendable {
        private struct State {
            /// The compressed bytes that were added, but not decompressed yet.
            var input = Data()
            var isEmpty = true
            /// Whether the next decompressed byte is the first one, and must not begin another gzip stream.
            var isChecked: Bool
        }

        private let inflater: OpaquePointer
        private let codings: [String]
        private let state: Mutex<State>

        /// Whether zlib can be used.
        static var isAvailable: Bool { ccurl_inflater_is_available() }

        /// Whether a decoder can decode a body with these codings. A coding that is named several times counts once,
        /// because a proxy may have repeated the field.
        static func supports(_ codings: [String]) -> Bool { [["gzip"], ["deflate"]].contains(Set(codings)) }

        /// Returns the error for a body with unsupported content codings.
        static func unsupported(_ codings: [String]) -> URLError {
            unsupported(
                "the content coding “\(oneLine(codings.joined(separator: ", "), limit: 80))”, but only one coding, gzip or deflate, is decoded; to get the body as it is sent, name the coding in the Accept-Encoding of the request"
            )
        }

        /// Returns the error for a body with an unsupported coding.
        static func unsupported(_ coding: String) -> URLError {
            URLError(.cannotDecodeContentData, userInfo: [NSLocalizedDescriptionKey: "the body has \(coding)"])
        }

        /// The least number of bytes to expect from the decompression of `count` bytes. Compression can make a body
        /// slightly longer, so this number is slightly smaller than `count`.
        static func leastCount(of count: Int) -> Int { max(0, count - count / 64 - 1024) }

        /// Creates a decoder of a body with these codings. Throws if zlib is missing or memory is exhausted.
        init(_ codings: [String] = ["gzip"]) throws {
            guard let inflater = unsafe ccurl_inflater_new(codings.contains("deflate")) else {
                throw URLError(.cannotDecodeContentData)
            }
            unsafe self.inflater = inflater
            self.codings = codings
            state = Mutex(State(isChecked: codings.count > 1))
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
                guard length >= 0 else { throw damaged("is not valid") }
                state.input = state.input.dropFirst(count)
                if length == 0, count == 0 { return nil }
                let output = unsafe Data(bytes: ccurl_inflater_output(inflater), count: Int(length))
                // The coding was named several times, and the body was really coded several times.
                if state.isChecked, output.first == 0x1F { throw Self.unsupported(codings) }
                state.isChecked = state.isChecked && output.isEmpty
                return output
            }
        }

        /// Throws if the body is incomplete. An empty body is complete.
        func finish() throws {
            let isComplete = state.withLock { unsafe $0.isEmpty || ccurl_inflater_is_complete(inflater) }
            if !isComplete { throw damaged("ends too early") }
        }

        private func damaged(_ fault: String) -> URLError {
            let text = "the body has the content coding “\(codings.first ?? "gzip")”, but \(fault)"
            return URLError(.cannotDecodeContentData, userInfo: [NSLocalizedDescriptionKey: text])
        }
    }

    extension CurlResponse {
        /// Removes and returns the body, after decompression. If this method throws, `body` is the part of the body
        /// that was decompressed.
        ///
        /// - Parameters:
        ///   - maximumBytes: The maximum length of the body. A longer body throws
        ///     ``ResponseBodyError/tooLong(maximumBytes:)``.
        ///   - check: Called after each chunk was decompressed. Throws if the body is no longer needed.
        mutating func takeBody(atMost maximumBytes: Int, check: () throws -> Void) async throws -> Data {
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
        /// Returns a body with the bytes of this body after decompression, in chunks of at most 64 KiB. If the codings
        /// are not supported, the body throws when its first byte arrives.
        func decompressed(_ codings: [String]) throws -> ResponseBody {
            guard GzipDecoder.supports(codings) else {
                return wrapping { next in
                    guard try await next() == nil else { throw GzipDecoder.unsupported(codings) }
                    return nil
                }
            }
            let decoder = try GzipDecoder(codings)
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

/// Returns a closure that decompresses a body with these content codings, or nil if the library cannot do this. On
/// other platforms, `URLSession` has decompressed the body.
package func decompression(of codings: [String]) -> (@Sendable (ResponseBody) throws -> ResponseBody)? {
    #if os(Linux)
        if GzipDecoder.supports(codings) { return { try $0.decompressed(codings) } }
    #endif
    return nil
}
