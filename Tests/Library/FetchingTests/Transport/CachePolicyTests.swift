import FetchingCache
import FetchingTestSupport
import Foundation
import LoopbackServer
import SharedTestCode
import Testing

@testable import Fetching

/// Tests of the cache policy of a request, which the caches between a client and a server must see.
@Suite(.live, .hangLimit) struct CachePolicyTests {
    static let fields: [(policy: URLRequest.CachePolicy, field: String)] = [
        (.reloadRevalidatingCacheData, "max-age=0"), (.reloadIgnoringLocalAndRemoteCacheData, "no-cache"),
        (.reloadIgnoringLocalCacheData, "none"), (.useProtocolCachePolicy, "none"), (.returnCacheDataElseLoad, "none"),
    ]

    private let server: LoopbackServer

    init() throws {
        server = try LoopbackServer.start { request in
            let headers: KeyValuePairs = ["ETag": "\"1\"", "Cache-Control": "max-age=60"]
            let condition = request[header: "If-None-Match"].map { " \($0)" } ?? ""
            return .data(
                Data("\(request[header: "Cache-Control"] ?? "none")\(condition)".utf8), headers: headers)
        }
    }

    private func request(_ policy: URLRequest.CachePolicy) throws -> URLRequest {
        var request = try createRequest(baseURL: server.baseURL, timeLimit: longTimeout)
        request.cachePolicy = policy
        return request
    }

    @Test(arguments: Transport.all) func aPolicyForAllCachesIsSent(transport: Transport) async throws {
        let store = transport.store()
        for (policy, field) in Self.fields {
            for isStream in [false, true] {
                let data = try await store.body(request(policy), isStream: isStream)
                expectEqual(String(decoding: data, as: UTF8.self), field)
            }
        }
    }

    @Test(arguments: Transport.all) func theFieldOfTheRequestTakesPrecedence(transport: Transport) async throws {
        for (policy, _) in Self.fields {
            var request = try request(policy)
            request.setValue("no-transform", forHTTPHeaderField: "cache-control")
            let (data, _) = try await transport.store().fetchData(request)
            expectEqual(String(decoding: data, as: UTF8.self), "no-transform")
        }
    }

    @Test(arguments: Transport.all) func aRequestThatMustNotUseTheNetworkIsNotSent(transport: Transport) async throws {
        let request = try request(.returnCacheDataDontLoad)
        let store = transport.store()
        expect((await store.failure(request) as? URLError)?.code == .cannotLoadFromNetwork)
        await expect(throws: URLError.self) { try await store.fetchStream(request) }
        expectEqual(server.requestCount, 0)
    }

    /// The cache adds its condition to the policy, and applies the other policies itself.
    @Test func aCachePassesThePolicyOn() async throws {
        for (policy, field) in Self.fields {
            let store = liveStore().layered(caching(in: .memory()))
            _ = try await store.fetchData(request(.useProtocolCachePolicy))
            let (data, _) = try await store.fetchData(request(policy))
            let text = String(decoding: data, as: UTF8.self)
            switch policy {
            case .useProtocolCachePolicy, .returnCacheDataElseLoad: expectEqual(text, "none")
            default: expectEqual(text, "\(field) \"1\"")
            }
        }
    }
}
