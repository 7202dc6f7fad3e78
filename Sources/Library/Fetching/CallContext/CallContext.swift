import Foundation

/// The values of a call that are not part of its requests: the name of the endpoint, the time source, the deadline,
/// secrets, listeners, and the credentials and signatures of layers.
///
/// The context is a value, and the only task-local value of this package. Child tasks and tasks that `Task { … }`
/// creates inherit it. To continue a call in a detached task, pass its context on:
///
/// ```swift
/// let context = CallContext.current
/// Task.detached { try await context.run { try await next(request) } }
/// ```
///
/// A layer changes the context of the layers inside with ``withCall(isolation:_:_:)``.
public struct CallContext: Sendable, CustomReflectable {
    @TaskLocal private static var bound = CallContext()

    /// The context of the call to which the current task belongs. Outside a call, an empty context.
    public static var current: CallContext { bound }

    /// The source of time, delays and random numbers. All layers and models read it when a call begins.
    ///
    /// A test sets it once, for all that the test calls, with `VirtualTime.run` of `FetchingTestSupport`, or with
    /// `withCall({ $0.time = time.source }) { … }`.
    public var time = TimeSource.system
    /// The call's secrets. Nil outside a call.
    var secrets: SecretScope?
    /// The innermost call or attempt that a listener observes, or nil if there is no listener.
    var events: EventContext?
    /// The innermost time limit. Nil if no layer limits the time.
    var timeLimit: TimeLimit?
    /// The innermost time limit at which an outer function cancels the task `limitedTask`. Nil if there is none.
    var taskLimit: TimeLimit?
    /// That task. A task that an app creates inside of it is not cancelled. The reference keeps the number of the task
    /// in use, so that no later task has it.
    var limitedTask: Task<Void, Never>?
    var redirects = CallRedirects()
    /// What the innermost layer around this part of the call has added to its request, such as a credential or a
    /// signature. Nil if no layer has added anything.
    public internal(set) var added: AddedCredentials?
    /// Called with each request of the call that the store of a transport or a stub receives, in the context of this
    /// request. A cache uses this closure to learn which credentials the layers inside of it have added.
    public var onSend: (@Sendable (URLRequest) -> Void)?
    /// The values that few calls have, and the app's own values. Tasks copy the context, so it should be small.
    private(set) var values = CallValues()

    /// A mirror without children, because the requests of a call contain secrets.
    public var customMirror: Mirror { Mirror(self, children: []) }

    /// An identifier of the call, or nil outside a call. While the call runs, no other call has it.
    public var id: ObjectIdentifier? { secrets.map { ObjectIdentifier($0) } }

    /// The name of the endpoint; see ``namedFetcher(_:_:)``.
    public var name: String? {
        get { self[nameKey] }
        set { self[nameKey] = newValue }
    }

    /// The time until the earliest time limit of the call or the attempt passes, or nil if there is none. A layer
    /// should not start a wait that is longer.
    public var timeUntilLimit: Duration? { timeLimit?.first.remaining }

    /// The limit that a layer has set for each attempt, or nil if the limit of the request or of the store applies.
    public var attemptLimit: Duration? { timeLimit?.attempt?.limit }

    /// The time limit at which a wait must end itself.
    var waitLimit: TimeLimit? {
        guard let timeLimit else { return nil }
        return timeLimit === taskLimit && limitedTask?.hashValue == currentTaskID() ? nil : timeLimit
    }

    /// Whether a wait would reach a time limit of the call or the attempt. After a wait of zero, a limit has passed.
    public func reachesLimit(after wait: Duration) -> Bool { timeUntilLimit.map { $0 <= wait } ?? false }

    /// Waits for a delay of a layer. Throws ``TimedOut`` when a time limit of the call or the attempt passes, and
    /// `CancellationError` when the task is cancelled.
    public func sleep(for delay: Duration) async throws {
        var rest = max(.zero, delay)
        let end = time.uptime() + rest
        while let limit = timeLimit?.first, limit.remaining < rest {
            try await time.sleep(max(.zero, limit.remaining))
            try limit.check()
            // The time source of a test need not end its waits when a task is cancelled.
            try Task.checkCancellation()
            rest = max(.zero, end - time.uptime())
        }
        try await time.sleep(rest)
    }

