import Fetching
import Foundation
internal import HTTPSyntax
import Synchronization

/// Returns a layer that authenticates requests with the scheme `Digest` (RFC 7616). It sends a hash of the password
/// instead of the password.
///
/// If a response has the status 401 and a Digest challenge, the request is sent again, once, with an `Authorization`
/// field. Later requests to the same origin use the challenge at once, until the server replaces it. A request whose
/// body is an `httpBodyStream` of your own, or that already has an `Authorization` field, is sent unchanged.
///
/// The algorithms are MD5 and SHA-256, and the quality of protection (`qop`) is `auth` or none. Of several challenges,
/// the first with SHA-256 is used, or else the first with MD5. If none is supported, for example because of `auth-int`,
/// the call throws ``UnsupportedDigest``. If the user name and the password are empty, no request is sent to the listed
/// origins: each call throws ``AppError/request(_:)``.
///
/// A request to which a redirect of the same origin leads gets a hash of its own. If its response has a new challenge,
/// this request is sent again, once.
///
/// - Parameters:
///   - user: The user name.
///   - password: The password.
///   - origins: The origins (scheme, host and port) of the servers that receive the hash. Requests to other origins are
///     sent unchanged, and so are all requests of a call after a redirect to another origin. A call compares the
///     origins in order. If it reaches one that is not an http or https URL, it throws ``RequestError/invalidURL(_:)``.
public func authenticatingDigest(
    user: String, password: String, allowedOrigins origins: [String]
) -> StoreLayer {
    { store in
        let digest = DigestAuthentication(user: user, password: password, origins: origins)
        return NetworkStore(
            around: store, identity: { try digest.identity(for: $0) }, endsAtLimits: true,
            fetchData: { try await digest.fetch($0, store.fetchData) },
            fetchStream: { try await digest.fetch($0, store.fetchStream) })
    }
}

/// An error for a server that offers Digest authentication, but only with algorithms or a quality of protection that
/// ``authenticatingDigest(user:password:allowedOrigins:)`` does not support.
public struct UnsupportedDigest: Error, Hashable, Sendable, CustomStringConvertible {
    /// One line with the request, what the server offers, and the remedy. Secrets are masked.
    public let description: String

    init(_ request: URLRequest, _ offers: [[String: String]]) {
        let offered = offers.map { "\($0["algorithm"] ?? "MD5") with qop=\($0["qop"] ?? "none")" }
        description = """
            \(requestSummary(of: request)): authenticatingDigest supports MD5 and SHA-256 with qop=auth or without \
            qop, but the server offers only \
            \(Redactor(request: request).line(offered.joined(separator: ", "), limit: 200)); change the server's \
            settings, or use another credential with the layer `authenticating`
            """
    }
}

/// The state of one layer: the user, and the latest challenge of each origin.
private final class DigestAuthentication: Sendable {
    private let user: String
    private let password: String
    private let origins: [String]
    /// The latest challenge of each origin, and the number of requests that used it. The key is the index in `origins`.
    private let uses = Mutex<[Int: (challenge: DigestChallenge, count: UInt32)]>([:])

    init(user: String, password: String, origins: [String]) {
        (self.user, self.password, self.origins) = (user, password, origins)
    }

    /// Returns the identity of the user, or nil if the request does not go to one of `origins`.
    func identity(for request: URLRequest) throws -> CallIdentity? {
        guard try credentialOrigin(of: request, in: origins) != nil else { return nil }
        return CallIdentity(sha256("digest \(sha256(user.utf8)) \(password)".utf8), headers: ["authorization"])
    }

