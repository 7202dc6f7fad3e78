import Fetching
import Foundation
internal import HTTPSyntax

/// Returns a layer that adds the header field `Idempotency-Key` to each request whose method changes something on the
/// server (draft-ietf-httpapi-idempotency-key-header). A server that supports this field carries out a repeated
/// request only once. So ``retrying(_:)`` retries a `POST` or `PATCH` with this field.
///
/// Place this layer outside of the layer that retries, so that all attempts of a call have the same key. A request
/// that already has the field is unchanged.
///
/// - Parameter key: Returns a new key, by default a random UUID. If the key is not a valid value of a header field,
///   the call throws ``RequestError/invalidHeaderValue(name:)``.
public func idempotent(key: @escaping @Sendable () -> String = { UUID().uuidString }) -> StoreLayer {
    { store in
        @Sendable func settingKey(of request: URLRequest) -> NetworkStore {
            let method = HTTPMethod(rawValue: request.httpMethod ?? "GET")
            if isSafe(method: method.rawValue) || request.value(forHTTPHeaderField: "Idempotency-Key") != nil {
                return store
            }
            return settingHeaders(["Idempotency-Key": key()])(store)
        }
        return NetworkStore(
            around: store, endsAtLimits: true,
            fetchData: { try await settingKey(of: $0).fetchData($0) },
            fetchStream: { try await settingKey(of: $0).fetchStream($0) })
    }
}
