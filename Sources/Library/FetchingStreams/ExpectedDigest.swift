import Fetching
import Foundation
internal import HTTPSyntax

/// The digest that bytes must have.
struct ExpectedDigest: Codable, Equatable, Sendable {
    enum Algorithm: String, Codable, CaseIterable, Sendable {
        case sha256 = "sha-256"
        case sha512 = "sha-512"

        var byteCount: Int { self == .sha256 ? 32 : 64 }
    }

    let algorithm: Algorithm
    /// Lower-case hexadecimal digits.
    let hexadecimal: String

    init(_ algorithm: Algorithm, hexadecimal: String) {
        self.algorithm = algorithm
        self.hexadecimal = hexadecimal.lowercased()
    }

    var isValid: Bool {
        hexadecimal.utf8.count == 2 * algorithm.byteCount && hexadecimal.utf8.allSatisfy { $0.hexDigitValue != nil }
    }

    /// Creates a digest from the value of `Repr-Digest` or `Content-Digest`, a dictionary such as
    /// `sha-256=:RK/0qy18…=:` (RFC 9530 §2, RFC 9651 §3.2). Members with other algorithms and invalid members are
    /// ignored. Returns nil if no member is left.
    init?(_ field: String?) {
        var digests: [Algorithm: Data] = [:]
        for member in listElements(field ?? "") {
            let parts = member.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1).map { Substring($0) }
            guard parts.count == 2, let algorithm = Algorithm(rawValue: String(parts[0].trimmingWhitespace())),
                let bytes = byteSequence(parts[1].trimmingWhitespace()), bytes.count == algorithm.byteCount
            else { continue }
            // If several members have the same key, the last one is used.
            digests[algorithm] = bytes
        }
        guard let algorithm = Algorithm.allCases.first(where: { digests[$0] != nil }), let bytes = digests[algorithm]
        else { return nil }
        self.init(algorithm, hexadecimal: HTTPSyntax.hexadecimal(bytes))
    }
}

/// Returns the bytes of a byte sequence such as `:aGVsbG8=:`, which parameters may follow (RFC 9651 §3.3.5).
///
/// The padding may be missing (§4.2.7). Returns nil for any other value.
private func byteSequence(_ text: Substring) -> Data? {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 2, omittingEmptySubsequences: false)
        .map { Substring($0) }
    guard parts.count == 3, parts[0].isEmpty,
        parts[2].trimmingWhitespace().utf8.first ?? UInt8(ascii: ";") == UInt8(ascii: ";")
    else { return nil }
    let padding = parts[1].utf8.contains(UInt8(ascii: "=")) ? 0 : (4 - parts[1].utf8.count % 4) % 4
    return Data(base64Encoded: parts[1] + String(repeating: "=", count: padding))
}

/// Computes the digest of bytes that arrive in parts, and compares it with an expected digest.
struct DigestCheck: Sendable {
    let expected: ExpectedDigest
    private(set) var byteCount: Int64 = 0
    private var digest: SHA2Digest

    init(_ expected: ExpectedDigest) {
        self.expected = expected
        digest = SHA2Digest(bits: 8 * expected.algorithm.byteCount)
    }

    mutating func update(_ bytes: Data) {
        byteCount += Int64(bytes.count)
        digest.update(bytes)
    }

    func verify() throws(DownloadError) {
        let found = digest.hexadecimalDigits
        guard found != expected.hexadecimal else { return }
        throw DownloadError(
            .digest,
            "the \(expected.algorithm.rawValue) digest of the received bytes is \(found) instead of \(expected.hexadecimal)"
        )
    }
}
