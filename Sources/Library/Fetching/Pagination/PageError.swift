import Foundation

/// An error that stops a page sequence, with the cursor from which to try again.
///
/// All earlier pages were delivered. To retry a page that could not be fetched, call `next()` on the same iterator, or
/// start a sequence from ``cursor``. For a reason other than ``Reason/fetching(_:)``, `next()` throws the error again.
public struct PageError<Cursor: Sendable>: Error {
    /// The reason for a ``PageError``.
    public enum Reason: Sendable {
        /// The page could not be fetched.
        case fetching(AppError)
        /// The cursor of the next page was already followed. Following it again would cause an endless loop.
        case repeatedCursor
        /// The server reports more pages but sends no cursor for them.
        case moreWithoutCursor
        /// The page at `offset` is empty, although the server reports more items in total. The server sends no limit,
        /// so the offset of the next page is not known.
        case missingItems(total: Int, offset: Int)
        /// More than `maximumEmptyPages` pages in succession had no items. To allow more, see
        /// ``Pages/allowingEmptyPages(_:)``.
        case tooManyEmptyPages(maximumEmptyPages: Int)
        /// The next page is on another origin, which is not allowed. The value is the beginning of that page's URL,
        /// without the query.
        case otherOrigin(String)
        /// The URL of the next page cannot be read. The value is the beginning of the URL's text, without the query.
        case unreadableCursor(String)
    }

    /// The cursor of the page that could not be fetched, or of the page whose next cursor cannot be followed.
    public let cursor: Cursor
    /// The reason for the error.
    public let reason: Reason

    /// Creates an error.
    package init(cursor: Cursor, reason: Reason) {
        self.cursor = cursor
        self.reason = reason
    }

    /// Whether another attempt to fetch the page may succeed.
    public var isRetryable: Bool {
        if case .fetching(let error) = reason { error.isRetryable } else { false }
    }

    /// Whether the fetch was cancelled, for example because the consumer's task was cancelled.
    var isCancellation: Bool {
        if case .fetching(.cancelled) = reason { true } else { false }
    }
}

extension PageError: CustomStringConvertible, CustomReflectable, LocalizedError, CustomNSError {
    /// The sentence for the user as `NSLocalizedDescriptionKey`, and the error of a page that could not be fetched as
    /// `NSUnderlyingErrorKey`.
    public var errorUserInfo: [String: Any] {
        // On Linux, `localizedDescription` of a `CustomNSError` is only read from here.
        var info: [String: Any] = [NSLocalizedDescriptionKey: errorDescription ?? description]
        if case .fetching(let error) = reason { info[NSUnderlyingErrorKey] = error }
        return info
    }

    /// One line for a log: the reason for the error. For the page, see ``cursor``.
    public var description: String {
        switch reason {
        case .fetching(let error): "\(error)"
        case .repeatedCursor: "the next page was already delivered, so the list would never end"
        case .moreWithoutCursor: "the server reports more pages but sends no cursor for them"
        case .missingItems(let total, let offset):
            "the server reports \(total) items, but the page at offset \(offset) is empty"
        case .tooManyEmptyPages(let maximum):
            "more than \(maximum) pages in succession have no items; to allow more, use `allowingEmptyPages`"
        case .otherOrigin(let url):
            "the next page is on another origin, \(url); to fetch it, add the origin to `allowedOrigins`"
        case .unreadableCursor(let text): "the URL of the next page is not valid: “\(text)”"
        }
    }

    /// A mirror without the cursor, because a cursor can be a URL that contains secrets.
    public var customMirror: Mirror { Mirror(self, children: ["reason": reason]) }

    /// A sentence for the user.
    public var errorDescription: String? {
        if case .fetching(let error) = reason {
            error.errorDescription
        } else {
            "The list could not be read to its end."
        }
    }
}
