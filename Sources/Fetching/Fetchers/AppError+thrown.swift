import Foundation

extension AppError {
    /// What a request builder threw.
    init(building error: any Error) {
        self = Self.passthrough(error) ?? .request(RequestFailure(error))
    }

    /// What fetching `request` threw.
    init(fetching request: URLRequest, _ error: any Error) {
        if let error = Self.passthrough(error) {
            self = error
            return
        }
        switch error {
        case is RequestError: self = .request(RequestFailure(error))
        case let error as SigningError: self.init(building: error.underlying)
        case let failure as ServerFailure: self = .server(failure)
        case let error as URLError: self = .network(NetworkFailure(error, request: request))
        case is TimedOut: self = .network(NetworkFailure(error, code: .timedOut, request: request))
        case let error as RedirectError: self = .network(NetworkFailure(error, code: error.code, request: request))
        case is BodyTooLong: self = .network(NetworkFailure(error, code: .dataLengthExceedsMaximum, request: request))
        // However a store or a layer words it: a cancelled call that ends in an odd error is a cancelled call.
        default: self = Task.isCancelled ? .cancelled : .unknown(UnknownFailure(error, request: request))
        }
    }

    /// What a mapper threw for the answer to `request`.
    init(mapping body: Data, _ response: URLResponse, of request: URLRequest, _ error: any Error) {
        self =
            Self.passthrough(error) ?? .parsing(ParsingFailure(error, request: request, response: response, body: body))
    }

    /// What was thrown where no request is at hand any more, by a function that combines fetchers.
    init(transforming error: any Error) {
        self = Self.passthrough(error) ?? .unknown(UnknownFailure(error, request: nil))
    }

    /// What means the same wherever it was thrown: an ``AppError``, and cancellation in any of its spellings.
    private static func passthrough(_ error: any Error) -> AppError? {
        if let error = error as? AppError { return error }
        if error is CancellationError { return .cancelled }
        let error = error as NSError
        return error.domain == NSURLErrorDomain && error.code == NSURLErrorCancelled ? .cancelled : nil
    }
}
