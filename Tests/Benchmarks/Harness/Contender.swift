/// One of the implementations that a benchmark compares.
struct Contender: Sendable {
    let name: String
    /// Whether the processor time of the process is measured instead of elapsed time, so that other programs on the
    /// machine have less effect. Use it only for work that does not wait.
    let usesProcessorTime: Bool
    /// A closure that does the work a number of times in sequence.
    let run: @Sendable (Int) async throws -> Void

    init<Value>(
        _ name: String, usesProcessorTime: Bool = false, _ call: @escaping @Sendable () async throws -> Value
    ) {
        self.name = name
        self.usesProcessorTime = usesProcessorTime
        run = { count in
            for _ in 0..<count { _ = opaque(try await call()) }
        }
    }
}

/// Returns `value`. Hides the origin of the value and its use from the optimizer.
@inline(never) @_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }
