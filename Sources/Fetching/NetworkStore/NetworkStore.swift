import Foundation

/// The connection between endpoints and the network: a closure that sends a request and returns the response.
///
/// An endpoint sends requests only through its store, so a test can replace the network with one closure:
///
/// ```swift
/// let store = NetworkStore { _ in throw URLError(.notConnectedToInternet) }
/// ```
public struct NetworkStore: Sendable {
    /// A closure that sends a request and returns the complete body with the response.
    ///
    /// The closure throws if no complete response arrives, and throws `CancellationError` if the task is cancelled. A
    /// response with an HTTP error status is returned; ``networkFetcher(store:accepting:message:)`` checks the status.
    public var fetchData: @Sendable (URLRequest) async throws -> (Data, URLResponse) {
        didSet { (name, isTraced) = (nil, false) }
    }

    /// The name of the layer or the transport that created the store, for a trace of a call; nil for other closures.
    package private(set) var name: String?
    /// Whether the store records its requests in the trace of a call; see ``traceable(_:)``.
    var isTraced = false
    /// The credentials that this store accepts from a client that has none of its own; nil for a store on the network.
    package var ownCredentials: (any Sendable)?

    /// Creates a store with the closure that sends requests.
    public init(fetchData: @escaping @Sendable (URLRequest) async throws -> (Data, URLResponse)) {
        self.fetchData = fetchData
    }

    /// Creates a store with a name that a trace of a call shows.
    package init(
        named name: String?, fetchData: @escaping @Sendable (URLRequest) async throws -> (Data, URLResponse)
    ) {
        self.fetchData = fetchData
        self.name = name
    }
}

/// A function that takes a store and returns a store with one more step, such as a time limit or a signature.
public typealias StoreLayer = @Sendable (NetworkStore) -> NetworkStore

extension NetworkStore {
    /// Returns this store with `layers` around it. The first layer is the outermost: it receives each request before
    /// the other layers.
    ///
    /// ```swift
    /// let store = NetworkStore.live.layered(timingOut(after: .seconds(5)))
    /// ```
    public func layered(_ layers: StoreLayer...) -> NetworkStore { layered(layers) }

    /// Returns this store with `layers` around it. The first element is the outermost layer.
    public func layered(_ layers: [StoreLayer]) -> NetworkStore {
        var layered = layers.reversed().reduce(traceable(self)) { store, layer in traceable(layer(store)) }
        layered.ownCredentials = ownCredentials
        return layered
    }
}
