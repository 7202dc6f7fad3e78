// A stub of the module Network, with the declarations that the library uses.

/// A state of the network.
public struct NWPath: Sendable {
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }

    public let status: Status
}

/// A sequence of the states of the network: the current one, and then each change.
public final class NWPathMonitor: AsyncSequence, Sendable {
    public struct Iterator: AsyncIteratorProtocol {
        public mutating func next(isolation actor: isolated (any Actor)?) async -> NWPath? { nil }
    }

    public init() {}

    public func makeAsyncIterator() -> Iterator { Iterator() }
}
