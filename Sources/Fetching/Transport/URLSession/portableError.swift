import Foundation

/// Returns the error of a task in the form that is the same on every platform. Cancellation becomes
/// `CancellationError`, and a broken connection becomes `URLError.networkConnectionLost`.
///
/// - Parameter hasResponse: Whether the head of the response had arrived.
func portableError(_ error: any Error, hasResponse: Bool) -> any Error {
    guard let error = error as? URLError else { return error }
    let code = portableCode(of: error, hasResponse: hasResponse)
    if code == .cancelled { return CancellationError() }
    return code == error.code ? error : URLError(code, userInfo: error.errorUserInfo)
}

private func portableCode(of error: URLError, hasResponse: Bool) -> URLError.Code {
    #if canImport(FoundationNetworking)
        switch error.code {
        case .unknown:
            let sentence = error.errorUserInfo[NSLocalizedDescriptionKey] as? String ?? ""
            return libcurlErrorCode(sentence, hasResponse: hasResponse)
        // libcurl reports “unsupported protocol” for a response that is not HTTP.
        case .unsupportedURL: return .cannotParseResponse
        // The connection was reset, or was closed before the response.
        case .badServerResponse: return .networkConnectionLost
        default: return error.code
        }
    #else
        return error.code
    #endif
}
