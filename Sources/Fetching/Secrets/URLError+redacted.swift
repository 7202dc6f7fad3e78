import Foundation

extension URLError {
    /// Returns the error with the secrets in its texts and URLs masked. Foundation adds the URL of the request to an
    /// error, including credentials.
    func redacted(by redactor: Redactor) -> URLError {
        URLError(code, userInfo: redactor.userInfo(errorUserInfo))
    }
}

/// Runs `operation`, and masks the secrets in a `URLError` that `operation` throws. Call this function in the caller's
/// task, because the names and values that layers declared are known only there.
package func redactingURLErrors<Success>(
    of request: URLRequest? = nil, _ operation: () async throws -> Success
) async rethrows -> Success {
    do { return try await operation() } catch {
        throw (error as? URLError)?.redacted(by: Redactor(request: request)) ?? error
    }
}

extension Redactor {
    /// Returns the values of known types with secrets masked. Values of other types are left out, because they may
    /// contain secrets.
    fileprivate func userInfo(_ userInfo: [String: Any], depth: Int = 0) -> [String: Any] {
        userInfo.compactMapValues { value in
            switch value {
            case let text as String: line(text, limit: 2000)
            case let url as URL: URL(string: redacted(urlText: url.absoluteString))
            case let number as NSNumber: number
            case let error as NSError where depth < 4:
                NSError(
                    domain: error.domain, code: error.code, userInfo: self.userInfo(error.userInfo, depth: depth + 1))
            default: nil
            }
        }
    }
}
