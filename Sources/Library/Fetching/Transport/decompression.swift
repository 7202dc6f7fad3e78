import Foundation

#if os(Linux)
    internal import CurlTransport
#endif

/// Returns a closure that decompresses a body with these content codings, or nil if the library cannot do this. On
/// other platforms, `URLSession` has decompressed the body.
public func decompression(of codings: [String]) -> (@Sendable (ResponseBody) throws -> ResponseBody)? {
    #if os(Linux)
        if canDecompress(codings) { return { $0.wrapping(try decompressing(codings)) } }
    #endif
    return nil
}
