import Fetching
import Foundation
internal import HTTPSyntax

/// A logged-in account. A session exists only if there are tokens: after a login, or after saved tokens were loaded.
///
/// An endpoint that needs a logged-in user is a function from a session to a fetcher, so a call without a session does
/// not compile:
///
/// ```swift
/// func userFetcher(_ session: Session) -> Call<User> {
///     withoutParameters(session.api.modelFetcher { try session.api.request(path: ["user"]) })
/// }
/// ```
///
/// The session ends with ``end()``, or when the server refuses to refresh the tokens.
///
/// Any module can create a session. To allow this only in one module of an app, wrap the session in a struct of that
/// module, in a property that is not public. Make the endpoints functions of this struct; see `Docs/Access.md`.
public struct Session: Sendable {
    /// The settings of the API with a store that sends the access token. After the session has ended, calls fail with
    /// ``AppError/cancelled``; calls of the store itself throw `CancellationError`. The method ``end()`` also cancels
    /// the calls in progress.
    public private(set) var api: APISettings

    /// The store with the access token. Its calls do not end with the session.
    private var store: NetworkStore
    let credential: SharedCredential<Tokens>
    let keeper: TokenKeeper
    let calls: SessionCalls

    /// Creates a session, and saves the tokens if the storage does not have them.
    ///
    /// ```swift
    /// let session = try Session(tokens, api: api, storage: storage) { old in try await refresh(old).get() }
    /// ```
    ///
    /// ``SharedCredential`` describes when tokens are refreshed. New tokens are saved before a request is sent with
    /// them. During a refresh, the storage is locked. If another session or process with the same storage has already
    /// refreshed the tokens, its tokens are used or, if they have expired, refreshed. If it has removed the tokens, the
    /// session ends at its next refresh.
    ///
    /// - Parameters:
    ///   - tokens: The tokens from a login, or those that `storage` has loaded. If other tokens were saved since they
    ///     were loaded, the session uses those.
    ///   - api: The settings of the API. Their store sends the requests with the access token. A test passes a stub.
    ///   - origins: The origins of the servers that receive the access token, such as `https://api.example.com`. By
    ///     default, only the server of the base URL receives it.
    ///   - storage: The place where the tokens are kept.
    ///   - leeway: If the tokens expire within this time, a call refreshes them before it sends a request. Tokens from
    ///     a refresh that live less than twice this time are refreshed at half of their time.
    ///   - credential: Returns the credential for the tokens. By default, the access token is a bearer token.
    ///   - refresh: Returns new tokens for the current tokens, or nil if the server refuses the refresh token. If the
    ///     closure returns nil, the session ends: these tokens are removed from the storage, the waiting calls return
    ///     their 401 responses, and the actions of ``onEnd(_:)`` run. A waiting call without a response fails with
    ///     ``AppError/cancelled``. If the closure throws, the session continues: a waiting call uses the current tokens
    ///     if it still can, and otherwise fails with the error. If the new tokens have no refresh token, the current
    ///     refresh token is kept (RFC 6749 §6). The closure is cancelled after 60 seconds. If the process ends between
    ///     the server's response and the end of the closure, the login can be lost, so do nothing else in it.
    /// - Throws: The error of the storage if the tokens can't be saved. Another error if the access token is empty, or
    ///   if `api` has the settings of another session, because requests would be sent with the tokens of that session.
    ///   If only the store of `api` is that of another session, each call throws this error.
    public init(
        _ tokens: Tokens,
        api: APISettings,
        allowedOrigins origins: [String]? = nil,
        storage: TokenStorage = .inMemory(),
        refreshingBefore leeway: Duration = .seconds(30),
        as credential: @escaping @Sendable (Tokens) -> Credential = { .bearer($0.access) },
        refresh: @escaping @Sendable (Tokens) async throws -> Tokens?
    ) throws {
        guard api.hasEnded == nil else { throw SettingsOfSession() }
        try tokens.check()
        let keeper = try TokenKeeper(tokens, in: storage)
        let calls = SessionCalls()
        let shared = SharedCredential(
            keeper.first, expires: \.expires, leeway, isSameAccount: { $0.isSameLogin(as: $1) }
        ) { old in
            if let new = try await keeper.refreshed(old ?? keeper.first, by: refresh) { return new }
            throw RefreshRefused(onEnd: calls.endAfterRefusal)
        }
        (self.credential, self.keeper, self.calls) = (shared, keeper, calls)
        store = api.store.layered(authenticating(shared, allowedOrigins: origins ?? [api.baseURL], as: credential))
        self.api = api
        self.api.store = calls.ending(store)
        self.api.hasEnded = { calls.hasEnded }
    }

