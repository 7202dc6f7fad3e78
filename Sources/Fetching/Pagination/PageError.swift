import Foundation

/// Why a page sequence could not go on, and from where it can.
///
/// What came before was delivered. Ask the same iterator again, or start a sequence from ``cursor``, and the page is
/// tried again.
public struct PageError<Cursor: Sendable>: Error {
    /// What can go wrong with a page.
    public enum Reason: Sendable {
        /// The page could not be fetched.
        case fetching(AppError)
        /// The server leads back to a page that was delivered already; to go on would be a loop.
        case repeatedCursor
        /// The server says that there is more, but not where.
        case moreWithoutCursor
        /// The next page is on another origin, which was not allowed; its URL, without query.
        case otherOrigin(String)
        /// The server's word for the next page cannot be read; the beginning of what it said, without query.
        case unreadableCursor(String)
    }

    /// Where the page begins that failed, or behind which the server leads astray.
    public let cursor: Cursor
    /// What went wrong.
    public let reason: Reason

    /// Whether trying the page again can help.
    public var isRetryable: Bool {
        if case .fetching(let error) = reason { error.isRetryable } else { false }
    }

    /// Whether the consumer's task was cancelled.
    public var isCancellation: Bool {
        if case .fetching(.cancelled) = reason { true } else { false }
    }
}

extension PageError: CustomStringConvertible, CustomReflectable, LocalizedError {
    /// One line for a log.
    public var description: String {
        switch reason {
        case .fetching(let error): "\(error)"
        case .repeatedCursor: "the server leads back to a page that was there already; to go on would never end"
        case .moreWithoutCursor: "the server says that there is more, but not where"
        case .otherOrigin(let url): "the next page is on another origin, \(url); allow it if that is meant"
        case .unreadableCursor(let text): "the server's word for the next page cannot be read: “\(text)”"
        }
    }

    /// Without the cursor: a URL may have secrets in it.
    public var customMirror: Mirror { Mirror(self, children: ["reason": reason]) }

    /// A sentence for a person.
    public var errorDescription: String? {
        if case .fetching(let error) = reason {
            error.errorDescription
        } else {
            "The list could not be read to its end."
        }
    }
}
