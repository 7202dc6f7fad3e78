import Fetching
import Foundation

/// The state of a credential that can be refreshed and replaced. It decides whether a call is sent, waits or fails.
struct CredentialState<Value: Sendable>: Sendable {
    /// The history of one call.
    struct Call: Sendable {
        /// The version of the credential that the server rejected, or nil.
        var rejected: Int?
        /// Whether the call has waited for a refresh. Such a call does not start another refresh.
        var hasRefreshed = false
        /// The number of requests that were sent.
        var sends = 0

        /// Whether the latest response is returned even if its status is 401. A call sends at most 3 requests, because
        /// the credential can be replaced again and again.
        var isFinal: Bool { hasRefreshed || sends == 3 }
    }

    enum Step: Sendable {
        /// Send the request with the credential.
        case send(Value, version: Int)
        /// Start a refresh of the credential and wait for its end. If there is no credential, start a login instead.
        case refresh(Value?)
        /// Wait until the refresh ends or the credential is replaced.
        case wait
        /// Return the response that rejected the credential.
        case giveUp
        case fail(TooManyRefreshes)
        /// The credential has ended; throw a cancellation error.
        case cancel
    }

    static var refreshLimit: TooManyRefreshes { TooManyRefreshes(maximumRefreshes: 5, period: .seconds(30)) }

    /// The credential, or nil before the first login.
    private(set) var value: Value?
    private var expires: Date?
    /// The number of times that the credential changed: by a login, a refresh or a replacement.
    private(set) var version = 0
    private(set) var hasEnded = false
    /// A text that identifies the account. It stays the same when the credential is refreshed,
    /// unless another process has logged in to another account.
    private(set) var identity = UUID().uuidString
    private let canRefresh: Bool
    /// A credential that expires within this time is refreshed before a request is sent.
    private let leeway: Duration
    /// The `leeway` of the current credential, but at most half of the time that was left when a refresh or a login
    /// returned it. Otherwise, a credential that lives less than `leeway` would be refreshed before each request.
    private var currentLeeway: Duration
    /// The version that is being refreshed, or nil. If it is not the current version, the credential was replaced
    /// during the refresh.
    private var refreshing: Int?
    /// Whether the latest refresh was started because of the expiry date, before a server rejected the credential.
    private(set) var isEarlyRefresh = false
    /// The uptimes at which the latest refreshes started.
    private var starts: [Duration] = []

    init(_ value: Value?, expires: Date? = nil, canRefresh: Bool, refreshingBefore leeway: Duration = .zero) {
        self.value = value
        self.expires = expires
        self.canRefresh = canRefresh
        self.leeway = leeway
        currentLeeway = leeway
    }

    /// Returns the next step of a call. If an expired credential cannot be refreshed, the request is sent anyway,
    /// because the server may still accept it.
    mutating func step(for call: Call, uptime: Duration, date: Date) -> Step {
        if hasEnded { return .cancel }
        if refreshing == version { return .wait }
        let isRejected = call.rejected == version
        if isRejected, !canRefresh { return .giveUp }
        let isRefreshed = (isRejected || isExpired(date, currentLeeway)) && canRefresh && !call.hasRefreshed
        if let value, !isRefreshed { return .send(value, version: version) }
        // The refresh of a replaced credential still runs. There is at most one refresh at a time.
        if refreshing != nil { return .wait }
        starts.removeAll { uptime - $0 >= Self.refreshLimit.period }
        guard starts.count < Self.refreshLimit.maximumRefreshes else {
            guard let value, !isRejected else { return .fail(Self.refreshLimit) }
            return .send(value, version: version)
        }
        starts.append(uptime)
        refreshing = version
        isEarlyRefresh = value != nil && !isRejected
        return .refresh(value)
    }

    /// Returns whether a call is sent with the current credential after an early refresh failed (see `isEarlyRefresh`).
    /// The call is sent if the server has not rejected a credential of this call, and the current credential has not
    /// expired.
    func isSent(afterFailedRefresh call: Call, date: Date) -> Bool {
        call.rejected == nil && !isExpired(date, .zero)
    }

    /// Ends the refresh. If the credential was replaced or ended during the refresh, ignores `new` and returns false.
    ///
    /// - Parameters:
    ///   - date: The current date.
    ///   - isSameAccount: Whether `new` belongs to the account of the current credential.
    mutating func endRefresh(with new: Value?, expires: Date? = nil, date: Date, isSameAccount: Bool = true) -> Bool {
        let isCurrent = refreshing == version && !hasEnded
        refreshing = nil
        if isCurrent, let new {
            if !isSameAccount { identity = UUID().uuidString }
            set(new, expires)
            let rest = expires?.timeIntervalSince(date) ?? .infinity
            // Early refreshes count toward `refreshLimit`, so they are at least 6 seconds apart.
            let half = max(0, min(rest / 2, rest - 6))
            if half < leeway / .seconds(1) { currentLeeway = .seconds(half) }
        }
        return isCurrent
    }

    /// Replaces the credential, gives it a new identity, and forgets earlier refreshes.
    mutating func replace(with new: Value, expires: Date? = nil) {
        identity = UUID().uuidString
        guard !hasEnded else { return }
        set(new, expires)
        starts = []
    }

    mutating func end() { hasEnded = true }

    private mutating func set(_ new: Value, _ expires: Date?) {
        value = new
        self.expires = expires
        currentLeeway = leeway
        version += 1
    }

    private func isExpired(_ date: Date, _ leeway: Duration) -> Bool {
        expires.map { $0.timeIntervalSince(date) <= leeway / .seconds(1) } ?? false
    }
}
