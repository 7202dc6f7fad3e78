import Foundation

/// Returns a layer that adds the header field `Idempotency-Key` to each request whose method changes something on the
/// server (draft-ietf-httpapi-idempotency-key-header). A server that supports this field carries out a repeated
/// request only once. So ``retrying(_:time:)`` retries a `POST` or `PATCH` with this field.
///
/// Place this layer outside of the layer that retries, so that all attempts of a call have the same key. A request
/// that already has the field is unchanged.
///
/// - Parameter key: Returns a new key, by default a random UUID. If the key is not a valid value of a header field,
///   the call throws ``RequestError/invalidHeaderValue(name:)``.
public func idempotent(key: @escaping @Sendable () -> String = { UUID().uuidString }) -> StoreLayer {
    { store in
        NetworkStore(
            fetchData: { try await send($0, key, store.fetchData) },
            fetchStream: { try await send($0, key, store.fetchStream) })
    }
}

// Inlined, because each call of an async function takes about 20 ns.
@inline(__always)
private func send<Body>(
    _ original: URLRequest, _ key: () -> String, _ fetch: Fetch<Body>
) async throws -> (Body, URLResponse) {
    let method = HTTPMethod(rawValue: original.httpMethod ?? "GET")
    if method.isSafe || original.hasIdempotencyKey { return try await fetch(original) }
    return try await fetch(request(original, setting: ["Idempotency-Key": key()]))
}
