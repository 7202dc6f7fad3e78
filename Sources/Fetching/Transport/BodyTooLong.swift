/// An answer whose body is longer than the transport accepts.
public struct BodyTooLong: Error, Hashable, Sendable, CustomStringConvertible {
    /// The limit, in bytes.
    public let maximumBytes: Int

    /// Makes the error, for a store or a stub that keeps the limit itself.
    public init(maximumBytes: Int) { self.maximumBytes = maximumBytes }

    /// The limit, and how to raise it.
    public var description: String {
        "the answer is longer than \(maximumBytes) bytes; allow more with NetworkStore.urlSession(_:maximumBodyBytes:)"
    }
}
