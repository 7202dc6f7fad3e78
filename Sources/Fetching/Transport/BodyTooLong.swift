/// An error for a response body that is longer than a limit, such as the limit of the store.
public struct BodyTooLong: Error, Hashable, Sendable, CustomStringConvertible {
    /// The limit in bytes.
    public let maximumBytes: Int

    /// Creates the error, for a store or a stub with its own limit.
    public init(maximumBytes: Int) { self.maximumBytes = maximumBytes }

    /// The limit in bytes, and the way to raise the limit.
    public var description: String {
        "the response is longer than \(maximumBytes) bytes; set a higher limit in the call or where the store is "
            + "created (`maximumBodyBytes`), or read the body as a stream and keep only a part of it"
    }
}

/// The default maximum length of a body: 64 MiB, which fits in a phone's memory.
@usableFromInline let defaultMaximumBodyBytes = 64 << 20
