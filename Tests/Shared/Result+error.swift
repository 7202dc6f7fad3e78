import Fetching

extension Result {
    /// The error, or nil for a success.
    package var error: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}

extension Result where Failure == AppError {
    /// Whether the result is ``AppError/cancelled``.
    package var isCancelled: Bool { error?.isCancelled == true }

    /// Whether the result is an error after which the same call may succeed.
    package var isRetryable: Bool { error?.isRetryable == true }
}

/// The details of the case with the property's name, or nil for another case.
extension AppError {
    package var request: RequestFailure? {
        if case .request(let failure) = self { failure } else { nil }
    }

    package var network: NetworkFailure? {
        if case .network(let failure) = self { failure } else { nil }
    }

    package var server: ServerFailure? {
        if case .server(let failure) = self { failure } else { nil }
    }

    package var parsing: ParsingFailure? {
        if case .parsing(let failure) = self { failure } else { nil }
    }

    package var unknown: UnknownFailure? {
        if case .unknown(let failure) = self { failure } else { nil }
    }

    package var isCancelled: Bool {
        if case .cancelled = self { true } else { false }
    }
}