    /// Returns this session with further layers around its store, such as retries. The first layer is the outermost.
    public func layered(_ layers: StoreLayer...) -> Session { layered(layers) }

    /// Returns this session with further layers around its store. The first element is the outermost layer.
    public func layered(_ layers: [StoreLayer]) -> Session {
        var session = self
        session.store = store.layered(layers)
        session.api.store = calls.ending(session.store)
        return session
    }

    /// A random text that identifies this session. A cache uses it as the partition in which it stores the session's
    /// responses. A refresh keeps it. ``replaceTokens(with:)``, and a login in another process with the same storage,
    /// change it, because the new tokens may belong to another account.
    public var id: String { credential.id }

    /// Whether the session has ended.
    public var hasEnded: Bool { calls.hasEnded }

    /// Replaces the tokens, for example after the user has logged in to the same account again.
    ///
    /// - Throws: The error of the storage if the tokens can't be saved. The session uses the new tokens nevertheless.
    ///   Another error if the access token is empty. The session then keeps its tokens.
    public func replaceTokens(with tokens: Tokens) async throws {
        try tokens.check()
        try await keeper.replace(with: tokens) { credential.replaced(with: tokens) }
    }

    /// Adds an action that runs after the end of the session, such as removing the account's data from a cache. If the
    /// session has already ended, the action runs at once.
    ///
    /// The actions run one after another, in the order in which they were added.
    public func onEnd(_ action: @escaping @Sendable () async -> Void) {
        guard !calls.add(action) else { return }
        // The action does not belong to the call that adds it.
        let context = CallContext.current.withoutCall
        Task.detached { await context.run { await action() } }
    }

    /// Ends the session: the user logs out.
    ///
    /// First, all calls of the session fail with ``AppError/cancelled``, and later calls fail too. Then the tokens are
    /// removed from the storage, also if another process has refreshed them, but not if they are from another login.
    /// Then the actions of ``onEnd(_:)`` run. All of this happens even if the caller is cancelled. If the tokens could
    /// not be removed, a second call tries to remove them again.
    ///
    /// - Throws: The error of the storage if the tokens can't be removed.
    public func end() async throws {
        credential.end()
        try await calls.end(clearing: keeper)
    }
}

/// A part of a call that belongs to a session. The parts of all calls of a session are equal, so that `coalescing` can
/// share their requests.
private struct SessionPart: Hashable, Sendable {
    var session: ObjectIdentifier
    var call: ObjectIdentifier?

    static func == (first: SessionPart, second: SessionPart) -> Bool { first.session == second.session }

    func hash(into hasher: inout Hasher) { hasher.combine(session) }
}

private let sessionPart = CallKey<SessionPart?>(default: nil)

private struct SettingsOfSession: Error, CustomStringConvertible {
    var description: String {
        "`api` has the settings of another session, so requests would be sent with the tokens of that session; pass the settings from which that session was created"
    }
}

extension SessionCalls {
    /// Ends the session without cancelling its calls, so that waiting calls can return their 401 responses.
    @Sendable fileprivate func endAfterRefusal() {
        let (actions, context) = (refuseFurtherCalls(), CallContext.current.withoutCall)
        Task.detached { await context.run { for action in actions { await action() } } }
    }

    /// Returns a store whose calls end with the session.
    fileprivate func ending(_ store: NetworkStore) -> NetworkStore {
        NetworkStore(
            around: store, endsAtLimits: true,
            fetchData: { request in
                try await self.inCall { try await store.fetchData(request) }
            },
            fetchStream: { request in
                let (body, response) = try await self.inCall { try await store.fetchStream(request) }
                return (body.wrapping(self.run), response)
            })
    }

    /// Runs a part of a call. Throws if the same call already belongs to another session.
    private func inCall<Value: Sendable>(
        _ operation: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        try await withinCall {
            let part = SessionPart(session: ObjectIdentifier(self), call: CallContext.current.id)
            if let outer = CallContext.current[sessionPart], outer.call == part.call, outer.session != part.session {
                throw signingError(SettingsOfSession())
            }
            return try await withCall({ $0[sessionPart] = part }) { try await self.run(operation) }
        }
    }

    /// Cancels all calls, removes the tokens from the storage, and runs the actions.
    fileprivate func end(clearing keeper: TokenKeeper) async throws {
        let (actions, context) = (end(), CallContext.current.withoutCall)
        // After a logout, a screen often disappears, which cancels its task. So the rest runs in a detached task, which
        // also does not inherit the task-local values of a refresh.
        try await Task.detached {
            var failure: (any Error)?
            do { try await keeper.clear() } catch { failure = error }
            await context.run { for action in actions { await action() } }
            if let failure { throw failure }
        }.value
    }
}
