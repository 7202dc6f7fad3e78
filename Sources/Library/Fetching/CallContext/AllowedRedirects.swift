/// The redirects that ``limitingRedirects(to:)`` allows, from the strictest to the least strict.
public enum AllowedRedirects: Comparable, Sendable {
    /// No redirect is followed.
    case none
    /// Redirects to the same scheme, host and port are followed.
    case sameOrigin
    /// All redirects are followed.
    case all
}

/// The redirects of a call.
struct CallRedirects: Hashable, Sendable {
    /// The redirects that the layers around this part of the call allow.
    var allowed = AllowedRedirects.all
    /// The redirects that a layer around the request follows, or nil if there is no such layer. Layers inside of it
    /// follow none, and the transport need not read the bodies of these redirects.
    var followed: AllowedRedirects?
    /// See ``CallContext/redirectsHaveLeftOrigin``.
    var haveLeftOrigin = false

    mutating func limit(to redirects: AllowedRedirects) { allowed = min(allowed, redirects) }
}
