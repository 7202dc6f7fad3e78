import Foundation

/// The connection between endpoints and the network: a closure from a request to a response.
///
/// An endpoint sends its requests only through the store that it is given, so a test replaces the network with one
/// closure:
///
/// ```swift
/// let store = NetworkStore { _ in throw URLError(.notConnectedToInternet) }
/// ```
public struct NetworkStore: Sendable {
    /// Sends a request and returns the complete body with the response.
    ///
    /// Throws if no response arrives, and throws `CancellationError` if the task is cancelled. A response with an HTTP
    /// error status is returned; ``networkFetcher(store:accepting:message:)`` checks the status.
    public var fetchData: @Sendable (URLRequest) async throws -> (Data, URLResponse)

    /// Creates a store from the closure that sends its requests.
    public init(fetchData: @escaping @Sendable (URLRequest) async throws -> (Data, URLResponse)) {
        self.fetchData = fetchData
    }
}

/// A function from store to store that adds a step such as a time limit or a signature.
public typealias StoreLayer = @Sendable (NetworkStore) -> NetworkStore

extension NetworkStore {
    /// Returns this store with `layers` around it. The first layer listed is the outermost: it sees a request first.
    ///
    /// ```swift
    /// let store = NetworkStore.live.layered(timingOut(after: .seconds(5)))
    /// ```
    public func layered(_ layers: StoreLayer...) -> NetworkStore { layered(layers) }

    /// Returns this store with `layers` around it. The first element is the outermost layer.
    public func layered(_ layers: [StoreLayer]) -> NetworkStore {
        layers.reversed().reduce(self) { store, layer in layer(store) }
    }
}
