import Fetching
import FetchingAccess
import Foundation
import LoopbackServer
import SharedTestCode
import Synchronization
import Testing

/// Tests of servers that send a challenge for a redirected request, too.
@Suite(.live, .hangLimit) struct DigestRedirectTests {
    /// Each URL has a nonce of its own, or each nonce is valid once, as with Apache's `AuthDigestNonceLifetime 0`.
    @Test(arguments: Transport.all, ["own", "once"])
    func eachRequestOfAChainCanBeChallenged(transport: Transport, kind: String) async throws {
        let nonces = Mutex<(next: Int, valid: Set<String>)>((0, []))
        let server = try LoopbackServer.start { request in
            let authorization = request[header: "Authorization"] ?? ""
            let isValid = nonces.withLock { nonces in
                let known = kind == "own" ? ["nonce=\"own \(request.path)\""] : nonces.valid
                guard let nonce = known.first(where: authorization.contains) else { return false }
                nonces.valid.remove(nonce)
                return authorization.contains("uri=\"\(request.target)\"")
            }
            guard isValid else {
                let nonce = nonces.withLock { nonces in
                    nonces.next += 1
                    let nonce = kind == "own" ? "own \(request.path)" : "once \(nonces.next)"
                    nonces.valid.insert("nonce=\"\(nonce)\"")
                    return nonce
                }
                return .text("denied", status: 401)
                    .header("WWW-Authenticate", "Digest realm=\"r\", nonce=\"\(nonce)\", qop=\"auth\"")
            }
            let hop = Int(request.path.dropFirst()) ?? 0
            return hop < 3
                ? .status(307, headers: ["Location": "\(hop + 1)?a=b|c"]) : .text("\(request.method) \(request.target)")
        }
        let store = transport.store().layered(
            authenticatingDigest(user: "u", password: "p", allowedOrigins: [server.baseURL]))
        let request = try createRequest(
            .post, baseURL: server.baseURL + "/0", body: .json(["a": 1]), timeLimit: longTimeout)
        for _ in 0..<2 {
            try await expectEqual(store.fetchData(request).0, Data("POST /3?a=b%7Cc".utf8))
            let body = try await store.fetchStream(request).0
            try await expectEqual(body.data(), Data("POST /3?a=b%7Cc".utf8))
        }
    }

    /// A server that rejects each nonce receives each request of the chain twice at most.
    @Test(arguments: Transport.all) func aRejectedChainEnds(transport: Transport) async throws {
        let count = Atomic(0)
        let server = try LoopbackServer.start { request in
            if request.path == "/0" { return .status(307, headers: ["Location": "/1"]) }
            let number = count.add(1, ordering: .relaxed).newValue
            return .text("denied", status: 401)
                .header("WWW-Authenticate", "Digest realm=\"r\", nonce=\"\(number)\", qop=\"auth\"")
        }
        let store = transport.store().layered(
            authenticatingDigest(user: "u", password: "p", allowedOrigins: [server.baseURL]))
        let response = try await store.fetchData(createRequest(baseURL: server.baseURL + "/0")).1
        expect((response as? HTTPURLResponse)?.statusCode == 401)
        expect(count.load(ordering: .relaxed) <= 4)
    }
}
