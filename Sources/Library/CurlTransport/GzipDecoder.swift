// Unsafe: zlib has a C interface. This file makes it safe to use.

#if os(Linux)
    internal import CCurl
    import Foundation
    internal import HTTPSyntax
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
#endif
