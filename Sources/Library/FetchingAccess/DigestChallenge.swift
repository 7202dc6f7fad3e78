import Fetching
import Foundation
internal import HTTPSyntax

/// A supported challenge of Digest authentication (RFC 7616 §3.3), and the calculation of its credentials.
///
/// The algorithm is MD5 or SHA-256, and the quality of protection (`qop`) is `auth` or none, as in RFC 2069.
struct DigestChallenge: Sendable {
    let nonce: String
    let isSHA256: Bool
    private let hasProtection: Bool
    private let parameters: [String: String]

    /// Creates a challenge from its parameters. Returns nil if the challenge is not supported.
    init?(_ parameters: [String: String]) {
        let algorithm = lowercasedToken(parameters["algorithm"] ?? "MD5")
        let protections = parameters["qop"]?.lowercased().utf8.split { ", \t".utf8.contains($0) }
        guard let nonce = parameters["nonce"], ["md5", "sha-256"].contains(algorithm),
            protections?.contains(where: { $0.elementsEqual("auth".utf8) }) ?? true
        else { return nil }
        self.nonce = nonce
        self.parameters = parameters
        isSHA256 = algorithm == "sha-256"
        hasProtection = protections != nil
    }

    /// Returns the value of the `Authorization` field (RFC 7616 §3.4).
    ///
    /// - Parameters:
    ///   - request: The request. Its method and its target are part of the digest.
    ///   - count: The number of requests with this nonce, including this request.
    ///   - clientNonce: A random text.
    func authorization(
        for request: URLRequest, user: String, password: String, count: UInt32, clientNonce: String
    ) -> String {
        func digest(_ text: String) -> String { isSHA256 ? sha256(text.utf8) : md5(text.utf8) }
        let realm = parameters["realm"] ?? ""
        let uri = requestTarget(of: request)
        let secret = digest("\(user):\(realm):\(password)")
        let content = digest("\(request.httpMethod ?? "GET"):\(uri)")
        let nonceCount = String(format: "%08x", count)
        let middle = hasProtection ? "\(nonce):\(nonceCount):\(clientNonce):auth" : nonce

        // A user name that is not printable ASCII is sent as an extended value (RFC 7616 §3.4, RFC 8187).
        let isASCII = user.utf8.allSatisfy { $0 < 0x80 && !$0.isASCIIControl }
        var fields = [
            isASCII ? "username=\(quoted(user))" : "username*=UTF-8''\(percentEncoded(user))",
            "realm=\(quoted(realm))", "nonce=\(quoted(nonce))", "uri=\(quoted(uri))",
            "response=\(quoted(digest("\(secret):\(middle):\(content)")))",
        ]
        if let algorithm = parameters["algorithm"] { fields.append("algorithm=\(algorithm)") }
        if hasProtection { fields += ["cnonce=\(quoted(clientNonce))", "qop=auth", "nc=\(nonceCount)"] }
        if let opaque = parameters["opaque"] { fields.append("opaque=\(quoted(opaque))") }
        return "Digest " + fields.joined(separator: ", ")
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
