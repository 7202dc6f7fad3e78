import Testing

// All tests start at once and share the machine's cores, so on a busy machine each may take as long as the whole suite.
// These limits are far longer than that. They only end what hangs.

/// A time limit for requests of which no test expects that they time out.
let longTimeout = Duration.seconds(600)

extension Trait where Self == TimeLimitTrait {
    /// Ends a test that hangs.
    static var hangLimit: Self { .timeLimit(.minutes(10)) }
}

/// Waits until `condition` is true, for what happens on another thread or in another process.
///
/// - Returns: False if the condition is not true after 5 minutes.
func eventually(_ condition: @Sendable () -> Bool) async -> Bool {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(300)
    while clock.now < end, !Task.isCancelled {
        if condition() { return true }
        try? await Task.sleep(for: .milliseconds(2))
    }
    return condition()
}
