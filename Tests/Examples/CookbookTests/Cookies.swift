import Fetching
import Foundation

/// Returns a layer that keeps the cookies of responses in a storage, and sends
/// them with later requests.
///
/// - Parameter domains: The domains whose hosts share cookies, such as
///   `example.com`.
func keepingCookies(
    in storage: HTTPCookieStorage, domains: Set<String> = []
) -> StoreLayer {
    intercepting("keepingCookies") { request, next in
        guard let url = request.url else { return try await next(request) }
        // On Linux, the storage checks only the host and the name.
        let cookies = (storage.cookies(for: url) ?? []).filter { cookie in
            let path =
                cookie.path.hasSuffix("/") ? cookie.path : cookie.path + "/"
            return (url.path() + "/").hasPrefix(path)
                && (url.scheme == "https" || !cookie.isSecure)
                && cookie.expiresDate ?? .distantFuture > .now
        }
        var request = request
        for (name, value) in HTTPCookie.requestHeaderFields(with: cookies)
        where !cookies.isEmpty {
            request.setValue(value, forHTTPHeaderField: name)
        }
        let (body, response) = try await next(request)
        if let head = response as? HTTPURLResponse,
            let fields = head.allHeaderFields as? [String: String]
        {
            let received = HTTPCookie.cookies(
                withResponseHeaderFields: fields, for: url
            ).filter { cookie in
                // Otherwise, a server could set a cookie for all hosts of
                // `com`, or a very long cookie.
                let domain = String(
                    cookie.domain.lowercased().trimmingPrefix("."))
                let isKnown =
                    domain == url.host()?.lowercased()
                    || domains.contains(domain)
                return isKnown && cookie.value.utf8.count <= 4096
            }
            storage.setCookies(received, for: url, mainDocumentURL: nil)
        }
        return (body, response)
    }
}
