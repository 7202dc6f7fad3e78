/// One of several ways to do the same thing.
struct Contender: Sendable {
    let name: String
    /// Does it so many times, one after another.
    let run: @Sendable (Int) async throws -> Void

    init<Value>(_ name: String, _ call: @escaping @Sendable () async throws -> Value) {
        self.name = name
        run = { count in
            for _ in 0..<count { _ = opaque(try await call()) }
        }
    }
}

/// `value`, of which the optimiser then knows neither where it came from nor whether it is used.
@inline(never) @_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }
