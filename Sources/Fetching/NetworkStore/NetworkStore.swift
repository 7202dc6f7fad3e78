import Foundation

/// The connection between endpoints and the network: closures that send a request and return the response.
///
/// An endpoint sends requests only through its store, so a test can replace the network with one closure:
///
/// ```swift
/// let store = NetworkStore { _ in throw URLError(.notConnectedToInternet) }
/// ```
public struct NetworkStore: Sendable {
    /// A closure that sends a request and returns the complete body with the response.
    ///
    /// The closure throws if no complete response arrives, and throws `CancellationError` if the task is cancelled. It
    /// also returns responses with an HTTP error status; ``networkFetcher(store:accepting:message:)`` checks the
    /// status.
    ///
    /// A live store returns a response with a status outside 200..<300 even if its body cannot be read completely, for
    /// example because the connection is lost. The body is then at most the beginning of the server's body.
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
    /// The closure throws if no head arrives, and throws `CancellationError` if the task is cancelled. If the rest of
    /// the body does not arrive, reading the body throws.
    ///
    /// A live store keeps at most about 256 KiB of a body in memory: the server has to wait for a slow consumer. On
    /// Linux, ``urlSession(_:maximumBodyBytes:headersForOtherOrigins:onChallenge:)`` is an exception.
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
                        return try await body.data(of: response)
                    },
                    fetchStream: newValue))
        }
    }

    // With `@usableFromInline`, a call of `fetchData` or `fetchStream` is as fast as a call of a stored property.
    @usableFromInline var data: @Sendable (URLRequest) async throws -> (Data, URLResponse)
    @usableFromInline var stream: @Sendable (URLRequest) async throws -> (ResponseBody, URLResponse)

    /// Whether the requests are reported as attempts of the current call; see ``reportingAttempts``.
    package var reportsAttempts = false
    /// Whether a stream is the complete body as one chunk, because the store was created with `fetchData` only.
    private var hasOnlyData = false
    /// Credentials for a client that has none of its own. A store of a sandbox provides them. Nil for other stores.
    package var ownCredentials: (any Sendable)?
    /// Returns the identity whose credential this store adds to a request. Nil if the store adds no credential.
    package var identity: CallIdentity.Closure?
    /// A closure that returns whether the login session of this store has ended, or nil if the store belongs to no
    /// session. After the end, a call of ``APISettings`` returns ``AppError/cancelled``, even if its response has
    /// arrived.
    package var hasEnded: (@Sendable () -> Bool)?

    /// Creates a store with the closure that sends requests. Its ``fetchStream`` returns a complete body as one chunk.
    ///
    /// Use this initializer for stubs. To create a layer, use ``intercepting(_:_:)``. A layer that created its store
    /// with this initializer would collect the complete body of each stream, so an endless stream would never be
    /// returned.
    ///
    /// If a layer in `layered` does this, ``fetchStream`` of the result throws an error with the position of the layer.
    /// A layer that another layer calls, and that is not passed to `layered`, is not checked.
    public init(fetchData: @escaping @Sendable (URLRequest) async throws -> (Data, URLResponse)) {
        self.init(
            fetchData: fetchData,
            fetchStream: { request in
                let (data, response) = try await fetchData(request)
                return (ResponseBody(data), response)
            })
        hasOnlyData = true
    }

    /// Creates a store that sends no requests through another store. A layer may return this store: `layered` does not
    /// refuse it like a store of ``init(fetchData:)``.
    package static func stub(
        _ fetchData: @escaping @Sendable (URLRequest) async throws -> (Data, URLResponse)
    ) -> NetworkStore {
        var store = NetworkStore(fetchData: fetchData)
        store.hasOnlyData = false
        return store
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
        let old = self
        self = store
        (ownCredentials, identity, hasEnded) = (old.ownCredentials, old.identity, old.hasEnded)
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
    public func layered(
        _ layers: StoreLayer..., fileID: StaticString = #fileID, line: UInt = #line
    ) -> NetworkStore {
        layered(layers, fileID: fileID, line: line)
    }

    /// Returns this store with `layers` around it. The first element is the outermost layer.
    public func layered(
        _ layers: [StoreLayer], fileID: StaticString = #fileID, line: UInt = #line
    ) -> NetworkStore {
        var layered = reportingAttempts
        for (index, layer) in layers.enumerated().reversed() {
            layered.hasOnlyData = false
            let identity = layered.identity
            layered = layer(layered)
            layered.identity = layered.identity ?? identity
            // The innermost store reports each attempt, with the changes of all layers. The stores around it must not
            // report it again.
            layered.reportsAttempts = true
            if layered.hasOnlyData {
                let error = LayerWithoutStreams(position: index + 1, count: layers.count, place: "\(fileID):\(line)")
                layered.stream = { _ in throw error }
            }
        }
        layered.hasOnlyData = false
        layered.ownCredentials = ownCredentials
        layered.hasEnded = hasEnded
        return layered
    }
}

/// The error that ``NetworkStore/fetchStream`` throws if a layer of the store handles complete bodies only.
struct LayerWithoutStreams: Error, CustomStringConvertible {
    /// The position of the layer, from 1 for the outermost.
    let position: Int
    let count: Int
    /// The file and the line of the call of `layered`.
    let place: String

    var description: String {
        "layer \(position) of \(count) in `layered` (\(place)) cannot handle a stream, because it creates its store with `NetworkStore { … }`; create the layer with `intercepting`, or the store with `NetworkStore(fetchData:fetchStream:)`"
    }
}
