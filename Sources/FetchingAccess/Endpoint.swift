import Fetching
import Foundation

/// The tag of an ``Endpoint`` that can be called without a ``Session``.
public enum Public {}

/// The tag of an ``Endpoint`` that can only be called with a ``Session``.
public enum Authenticated {}

/// An endpoint without the store that sends its request: a request builder and a mapper.
///
/// The first type parameter is ``Public`` or ``Authenticated``:
///
/// ```swift
/// let login = Endpoint<Public, Login, TokenResponse> { try createRequest(.post, baseURL: url, body: .json($0)) }
/// let user = Endpoint<Authenticated, Void, User> { try createRequest(baseURL: url, path: ["user"]) }
/// ```
public struct Endpoint<Access, Params, Model>: Sendable {
    /// Creates a request from the parameters.
    public var createURLRequest: RequestBuilder<Params>
    /// Creates the model from the body.
    public var mapper: Mapper<Model>
    /// Returns the server's error message, or nil if there is none; see ``serverMessage(in:body:)``.
    public var message: @Sendable (HTTPURLResponse, Data) -> String?

    /// Creates an endpoint.
    ///
    /// - Parameters:
    ///   - createURLRequest: Creates a request from the parameters.
    ///   - mapper: Creates the model from the body.
    ///   - message: Returns the server's error message, or nil if there is none.
    public init(
        createURLRequest: @escaping RequestBuilder<Params>,
        mapper: @escaping Mapper<Model>,
        message: @escaping @Sendable (HTTPURLResponse, Data) -> String? = serverMessage
    ) {
        self.createURLRequest = createURLRequest
        self.mapper = mapper
        self.message = message
    }

    /// Creates an endpoint that decodes JSON.
    ///
    /// - Parameter createURLRequest: Creates a request from the parameters.
    public init(createURLRequest: @escaping RequestBuilder<Params>) where Model: Decodable & Sendable {
        self.init(createURLRequest: createURLRequest, mapper: jsonMapper())
    }

    fileprivate func fetcher(store: NetworkStore) -> Fetcher<Params, Model> {
        Fetching.fetcher(
            createURLRequest: createURLRequest, fetch: networkFetcher(store: store, message: message), mapper: mapper)
    }
}

/// Creates a fetcher for an endpoint that needs no session.
///
/// - Parameters:
///   - endpoint: The endpoint.
///   - store: The store that sends the request. A test passes a stub.
public func fetcher<Params, Model>(
    for endpoint: Endpoint<Public, Params, Model>, store: NetworkStore = .live
) -> Fetcher<Params, Model> {
    endpoint.fetcher(store: store)
}

/// Creates a fetcher for an endpoint that needs a session. When the session ends, calls in progress fail with
/// ``AppError/cancelled``, and so does each later call.
///
/// - Parameters:
///   - endpoint: The endpoint.
///   - session: The session whose store sends the request.
public func fetcher<Params, Model>(
    for endpoint: Endpoint<Authenticated, Params, Model>, session: Session
) -> Fetcher<Params, Model> {
    let fetch = endpoint.fetcher(store: session.store)
    return { params in
        let result = await fetch(params)
        // A response that arrived just before the end is data of an account that is no longer logged in.
        return session.hasEnded ? .failure(.cancelled) : result
    }
}

/// Makes the compiler report a call without the session that the endpoint needs. This function cannot be used.
@available(
    *, unavailable,
    message: "this endpoint is Authenticated: it needs a session; call fetcher(for:session:) with a Session"
)
public func fetcher<Params, Model>(
    for endpoint: Endpoint<Authenticated, Params, Model>, store: NetworkStore = .live
) -> Fetcher<Params, Model> {
    { _ in .failure(.cancelled) }
}
