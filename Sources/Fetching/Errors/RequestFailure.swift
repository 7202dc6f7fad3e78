/// A request that could not be built.
public struct RequestFailure: Sendable {
    /// What is wrong with it, on one line, without secrets.
    public let reason: String
    /// What the request builder threw; a ``RequestError`` if it was ours.
    public let underlying: any Error

    /// Makes a failure from what a request builder throws.
    public init(_ error: any Error) {
        reason = Redactor().line("\(error)", limit: 500)
        underlying = error
    }
}

extension RequestFailure: CustomStringConvertible, CustomReflectable {
    /// One line for a log.
    public var description: String { "request not built: \(reason)" }

    /// Without children: the error beneath may have secrets in it.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
