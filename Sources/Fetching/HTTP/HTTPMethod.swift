import Foundation

/// A request method (RFC 9110 §9), such as `GET`. Method names are case-sensitive.
///
/// ```swift
/// let purge: HTTPMethod = "PURGE"
/// ```
public struct HTTPMethod: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The method's name, as it is sent.
    public var rawValue: String

    /// Creates a method from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a method from its name.
    public init(stringLiteral name: String) { rawValue = name }

    /// The method's name.
    public var description: String { rawValue }

    /// The method that reads a resource.
    public static let get: HTTPMethod = "GET"
    /// The method that reads only the head of the response that `GET` would return.
    public static let head: HTTPMethod = "HEAD"
    /// The method that sends data to a resource.
    public static let post: HTTPMethod = "POST"
    /// The method that creates or replaces a resource.
    public static let put: HTTPMethod = "PUT"
    /// The method that changes part of a resource (RFC 5789).
    public static let patch: HTTPMethod = "PATCH"
    /// The method that deletes a resource.
    public static let delete: HTTPMethod = "DELETE"
    /// The method that reads the list of methods that a resource allows.
    static let options: HTTPMethod = "OPTIONS"
}

/// The properties of methods (RFC 9110 §9.2, §9.3 and RFC 5789; `QUERY`: draft-ietf-httpbis-safe-method-w-body).
extension HTTPMethod {
    /// The methods that have a constant, such as `.get`.
    package static let constants: [HTTPMethod] = [get, head, post, put, patch, delete, options]

    /// Whether several equal requests have the same effect as one, so that a request may be sent again (§9.2.2).
    var isIdempotent: Bool { isSafe || [.put, .delete].contains(self) }

    /// Whether a request only reads, and so changes nothing on the server (§9.2.1).
    package var isSafe: Bool {
        switch rawValue {
        case "GET", "HEAD", "OPTIONS", "TRACE", "QUERY": true
        default: false
        }
    }

    /// Whether requests usually have a body. If so, a request without a body has the field `Content-Length: 0` (§8.6).
    var expectsBody: Bool { [.post, .put, .patch].contains(self) }

    /// Whether a request may have a body.
    ///
    /// RFC 9110 does not define a meaning for a body of `GET` and `HEAD` (§9.3.1, §9.3.2). It forbids a body of `TRACE`
    /// (§9.3.8).
    var allowsBody: Bool { !["GET", "HEAD", "TRACE"].contains(rawValue) }
}

extension URLRequest {
    /// Whether the request may be sent again, because two equal requests have the same effect on the server as one.
    package var isRepeatable: Bool { HTTPMethod(rawValue: httpMethod ?? "GET").isIdempotent || hasIdempotencyKey }

    /// Whether the request has an `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header).
    package var hasIdempotencyKey: Bool { value(forHTTPHeaderField: "Idempotency-Key") != nil }
}
