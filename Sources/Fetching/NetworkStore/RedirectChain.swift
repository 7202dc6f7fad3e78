/// The redirects that have led to the current request.
package enum RedirectChain {
    /// Whether a redirect has led to another origin. If so, the layers of the library add no credential, no signature,
    /// and no header field that is not known to be harmless, even if a later redirect leads back to the first origin.
    /// Otherwise, any server could choose a request that is sent with the credential of another server.
    @TaskLocal package static var hasLeftOrigin = false
}

/// The redirects that ``limitingRedirects(to:)`` allows, from the strictest to the least strict.
public enum AllowedRedirects: Comparable, Sendable {
    /// No redirect is followed.
    case none
    /// Redirects to the same scheme, host and port are followed.
    case sameOrigin
    /// All redirects are followed.
    case all

    /// The redirects that the layers around the current call allow.
    @TaskLocal package static var current = AllowedRedirects.all

    /// The redirects that a layer around the current request follows, or nil if there is no such layer. Layers inside
    /// of it follow none, and the transport need not read the bodies of these redirects.
    @TaskLocal static var followed: AllowedRedirects?
}

/// The task-local values about redirects, for the work of a call in another task.
package struct RedirectScope: Hashable, Sendable {
    private let allowed: AllowedRedirects
    private let followed: AllowedRedirects?
    private let hasLeftOrigin: Bool

    /// The values outside of all calls.
    static let none = RedirectScope(allowed: .all, followed: nil, hasLeftOrigin: false)

    package static var current: RedirectScope {
        RedirectScope(allowed: .current, followed: .followed, hasLeftOrigin: RedirectChain.hasLeftOrigin)
    }

    package func run<Value>(_ operation: () async throws -> Value) async rethrows -> Value {
        try await AllowedRedirects.$current.withValue(allowed) {
            try await AllowedRedirects.$followed.withValue(followed) {
                try await RedirectChain.$hasLeftOrigin.withValue(hasLeftOrigin, operation: operation)
            }
        }
    }
}
