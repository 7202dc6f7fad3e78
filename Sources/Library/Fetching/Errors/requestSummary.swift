import Foundation
internal import HTTPSyntax

/// Returns the method and the URL of a request, as in `GET https://example.com/heroes?apikey=***`.
///
/// Secrets are masked, including those that the layers of the current call declared. A URL of more than 2000 Unicode
/// scalars is truncated and ends with `…`.
public func requestSummary(of request: URLRequest, _ redactor: Redactor? = nil) -> String {
    let redactor = redactor ?? Redactor(request: request)
    let url = request.url.map { redactor.line($0.absoluteString, limit: 2000) } ?? "(no URL)"
    return "\(oneLine(request.httpMethod ?? "GET", limit: 40)) \(url)"
}
