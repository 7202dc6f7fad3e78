import Foundation

extension AppError {
    /// Returns the request that `createURLRequest` creates. An error of this closure becomes ``AppError/request(_:)``.
    /// If the task is cancelled, throws ``AppError/cancelled`` without calling the closure.
    static func requestToSend<Params>(
        _ params: Params, _ createURLRequest: RequestBuilder<Params>
    ) throws(AppError) -> URLRequest {
        guard !Task.isCancelled else { throw .cancelled }
        do { return try createURLRequest(params) } catch { throw AppError(creatingRequest: error) }
    }

    /// Creates an error from the error that was thrown while `request` was sent, such as an error of a store. An
    /// ``AppError`` stays as it is.
    public init(sending request: URLRequest, _ error: any Error) {
        if let error = Self.passthrough(error) {
            self = error
            return
        }
        switch error {
        // A part of the request may have been sent, so this case is a network error.
        case RequestError.bodyLengthDiffers:
            self = .network(NetworkFailure(error, code: .requestBodyStreamExhausted, request: request))
        case is RequestError: self = .request(RequestFailure(error))
        case let failure as ServerFailure: self = .server(failure)
        case let error as URLError: self = .network(NetworkFailure(error, request: request))
        case is TimedOut: self = .network(NetworkFailure(error, code: .timedOut, request: request))
        case let error as RedirectError: self = .network(NetworkFailure(error, code: error.code, request: request))
        case let error as RequestRefused:
            self = .network(
                NetworkFailure(
                    error, code: .cannotConnectToHost, meaning: error.meaning,
                    traits: .refusedRequest(isRetryable: true),
                    request: request))
        case ResponseBodyError.tooLong:
            self = .network(NetworkFailure(error, code: .dataLengthExceedsMaximum, request: request))
        // A store may throw any error when its task is cancelled.
        default: self = Task.isCancelled ? .cancelled : .unknown(UnknownFailure(error, request: request))
        }
    }

    /// Creates an error from the error that a mapper threw for the response to `request`.
    public init(mapping body: Data, _ response: URLResponse, of request: URLRequest, _ error: any Error) {
        if error is TimedOut {
            self = .network(NetworkFailure(error, code: .timedOut, request: request))
        } else if let error = error as? ServerError, let response = response as? HTTPURLResponse {
            self = .server(ServerFailure(request: request, response: response, body: body, error))
        } else {
            self =
                Self.passthrough(error)
                ?? .parsing(ParsingFailure(error, request: request, response: response, body: body))
        }
    }

    /// Creates an error from the error that a closure threw for the model of a call, such as that of
    /// `transformedFetcher`. The last request of the call belongs to the error.
    init(transforming error: any Error) {
        let last = SecretScope.current?.lastExchange
        if let error = error as? ServerError, let last, let response = last.response {
            self = .server(ServerFailure(request: last.request, response: response, body: Data(), error))
        } else {
            self = Self.passthrough(error) ?? .unknown(UnknownFailure(error, request: last?.request))
        }
    }

    /// Creates an error from the error that a closure of the app threw while no request was being sent. An example is
    /// the closure of a button's action. An ``AppError`` stays as it is, a
    /// `CancellationError` and `URLError.cancelled` become ``cancelled``, and any other error becomes ``unknown(_:)``.
    public init(_ error: any Error) {
        self = Self.passthrough(error) ?? .unknown(UnknownFailure(error, request: nil))
    }
}
