import Foundation
internal import HTTPSyntax

extension NetworkStore {
    /// Creates the store of a transport. The store records each request, so that the secrets of the request can be
    /// masked in the errors of the current call.
    ///
    /// This is the only place at which a `URLError` is masked. The errors of a transport contain the URL of the
    /// request, including credentials that a layer added.
    static func transport(
        fetchData: @escaping @Sendable (URLRequest) async throws -> (Data, URLResponse),
        fetchStream: @escaping @Sendable (URLRequest) async throws -> (ResponseBody, URLResponse)
    ) -> NetworkStore {
        NetworkStore(
            fetchData: { request in
                SecretScope.current?.add(request)
                return try await maskingURLErrors(of: request) { try await fetchData(applyingCachePolicy(request)) }
            },
            fetchStream: { request in
                SecretScope.current?.add(request)
                let (body, response) = try await maskingURLErrors(of: request) {
                    try await fetchStream(applyingCachePolicy(request))
                }
                // The body is read after the layers have returned, so the closure keeps the scope of the call.
                let scope = SecretScope.current
                let masked = body.wrapping { next in
                    try await SecretScope.$current.withValue(scope) {
                        try await maskingURLErrors(of: request, next)
                    }
                }
                return (masked, response)
            })
    }
}

/// Masks a `URLError` that `operation` throws. Runs in the caller's task, because the secrets of the call are known
/// only there.
private func maskingURLErrors<Success>(
    of request: URLRequest, _ operation: () async throws -> Success
) async throws -> Success {
    do { return try await operation() } catch let error as URLError {
        throw URLError(error.code, userInfo: Redactor(request: request).masked(error.errorUserInfo))
    }
}

extension Redactor {
    /// Returns the values of known types with secrets masked. Values of other types are left out, because they may
    /// contain secrets.
    fileprivate func masked(_ userInfo: [String: Any], depth: Int = 0) -> [String: Any] {
        userInfo.compactMapValues { value in
            switch value {
            case let text as String: line(text, limit: 2000)
            case let url as URL: parsedURL(redacted(url.absoluteString))
            case let number as NSNumber: number
            case let error as NSError where depth < 4:
                NSError(domain: error.domain, code: error.code, userInfo: masked(error.userInfo, depth: depth + 1))
            default: nil
            }
        }
    }
}
