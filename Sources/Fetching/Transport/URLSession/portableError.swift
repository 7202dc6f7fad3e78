import Foundation

/// Returns a task's error as it is on every platform: cancellation is `CancellationError`, and a broken connection is
/// `URLError.networkConnectionLost`.
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
        // libcurl's "unsupported protocol", for a response that is not HTTP.
        case .unsupportedURL: return .cannotParseResponse
        // The connection was reset, or closed before the response.
        case .badServerResponse: return .networkConnectionLost
        default: return error.code
        }
    #else
        return error.code
    #endif
}