    func fetch<Body>(_ request: URLRequest, _ fetch: Fetch<Body>) async throws -> (Body, URLResponse) {
        guard let origin = try credentialOrigin(of: request, in: origins),
            request.value(forHTTPHeaderField: "Authorization") == nil, request.hasReplayableBody
        else { return try await fetch(request) }
        if isBlank(user + password) {
            throw signingError(EmptyCredential("Digest authentication"))
        }
        return try await withinCall {
            declareSecret(password)
            let known = challenge(at: origin)
            let signed = known.map { sign(request, with: $0, at: origin) } ?? request
            let challenge: DigestChallenge
            // An unread stream keeps its connection, and the permit of an inner layer such as `limitingConcurrency`.
            // The second request may wait for them. So the rejected response is released at the end of this scope.
            do {
                let (body, response, isRejected) = try await send(signed, for: request, at: origin, fetch)
                guard isRejected else { return (body, response) }
                if let known { forget(known, at: origin) }
                guard let new = try strongestChallenge(in: response, to: request), new.nonce != known?.nonce
                else { return (body, response) }
                challenge = new
            }
            let (body, response, isRejected) = try await send(
                sign(request, with: challenge, at: origin), for: request, at: origin, fetch)
            if isRejected { forget(challenge, at: origin) }
            return (body, response)
        }
    }

    private func send<Body>(
        _ signed: URLRequest, for request: URLRequest, at origin: Int, _ fetch: Fetch<Body>
    ) async throws -> (Body, URLResponse, isRejected: Bool) {
        // The digest depends on the method and the target, so a redirected request needs its own.
        try await withCall({ context in
            context.add(
                signed, to: request, identity: { try self.identity(for: $0) },
                again: { redirected in
                    self.challenge(at: origin).map { self.sign(redirected, with: $0, at: origin) } ?? redirected
                }, learning: { try self.learns(from: $1, to: $0, at: origin) })
        }) {
            let (body, response) = try await fetch(signed)
            // After a redirect, another server may have responded.
            return (body, response, request.url.map { isRejection(response, of: $0) } ?? false)
        }
    }

    /// Stores the challenge of a response that rejects a redirected request. Returns false if there is no new one.
    private func learns(from response: URLResponse, to request: URLRequest, at origin: Int) throws -> Bool {
        guard let url = request.url, isRejection(response, of: url),
            let new = try strongestChallenge(in: response, to: request), new.nonce != challenge(at: origin)?.nonce
        else { return false }
        uses.withLock { $0[origin] = (new, 0) }
        return true
    }

    private func challenge(at origin: Int) -> DigestChallenge? { uses.withLock { $0[origin]?.challenge } }

    /// Returns the request with the credentials, and counts the use of the challenge.
    private func sign(_ request: URLRequest, with challenge: DigestChallenge, at origin: Int) -> URLRequest {
        let count = uses.withLock { uses in
            let isKnown = uses[origin]?.challenge.nonce == challenge.nonce
            let count = isKnown ? (uses[origin]?.count ?? 0) &+ 1 : 1
            uses[origin] = (challenge, count)
            return count
        }
        let time = CallContext.current.time
        let clientNonce = (0..<4).map { _ in String(UInt64(time.random() * 0x1p32), radix: 16) }.joined()
        var signed = request
        signed.setValue(
            challenge.authorization(
                for: request, user: user, password: password, count: count, clientNonce: clientNonce),
            forHTTPHeaderField: "Authorization")
        return signed
    }

    /// Forgets a challenge that the server refused, so that its nonce is not used again.
    private func forget(_ challenge: DigestChallenge, at origin: Int) {
        uses.withLock { if $0[origin]?.challenge.nonce == challenge.nonce { $0[origin] = nil } }
    }
}

/// Returns the strongest challenge that is supported, or nil if the response has no Digest challenge.
private func strongestChallenge(
    in response: URLResponse, to request: URLRequest
) throws(UnsupportedDigest) -> DigestChallenge? {
    let value = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "WWW-Authenticate") ?? ""
    let offers = authenticationChallenges(of: "digest", in: value).filter { $0["nonce"] != nil }
    let supported = offers.compactMap(DigestChallenge.init)
    guard offers.isEmpty || !supported.isEmpty else { throw UnsupportedDigest(request, offers) }
    return supported.first(where: \.isSHA256) ?? supported.first
}
