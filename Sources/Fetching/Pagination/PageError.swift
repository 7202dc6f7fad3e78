import Foundation

/// Why a page sequence could not continue, and the cursor from which to try again.
///
/// All pages before it were delivered. Call `next()` on the same iterator again, or start a sequence from ``cursor``,
/// to try the page again.
public struct PageError<Cursor: Sendable>: Error {
    /// What can go wrong with a page.
    public enum Reason: Sendable {
        /// The page could not be fetched.
        case fetching(AppError)
        /// The server's next page was already delivered, so following it would never end.
        case repeatedCursor
        /// The server reports more pages but sends no cursor for them.
        case moreWithoutCursor
        /// The next page is on another origin, which was not allowed. The value is its URL without the query.
        case otherOrigin(String)
        /// The next page's URL cannot be read. The value is the beginning of its text, without the query.
        case unreadableCursor(String)
    }

    /// The start of the page that could not be fetched, or of the page whose next cursor cannot be followed.
    public let cursor: Cursor
    /// What went wrong.
    public let reason: Reason

    /// Makes an error, as a test or a preview needs one.
    public init(cursor: Cursor, reason: Reason) {
        self.cursor = cursor
        self.reason = reason
    }

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
        case .repeatedCursor: "the server's next page was already delivered; following it would never end"
        case .moreWithoutCursor: "the server reports more pages but sends no cursor for them"
        case .otherOrigin(let url): "the next page is on another origin, \(url); to follow it, allow that origin"
        case .unreadableCursor(let text): "the next page's URL cannot be read: “\(text)”"
        }
    }

    /// A mirror without the cursor, because a URL can contain secrets.
    public var customMirror: Mirror { Mirror(self, children: ["reason": reason]) }

    /// A sentence to show in the app.
    public var errorDescription: String? {
        if case .fetching(let error) = reason {
            error.errorDescription
        } else {
            "The list could not be read to its end."
        }
    }
}
