import Foundation

extension AppError {
    /// Creates an error from the error that a request builder or a signing closure threw. An ``AppError`` stays as it
    /// is, a `CancellationError` and `URLError.cancelled` become ``cancelled``, and any other error becomes
    /// ``request(_:)``.
    public init(creatingRequest error: any Error) {
        self = Self.passthrough(error) ?? .request(RequestFailure(error))
    }

    /// Returns the error that a layer throws if its closure threw `error` while it signed a request or added a
    /// credential.
    ///
    /// A `CancellationError` and an ``AppError`` are returned unchanged. `URLError.cancelled` becomes
    /// ``AppError/cancelled``. Any other error becomes ``AppError/request(_:)``.
    static func thrown(bySigning error: any Error) -> any Error {
        error is CancellationError ? error : AppError(creatingRequest: error)
    }

    /// Returns an ``AppError`` unchanged, and ``AppError/cancelled`` for `CancellationError` and `URLError.cancelled`.
    /// Returns nil for any other error.
    static func passthrough(_ error: any Error) -> AppError? {
        if let error = error as? AppError { return error }
        if error is CancellationError { return .cancelled }
        let error = error as NSError
        return error.domain == NSURLErrorDomain && error.code == NSURLErrorCancelled ? .cancelled : nil
    }
}
