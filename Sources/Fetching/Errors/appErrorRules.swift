extension AppError {
    /// What a request builder threw.
    init(building error: any Error) {
        switch error {
        case let error as AppError: self = error
        case is CancellationError: self = .cancelled
        default: self = .request(RequestFailure(underlying: error))
        }
    }

    /// What fetching `request` threw.
    init(fetching request: URLRequest, _ error: any Error) {
        switch error {
        case let error as AppError:
            self = error
        case is CancellationError, URLError.cancelled:
            self = .cancelled
        case is RequestError:
            self = .request(RequestFailure(underlying: error))
        case let error as SigningError:
            self = .request(RequestFailure(underlying: error.underlying))
        case let failure as ServerFailure:
            self = .server(failure)
        case let error as URLError:
            let error = error.withoutSecrets
            self = .network(NetworkFailure(request: RequestSummary(request), urlError: error, underlying: error))
        case let error as TimedOut:
            self = .network(
                NetworkFailure(request: RequestSummary(request), urlError: URLError(.timedOut), underlying: error))
        case let error as RedirectError:
            self = .network(
                NetworkFailure(request: RequestSummary(request), urlError: URLError(error.code), underlying: error))
        case is BodyTooLong:
            let urlError = URLError(.dataLengthExceedsMaximum)
            self = .network(NetworkFailure(request: RequestSummary(request), urlError: urlError, underlying: error))
        default:
            self = .unknown(UnknownFailure(request: RequestSummary(request), underlying: error))
        }
    }

    /// What was thrown where no request is at hand any more, by a function that combines fetchers.
    init(transforming error: any Error) {
        switch error {
        case let error as AppError: self = error
        case is CancellationError: self = .cancelled
        default: self = .unknown(UnknownFailure(request: nil, underlying: error))
        }
    }

    /// What a mapper threw for the answer to `request`.
    init(mapping body: Data, of request: URLRequest, _ error: any Error) {
        switch error {
        case let error as AppError: self = error
        case is CancellationError: self = .cancelled
        default: self = .parsing(ParsingFailure(error, request: request, body: body))
        }
    }
}

extension URLError {
    /// The error without the URL that Foundation puts into it, credentials and all; a masked one stands in its place.
    var withoutSecrets: URLError {
        var userInfo = errorUserInfo
        // The constants for these keys differ by platform, the keys don't.
        let text = userInfo["NSErrorFailingURLStringKey"] as? String ?? failingURL?.absoluteString
        userInfo["NSErrorFailingURLKey"] = nil
        userInfo["NSErrorFailingURLStringKey"] = text.map { SecretNames.current.redacting(urlText: $0) }
        userInfo[NSUnderlyingErrorKey] = nil
        return URLError(code, userInfo: userInfo)
    }
}
