extension SecretScope {
    /// The scope of the call to which the current task belongs.
    static var current: SecretScope? { CallContext.current.secrets }

    /// Runs `operation`, which cannot suspend, in a scope, for example after the call has ended.
    static func with<Success>(_ scope: SecretScope?, _ operation: () throws -> Success) rethrows -> Success {
        var context = CallContext.current
        context.secrets = scope
        return try context.run(operation)
    }
}

extension SecretNames {
    /// The names that are secret outside a call, and at the start of a call.
    static var declared: SecretNames { CallContext.current[secretNamesKey] }
}

/// Runs `operation` in the current call. Outside a call, begins one, so that errors mask the secrets of all layers.
///
/// The library's fetchers begin a call, and so do its layers that add secrets. A layer or a fetcher of an app needs
/// this function only if it declares secrets itself; see ``declareSecret(_:)``.
///
/// - Parameters:
///   - isNewCall: Whether `operation` is a call of its own. A call inside of another call also ends at the limits of
///     that call, and its secrets are also secrets of that call.
///   - isolation: The actor on which `operation` runs.
///   - operation: The work, such as sending requests.
@inline(__always)
public func withinCall<Success>(
    isNewCall: Bool = false, isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Success
) async rethrows -> Success {
    // Inlined, because each call of an async function takes about 20 ns.
    var context = CallContext.current
    guard isNewCall || context.secrets == nil else { return try await operation() }
    context.secrets = SecretScope(inside: context.secrets, names: context[secretNamesKey])
    return try await context.run(operation)
}
