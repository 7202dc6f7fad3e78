import Fetching
import Foundation
internal import HTTPSyntax
import Synchronization

/// Returns a layer that adds a credential to the requests to some origins.
///
/// ```swift
/// let store = NetworkStore.live.layered(authenticating(.bearer("…"), allowedOrigins: ["https://api.example.com"]))
/// ```
///
/// - Parameters:
///   - credential: The token or key, and the part of the request that contains it.
///   - origins: The origins (scheme, host and port) of the servers that receive the credential. Requests to other
///     origins are sent unchanged, and so are all requests of a call after a redirect to another origin. A call
///     compares the origins in order. If it reaches one that is not an http or https URL, it throws
///     ``RequestError/invalidURL(_:)``.
public func authenticating(_ credential: Credential, allowedOrigins origins: [String]) -> StoreLayer {
    authenticating(SharedCredential(credential), allowedOrigins: origins) { $0 }
}

/// Returns a layer that adds a shared credential to the requests to some origins. If the server rejects the credential
/// with status 401, or if the credential expires soon, the credential is refreshed once for all calls that wait.
///
/// After a 401, a call is sent again:
///
/// - with the current credential, if it is newer than the credential of the call;
/// - otherwise after one refresh. If the server then responds with 401 again, the response is returned.
///
/// A request whose body is an `httpBodyStream` of your own is not sent again; its 401 is returned after the refresh. A
/// 401 after a redirect to another origin is returned at once, because the credential was not sent there.
///
/// Place this layer inside layers that retry requests or limit their rate, and outside layers that sign an attempt or
/// limit its time.
///
/// - Parameters:
///   - shared: The credential, and the closure that refreshes it.
///   - origins: The origins (scheme, host and port) of the servers that receive the credential. Requests to other
///     origins are sent unchanged, and so are all requests of a call after a redirect to another origin. A call
///     compares the origins in order. If it reaches one that is not an http or https URL, it throws
///     ``RequestError/invalidURL(_:)``.
///   - credential: Returns the credential for the shared value, such as `.bearer($0.access)`.
public func authenticating<Value>(
    _ shared: SharedCredential<Value>,
    allowedOrigins origins: [String],
    as credential: @escaping @Sendable (Value) -> Credential
) -> StoreLayer {
    let identity: CallIdentity.Closure = { request in
        guard try credentialOrigin(of: request, in: origins) != nil, !shared.isRefreshTask else { return nil }
        return try await shared.identity(for: request, credential)
    }
    return { store in
        NetworkStore(
            around: store, identity: identity, endsAtLimits: true,
            fetchData: { try await fetchAuthenticated($0, shared, origins, credential, store.fetchData) },
            fetchStream: { try await fetchAuthenticated($0, shared, origins, credential, store.fetchStream) })
    }
}

extension SharedCredential {
    /// Returns the identity for a request with the current credential. If there is no credential yet, returns the
    /// identity of the account.
    fileprivate func identity(
        for request: URLRequest, _ credential: @Sendable (Value) -> Credential
    ) async throws -> CallIdentity? {
        let (id, value) = try current()
        guard let value else { return CallIdentity(id, headers: []) }
        return identity(id, of: try await credential(value).added(to: request), unsigned: request)
    }

    /// Returns the identity for a request: the account `id` if the credential can be refreshed, and otherwise a hash of
    /// what the credential added to the request.
    fileprivate func identity(_ id: String, of signed: URLRequest, unsigned: URLRequest) -> CallIdentity {
        let added = CallIdentity(of: signed, unsigned: unsigned)
        return canRefresh ? CallIdentity(id, headers: added.headers) : added
    }
}

