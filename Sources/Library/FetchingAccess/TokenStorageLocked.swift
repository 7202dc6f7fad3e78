import Fetching
import Foundation

/// An error for tokens that cannot be refreshed, because another session or process has locked the ``TokenStorage``.
public struct TokenStorageLocked: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
    /// The name of the lock, such as the path of the locked file.
    public let lock: String

    /// Creates the error, for the closure ``TokenStorage/lock``.
    public init(lock: String) { self.lock = lock }

    /// The name of the lock, and what to do.
    public var description: String {
        "another session or process has locked “\(lock)” to refresh the tokens; try again later, or end that process"
    }

    /// The same text as ``description``.
    public var errorDescription: String? { description }
}
