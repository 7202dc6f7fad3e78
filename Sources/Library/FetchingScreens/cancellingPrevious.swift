import Fetching

extension ScreenAction.Async {
    /// Returns an action in which each call cancels the previous call, such as a search while the user types.
    ///
    /// A cancelled call returns `.cancelled` at once. Its late result is ignored.
    ///
    /// ```swift
    /// search: .init(findPeople).cancellingPrevious(debounce: .milliseconds(300))
    /// ```
    ///
    /// - Parameter debounce: The time to wait for a further call before the closure runs.
    public func cancellingPrevious<Success: Sendable>(
        debounce: Duration = .zero
    ) -> Self where Output == Result<Success, AppError> {
        let run = SharedRun<Success>()
        return Self { input in
            guard !Task.isCancelled else { return .failure(.cancelled) }
            run.cancel()
            return await run.output {
                do { try await CallContext.current.time.sleep(debounce) } catch { return .failure(.cancelled) }
                return await self(input)
            }
        }
    }
}
