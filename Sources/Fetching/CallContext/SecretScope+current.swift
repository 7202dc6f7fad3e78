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
    static var declared: SecretNames { CallContext.current.secretNames ?? standard }
}