    /// An app's own value of a call, such as its tenant.
    public subscript<Value: Hashable & Sendable>(key: CallKey<Value>) -> Value {
        get { values.byKey[key.id].map { $0 as? Value ?? key.defaultValue } ?? key.defaultValue }
        set {
            if newValue == key.defaultValue {
                values.byKey[key.id] = nil
            } else {
                // With an assignment, an optional value of nil would remove the key.
                values.byKey.updateValue(newValue, forKey: key.id)
            }
        }
    }

    /// Runs `operation` with this context. A detached task continues a call with this function.
    ///
    /// - Parameters:
    ///   - isolation: The actor on which `operation` runs.
    ///   - operation: The work, such as a request of a layer.
    public func run<Success>(
        isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Success
    ) async rethrows -> Success {
        try await Self.$bound.withValue(self, operation: operation)
    }

    /// Runs `operation`, which cannot suspend, with this context. An error that is created later, such as one of the
    /// body of a stream, masks the secrets of the call if it is created here.
    public func run<Success>(_ operation: () throws -> Success) rethrows -> Success {
        try Self.$bound.withValue(self, operation: operation)
    }

    /// Records what a layer has added to a request, such as a credential or a signature, for the layers inside.
    ///
    /// ```swift
    /// let signed = try await adding(token, to: request)
    /// return try await withCall({ context in
    ///     context.add(
    ///         signed, to: request, identity: { _ in CallIdentity(account.id, headers: ["Authorization"]) },
    ///         again: { try await adding(token, to: $0) })
    /// }) { try await next(signed) }
    /// ```
    ///
    /// A cache inside keeps the responses of each identity apart. Errors mask the values that the layer has added. If
    /// ``redirectsHaveLeftOrigin`` is true, a layer must add nothing. A cache outside of the layer reads the identity
    /// of its store, so pass the identity to `NetworkStore(around:identity:…)` too.
    ///
    /// - Parameters:
    ///   - signed: The request that is sent.
    ///   - unsigned: The request that the layer has received.
    ///   - names: The names of the header fields and query items that were added. Their values are secret.
    ///   - identity: Returns the identity to which the credential belongs. Nil for a signature.
    ///   - again: Adds the credential or the signature again, after a redirect to the same origin. A signature depends
    ///     on the URL and the method, so a server would refuse that of the first request.
    ///   - learn: Called with each response to such a redirected request. If the closure returns true, for example
    ///     because the response has a new nonce, the request is sent again, once.
    public mutating func add(
        _ signed: URLRequest, to unsigned: URLRequest, declaring names: SecretNames = SecretNames(),
        identity: CallIdentity.Closure? = nil, again: @escaping @Sendable (URLRequest) async throws -> URLRequest,
        learning learn: (@Sendable (_ unsigned: URLRequest, _ rejection: URLResponse) throws -> Bool)? = nil
    ) {
        secrets?.add(names)
        secrets?.add(signed, unsigned: unsigned)
        added = AddedCredentials(signed, unsigned, identity, added, again, learn)
    }

    /// The query items that signatures and credentials of the call have added to its requests, as they are written in
    /// the URLs.
    public var addedQueryItems: Set<String> { Set((secrets?.contents.requests ?? []).flatMap(\.addedQueryItems)) }

    /// Whether a redirect has led to another origin. If so, the layers of the library add no credential, no signature,
    /// and no header field that is not known to be harmless, even if a later redirect leads back to the first origin.
    /// Otherwise, any server could choose a request that is sent with the credential of another server.
    public var redirectsHaveLeftOrigin: Bool { redirects.haveLeftOrigin }

    /// The values that decide whether two calls may share a request: the redirects, and the app's own values.
    public struct SharingKey: Hashable, Sendable {
        var redirects: CallRedirects
        var values: CallValues
    }

    /// Two calls may share a request only if these keys are equal. See ``forSharedWork``.
    public var sharingKey: SharingKey {
        var context = self
        context.name = nil
        return SharingKey(redirects: redirects, values: context.values)
    }

    /// Adds the secrets of a request that is about to be sent, so that errors of the call mask them. A live store does
    /// this itself.
    public func addSecrets(of request: URLRequest) { secrets?.add(request) }

