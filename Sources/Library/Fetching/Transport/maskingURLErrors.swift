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
        fetchStream: @escaping @Sendable (URLRequest) async throws -> (ResponseBody, URLResponse),
        identity: CallIdentity.Closure?
    ) -> NetworkStore {
        NetworkStore(
            endingAtLimits: { request in
                CallContext.current.addSecrets(of: request)
                do { return try await fetchData(applyingCachePolicy(request)) } catch let failure as BodyFailure {
                    return try failure.response.withPart(failure.body, of: masked(failure, of: request))
                } catch { throw masked(error, of: request) }
            },
            fetchStream: { request in
                CallContext.current.addSecrets(of: request)
                let (body, response): (ResponseBody, URLResponse)
                do { (body, response) = try await fetchStream(applyingCachePolicy(request)) } catch {
                    throw masked(error, of: request)
                }
                // The body is read after the layers have returned, so the closure keeps the scope of the call.
                let scope = SecretScope.current
                let maskedBody = body.wrapping { next in
                    try await withCall({ $0.secrets = scope }) {
                        do { return try await next() } catch {
                            throw masked((response as? HTTPURLResponse)?.bodyFailure(error) ?? error, of: request)
                        }
                    }
                }
                return (maskedBody, response)
            }, identity: identity)
    }
}

/// An error of a body, after the head of its response has arrived.
struct BodyFailure: Error {
    let response: HTTPURLResponse
    /// The part of the body that has arrived.
    let body: Data
    let error: any Error
}

extension HTTPURLResponse {
    /// Returns an error of the body of this response. If the status says more than the error, the error has this
    /// response and the part of the body that has arrived.
    func bodyFailure(_ error: any Error, _ body: Data = Data()) -> any Error {
        let saysMore = !isSuccess || (error as? URLError)?.code == .cannotDecodeContentData
        return saysMore && !(error is BodyFailure) ? BodyFailure(response: self, body: body, error: error) : error
    }
}

/// Returns the error of a transport with secrets masked. The error of a body that cannot be decoded contains the status
/// and the fields of the response. Runs in the caller's task, because the secrets of the call are known only there.
private func masked(_ error: any Error, of request: URLRequest) -> any Error {
    let failure = error as? BodyFailure
    guard let error = (failure?.error ?? error) as? URLError else { return failure?.error ?? error }
    var userInfo = Redactor(request: request).masked(error.errorUserInfo)
    if error.code == .cannotDecodeContentData, let response = failure?.response {
        let (status, reason) = (response.statusCode, userInfo[NSLocalizedDescriptionKey])
        userInfo[NSLocalizedDescriptionKey] = "status \(status)" + (reason.map { ", \($0)" } ?? "")
        userInfo[NSUnderlyingErrorKey] = ServerFailure(
            request: request, status: status, headers: response.headerFields)
    }
    return URLError(error.code, userInfo: userInfo)
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
