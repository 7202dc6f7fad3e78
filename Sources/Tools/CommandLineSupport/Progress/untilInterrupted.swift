import Fetching

/// An interruption by Ctrl-C or `kill`. The exit code is 130.
public struct CommandInterruption: Error, Equatable {
    /// Sentences for the user, which say how to continue.
    public var text: String

    /// Creates an interruption.
    public init(text: String) { self.text = text }
}

/// Runs `work`, and cancels `work` at the first interruption. Returns after `work` has ended, even if `work` was
/// cancelled.
///
/// - Throws: The error that `work` throws.
public func untilInterrupted(
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
