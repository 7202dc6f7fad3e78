import Foundation

extension AppError {
    /// Creates an error from the error that a request builder threw.
    init(thrownByBuilder error: any Error) {
        self = Self.passthrough(error) ?? .request(RequestFailure(error))
    }

    /// Returns the error that a layer throws after its closure threw `error`. The closure signs a request or adds a
    /// credential. A `CancellationError` and an ``AppError`` are unchanged. Another error becomes
    /// ``AppError/request(_:)``, or ``AppError/cancelled`` if it is `URLError.cancelled`.
    package static func thrown(bySigning error: any Error) -> any Error {
        error is CancellationError ? error : AppError(thrownByBuilder: error)
    }

    /// Returns an ``AppError`` unchanged, and ``AppError/cancelled`` for every kind of cancellation error. Returns nil
    /// for any other error.
    package static func passthrough(_ error: any Error) -> AppError? {
        if let error = error as? AppError { return error }
        if error is CancellationError { return .cancelled }
        let error = error as NSError
        return error.domain == NSURLErrorDomain && error.code == NSURLErrorCancelled ? .cancelled : nil
    }
}
