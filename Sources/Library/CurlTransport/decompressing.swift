#if os(Linux)
    import Foundation

    /// Whether ``decompressing(_:)`` supports these content codings.
    public func canDecompress(_ codings: [String]) -> Bool { GzipDecoder.supports(codings) }

    /// Returns a function that reads a compressed body with its parameter, and returns the next decompressed chunk of
    /// at most 64 KiB, or nil at the end. If the codings are not supported, the function throws when the first byte
    /// arrives.
    public func decompressing(
        _ codings: [String]
    ) throws -> @Sendable (_ next: () async throws -> Data?) async throws -> Data? {
        guard GzipDecoder.supports(codings) else {
            return { next in
                guard try await next() == nil else { throw GzipDecoder.unsupported(codings) }
                return nil
            }
        }
        let decoder = try GzipDecoder(codings)
        return { next in
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
#endif
