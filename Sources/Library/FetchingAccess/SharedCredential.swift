import Fetching
import Foundation
import Synchronization

/// A credential that all requests of an account share, and that is refreshed once for all requests that wait for it.
///
/// The layer ``authenticating(_:allowedOrigins:as:)`` adds the credential to requests.
public final class SharedCredential<Value: Sendable>: Sendable {
    private typealias State = CredentialState<Value>

    /// The next step of a call, or the event that ended its wait.
    private enum Event: Sendable {
        case step(State.Step)
        case refreshed
        case refreshFailed(any Error, isEarly: Bool)
        /// The login returned the first credential. If the server rejects it, the call can still wait for a refresh.
        case loggedIn
        case replaced
    }

    private typealias Waiter = PendingResult<Event>

    private struct Contents {
        var state: State
        var waiters: [ObjectIdentifier: Waiter] = [:]
        var refresh: Task<Void, Never>?

        mutating func takeWaiters() -> [Waiter] {
            defer { waiters = [:] }
            return Array(waiters.values)
        }
    }

    private let contents: Mutex<Contents>
    private let expires: @Sendable (Value) -> Date?
    private let isSameAccount: @Sendable (Value, Value) -> Bool
    private let refresh: (@Sendable (Value?) async throws -> Value)?

    /// Creates a credential that is not refreshed. A response with status 401 is returned to the caller.
    public convenience init(_ value: Value) {
        self.init(value, expires: { _ in nil }, .zero, nil)
    }

    /// Creates a credential that is refreshed before it expires, and when the server rejects it with status 401.
    ///
    /// There is at most one refresh at a time, and calls that start during a refresh wait for it. If a waiting call is
    /// cancelled, the refresh continues, even if no other call waits: the server may already have replaced the old
    /// credential. After 5 refreshes in 30 seconds, a call with a rejected credential throws ``TooManyRefreshes``.
    ///
    /// - Parameters:
    ///   - value: The first credential.
    ///   - expires: Returns the date on which a credential expires, or nil if it is not known.
    ///   - leeway: If the credential expires within this time, a call refreshes it before it sends a request. If this
    ///     refresh fails, the credential is used until it expires. A credential from a refresh that lives less than
    ///     twice this time is refreshed at half of its time.
    ///   - refresh: Returns a new credential for the current one. If the closure throws, a waiting call uses the
    ///     current credential if it still can, and otherwise throws the error. The next call can refresh again.
    ///     Requests that the closure sends don't wait for the refresh: the layer
    ///     ``authenticating(_:allowedOrigins:as:)`` sends them without the credential.
    public convenience init(
        _ value: Value,
        expires: @escaping @Sendable (Value) -> Date? = { _ in nil },
        refreshingBefore leeway: Duration = .seconds(30),
        refresh: @escaping @Sendable (Value) async throws -> Value
    ) {
        self.init(value, expires: expires, leeway) { old in try await refresh(old ?? value) }
    }

    /// Creates a credential without a value. The first call that needs the credential logs in.
    ///
    /// ```swift
    /// let shared = SharedCredential(logIn: { try await loadToken() })
    /// ```
    ///
    /// Calls that start during the login wait for it. A credential from a login is refreshed like any other: if the
    /// server rejects it, or before it expires. If a login fails, all waiting calls throw its error, and the next call
    /// logs in again. Logins count toward the limit of 5 refreshes in 30 seconds.
    ///
    /// - Parameters:
    ///   - expires: Returns the date on which a credential expires, or nil if it is not known.
    ///   - leeway: If the credential expires within this time, a call refreshes it before it sends a request. If this
    ///     refresh fails, the credential is used until it expires. A credential from a refresh that lives less than
    ///     twice this time is refreshed at half of its time.
    ///   - logIn: Returns the first credential. The requests of this closure and of `refresh` don't wait for the
    ///     credential: the layer ``authenticating(_:allowedOrigins:as:)`` sends them without it.
    ///   - refresh: Returns a new credential for the current one. By default, `logIn` returns it.
    public convenience init(
        expires: @escaping @Sendable (Value) -> Date? = { _ in nil },
        refreshingBefore leeway: Duration = .seconds(30),
        logIn: @escaping @Sendable () async throws -> Value,
        refresh: (@Sendable (Value) async throws -> Value)? = nil
    ) {
        self.init(nil, expires: expires, leeway) { old in
            guard let old, let refresh else { return try await logIn() }
            return try await refresh(old)
        }
    }

    /// - Parameter isSameAccount: Whether the result of a refresh belongs to the account of the current credential.
    init(
        _ value: Value?, expires: @escaping @Sendable (Value) -> Date?, _ leeway: Duration,
        isSameAccount: @escaping @Sendable (Value, Value) -> Bool = { _, _ in true },
        _ refresh: (@Sendable (Value?) async throws -> Value)?
    ) {
        let state = State(value, expires: value.flatMap(expires), canRefresh: refresh != nil, refreshingBefore: leeway)
        contents = Mutex(Contents(state: state))
        self.expires = expires
        self.isSameAccount = isSameAccount
        self.refresh = refresh
    }

    /// Replaces the credential, for example after the user has logged in again. A refresh in progress is cancelled, and
    /// its result is ignored. Earlier refreshes no longer count toward the limit.
    public func replace(with value: Value) { _ = replaced(with: value) }

