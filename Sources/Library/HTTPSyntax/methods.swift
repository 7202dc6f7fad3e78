import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// The properties of methods (RFC 9110 §9.2, §9.3 and RFC 5789; `QUERY`: draft-ietf-httpbis-safe-method-w-body).

/// Whether a request with this method only reads, and so changes nothing on the server (§9.2.1).
public func isSafe(method: String) -> Bool { ["GET", "HEAD", "OPTIONS", "TRACE", "QUERY"].contains(method) }

/// Whether several equal requests with this method have the same effect as one (§9.2.2).
public func isIdempotent(method: String) -> Bool { isSafe(method: method) || ["PUT", "DELETE"].contains(method) }

/// Whether requests with this method usually have a body. If so, a request without a body has the field
/// `Content-Length: 0` (§8.6).
public func expectsBody(method: String) -> Bool { ["POST", "PUT", "PATCH"].contains(method) }

/// Whether a request with this method may have a body.
///
/// RFC 9110 does not define a meaning for a body of `GET` and `HEAD` (§9.3.1, §9.3.2). It forbids a body of `TRACE`
/// (§9.3.8).
public func allowsBody(method: String) -> Bool { !["GET", "HEAD", "TRACE"].contains(method) }

extension URLRequest {
    /// Whether the request may be sent again, because two equal requests have the same effect on the server as one.
    public var isRepeatable: Bool { isIdempotent(method: httpMethod ?? "GET") || hasIdempotencyKey }

    /// Whether the request has the field `Idempotency-Key`.
    public var hasIdempotencyKey: Bool { value(forHTTPHeaderField: "Idempotency-Key") != nil }
}
