import Fetching

/// An interruption by Ctrl-C or `kill`; exit code 130.
struct CommandInterruption: Error, Equatable {
    /// A sentence that says how much is done, and how to continue.
    var text: String
}

/// Runs `work`, and cancels it at the first interruption. Returns when `work` has ended in either case.
///
/// - Throws: The error of `work`.
func untilInterrupted(
    _ interruptions: AsyncStream<Void>, work: @escaping @Sendable () async throws -> Void
) async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
        group.addTask {
            try await work()
            return true
        }
        group.addTask {
            for await _ in interruptions { break }
            return false
        }
        if try await group.next() == false {
            group.cancelAll()
            _ = try await group.next()
        }
        group.cancelAll()
    }
}
