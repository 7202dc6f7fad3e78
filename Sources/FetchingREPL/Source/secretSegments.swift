import Foundation

/// Returns the segments of a URL's path that look like secrets, such as a token of 20 or more characters.
func secretSegments(of url: URL?) -> [String] {
    guard let url, let components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return [] }
    return components.percentEncodedPath.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
        .filter(looksLikeSecret)
}

/// Whether a text has 20 or more characters with digits, capital and small letters, or is the token of a bot, such as
/// `bot123456:abc`. UUIDs, hashes and dates are not secret.
private func looksLikeSecret(_ text: String) -> Bool {
    if text.contains(#/^bot[0-9]+:./#) { return true }
    return text.utf8.count >= 20 && !isIdentifier(text) && text.contains(#/[0-9]/#) && text.contains(#/[a-z]/#)
        && text.contains(#/[A-Z]/#)
}
