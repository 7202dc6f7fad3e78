import Fetching
import FetchingTestSupport
import Foundation
import LoopbackServer
import SharedTestCode
import Testing

@testable import Etcd

/// The bodies of requests to etcd contain the password, and cursors that can be URLs with tokens. So no redirect is
/// followed, to any server.
@Suite(.live, .hangLimit) struct EtcdRedirectTests {
    private let user = EtcdUser(name: "root", password: "planted-pass")

    @Test(arguments: Transport.all) func noRequestIsSentToTheTargetOfARedirect(transport: Transport) async throws {
        let received = Texts()
        let target = try LoopbackServer.start { request in
            received.add(request.path)
            return .json(#"{"token":"stolen","ID":"1","TTL":"15","result":{"ID":"1"}}"#)
        }
        defer { target.stop() }
        for status in [301, 302, 303, 307, 308] {
            // The login is redirected, or it succeeds and all other requests are redirected.
            for redirectsLogin in [true, false] {
                let server = try LoopbackServer.start { request in
                    if request.path.hasSuffix("authenticate"), !redirectsLogin { return .json(#"{"token":"t"}"#) }
                    return .status(status, headers: ["Location": "\(target.baseURL)\(request.path)"])
                }
                defer { server.stop() }
                let store = transport.store()
                var api: APISettings { etcdSettings(server.baseURL, user: user, store: store) }
                let errors = [
                    await rangeFetcher(api)(EtcdRange("a")).error, await putFetcher(api)(("a", Data("b".utf8))).error,
                    await transactionFetcher(api)(EtcdTransaction(compare: [], success: [])).error,
                    await grantLeaseFetcher(api)(15).error, await renewLeaseFetcher(api)(1).error,
                    await watchFetcher(api)(EtcdRange("a")).error,
                ]
                for error in errors {
                    expectEqual(error?.server?.status, status, "\(error as Any)")
                    expectEqual("\(error as Any)".contains("planted-pass"), false)
                }
            }
        }
        expect(received.all.isEmpty)
    }

    /// From https to http, the body would be sent without encryption, even to the same host.
    @Test func theLoginIsNotRedirectedFromTLS() async throws {
        let path = "/v3/auth/authenticate"
        for target in ["http://etcd.example.com:2379", "http://evil.example", "https://evil.example"] {
            let log = RequestLog()
            let store = NetworkStore.json("", status: 307, headers: ["Location": target + path])
                .recorded(in: log).layered(followingRedirects())
            let coordinator = etcdCoordinator("https://etcd.example.com:2379", job: "j", user: user, store: store)
            let error = await expect(throws: AppError.self) { try await coordinator.status() }
            expectEqual(error?.server?.status, 307)
            // On a busy machine, the coordinator's time limit of 5 seconds can pass. It then sends the request again.
            expectEqual(Set(log.requests.map { $0.url?.absoluteString }), ["https://etcd.example.com:2379\(path)"])
        }
    }
}
