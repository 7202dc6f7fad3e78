/// Runs `operation` in a task of its own, and returns its result. When `limit` or a time limit of the call passes, or
/// the caller is cancelled, the task is cancelled, and this function throws ``TimedOut`` or `CancellationError` at
/// once, even if the operation continues.
///
/// The error is that of an attempt, so it is retryable. A layer `timingOut` inside of the operation has no effect,
/// because the outermost limit of an attempt applies.
///
/// - Parameters:
///   - limit: The time limit of the operation, or nil for only the limits of the call.
///   - start: The uptime at which the limit started, by the time source of the call. Nil for now.
///   - owner: The name of the layer or of the setting that has the limit, for the text of the error.
///   - phase: The phase in the error, or nil for the phase of the request in progress.
///   - operation: The work, such as reading the next chunk of a body.
public func withTimeLimit<Value: Sendable>(
    _ limit: Duration? = nil, from start: Duration? = nil, setBy owner: String = "withTimeLimit",
    phase: TimedOut.Phase? = nil, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
    let context = CallContext.current
    let run = endingAtLimits { (_: ()) in try await operation() }
    guard let limit else { return try await run(()) }
    return try await TimeLimit(limit, context.time, in: context, from: start, setBy: owner, phase: phase).run {
        try await run(())
    }
}
