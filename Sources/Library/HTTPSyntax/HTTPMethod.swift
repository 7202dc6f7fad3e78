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
}