    /// Whether the call has secrets that were declared with ``declareSecret(_:)``.
    public var hasDeclaredSecrets: Bool { secrets?.contents.values.isEmpty == false }

    /// Adds the secrets of shared work, in which this call has taken part, to the secrets of this call.
    ///
    /// - Parameter work: The context in which the work ran; see ``forSharedWork``.
    public func addSecrets(of work: CallContext) {
        if let part = work.secrets { secrets?.add(secretsOf: part) }
    }

    /// The context for work that several calls share, and that does not end with the call that has started it.
    ///
    /// The work has the time source, the redirects, the listeners and the app's values of the first call, so only calls
    /// with an equal ``sharingKey`` may share it. The secrets of the work are also secrets of the first call, but not
    /// the reverse. The work has neither a name nor a time limit.
    public var forSharedWork: CallContext {
        var context = self
        (context.timeLimit, context.taskLimit, context.limitedTask, context.name) = (nil, nil, nil, nil)
        context.secrets = SecretScope(inside: secrets)
        return context
    }

    /// The context for a call inside of a layer, for example to request a token. Its requests end at the limits of this
    /// call, but have redirects, limits of attempts, and a check of the deadline of their own. Credentials and
    /// signatures of the outer call are not theirs, also after a redirect.
    public var forInnerCall: CallContext {
        var context = self
        context.redirects = CallRedirects()
        (context.added, context.onSend, context[upgradeKey]) = (nil, nil, nil)
        context.timeLimit = timeLimit?.forInnerCall
        // The deadline of such a request is not that of the call.
        context.secrets = secrets.map { SecretScope(inside: $0) }
        return context
    }

    /// The context for work that a call starts, but that does not belong to it, such as the refresh of a token. It has
    /// only the time source.
    public var withoutCall: CallContext {
        var context = CallContext()
        context.time = time
        return context
    }
}

private let nameKey = CallKey<String?>(default: nil)
/// The names that are secret outside a call, and at the start of a call.
let secretNamesKey = CallKey(default: SecretNames.standard)

/// The values of a call by the identity of their keys.
struct CallValues: Hashable, Sendable {
    var byKey: [ObjectIdentifier: any Hashable & Sendable] = [:]

    private var hashable: [ObjectIdentifier: AnyHashable] { byKey.mapValues { AnyHashable($0) } }

    // Most calls have no values, and `hashable` allocates.
    static func == (first: CallValues, second: CallValues) -> Bool {
        first.byKey.count == second.byKey.count && (first.byKey.isEmpty || first.hashable == second.hashable)
    }

    func hash(into hasher: inout Hasher) { if !byKey.isEmpty { hasher.combine(hashable) } }
}

/// The key of a value that an app adds to ``CallContext``.
///
/// ```swift
/// let tenant = CallKey(default: "")
///
/// let addingTenant = intercepting("tenant") { request, next in
///     var request = request
///     request.setValue(CallContext.current[tenant], forHTTPHeaderField: "X-Tenant")
///     return try await next(request)
/// }
/// let result = await withCall({ $0[tenant] = "north" }) { await heroes(query) }
/// ```
///
/// A cache does not know that the value changes the response. Pass it as the partition of `caching`.
public struct CallKey<Value: Hashable & Sendable>: Sendable {
    private final class Identity: Sendable {}

    /// The value of a call for which no value was set.
    let defaultValue: Value
    private let identity = Identity()

    var id: ObjectIdentifier { ObjectIdentifier(identity) }

    /// Creates a key. Each key has its own value, so keep the key in a constant.
    public init(default value: Value) { defaultValue = value }
}

/// Runs `operation` in the current call with a changed context.
///
/// - Parameters:
///   - isolation: The actor on which `operation` runs.
///   - change: Changes the context for `operation`. The context of the caller stays as it is.
///   - operation: The work, such as the call of a fetcher.
@inline(__always)
public func withCall<Success>(
    isolation: isolated (any Actor)? = #isolation, _ change: (inout CallContext) -> Void,
    _ operation: () async throws -> Success
) async rethrows -> Success {
    var context = CallContext.current
    change(&context)
    return try await context.run(operation)
}
