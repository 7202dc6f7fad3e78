import Foundation
internal import HTTPSyntax

extension AllowedRedirects {
    func allowsRedirect(of request: URLRequest, by response: URLResponse) -> Bool {
        switch self {
        case .all: return true
        case .none: return false
        case .sameOrigin:
            let location = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Location")
            let target = location.flatMap { urlValues($0).first }
            guard let url = request.url, let target = target.flatMap({ resolvedURL($0, relativeTo: url) }) else {
                return false
            }
            return haveSameOrigin(url, target)
        }
    }
}

/// Returns a layer that limits which redirects are followed. A redirect that is not followed is returned as a response
/// with its status, header fields and body.
///
/// A live store follows redirects itself, so that a layer around it sees only the last response. With this layer, a
/// login can read the `Set-Cookie` of a 302 response, and an OAuth client its `Location`:
///
/// ```swift
/// let fetch = networkFetcher(store: api.store.layered(limitingRedirects(to: .none)), accepting: [302])
/// ```
///
/// If several of these layers surround a call, the strictest one applies. The layer limits
/// ``followingRedirects(maximumRedirects:headersForOtherOrigins:)``, which all live stores contain. The limit belongs
/// to ``CallContext``. So a layer between the two must send its requests in the task of the call, in a child task, or
/// with the context of the call.
public func limitingRedirects(to allowed: AllowedRedirects) -> StoreLayer {
    { store in
        NetworkStore(
            around: store, endsAtLimits: true,
            fetchData: { request in
                try await withCall({ $0.redirects.limit(to: allowed) }) { try await store.fetchData(request) }
            },
            fetchStream: { request in
                try await withCall({ $0.redirects.limit(to: allowed) }) { try await store.fetchStream(request) }
            })
    }
}
