import Foundation

#if os(Linux)
    internal import CurlTransport

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
