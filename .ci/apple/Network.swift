// A stub of the module Network, with the declarations that the library uses.

import Dispatch

/// A state of the network.
public struct NWPath: Sendable {
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }

    public let status: Status
}

/// Reports the states of the network: the current one, and then each change.
public final class NWPathMonitor: @unchecked Sendable {
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?

    public init() {}

    public func start(queue: DispatchQueue) {}
    public func cancel() {}
}
