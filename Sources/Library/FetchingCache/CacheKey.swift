import Fetching
import Foundation
internal import HTTPSyntax

/// The key under which the response to a request is stored. It contains the partition, so that accounts don't share
/// responses.
struct CacheKey: Sendable {
    /// The partition, and the URL without the query items that layers outside the cache have added.
    let text: String
    /// The partition, such as the identity of an account. Empty for requests without credentials.
    let partition: String
    /// The names of the header fields, in lower case, on whose values the partition depends. Nil if the app has chosen
    /// the partition.
    private let coveredHeaders: Set<String>?

    /// A request that layers inside the cache have sent, and what they have added to it.
    typealias SentRequest = (request: URLRequest, added: AddedCredentials?)

    /// Creates the key of a request. Returns nil if the request has no URL.
    ///
    /// - Parameters:
    ///   - identity: Returns the identity, such as an account, whose credential the layers inside the cache add.
    ///   - partition: The partition that the app has chosen, or nil.
    @inline(__always)
    init?(
        _ request: URLRequest, _ headers: [String: String], _ identity: CallIdentity.Closure?, partition chosen: String?
    ) async throws {
        guard var url = request.url.map(textWithoutFragment) else { return nil }
        var (texts, covered): ([String], Set<String>) = ([], [])
        var outer = CallContext.current.added
        while let added = outer {
            let items = addedItems(in: added.signed, to: added.unsigned)
            if !items.isEmpty { url = removingQueryItems(from: url, where: items.contains) }
            if let identity = try await added.identity?(added.unsigned) {
                texts.append(identity.text)
                covered.formUnion(identity.headers)
            }
            outer = added.outer
        }
        let inner = try await identity?(request)
        if let inner {
            texts.append(inner.text)
            covered.formUnion(inner.headers)
        }
        if let chosen {
            texts = [chosen]
        } else if !headers.isEmpty {
            let visible = secretHeaders(in: headers).filter { !covered.contains($0.key) }
            if !visible.isEmpty {
                covered.formUnion(visible.keys)
                texts.append(sha256(visible.sorted { $0.key < $1.key }.map { "\($0): \($1)\n" }.joined().utf8))
            }
        }
        partition = texts.isEmpty ? "" : texts.joined(separator: "+")
        coveredHeaders = chosen == nil ? covered : nil
        text = keyText(partition, url)
    }

    /// Returns the key of another URL in the same partition.
    func text(for url: URL) -> String {
        keyText(partition, textWithoutFragment(url))
    }

    /// Whether the variant can be computed before a request is sent: each field in `Vary` was sent with the value of
    /// the original request, or the partition depends on the field.
    func coversVariant(_ names: [String], _ sent: URLRequest, of headers: [String: String]) -> Bool {
        let sentHeaders = sent.allHTTPHeaderFields ?? [:]
        return names.allSatisfy { name in
            coveredHeaders?.contains(name) == true
                || sentHeaders.value(ofHeader: name) == headers.value(ofHeader: name)
        }
    }

    /// Whether the partition depends on all credentials in a request that was sent. If not, a layer inside the cache
    /// has added a credential that the cache cannot know before a request.
    func covers(_ sent: SentRequest, of request: URLRequest) -> Bool {
        guard let coveredHeaders else { return true }
        if sent.request.url == request.url, sent.request.allHTTPHeaderFields == request.allHTTPHeaderFields {
            return true
        }
        // If the path has changed, a layer may have added a secret to it.
        guard withoutQuery(sent.request.url) == withoutQuery(request.url) else { return false }
        let headers = secretHeaders(in: sent.request.allHTTPHeaderFields ?? [:])
        guard headers.keys.allSatisfy(coveredHeaders.contains) else { return false }
        // The query items that inner layers have declared are removed: the items of a signature differ for each
        // request, and the items of a credential belong to an identity, which is part of the partition.
        var items = addedItems(in: sent.request, to: request)
        var added = sent.added
        while let current = added, !items.isEmpty {
            let signed = addedItems(in: current.signed, to: current.unsigned)
            items.removeAll(where: signed.contains)
            added = current.outer
        }
        return !items.contains { SecretNames.current.contains(String($0.prefix { $0 != "=" })) }
    }
}

/// Returns a text that differs for each pair of a partition and a URL, because a URL contains no space.
///
/// After a redirect to another origin, requests have no credential. Their responses do not belong to the account that
/// the app has chosen as the partition, so they have keys of their own. No http or https URL begins with `redirected:`.
private func keyText(_ partition: String, _ url: String) -> String {
    if partition.isEmpty { return url }
    return comparedByBytes(partition) + (CallContext.current.redirectsHaveLeftOrigin ? " redirected:" : " ") + url
}

/// Returns a text that is equal only for the same bytes. Two strings with different bytes can be equal, such as “é” as
/// one and as two scalars, and a store compares strings. Texts of ASCII without a percent sign are returned unchanged.
func comparedByBytes(_ text: String) -> String {
    text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "%") } ? text : percentEncoded(text)
}

private func textWithoutFragment(_ url: URL) -> String {
    let text = url.absoluteString
    return url.fragment() == nil ? text : String(text.prefix { $0 != "#" })
}

private func withoutQuery(_ url: URL?) -> Substring? {
    url?.absoluteString.prefix { $0 != "?" && $0 != "#" }
}

/// Returns the URL of a request with its secrets masked.
func maskedURL(_ request: URLRequest) -> String {
    let text = request.url?.absoluteString ?? ""
    // The search for secrets takes several microseconds, and most URLs contain none.
    let mayHaveSecrets = text.utf8.contains { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "@") }
    return mayHaveSecrets || CallContext.current.hasDeclaredSecrets ? Redactor().redacted(text) : text
}

/// Returns the header fields that contain credentials, by their names in lower case.
private func secretHeaders(in headers: [String: String]) -> [String: String] {
    if headers.isEmpty { return [:] }
    let names = SecretNames.current
    var secrets: [String: String] = [:]
    for (name, value) in headers where names.contains(name) { secrets[name.lowercased()] = value }
    return secrets
}
