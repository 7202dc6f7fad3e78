import Fetching
import Foundation
internal import HTTPSyntax

/// Returns the segments of a URL's path that look like secrets, such as a token of 20 or more characters.
func secretSegments(of url: URL?) -> [String] {
    guard let url, let components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return [] }
    return components.percentEncodedPath.utf8.split(separator: UInt8(ascii: "/"))
        .map { Substring($0).removingPercentEncoding ?? String(Substring($0)) }
        .filter(looksLikeSecret)
}

/// Whether a text begins like the token of a bot, such as `bot123456:abc`, or has at least 20 bytes with a digit, an
/// uppercase letter and a lowercase letter. Identifiers, such as UUIDs, hashes and dates, are not secret.
func looksLikeSecret(_ text: String) -> Bool {
    if text.prefixMatch(of: #/bot[0-9]+:./#.matchingSemantics(.unicodeScalar)) != nil { return true }
    let utf8 = text.utf8
    return utf8.count >= 20 && !isIdentifier(text) && utf8.contains(where: \.isASCIIDigit)
        && utf8.contains { $0.isASCIILetter && $0 & 0x20 != 0 } && utf8.contains { $0.isASCIILetter && $0 & 0x20 == 0 }
}

/// Returns values of a request that are not masked elsewhere, but must not be in generated source, such as the value of
/// `X-Token-Id` and the code of OAuth. Values shorter than six bytes are left out, because they can occur in any text.
func otherSecrets(of request: URLRequest) -> [String] {
    let items = request.url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true) }?.queryItems ?? []
    let oneTimeNames = oneTimeNames(among: items.map(\.name))
    let values =
        (request.allHTTPHeaderFields ?? [:]).filter { namesSecrets($0.key) }.map(\.value)
        + items.filter { namesSecrets($0.name) || oneTimeNames.contains($0.name) }.compactMap(\.value)
    return values.filter { $0.utf8.count >= 6 }
}

/// Returns the names of OAuth 2.0 values (RFC 6749, RFC 7636) that are used only once, such as `code`. Returns no names
/// if `names` are not from an OAuth request, because a field such as `code` is then not secret.
func oneTimeNames(among names: [String]) -> Set<String> {
    let names = Set(names.filter { $0.utf8.count <= 20 })
    let isOAuth = !names.isDisjoint(with: ["grant_type", "redirect_uri", "code_verifier"])
    return isOAuth || names.isSuperset(of: ["code", "state"])
        ? ["code", "state", "nonce", "code_verifier", "assertion"] : []
}
