import Fetching
import Foundation

/// An error for a token file that cannot be read, written or removed.
public struct TokenFileError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
    /// The path of the file.
    public let path: String
    /// The fault of the file or the action that failed, and often the remedy. This text contains nothing from the file.
    public let reason: String

    /// The path and the reason.
    public var description: String { "the token file “\(path)” \(reason)" }

    /// The same text as ``description``.
    public var errorDescription: String? { description }
}
