extension SecretScope {
    /// The scope of the call to which the current task belongs.
    package static var current: SecretScope? { CallContext.current.secrets }

    /// Runs `operation`, which cannot suspend, in a scope, for example after the call has ended.
    package static func with<Success>(_ scope: SecretScope?, _ operation: () throws -> Success) rethrows -> Success {
        var context = CallContext.current
        context.secrets = scope
        return try context.run(operation)
    }
}

extension SecretNames {
    /// The names that are secret outside a call, and at the start of a call.
    static var declared: SecretNames { CallContext.current[secretNamesKey] }
}

/// Runs `operation` in the scope of the current call. If the task does not belong to a call, `operation` gets a new
/// scope.
///
/// - Parameter isCall: Whether `operation` is a call of its own. If it is part of another call, it gets a scope inside
///   the scope of that call, because the two calls have different deadlines.
package func withSecretScope<Success>(
    isCall: Bool = false, _ operation: () async throws -> Success
) async rethrows -> Success {
    var context = CallContext.current
    guard isCall || context.secrets == nil else { return try await operation() }
    context.secrets = SecretScope(inside: context.secrets)
    return try await context.run(operation)
}
