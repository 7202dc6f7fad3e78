import Fetching

/// An error for a credential that was refreshed too often: the server rejects each new credential, or each refresh
/// fails.
public struct TooManyRefreshes: Error, Hashable, Sendable, CustomStringConvertible {
    /// The maximum number of refreshes in ``period``.
    public let maximumRefreshes: Int
    /// The length of the time in which refreshes are counted.
    public let period: Duration

    /// One line with the number of refreshes, the time, and what to check.
    public var description: String {
        """
        the credential was refreshed \(maximumRefreshes) times in \(period.components.seconds) s; check the password or \
        the key of the login, and that the server accepts the new credential
        """
    }
}
