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

    private func signed(_ layers: StoreLayer...) -> NetworkStore {
        let token: Fetcher<Void, String> = textFetcher(
            createURLRequest: { try request("https://auth.other.example/token") }, store: redirecting(tokens))
        let signing = signing { request, _ in
            var request = request
            request.setValue(try await token(()).get(), forHTTPHeaderField: "X-Signature")
            return request
        }
        return redirecting(requests).layered(layers + [signing])
    }

    @Test func itsRedirectHasNoCredentialOfTheOuterCall() async throws {
        let outer = authenticating(.bearer("OUTER-KEY"), allowedOrigins: ["https://api.example.com"])
        _ = try await signed(outer).fetchData(request("https://api.example.com/heroes"))
        expectEqual(
            requests.requests.map { $0.value(forHTTPHeaderField: "Authorization") },
            Array(repeating: "Bearer OUTER-KEY", count: 2))
        expectEqual(tokens.requests.count, 4)
        for request in tokens.requests {
            expect(request.value(forHTTPHeaderField: "Authorization") == nil)
            expect(request.value(forHTTPHeaderField: "X-Signature") == nil)
        }
    }

    @Test func itsRedirectStartsNoFurtherSignature() async throws {
        _ = try await signed().fetchData(request("https://api.example.com/heroes"))
        expectEqual(requests.requests.map { $0.value(forHTTPHeaderField: "X-Signature") }, ["token", "token"])
        expectEqual(tokens.requests.count, 4)
    }
}
