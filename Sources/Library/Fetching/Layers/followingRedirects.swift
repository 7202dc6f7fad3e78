import Foundation
internal import HTTPSyntax

/// Returns a layer that follows redirects (RFC 9110 §15.4). Credentials are not sent to another origin.
///
/// After 301 and 302 a `POST` becomes a `GET`. After 303 every method except `HEAD` becomes `GET`. After 307 and 308
/// the method and the body are kept. A target without a fragment inherits the request's fragment. A redirect whose
/// `Location` is missing or empty is returned like any other response. ``limitingRedirects(to:)`` turns this layer off
/// for single calls.
///
/// A call throws ``RedirectError/tooMany(maximumRedirects:last:)`` at once if a redirect leads to a fragment of the URL
/// that was requested, such as `#top`, because the same request would be sent again. Redirects that change the method
/// or set a cookie are followed.
///
/// A call throws ``RedirectError/invalidTarget(_:)`` if the target is not an http or https URL. It throws
/// ``RedirectError/bodyNotReplayable`` if the body must be sent again and is an `httpBodyStream` of your own.
///
/// The target is requested with the bytes that the server wrote. Only bytes that a URL must not contain are
/// percent-encoded: `/a%20b|c` becomes `/a%20b%7Cc`.
///
/// If the server names different targets, the call throws `URLError.redirectToNonExistentLocation` with both of them.
///
/// A redirected request to the same origin gets a new signature and a new credential from the layers that have added
/// them, even if these layers are outside of this one.
///
/// If the scheme, host or port changes, all header fields are removed except fields that are known to be harmless,
/// such as `Accept`, `Content-Type`, `Range` and `User-Agent`. After that, the layers inside and outside add no
/// credential, no signature, and no field that is not known to be harmless to the requests of this call. This is so
/// even if a later redirect leads back to the first origin, or to an origin that is allowed to receive a credential.
/// Only a closure of ``intercepting(_:_:)`` can still add any field. Requests that a layer of your own sends during a
/// redirected request belong to the same chain.
///
/// - Parameters:
///   - maximumRedirects: The maximum number of redirects. If there are more,
///     ``RedirectError/tooMany(maximumRedirects:last:)`` is thrown. With 0, redirects are not followed, and are
///     returned like any other response.
///   - headers: The names of further header fields that are sent to other origins. Every server to which a redirect
///     leads can read their values.
public func followingRedirects(maximumRedirects: Int = 10, headersForOtherOrigins headers: Set<String> = [])
    -> StoreLayer
{
    let headers = Set(headers.map { $0.lowercased() })
    return { store in
        NetworkStore(
            around: store, endsAtLimits: true,
            fetchData: { try await followRedirects(of: $0, maximumRedirects, headers, store.fetchData) },
            fetchStream: { try await followRedirects(of: $0, maximumRedirects, headers, store.fetchStream) })
    }
}

private func followRedirects<Body>(
    of request: URLRequest, _ maximumRedirects: Int, _ headers: Set<String>, _ fetch: Fetch<Body>
) async throws -> (Body, URLResponse) {
    var context = CallContext.current
    // A live store contains another layer that follows redirects. That inner layer does nothing during the call, so
    // that each redirected request also passes through the layers between the two.
    if context.redirects.followed != nil { return try await fetch(request) }
    let allowed = maximumRedirects > 0 ? context.redirects.allowed : .none
    context.redirects.followed = allowed
    // The targets of redirects can repeat secrets of the request, and errors contain the targets. So the secrets of
    // each request are added to the scope.
    context.secrets = context.secrets ?? SecretScope()
    let outer = context
    return try await outer.run {
        var (request, count) = (request, 0)
        var context = outer
        var isRepeated = false
        while true {
            if count > 0 {
                if context.redirects.haveLeftOrigin {
                    context.added = nil
                } else if let renewed = try await context.added?.renewed(in: request) {
                    (request, context.added) = renewed
                }
            }
            context.secrets?.add(request)
            let (body, response) =
                count == 0 ? try await fetch(request) : try await context.run { [request] in try await fetch(request) }
            // Only this request is sent again, and not the chain: the first server would reject a nonce of this one.
            if count > 0, !isRepeated, try context.added?.learns(from: response) == true {
                isRepeated = true
                continue
            }
            isRepeated = false
            guard isRedirect(response), allowed.allowsRedirect(of: request, by: response),
                let next = try redirect(of: request, by: response, headersForOtherOrigins: headers)
            else {
                outer.added?.endChain(leftOrigin: context.redirects.haveLeftOrigin)
                return (body, response)
            }
            count += 1
            guard count <= maximumRedirects, !isSameRequest(next, request, response) else {
                let last = Redactor().line(next.url?.absoluteString ?? "", limit: 2000)
                throw RedirectError.tooMany(maximumRedirects: maximumRedirects, last: last)
            }
            if let url = request.url, let target = next.url, !haveSameOrigin(url, target) {
                context.redirects.haveLeftOrigin = true
            }
            request = next
        }
    }
}

