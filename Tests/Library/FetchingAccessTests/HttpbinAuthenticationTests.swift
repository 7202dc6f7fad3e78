import HTTPSyntax
import SharedTestCode

@testable import FetchingAccess

#if os(macOS) || os(Linux)  // other platforms have no `Process`
    import FetchingTestSupport
    import Foundation
    import Testing

    @testable import Fetching

    @Suite(.live, .hangLimit, .installed(.httpbin), .served(by: .httpbin))
    struct HttpbinAuthenticationTests {
        @Test(arguments: [("ada", "open sesame"), ("Jäsøn", "£ä€ 😀"), ("ada", "a:b")])
        func anotherServerAcceptsBasic(user: String, password: String) async throws {
            let path = "/basic-auth/\(percentEncoded(user))/\(percentEncoded(password))"
            for (password, status) in [(password, 200), ("wrong", 401)] {
                let store = liveStore().layered(
                    authenticating(.basic(user: user, password: password), allowedOrigins: [Peer.baseURL]))
                try await expectEqual(store.text(Peer.baseURL + path).response.statusCode, status)
            }
        }

        @Test(arguments: ["MD5", "SHA-256"])
        func anotherServerAcceptsDigest(algorithm: String) async throws {
            // httpbin responds with the status 500 if the URL has a query.
            let target = Peer.baseURL + "/digest-auth/auth/ada/secret/\(algorithm)"
            for (password, statuses) in [("secret", [200, 200]), ("wrong", [401, 401])] {
                let log = RequestLog()
                let store = liveStore().recorded(in: log)
                    .layered(authenticatingDigest(user: "ada", password: password, allowedOrigins: [Peer.baseURL]))
                var received: [Int] = []
                for _ in 0..<2 { received.append(try await store.text(target).response.statusCode) }
                expectEqual(received, statuses)
                // The second request uses the nonce of the first. A refused nonce is not used again.
                expect(log.count == (password == "secret" ? 3 : 4))
            }
        }

        @Test func anotherServerReplacesAStaleNonce() async throws {
            let log = RequestLog()
            let store = liveStore().recorded(in: log)
                .layered(authenticatingDigest(user: "ada", password: "secret", allowedOrigins: [Peer.baseURL]))
            let target = Peer.baseURL + "/digest-auth/auth/ada/secret/MD5"
            try await expectEqual(store.text(target).response.statusCode, 200)
            expectEqual(log.count, 2)
            // The server reads this limit from a cookie, which the transport doesn't store. So each nonce is stale.
            let (_, response) = try await store.text(target + "/0", headers: ["Cookie": "stale_after=0"])
            expectEqual(response.statusCode, 401)
            expectEqual(log.count, 4)
        }
    }
#endif