private func fetchAuthenticated<Value, Body>(
    _ request: URLRequest, _ shared: SharedCredential<Value>, _ origins: [String],
    _ credential: @escaping @Sendable (Value) -> Credential, _ fetch: Fetch<Body>
) async throws -> (Body, URLResponse) {
    guard let url = request.url, try credentialOrigin(of: request, in: origins) != nil, !shared.isRefreshTask else {
        return try await fetch(request)
    }
    return try await withinCall {
        var call = CredentialState<Value>.Call()
        var rejection: (Body, URLResponse)?
        while true {
            guard let (value, version) = try await shared.next(for: &call) else { break }
            // If the request cannot be sent again, its first response is returned.
            if rejection != nil, !request.hasReplayableBody { break }
            let valueCredential = credential(value)
            let authenticated = try await authenticatedRequest(request, by: valueCredential)
            // If the credential was replaced while it was added to the request, the loop adds the new one. Otherwise it
            // belongs to `account`.
            let account = shared.id
            guard shared.isCurrent(version) else { continue }
            try checkReplacedCredentials(in: request, by: authenticated)
            call.sends += 1
            // An unread stream keeps its connection, and the permit of an inner layer such as `limitingConcurrency`.
            // This request may wait for them. So the rejected response is released first.
            rejection = nil
            let latest = Mutex((account: account, signed: authenticated, unsigned: request))
            let identity: CallIdentity.Closure = { _ in
                // Throws after a logout, so that a cache does not store a response that arrives later.
                _ = try shared.current()
                let latest = latest.withLock { $0 }
                return shared.identity(latest.account, of: latest.signed, unsigned: latest.unsigned)
            }
            let again: @Sendable (URLRequest) async throws -> URLRequest = { redirected in
                // Throws after a logout. After a replacement or a refresh, adds the new credential.
                let (account, current) = try shared.current()
                let signed = try await authenticatedRequest(redirected, by: credential(current ?? value))
                latest.withLock { $0 = (account, signed, redirected) }
                return signed
            }
            let (body, response, isRejected) = try await withCall({
                $0.add(
                    authenticated, to: request, declaring: valueCredential.names, identity: identity, again: again)
            }) {
                let (body, response) = try await fetch(authenticated)
                return (body, response, isRejection(response, of: url))
            }
            guard isRejected, !call.isFinal else { return (body, response) }
            call.rejected = version
            rejection = (body, response)
        }
        guard let rejection else { throw CancellationError() }
        return rejection
    }
}

extension Credential {
    /// Returns a request with this credential. The closure of the app can request a token.
    fileprivate func added(to request: URLRequest) async throws -> URLRequest {
        try await withTimeLimit { [add] in try await CallContext.current.forInnerCall.run { try await add(request) } }
    }
}

private func authenticatedRequest(_ request: URLRequest, by credential: Credential) async throws -> URLRequest {
    let authenticated: URLRequest
    do { authenticated = try await credential.added(to: request) } catch {
        let isTimeLimit = error is TimedOut && CallContext.current.reachesLimit(after: .zero)
        throw isTimeLimit ? error : signingError(error)
    }
    return authenticated
}

/// Returns the index of the first of `origins` that is the origin of `request`. Returns nil if the request must not get
/// a credential: its origin is not in `origins`, or a redirect has led from the origin of the call to another one.
func credentialOrigin(of request: URLRequest, in origins: [String]) throws -> Int? {
    guard let url = request.url, !CallContext.current.redirectsHaveLeftOrigin else { return nil }
    return try originIndex(of: url, in: origins) { RequestError.invalidURL(masked($0)) }
}

/// Returns a text that is not a valid URL, with secrets masked.
func masked(_ url: String) -> String { Redactor().redacted(withoutUserInformation(url)) }

/// Returns the error that a layer throws if it cannot add a credential. A `CancellationError` stays as it is, so that a
/// store outside of the layer knows it.
func signingError(_ error: any Error) -> any Error {
    error is CancellationError ? error : AppError(creatingRequest: error)
}

/// Whether the server that received the credential of the current request rejected it (RFC 9110 §15.5.2).
func isRejection(_ response: URLResponse, of url: URL) -> Bool {
    guard (response as? HTTPURLResponse)?.statusCode == 401, CallContext.current.added?.areDropped != true else {
        return false
    }
    return response.url.map { haveSameOrigin($0, url) } ?? true
}

extension CallIdentity {
    /// Creates an identity from the header fields and the query items that a credential has added. Its text is their
    /// hash.
    fileprivate init(of signed: URLRequest, unsigned: URLRequest) {
        let headers = addedHeaders(in: signed, to: unsigned)
        let texts =
            headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" } + addedItems(in: signed, to: unsigned)
        self.init(sha256(texts.joined(separator: "\n").utf8), headers: Set(headers.keys))
    }
}
