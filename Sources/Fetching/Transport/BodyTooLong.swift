/// A response with a body that is longer than the transport accepts.
public struct BodyTooLong: Error, Hashable, Sendable, CustomStringConvertible {
    /// The limit in bytes.
    public let maximumBytes: Int

    /// Creates the error, for a store or a stub with a limit of its own.
    public init(maximumBytes: Int) { self.maximumBytes = maximumBytes }

    /// The limit, and how to raise it.
    public var description: String {
        "the response is longer than \(maximumBytes) bytes; set a higher limit with "
            + "NetworkStore.urlSession(_:maximumBodyBytes:)"
    }
}
