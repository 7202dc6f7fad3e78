import Fetching
import Foundation
import Synchronization

/// Returns a layer that authenticates requests with the scheme `Digest` (RFC 7616). It sends a hash of the password
/// instead of the password.
///
/// If a response has the status 401 and a Digest challenge, the request is sent again with an `Authorization` field. If
/// the server then says that the nonce is stale, the request is sent with the new nonce, once. Later requests to
/// the same origin use the challenge at once. The algorithms MD5, SHA-256, SHA-512-256 and SHA-512 and their session
/// variants are supported. The quality of protection (`qop`) can be `auth`, `auth-int` or none. If there are several
/// challenges, the first supported challenge is used.
///
/// The body is sent with each of these requests. A request whose body is a stream, but not a file, or that already has
/// an `Authorization` field, is sent unchanged. For `auth-int`, the complete file is read into memory.
///
/// ```swift
/// let store = NetworkStore.live.layered(
///     authenticatingDigest(user: "ada", password: password, allowedOrigins: ["https://api.example.com"]))
/// ```
///
/// - Parameters:
///   - user: The user name.
///   - password: The password.
///   - origins: The origins (scheme, host and port) of the servers whose challenges get a response. Requests to other
///     origins are sent unchanged. If an origin is not an http or https URL, each call throws
///     ``RequestError/invalidURL(_:)``.
///   - time: The source of random numbers.
public func authenticatingDigest(
    user: String, password: String, allowedOrigins origins: [String], time: TimeSource = .system
) -> StoreLayer {
    { store in
        let digest = DigestAuthentication(user: user, password: password, origins: origins, time: time)
        return NetworkStore(
            named: "authenticatingDigest",
            fetchData: { try await digest.fetch($0, store.fetchData) },
            fetchStream: { try await digest.fetch($0, store.fetchStream) })
    }
}

/// The user, and the challenges of the servers.
private struct DigestAuthentication: Sendable {
    let user: String
    let password: String
    let origins: [String]
    private let uses: DigestUses

    init(user: String, password: String, origins: [String], time: TimeSource) {
        self.user = user
        self.password = password
        self.origins = origins
        uses = DigestUses(time: time)
    }

    func fetch<Body>(_ request: URLRequest, _ fetch: Fetch<Body>) async throws -> (Body, URLResponse) {
        guard let url = request.url, let origin = try originIndex(of: url, in: origins),
            request.value(forHTTPHeaderField: "Authorization") == nil, request.hasReplayableBody
        else { return try await fetch(request) }
        return try await withSecretScope {
            declareSecret(password)
            var used = uses.challenge(at: origin)
            var (body, response) = try await send(request, to: url, origin, used, fetch)
            // A request uses one challenge. It uses a second challenge only if the server says that the nonce was too
            // old.
            for isFirst in [true, false] {
                guard isRejection(response, of: url), let challenge = digestChallenge(in: response),
                    challenge.nonce != used?.nonce,
                    isFirst || challenge.isStale
                else { break }
                used = challenge
                (body, response) = try await send(request, to: url, origin, challenge, fetch)
            }
            return (body, response)
        }
    }

    private func send<Body>(
        _ request: URLRequest, to url: URL, _ origin: Int, _ challenge: DigestChallenge?, _ fetch: Fetch<Body>
    ) async throws -> (Body, URLResponse) {
        guard let challenge else { return try await fetch(request) }
        let (count, clientNonce) = uses.next(for: challenge, at: origin)
        var signed = request
        signed.setValue(
            challenge.authorization(
                for: request, user: user, password: password, count: count, clientNonce: clientNonce),
            forHTTPHeaderField: "Authorization")
        SecretScope.current?.add(signed, unsigned: request)
        let (body, response) = try await fetch(signed)
        // After a redirect, another server may have responded.
        if response.url.map({ haveSameOrigin($0, url) }) ?? true {
            uses.update(challenge, after: response, at: origin)
        }
        return (body, response)
    }
}

/// Returns the first supported challenge in a response, or nil if there is none.
private func digestChallenge(in response: URLResponse) -> DigestChallenge? {
    guard let response = response as? HTTPURLResponse, response.statusCode == 401,
        let value = response.value(forHTTPHeaderField: "WWW-Authenticate")
    else { return nil }
    return authenticationChallenges(in: value).lazy.compactMap(DigestChallenge.init).first
}

/// The latest challenge of each origin, and the number of requests that used it.
private final class DigestUses: Sendable {
    private struct Use {
        var challenge: DigestChallenge
        var clientNonce: String
        var count = 0
    }

    /// The uses by the index of the origin.
    private let uses = Mutex<[Int: Use]>([:])
    private let time: TimeSource

    init(time: TimeSource) { self.time = time }

    /// Returns the challenge that the next request can use at once, or nil if there is none.
    func challenge(at origin: Int) -> DigestChallenge? { uses.withLock { $0[origin]?.challenge } }

    /// Returns the number of the next request with a challenge, and the client's nonce.
    func next(for challenge: DigestChallenge, at origin: Int) -> (count: Int, clientNonce: String) {
        uses.withLock { uses in
            if uses[origin]?.challenge.nonce != challenge.nonce { uses[origin] = use(challenge) }
            uses[origin]?.count += 1
            return (uses[origin]?.count ?? 1, uses[origin]?.clientNonce ?? "")
        }
    }

    /// Forgets a challenge that the server refused. Stores the next nonce, if the server sent one (RFC 7616 §3.5).
    func update(_ challenge: DigestChallenge, after response: URLResponse, at origin: Int) {
        guard let response = response as? HTTPURLResponse else { return }
        let information = response.value(forHTTPHeaderField: "Authentication-Info") ?? ""
        var next = challenge
        next.nonce = authenticationChallenges(in: "Digest \(information)").first?.parameters["nextnonce"] ?? next.nonce
        uses.withLock { uses in
            guard uses[origin]?.challenge.nonce == challenge.nonce else { return }
            if response.statusCode == 401 {
                uses[origin] = nil
            } else if next.nonce != challenge.nonce {
                uses[origin] = use(next)
            }
        }
    }

    private func use(_ challenge: DigestChallenge) -> Use {
        let random = (0..<4).map { _ in String(UInt64(time.random() * 0x1p32), radix: 16) }
        return Use(challenge: challenge, clientNonce: random.joined())
    }
}
