import Fetching
import Foundation

/// Returns a layer that sends a `GET` to the next host if a host cannot be
/// reached, or has a fault.
func fallingBack(to hosts: [String]) -> StoreLayer {
    intercepting("fallingBack") { request, next in
        var request = request
        for host in request.httpMethod == "GET" ? hosts : [] {
            do {
                let (body, response) = try await next(request)
                let status = (response as? HTTPURLResponse)?.statusCode ?? 0
                if ![500, 502, 503, 504].contains(status) {
                    return (body, response)
                }
            } catch  where !(error is CancellationError) {}
            guard let url = request.url,
                var parts = URLComponents(
                    url: url, resolvingAgainstBaseURL: true)
            else {
                break
            }
            parts.host = host
            request.url = parts.url
        }
        return try await next(request)
    }
}
