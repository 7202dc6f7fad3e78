import Foundation

/// A task's error as this toolkit tells it, the same on every platform: cancellation is `CancellationError`, a
/// connection that broke is `URLError.networkConnectionLost`, and no text has a credential in it.
///
/// - Parameter hasResponse: Whether the answer's head had arrived.
func transportError(_ error: any Error, hasResponse: Bool) -> any Error {
    guard let error = error as? URLError else { return error }
    let code = portableCode(of: error, hasResponse: hasResponse)
    if code == .cancelled { return CancellationError() }
    return code == error.code ? error.withoutSecrets : URLError(code, userInfo: error.withoutSecrets.errorUserInfo)
}

private func portableCode(of error: URLError, hasResponse: Bool) -> URLError.Code {
    #if canImport(FoundationNetworking)
        switch error.code {
        case .unknown:
            let sentence = error.errorUserInfo[NSLocalizedDescriptionKey] as? String ?? ""
            return libcurlErrorCode(sentence, hasResponse: hasResponse)
        // libcurl's "unsupported protocol", for an answer that is not HTTP.
        case .unsupportedURL: return .cannotParseResponse
        // A connection that was reset, or closed before an answer.
        case .badServerResponse: return .networkConnectionLost
        default: return error.code
        }
    #else
        return error.code
    #endif
}

/// `response` as it fits the body, which the transport has unpacked already: without the headers that speak of the
/// packed one.
func decodedResponse(_ response: URLResponse) -> URLResponse {
    guard let response = response as? HTTPURLResponse, let url = response.url,
        response.value(forHTTPHeaderField: "Content-Encoding") != nil
    else { return response }
    let fields = response.headerFields.filter { name, _ in
        !["content-encoding", "content-length"].contains(name.lowercased())
    }
    return HTTPURLResponse(url: url, statusCode: response.statusCode, httpVersion: nil, headerFields: fields)
        ?? response
}
