import Foundation

/// Opens a connection for another protocol than HTTP, such as WebSocket (RFC 9110 §7.8). A store calls it instead of
/// sending the request itself.
///
/// The layers treat the request and its response as those of other calls: they add credentials, follow redirects and
/// limit the time until the response. A layer that stores, shares, repeats or replaces responses must pass on a request
/// if the context has a value for ``upgradeKey``. The store of a transport opens a connection, and returns the result
/// of ``open``.
public final class ConnectionUpgrade: Hashable, Sendable {
    /// The connection that a transport provides.
    public enum Connection: Sendable {
        /// An open connection to the server of the request. `receive` returns the next bytes, or nil at the end. `send`
        /// returns when the system has the bytes. `end` ends the connection at once, and can be called at any time.
        case bytes(
            receive: @Sendable () async throws -> Data?, send: @Sendable (Data) async throws -> Void,
            end: @Sendable () -> Void)
        /// A session that can create a task for the request.
        case session(URLSession)
    }

    /// Sends the request over a connection. Returns the response, for example with the status 101 or 401.
    public let open: @Sendable (URLRequest, Connection) async throws -> (ResponseBody, URLResponse)

    /// Creates an upgrade. `open` is called again for each redirect and each further attempt of a layer.
    public init(
        _ open: @escaping @Sendable (URLRequest, Connection) async throws -> (ResponseBody, URLResponse)
    ) {
        self.open = open
    }

    /// Whether both are the same object.
    public static func == (first: ConnectionUpgrade, second: ConnectionUpgrade) -> Bool { first === second }

    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The key of the connection upgrade in a ``CallContext``. Its value is nil for an ordinary HTTP call.
public let upgradeKey = CallKey<ConnectionUpgrade?>(default: nil)
