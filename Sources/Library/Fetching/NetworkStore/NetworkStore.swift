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
    public let fetchData: @Sendable (URLRequest) async throws -> (Data, URLResponse)

    /// A closure that sends a request and returns the response as soon as its head has arrived. The body arrives as a
    /// stream.
    ///
    /// The closure throws if no head arrives, and throws `CancellationError` if the task is cancelled. If the rest of
    /// the body does not arrive, reading the body throws.
    ///
    /// A live store keeps at most about 256 KiB of a body in memory: the server has to wait for a slow consumer. On
    /// Linux, ``urlSession(_:maximumBodyBytes:headersForOtherOrigins:onChallenge:)`` is an exception. A body that is
    /// not read keeps its connection, and later requests to the host may wait for it, so release a body that you don't
    /// need. The chunks are not a part of a call: errors that an app makes from them are not masked.
    public let fetchStream: @Sendable (URLRequest) async throws -> (ResponseBody, URLResponse)

    /// A closure that returns the identity whose credential this store adds to a request, before the request is sent.
    /// Nil if the store adds no credential. A cache keeps the responses of different identities apart.
    public let identity: CallIdentity.Closure?

    /// Creates a store with the closure that sends requests. Its ``fetchStream`` returns a complete body as one chunk.
    ///
    /// Use this initializer for stubs. At a time limit of the call, the closure is cancelled, and the caller continues
    /// at once.
    public init(fetchData: @escaping @Sendable (URLRequest) async throws -> (Data, URLResponse)) {
        let fetch: Fetch<Data> = { request in
            SecretScope.current?.call.usesStub.store(true, ordering: .relaxed)
            return try await fetchData(request)
        }
        let stream: Fetch<ResponseBody> = { request in
            let (data, response) = try await fetch(request)
            return (ResponseBody(data), response)
        }
        let limitedData = Fetching.endingAtLimits { try await fetch(sent($0)) }
        let limitedStream = Fetching.endingAtLimits { try await stream(sent($0, isStream: true)) }
        self.init(
            endingAtLimits: { try await hasLimit ? limitedData($0) : fetch($0) },
            fetchStream: { try await hasLimit ? limitedStream($0) : stream($0) }, identity: nil)
    }

    /// Creates the store of a transport. A listener of the events of a call receives each request of this store as an
    /// attempt; see ``observing(addingHeaders:_:)``. At a time limit of the call, the closure is cancelled, and the
    /// caller continues at once. The request's own `timeLimit` applies only if `timingOut` surrounds this store.
    ///
    /// As in the live stores, secrets are masked in each `URLError`, and the cache policy of a request becomes its
    /// field `Cache-Control`. Call ``checkRequest(_:sendsStreamLength:)`` before you send a request, as the live stores
    /// do.
    ///
    /// The closures must not follow redirects: return the response with its status 3xx, and add
    /// ``followingRedirects(maximumRedirects:headersForOtherOrigins:)`` around the store. Otherwise, the layers do not
    /// know that a redirect has led to another origin.
    ///
    /// - Parameters:
    ///   - fetchData: Returns the complete body with the response.
    ///   - fetchStream: Returns the response and a stream of its body.
    ///   - identity: Returns the identity whose credential the transport adds to a request.
    public init(
        fetchData: @escaping @Sendable (URLRequest) async throws -> (Data, URLResponse),
        fetchStream: @escaping @Sendable (URLRequest) async throws -> (ResponseBody, URLResponse),
        identity: CallIdentity.Closure? = nil
    ) {
        self = .transport(
            fetchData: Fetching.endingAtLimits { try await fetchData(sent($0)) },
            fetchStream: Fetching.endingAtLimits { try await fetchStream(sent($0, isStream: true)) },
            identity: identity)
    }

    /// Creates the store of a transport that itself ends each exchange at the time limits of the call.
    init(
        endingAtLimits fetchData: @escaping Fetch<Data>, fetchStream: @escaping Fetch<ResponseBody>,
        identity: CallIdentity.Closure?
    ) {
        let endData: @Sendable (EventContext, Data, URLResponse) -> Data = { attempt, data, response in
            attempt.end(response, bytes: Int64(data.count), nil)
            return data
        }
        let endStream: @Sendable (EventContext, ResponseBody, URLResponse) -> ResponseBody = {
            attempt, body, response in body.onEnd { attempt.end(response, bytes: $0, $1) }
        }
        let attempts = NetworkStore(
            reportingAttempts(fetchData, end: endData), reportingAttempts(fetchStream, end: endStream), identity)
        self.init(
            reportingAttempts(fetchData, layered: { $0.layered(attempts)?.fetchData }, end: endData),
            reportingAttempts(fetchStream, layered: { $0.layered(attempts)?.fetchStream }, end: endStream), identity)
    }

    private init(
        _ fetchData: @escaping Fetch<Data>, _ fetchStream: @escaping Fetch<ResponseBody>,
        _ identity: CallIdentity.Closure?
    ) {
        (self.fetchData, self.fetchStream, self.identity) = (fetchData, fetchStream, identity)
    }

    /// Creates the store of a layer around another store. To create a layer from one closure for complete bodies and
    /// streams, use ``intercepting(_:_:)``.
    ///
    /// - Parameters:
    ///   - store: The store through which the layer sends its requests.
    ///   - identity: Returns the identity whose credential the layer adds to a request. The identity of this store
    ///     combines it with the identity of the inner store.
    ///   - endsAtLimits: Whether the closures end at the time limits of the call by themselves, because they wait only
    ///     for `store` and in functions of this library, such as ``CallContext/sleep(for:)``. By default, the closures
    ///     are cancelled at a limit, and the caller continues at once, which costs a task for each request.
    ///   - fetchData: Returns the complete body with the response.
    ///   - fetchStream: Returns the response and a stream of its body. If it collected complete bodies, an endless
    ///     stream would never be returned.
    public init(
        around store: NetworkStore, identity: CallIdentity.Closure? = nil, endsAtLimits: Bool = false,
        fetchData: @escaping Fetch<Data>, fetchStream: @escaping Fetch<ResponseBody>
    ) {
        if !endsAtLimits {
            let (limitedData, limitedStream) = (
                Fetching.endingAtLimits(fetchData), Fetching.endingAtLimits(fetchStream)
            )
            self.init(
                around: store, identity: identity, endsAtLimits: true,
                fetchData: { try await hasLimit ? limitedData($0) : fetchData($0) },
                fetchStream: { try await hasLimit ? limitedStream($0) : fetchStream($0) })
            return
        }
        guard let identity, let inner = store.identity else {
            self.init(fetchData, fetchStream, identity ?? store.identity)
            return
        }
        self.init(fetchData, fetchStream) { request in
            guard let own = try await identity(request) else { return try await inner(request) }
            guard let other = try await inner(request) else { return own }
            return CallIdentity(own, other)
        }
    }
}

/// Whether the current call has a time limit. Without one, a store calls its closures directly, because each closure of
/// ``endingAtLimits(_:)``, which is generic, takes about 100 ns.
private var hasLimit: Bool { CallContext.current.timeLimit != nil }

/// Returns a request with a `timeoutInterval` that is longer than the limit of the attempt, for a transport with a
/// timer of its own. A stream has no total limit.
private func sent(_ request: URLRequest, isStream: Bool = false) -> URLRequest {
    guard let limit = TimeLimit.ofAttempt(request)?.attempt?.limit else { return request }
    var request = request
    request.ownTimeLimit = .seconds(isStream ? 1e9 : min(limit / .seconds(1), 1e9).rounded(.up) + 1)
    return request
}

/// A closure that sends a request: ``NetworkStore/fetchData`` or ``NetworkStore/fetchStream``. Most layers treat both
/// in the same way.
public typealias Fetch<Body> = @Sendable (URLRequest) async throws -> (Body, URLResponse)

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
        layers.reversed().reduce(self) { store, layer in layer(store) }
    }
}
