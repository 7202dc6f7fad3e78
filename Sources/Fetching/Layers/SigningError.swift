/// A request that could not be signed.
public struct SigningError: Error, CustomStringConvertible {
    /// The error that the signing closure threw.
    public let underlying: any Error

    /// Creates an error. Use this initializer in your own signing layer.
    public init(underlying: any Error) { self.underlying = underlying }

    /// The words “the request could not be signed”, followed by the text of the underlying error.
    public var description: String { "the request could not be signed: \(underlying)" }
}
