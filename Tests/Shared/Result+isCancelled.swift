import Fetching

extension Result where Failure == AppError {
    /// Whether the result is ``AppError/cancelled``.
    package var isCancelled: Bool {
        if case .failure(.cancelled) = self { true } else { false }
    }

    /// Whether the result is an error after which the same call may succeed.
    package var isRetryable: Bool {
        if case .failure(let error) = self { error.isRetryable } else { false }
    }
}
