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
public struct CallContext: Sendable {
    @TaskLocal private static var bound = CallContext()

    /// The context of the call to which the current task belongs. Outside a call, an empty context.
    public static var current: CallContext { bound }

    /// The source of time, delays and random numbers. All layers and models read it when a call begins.
    ///
    /// A test sets it once, for all that the test calls, with `VirtualTime.run` of `FetchingTestSupport`, or with
    /// `withCall({ $0.time = time.source }) { … }`.
    public var time = TimeSource.system
    /// The call's secrets. Nil outside a call.
    package var secrets: SecretScope?
    /// The innermost call or attempt that a listener observes, or nil if there is no listener.
    package var events: EventContext?
    /// The innermost time limit. Nil if no layer limits the time.
    var timeLimit: TimeLimit?
    /// The innermost time limit at which an outer function cancels the task `limitedTask`. Nil if there is none.
    var taskLimit: TimeLimit?
    /// The number of that task. A task that an app creates inside of it is not cancelled.
    var limitedTask: Int?
    package var redirects = CallRedirects()
    /// The credential or the signature of the innermost layer around this part of the call.
    package var added: AddedCredentials?
    /// The latest request that layers inside the innermost cache have sent. Nil if there is no cache.
    package var latestRequest: LatestRequest?
    /// The values that few calls have, and the app's own values. Tasks copy the context, so it should be small.
    package private(set) var values = CallValues()

    /// The name of the endpoint; see ``namedFetcher(_:_:)``.
    public var name: String? {
        get { self[nameKey] }
        set { self[nameKey] = newValue }
    }

    /// The time until the earliest deadline of the call, or nil if there is none. A layer should not start a wait that
    /// is longer. See ``deadline(after:includingTransfers:allowingLongerRequests:setBy:)``.
    public var timeUntilDeadline: Duration? { timeLimit?.timeUntilDeadline }

    /// The time limit at which a wait must end itself.
    package var waitLimit: TimeLimit? {
        timeLimit === taskLimit && limitedTask == currentTaskID() ? nil : timeLimit
    }

    /// Whether `error` is that of a time limit of the call, and not that of a request inside a closure of the app.
    package func isTimeLimit(_ error: any Error) -> Bool {
        guard error is TimedOut, let timeUntilLimit else { return false }
        return timeUntilLimit <= .zero
    }

    /// The time until the earliest time limit of the call or of an attempt, or nil if there is none.
    package var timeUntilLimit: Duration? { timeLimit?.first.remaining }

    /// The time limit that a layer has set for each attempt, or nil if there is none.
    package var attemptLimit: Duration? { timeLimit?.attempt?.limit }

    /// Waits for a delay of a layer. Throws ``TimedOut`` when a time limit of the call passes.
    package func sleep(for delay: Duration) async throws {
        let end = time.uptime() + delay
        var rest = delay
        while let limit = timeLimit?.first, limit.remaining < rest {
            try await time.sleep(limit.remaining)
            try limit.check()
            rest = end - time.uptime()
        }
        try await time.sleep(rest)
    }

    /// An app's own value of a call, such as its tenant.
    public subscript<Value: Hashable & Sendable>(key: CallKey<Value>) -> Value {
        get { values.byKey[key.id].map { $0 as? Value ?? key.defaultValue } ?? key.defaultValue }
        set {
            // With an assignment, an optional value of nil would remove the key.
            values.byKey.updateValue(newValue, forKey: key.id)
            if newValue == key.defaultValue { values.byKey[key.id] = nil }
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

    /// Runs `operation`, which cannot suspend, with this context.
    package func run<Success>(_ operation: () throws -> Success) rethrows -> Success {
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
    /// ``redirectsHaveLeftOrigin`` is true, a layer must add nothing.
    ///
    /// - Parameters:
    ///   - signed: The request that is sent.
    ///   - unsigned: The request that the layer has received.
    ///   - identity: Returns the identity to which the credential belongs. Nil for a signature.
    ///   - again: Adds the same to another request to the same origin, to which a redirect leads. A signature depends
    ///     on the URL and the method, so a server would refuse that of the first request.
    public mutating func add(
        _ signed: URLRequest, to unsigned: URLRequest, identity: CallIdentity.Closure? = nil,
        again: @escaping @Sendable (URLRequest) async throws -> URLRequest
    ) {
        add(signed, to: unsigned, identity: identity, again: again, learning: nil)
    }

    /// - Parameter learn: Called with each response to such a request. If it returns true, the request is sent again,
    ///   once.
    package mutating func add(
        _ signed: URLRequest, to unsigned: URLRequest, identity: CallIdentity.Closure?,
        again: @escaping @Sendable (URLRequest) async throws -> URLRequest, learning learn: AddedCredentials.Learn?
    ) {
        secrets?.add(signed, unsigned: unsigned)
        added = AddedCredentials(signed, unsigned, identity, added, again, learn)
    }

    /// Whether a redirect has led to another origin. If so, the layers of the library add no credential, no signature,
    /// and no header field that is not known to be harmless, even if a later redirect leads back to the first origin.
    /// Otherwise, any server could choose a request that is sent with the credential of another server.
    public var redirectsHaveLeftOrigin: Bool { redirects.haveLeftOrigin }

    /// The context for work that several calls share, and that does not end with the call that has started it.
    ///
    /// The work has the time source, the redirects, the listeners and the app's values of the first call, so only calls
    /// with equal values may share it. The secrets of the work are also secrets of the first call, but not the reverse.
    /// The work has neither a name nor a deadline.
    public var forSharedWork: CallContext {
        var context = withoutLimits
        context.name = nil
        context.secrets = SecretScope(inside: secrets)
        return context
    }

    /// This context without time limits.
    package var withoutLimits: CallContext {
        var context = self
        (context.timeLimit, context.taskLimit) = (nil, nil)
        return context
    }

    /// The context for work that a call starts, but that does not belong to it. It has only the time source.
    package var withoutCall: CallContext {
        var context = CallContext()
        context.time = time
        return context
    }
}

private let nameKey = CallKey<String?>(default: nil)
/// The names that are secret outside a call, and at the start of a call.
let secretNamesKey = CallKey(default: SecretNames.standard)
/// The identity of the credential that the current task refreshes, or nil. The requests of this task are sent without
/// the credential. `coalescing` does not share them with other callers, because a shared request may itself wait
/// for this refresh.
package let refreshKey = CallKey<ObjectIdentifier?>(default: nil)

/// The values of a call by the identity of their keys.
package struct CallValues: Hashable, Sendable {
    var byKey: [ObjectIdentifier: any Hashable & Sendable] = [:]

    private var hashable: [ObjectIdentifier: AnyHashable] { byKey.mapValues { AnyHashable($0) } }

    // Most calls have no values, and `hashable` allocates.
    package static func == (first: CallValues, second: CallValues) -> Bool {
        first.byKey.count == second.byKey.count && (first.byKey.isEmpty || first.hashable == second.hashable)
    }

    package func hash(into hasher: inout Hasher) { if !byKey.isEmpty { hasher.combine(hashable) } }
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
