/// A request that could not be given its signature.
public struct SigningError: Error, CustomStringConvertible {
    /// What the signing closure threw.
    public let underlying: any Error

    /// Makes the error, for a layer that signs in its own way.
    public init(underlying: any Error) { self.underlying = underlying }

    /// What was tried, and what the signing closure says.
    public var description: String { "the request could not be signed: \(underlying)" }
}
