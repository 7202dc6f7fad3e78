import Foundation

/// The one seam between the toolkit and the network: a closure from request to answer.
///
/// Endpoints are given a store and use no other, so a test that hands over a stub has stubbed the network:
///
/// ```swift
/// let store = NetworkStore { _ in throw URLError(.notConnectedToInternet) }
/// ```
public struct NetworkStore: Sendable {
    /// Sends a request and returns the whole body with the response.
    ///
    /// Throws what kept an answer from coming, `CancellationError` if the task was cancelled. An HTTP error status is
    /// an answer, not an error; ``networkFetcher(store:accepting:message:)`` judges it.
    public var fetchData: @Sendable (URLRequest) async throws -> (Data, URLResponse)

    /// Makes a store from what answers its requests.
    public init(fetchData: @escaping @Sendable (URLRequest) async throws -> (Data, URLResponse)) {
        self.fetchData = fetchData
    }
}

extension NetworkStore {
    /// Returns this store with `layers` around it. The first layer listed is the outermost: it sees a request first.
    ///
    /// ```swift
    /// let store = NetworkStore.live.layered(followingRedirects(), timingOut(after: .seconds(5)))
    /// ```
    public func layered(_ layers: StoreLayer...) -> NetworkStore { layered(layers) }

    /// Returns this store with `layers` around it. The first element is the outermost layer.
    public func layered(_ layers: [StoreLayer]) -> NetworkStore {
        layers.reversed().reduce(self) { store, layer in layer(store) }
    }
}