/// Returns the request to which `response` redirects, or nil if `response` is not a redirect with a `Location`.
///
/// - Parameter headers: The names, in lower case, of further header fields that are sent to other origins.
func redirect(
    of request: URLRequest, by response: URLResponse, headersForOtherOrigins headers: Set<String> = []
) throws -> URLRequest? {
    // An empty `Location` is the URL of the request itself (RFC 3986 §4.4). curl and browsers ignore it, too.
    guard isRedirect(response), let response = response as? HTTPURLResponse,
        let location = response.value(forHTTPHeaderField: "Location").flatMap({ urlValues($0).first }),
        !isBlank(location), let url = request.url
    else { return nil }
    try checkContradiction(in: response, Redactor())
    let target = try target(of: location, from: url)
    var next = request
    next.url = target
    if let method = changedMethod(request.httpMethod ?? "GET", by: response.statusCode) {
        next.httpMethod = method
        next.httpBody = nil
        next.httpBodyStream = nil
        next.removeHeaders { $0.hasPrefix("content-") || $0 == "transfer-encoding" || $0 == "digest" }
    } else if !request.hasReplayableBody {
        throw RedirectError.bodyNotReplayable
    }
    if !haveSameOrigin(url, target) {
        let secrets = SecretNames.current
        next.removeHeaders { !headers.contains($0) && !isForAnyOrigin($0, secrets) }
    }
    return next
}

/// Whether a redirect leads only to another fragment of the URL that was requested. A fragment is not sent (RFC 9110
/// §7.1), so the same request would be sent again (“cyclical redirection”, §15.4).
///
/// A redirect to the same URL without a fragment is followed, as by browsers: some servers use it until a result is
/// ready. So is a redirect with a cookie, because a layer or a `URLSession` can send the cookie with the next request.
private func isSameRequest(_ next: URLRequest, _ request: URLRequest, _ response: URLResponse) -> Bool {
    guard let response = response as? HTTPURLResponse, next.httpMethod == request.httpMethod,
        response.value(forHTTPHeaderField: "Location")?.utf8.contains(UInt8(ascii: "#")) == true,
        response.value(forHTTPHeaderField: "Set-Cookie") == nil,
        let target = next.url?.absoluteString, let url = request.url?.absoluteString
    else { return false }
    return withoutFragment(target).utf8.elementsEqual(withoutFragment(url).utf8)
}

/// Whether a layer that follows the redirects `followed` does not return `response`, so that its body is not needed.
func isFollowed(_ response: HTTPURLResponse, of request: URLRequest, _ followed: AllowedRedirects?) -> Bool {
    guard let followed, isRedirect(response), followed.allowsRedirect(of: request, by: response) else { return false }
    // If this function throws, the layer throws too.
    do { return try redirect(of: request, by: response) != nil } catch { return true }
}

/// Whether `response` has a status with which a server sends the client to another URL (RFC 9110 §15.4).
private func isRedirect(_ response: URLResponse) -> Bool {
    (response as? HTTPURLResponse).map { redirectStatuses.contains($0.statusCode) } == true
}

private func target(of location: String, from url: URL) throws(RedirectError) -> URL {
    guard let target = resolvedURL(location, relativeTo: url),
        var components = URLComponents(url: target, resolvingAgainstBaseURL: true),
        isHTTP(target)
    else { throw .invalidTarget(Redactor().line(location, limit: 2000)) }
    if components.percentEncodedFragment == nil {
        components.percentEncodedFragment = url.fragment(percentEncoded: true)
    }
    return components.url ?? target
}
