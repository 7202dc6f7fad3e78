import FetchingAccess
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import Fetching

/// A layer requests a token from another server, which redirects the request.
@Suite(.hangLimit) struct InnerCallTests {
    private let tokens = RequestLog()
    private let requests = RequestLog()

    /// Returns a store that redirects each path once, and then responds with a text.
    private func redirecting(_ log: RequestLog) -> NetworkStore {
        NetworkStore { request in
            let isFirst = request.url?.path().hasSuffix("2") == false
            let path = (request.url?.path() ?? "") + "2"
            return try await NetworkStore.constant(
                Data("token".utf8), status: isFirst ? 307 : 200, headers: isFirst ? ["Location": path] : [:]
            ).fetchData(request)
        }.recorded(in: log).layered(followingRedirects())
    }

    @Test func itsRedirectHasNoCredentialOfTheOuterCallAndStartsNoFurtherSignature() async throws {
        let token: Fetcher<Void, String> = textFetcher(
            createURLRequest: { try request("https://auth.other.example/token") }, store: redirecting(tokens))
        let store = redirecting(requests).layered(
            authenticating(.bearer("OUTER-KEY"), allowedOrigins: ["https://api.example.com"]),
            signing { request, _ in
                var request = request
                request.setValue(try await token(()).get(), forHTTPHeaderField: "X-Signature")
                return request
            })
        _ = try await store.fetchData(request("https://api.example.com/heroes"))
        expectEqual(requests.values(), ["Bearer OUTER-KEY", "Bearer OUTER-KEY"])
        expectEqual(requests.values("X-Signature"), ["token", "token"])
        for name in ["Authorization", "X-Signature"] {
            expectEqual(tokens.values(name), [nil, nil, nil, nil], "\(name)")
        }
    }
}
