/// No usable answer came.
public struct NetworkFailure: Sendable {
    /// The request, without its secrets.
    public let request: RequestSummary
    /// What kind of failure; its `failingURL` has no secrets.
    public let urlError: URLError
    /// The error that was thrown: the `URLError` itself, or a ``TimedOut`` or ``RedirectError`` with more to tell.
    public let underlying: any Error

    /// What the code means, and whether trying again can help.
    public var fault: TransportFault { .of(urlError.code) }
}
