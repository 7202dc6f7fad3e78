import Fetching

/// Why a command ended before it was done: exit code 130.
struct CommandInterruption: Error, Equatable {
    /// What is there, as a sentence, and how to go on.
    var text: String
}

/// Does `work` until it is done or the first interruption cancels it; returns when it has ended in either case.
///
/// - Throws: What `work` throws.
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
