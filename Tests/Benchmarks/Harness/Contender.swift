/// One of several ways to do the same work.
struct Contender: Sendable {
    let name: String
    /// Does the work a number of times in sequence.
    let run: @Sendable (Int) async throws -> Void

    init<Value>(_ name: String, _ call: @escaping @Sendable () async throws -> Value) {
        self.name = name
        run = { count in
            for _ in 0..<count { _ = opaque(try await call()) }
        }
    }
}

/// Returns `value`, and hides from the optimizer where it comes from and whether it is used.
@inline(never) @_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }
