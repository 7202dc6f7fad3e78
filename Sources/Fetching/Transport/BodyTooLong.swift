/// An error for a response body that is longer than the transport accepts.
public struct BodyTooLong: Error, Hashable, Sendable, CustomStringConvertible {
    /// The limit in bytes.
    public let maximumBytes: Int

    /// Creates the error, for a store or a stub with its own limit.
    public init(maximumBytes: Int) { self.maximumBytes = maximumBytes }

    /// The limit in bytes, and the way to raise the limit.
    public var description: String {
        "the response is longer than \(maximumBytes) bytes; set a higher limit where the store is created, such as "
            + "CurlOptions.maximumBodyBytes, or read the body as a stream with fetchStream"
    }
}
