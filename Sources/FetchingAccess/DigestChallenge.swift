import Fetching
import Foundation

/// A challenge of Digest authentication (RFC 7616 §3.3), and the calculation of its credentials.
struct DigestChallenge: Hashable, Sendable {
    enum Algorithm: String, CaseIterable {
        case md5 = "MD5"
        case sha256 = "SHA-256"
        case sha512 = "SHA-512"
        case sha512256 = "SHA-512-256"

        func digest(_ bytes: some Sequence<UInt8>) -> String {
            switch self {
            case .md5: Fetching.md5(bytes)
            case .sha256: Fetching.sha256(bytes)
            case .sha512: Fetching.sha512(bytes)
            case .sha512256: Fetching.sha512256(bytes)
            }
        }

        func digest(_ text: String) -> String { digest(text.utf8) }
    }

    enum Protection: String, CaseIterable {
        case auth
        /// The digest includes the body of the request.
        case authInt = "auth-int"
    }

    var realm: String
    var nonce: String
    var opaque: String?
    var algorithm: Algorithm
    /// The name of the algorithm as the server wrote it. Nil if the server named none, which means MD5.
    var algorithmName: String?
    /// Whether the algorithm is a session variant, such as `MD5-sess`.
    var isSession = false
    /// The preferred protection of those that the server offers. Nil if the server offers none, as in RFC 2069.
    var protection: Protection?
    /// Whether the last nonce was valid, but is too old. Then the same user name and password can be sent again.
    var isStale = false
    /// Whether the server wants the digest of the user name instead of the name.
    var hashesUser = false

    /// Creates a challenge. Returns nil if it is not a Digest challenge, or if it has no nonce or requires an unknown
    /// algorithm or protection.
    init?(_ challenge: AuthenticationChallenge) {
        let parameters = challenge.parameters
        guard challenge.scheme == "digest", let nonce = parameters["nonce"] else { return nil }
        let name = (parameters["algorithm"] ?? "MD5").uppercased()
        isSession = name.hasSuffix("-SESS")
        guard let algorithm = Algorithm(rawValue: isSession ? String(name.dropLast(5)) : name) else { return nil }
        if let text = parameters["qop"] {
            let offered = text.lowercased().utf8.split { ", \t".utf8.contains($0) }.map { Substring($0) }
            guard let protection = Protection.allCases.first(where: { offered.contains($0.rawValue[...]) }) else {
                return nil
            }
            self.protection = protection
        }
        self.algorithm = algorithm
        algorithmName = parameters["algorithm"]
        self.nonce = nonce
        realm = parameters["realm"] ?? ""
        opaque = parameters["opaque"]
        isStale = parameters["stale"]?.lowercased() == "true"
        hashesUser = parameters["userhash"]?.lowercased() == "true"
    }

    /// Returns the value of the `Authorization` field (RFC 7616 §3.4).
    ///
    /// - Parameters:
    ///   - request: The request. If the protection is `auth-int`, the body must be data or a file.
    ///   - count: The number of requests with this nonce, including this request.
    ///   - clientNonce: A random text, which is the same for all requests with this nonce.
    func authorization(
        for request: URLRequest, user: String, password: String, count: Int, clientNonce: String
    ) -> String {
        let uri = requestTarget(of: request)
        var secret = algorithm.digest("\(user):\(realm):\(password)")
        if isSession { secret = algorithm.digest("\(secret):\(nonce):\(clientNonce)") }
        var content = "\(request.httpMethod ?? "GET"):\(uri)"
        if protection == .authInt {
            // If the file cannot be read, the store throws when it sends the request.
            let body = request.httpBody ?? request.bodyFile.flatMap { try? Data(contentsOf: $0) }
            content += ":" + algorithm.digest(body ?? Data())
        }
        let number = String(count, radix: 16)
        let nonceCount = String(repeating: "0", count: max(0, 8 - number.count)) + number
        let middle = protection.map { "\(nonce):\(nonceCount):\(clientNonce):\($0.rawValue)" } ?? nonce
        let response = algorithm.digest("\(secret):\(middle):\(algorithm.digest(content))")

        var fields = userFields(user) + [("realm", quoted(realm)), ("nonce", quoted(nonce)), ("uri", quoted(uri))]
        fields.append(("response", quoted(response)))
        if let algorithmName { fields.append(("algorithm", algorithmName)) }
        if protection != nil || isSession { fields.append(("cnonce", quoted(clientNonce))) }
        if let protection { fields += [("qop", protection.rawValue), ("nc", nonceCount)] }
        if let opaque { fields.append(("opaque", quoted(opaque))) }
        if hashesUser { fields.append(("userhash", "true")) }
        return "Digest " + fields.map { "\($0)=\($1)" }.joined(separator: ", ")
    }

    /// A name with characters other than ASCII is sent as an extended value (RFC 7616 §3.4.4, RFC 8187).
    private func userFields(_ user: String) -> [(String, String)] {
        if hashesUser { return [("username", quoted(algorithm.digest("\(user):\(realm)")))] }
        let isASCII = user.utf8.allSatisfy { $0 < 0x80 && !$0.isASCIIControl }
        return [isASCII ? ("username", quoted(user)) : ("username*", "UTF-8''" + percentEncoded(user))]
    }
}

/// Returns the path and the query of a request, as they are sent in the request line (RFC 9112 §3.2.1).
private func requestTarget(of request: URLRequest) -> String {
    guard let url = request.url?.absoluteURL else { return "/" }
    let path = url.path(percentEncoded: true)
    return (path.isEmpty ? "/" : path) + (url.query(percentEncoded: true).map { "?\($0)" } ?? "")
}

/// Returns `text` as a quoted string (RFC 9110 §5.6.4).
private func quoted(_ text: String) -> String {
    "\"" + text.replacingScalars("\\", with: "\\\\").replacingScalars("\"", with: "\\\"") + "\""
}
