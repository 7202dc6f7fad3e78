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
    ///
    /// If you replace this closure, ``fetchStream`` also calls the new closure, and returns each body as one chunk. So
    /// no request bypasses the new closure. To replace both closures, create a new store.
    public var fetchData: @Sendable (URLRequest) async throws -> (Data, URLResponse) {
        @inlinable get { data }
        set { replace(with: NetworkStore(fetchData: newValue)) }
    }

    /// A closure that sends a request and returns the response as soon as its head has arrived. The body arrives as a
    /// stream.
    ///
    /// In a live store, the server has to wait for a slow consumer when about 256 KiB of a body are in memory. For an
    /// exception on Linux, see ``urlSession(_:maximumBodyBytes:headersForOtherOrigins:)``. The closure throws like
    /// ``fetchData``. If the rest of the body does not arrive, the body throws.
    ///
    /// If you replace this closure, ``fetchData`` collects the body from the new closure's stream. It throws
    /// ``ResponseBodyError/tooLong(maximumBytes:)`` if the body is longer than 64 MiB.
    public var fetchStream: @Sendable (URLRequest) async throws -> (ResponseBody, URLResponse) {
        @inlinable get { stream }
        set {
            replace(
                with: NetworkStore(
                    fetchData: { request in
                        let (body, response) = try await newValue(request)
                        return (try await body.data(), response)
                    },
                    fetchStream: newValue))
        }
    }

    // As these are `@usableFromInline`, `fetchData` and `fetchStream` can be called as fast as stored properties.
    @usableFromInline var data: @Sendable (URLRequest) async throws -> (Data, URLResponse)
    @usableFromInline var stream: @Sendable (URLRequest) async throws -> (ResponseBody, URLResponse)

    /// Whether the requests are reported as attempts of the current call; see ``reportingAttempts``.
    package var reportsAttempts = false
    /// The credentials for a client that has none, such as those of a sandbox. Nil for a store on the network.
    package var ownCredentials: (any Sendable)?

    /// Creates a store with the closure that sends requests. A stream of this store is the complete body as one chunk.
    public init(fetchData: @escaping @Sendable (URLRequest) async throws -> (Data, URLResponse)) {
        self.init(
            fetchData: fetchData,
            fetchStream: { request in
                let (data, response) = try await fetchData(request)
                return (ResponseBody(data), response)
            })
    }

    /// Creates a store with the closures that send requests.
    ///
    /// - Parameters:
    ///   - fetchData: Returns the complete body with the response.
    ///   - fetchStream: Returns the response and a stream of its body.
    public init(
        fetchData: @escaping @Sendable (URLRequest) async throws -> (Data, URLResponse),
        fetchStream: @escaping @Sendable (URLRequest) async throws -> (ResponseBody, URLResponse)
    ) {
        data = fetchData
        stream = fetchStream
    }

    private mutating func replace(with store: NetworkStore) {
        let credentials = ownCredentials
        self = store
        ownCredentials = credentials
    }
}

/// A closure that sends a request: ``NetworkStore/fetchData`` or ``NetworkStore/fetchStream``. Most layers treat both
/// in the same way.
package typealias Fetch<Body> = @Sendable (URLRequest) async throws -> (Body, URLResponse)

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
        var layered = layers.reversed().reduce(reportingAttempts) { store, layer in layer(store) }
        layered.reportsAttempts = true
        layered.ownCredentials = ownCredentials
        return layered
    }
}
