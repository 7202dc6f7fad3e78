import Foundation

/// Returns a layer that signs each attempt with the date on which the attempt is sent.
///
/// Place this layer inside layers that retry, so that each attempt gets its own signature. Each request of a chain of
/// redirects is signed, except after a redirect to another origin. This does not depend on whether the layer that
/// follows the redirects is outside or, as in the live stores, inside of this layer.
///
/// The closure receives requests to every origin, so check the host before you add a credential. If the body of a
/// request is a file or a stream, it is in `httpBodyStream`. A file can be read there, for a hash of its bytes, and is
/// still sent completely.
///
/// Errors of the call mask the values that `sign` adds to the header fields or the query, for example if a response
/// repeats them. Values of harmless fields, such as `Content-Type`, and values of fewer than 8 bytes are masked only if
/// their name is secret.
///
/// - Parameters:
///   - names: The names of the header fields and query items that `sign` adds. Names that are always secret can be
///     omitted; see ``SecretNames``. Errors mask the values of these names. If a redirect leads to another origin, the
///     header fields are removed.
///   - sign: Returns the signed request, for example with a token that an actor holds. If this closure throws, the
///     request is not sent. The call throws ``AppError/request(_:)``, or the error itself if it is an ``AppError`` or a
///     `CancellationError`.
public func signing(
    declaring names: SecretNames = SecretNames(),
    _ sign: @escaping @Sendable (URLRequest, Date) async throws -> URLRequest
) -> StoreLayer {
    { store in
        NetworkStore(
            around: store, endsAtLimits: true,
            fetchData: { try await fetchSigned($0, names, sign, store.fetchData) },
            fetchStream: { try await fetchSigned($0, names, sign, store.fetchStream) })
    }
}

private func fetchSigned<Body>(
    _ request: URLRequest, _ names: SecretNames,
    _ sign: @escaping @Sendable (URLRequest, Date) async throws -> URLRequest, _ fetch: Fetch<Body>
) async throws -> (Body, URLResponse) {
    let context = CallContext.current
    if context.redirectsHaveLeftOrigin { return try await fetch(request) }
    return try await withinCall {
        // The error of the closure may contain the values.
        SecretScope.current?.add(names)
        let time = context.time
        let sign = endingAtLimits { request in
            try await CallContext.current.forInnerCall.run { try await sign(request, time.date()) }
        }
        let add: @Sendable (URLRequest) async throws -> URLRequest = { request in
            do { return try await sign(request) } catch {
                let isTimeLimit = error is TimedOut && CallContext.current.reachesLimit(after: .zero)
                throw isTimeLimit ? error : AppError.thrown(bySigning: error)
            }
        }
        let signed = try await add(request)
        return try await withCall({ $0.add(signed, to: request, declaring: names, again: add) }) {
            try await fetch(signed)
        }
    }
}