    /// Replaces the credential, and returns whether it had not ended.
    func replaced(with value: Value) -> Bool {
        let expires = expires(value)
        let (refresh, waiters, hasEnded) = contents.withLock { contents in
            contents.state.replace(with: value, expires: expires)
            return (contents.refresh, contents.takeWaiters(), contents.state.hasEnded)
        }
        refresh?.cancel()
        for waiter in waiters { waiter.complete(.success(.replaced)) }
        return !hasEnded
    }

    /// Ends the credential. It is not sent again: waiting calls and later calls throw `CancellationError`. A refresh in
    /// progress is cancelled.
    public func end() {
        let (refresh, waiters) = contents.withLock { contents in
            contents.state.end()
            return (contents.refresh, contents.takeWaiters())
        }
        refresh?.cancel()
        for waiter in waiters { waiter.complete(.failure(CancellationError())) }
    }

    /// Whether `version` is still the latest version of the credential, and the credential has not ended.
    func isCurrent(_ version: Int) -> Bool {
        contents.withLock { $0.state.version == version && !$0.state.hasEnded }
    }

    /// A text that identifies the account. A refresh does not change it, but ``replace(with:)`` does.
    var id: String { contents.withLock { $0.state.identity } }

    var canRefresh: Bool { refresh != nil }

    /// Returns the identity of the account, and the credential if there is one. Throws if the credential has ended.
    func current() throws -> (id: String, value: Value?) {
        let state = contents.withLock { $0.state }
        if state.hasEnded { throw CancellationError() }
        return (state.identity, state.value)
    }

    var activity: (waiting: Int, isRefreshing: Bool) { contents.withLock { ($0.waiters.count, $0.refresh != nil) } }

    /// Whether the current task is a refresh of this credential.
    var isRefreshTask: Bool { CallContext.current[refreshKey] == ObjectIdentifier(self) }

    /// Returns the credential for the call's next request, or nil if the call must return its 401 response.
    func next(for call: inout CredentialState<Value>.Call) async throws -> (value: Value, version: Int)? {
        while true {
            switch try await nextEvent(for: call) {
            case .refreshed:
                call.hasRefreshed = true
                CallContext.current.emit(.credentialsRefreshed)
            case .refreshFailed(let error, let isEarly):
                let (failed, date) = (call, CallContext.current.time.date())
                if error is RefreshRefused {
                    guard call.rejected == nil else { return nil }
                    throw CancellationError()
                }
                guard isEarly,
                    contents.withLock({ $0.state.isSent(afterFailedRefresh: failed, date: date) })
                else { throw error }
                call.hasRefreshed = true
            case .loggedIn, .replaced: break
            case .step(.send(let value, let version)): return (value, version)
            case .step(.giveUp): return nil
            case .step(.fail(let error)): throw error
            case .step: throw CancellationError()
            }
        }
    }
}

/// The identity of the credential that the current task refreshes, or nil. The requests of this task are sent without
/// the credential. `coalescing` does not share them with other calls, because a shared request may itself wait for this
/// refresh.
private let refreshKey = CallKey<ObjectIdentifier?>(default: nil)

extension SharedCredential {
    /// Returns the next step of a call. If the call must wait, waits, and returns the event that ended the wait.
    private func nextEvent(for call: State.Call) async throws -> Event {
        try Task.checkCancellation()
        let time = CallContext.current.time
        let (uptime, date) = (time.uptime(), time.date())
        let (step, waiter): (State.Step, Waiter?) = contents.withLock { contents in
            let step = contents.state.step(for: call, uptime: uptime, date: date)
            switch step {
            case .wait: break
            case .refresh(let value): contents.refresh = startRefresh(of: value)
            default: return (step, nil)
            }
            let waiter = Waiter()
            contents.waiters[ObjectIdentifier(waiter)] = waiter
            return (step, waiter)
        }
        guard let waiter else { return .step(step) }
        return try await waiter.value {
            contents.withLock { _ = $0.waiters.removeValue(forKey: ObjectIdentifier(waiter)) }
        }
    }

    /// Starts a refresh in a detached task, so that it does not inherit the time limit, the secrets and the priority of
    /// the call that starts it.
    private func startRefresh(of value: Value?) -> Task<Void, Never> {
        let context = CallContext.current.withoutCall
        return Task.detached { [refresh] in
            await context.run {
                do {
                    let new = try await withCall({ $0[refreshKey] = ObjectIdentifier(self) }) {
                        try await refresh?(value)
                    }
                    self.endRefresh(with: new) { _ in value == nil ? .loggedIn : .refreshed }
                } catch {
                    self.endRefresh(with: nil) { .refreshFailed(error, isEarly: $0.isEarlyRefresh) }
                }
            }
        }
    }

    private func endRefresh(with new: Value?, _ event: (State) -> Event) {
        let (expires, date) = (new.flatMap(expires), CallContext.current.time.date())
        let (event, waiters, refusal) = contents.withLock { contents in
            contents.refresh = nil
            let isSame = new.flatMap { new in contents.state.value.map { isSameAccount($0, new) } } ?? true
            let isCurrent = contents.state.endRefresh(with: new, expires: expires, date: date, isSameAccount: isSame)
            let event = isCurrent ? event(contents.state) : .replaced
            var refusal: RefreshRefused?
            if case .refreshFailed(let error as RefreshRefused, _) = event {
                contents.state.end()
                refusal = error
            }
            return (event, contents.takeWaiters(), refusal)
        }
        refusal?.onEnd()
        for waiter in waiters { waiter.complete(.success(event)) }
    }
}

extension SharedCredential: CustomReflectable {
    /// A mirror without children, because the credential is secret.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
