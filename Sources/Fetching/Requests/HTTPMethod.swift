/// A request method (RFC 9110 §9), such as `GET`. Names are case-sensitive; others than the standard's are made by
/// name.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The method's name, as it is sent.
    public var rawValue: String

    /// Makes a method from its name, as it is sent.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a method from its name, as it is sent.
    public init(stringLiteral name: String) { rawValue = name }

    /// The method's name.
    public var description: String { rawValue }

    /// Reads a resource.
    public static let get: HTTPMethod = "GET"
    /// Reads what `GET` would answer, without the body.
    public static let head: HTTPMethod = "HEAD"
    /// Hands data to a resource.
    public static let post: HTTPMethod = "POST"
    /// Puts a resource in place.
    public static let put: HTTPMethod = "PUT"
    /// Changes a part of a resource (RFC 5789).
    public static let patch: HTTPMethod = "PATCH"
    /// Removes a resource.
    public static let delete: HTTPMethod = "DELETE"
    /// Asks what a resource allows.
    public static let options: HTTPMethod = "OPTIONS"
}
