import Fetching
import Foundation
internal import HTTPSyntax

/// Whether a response to `GET` may be stored (RFC 9111 §3) and can be used later.
func isStorable(status: Int, _ fields: CacheFields, _ freshness: Freshness) -> Bool {
    guard (200..<600).contains(status), !statusesForOneRequest.contains(status) else { return false }
    let control = fields.control
    let isUnderstood = control.contains("must-understand") && understoodStatuses.contains(status)
    if control.contains("no-store"), !isUnderstood { return false }
    if control.contains("must-understand"), !isUnderstood { return false }
    guard varyNames(fields.vary) != nil, !fields.isEventStream, !fields.isCoded else { return false }
    guard
        freshness.isExplicit || isHeuristicallyCacheable(status) || control.contains("public")
            || control.isUnqualified("private")
    else { return false }
    let hasValidator = fields.etag != nil || fields.lastModified != nil
    return hasValidator || freshness.lifetime > 0 || freshness.staleWhileRevalidate > 0 || freshness.staleIfError > 0
}

/// Whether a `Cache-Control` field forbids storing the response, regardless of its status.
func forbidsStoring(_ cacheControl: String?) -> Bool {
    guard let cacheControl else { return false }
    // The most common value need not be parsed.
    if cacheControl == "no-store" { return true }
    let control = CacheControl(cacheControl)
    return control.contains("no-store") && !control.contains("must-understand")
}

/// Statuses that depend on a condition, a range or a credential of one request. A 401 is not stored, because the
/// request is sent again in the same partition after the credential was refreshed.
private let statusesForOneRequest: Set<Int> = [206, 304, 401, 407, 412, 416]

/// The statuses that this cache understands, for the directive `must-understand` (RFC 9111 §3, RFC 9110 §15).
private let understoodStatuses: Set<Int> = [
    200, 203, 204, 300, 301, 302, 303, 307, 308, 400, 403, 404, 405, 410, 414, 500, 501, 502, 503, 504,
]

/// Whether a response with this status shows that the stored response is no longer valid. After any other status, the
/// stored response is kept, because the failure can be temporary.
func statesReplacement(_ status: Int) -> Bool { (200..<400).contains(status) || status == 404 || status == 410 }

/// Returns the header fields to store: all except those for one connection (RFC 9111 §3.1, RFC 9110 §7.6.1).
func storedHeaders(_ headers: [String: String]) -> [String: String] {
    let lists = headers.filter { isName($0.key, "connection") }.map { listElements($0.value) }
    let listed = lists.flatMap { $0.compactMap(lowercasedToken) }
    return headers.filter { name, _ in
        !connectionFields.contains { isName(name, $0) } && !listed.contains { isName(name, $0) }
    }
}

private let connectionFields = [
    "connection", "keep-alive", "proxy-connection", "te", "transfer-encoding", "upgrade", "proxy-authenticate",
    "proxy-authentication-info", "proxy-authorization",
]

extension CacheEntry {
    /// Returns this entry with the header fields of a response that confirms it: a 304, or the response to `HEAD`
    /// (RFC 9111 §3.2, §4.3.4, §4.3.5).
    func updated(with headers: [String: String], requestDate: Date, responseDate: Date) -> CacheEntry {
        var new = storedHeaders(headers).filter { !contentFields.contains($0.key.lowercased()) }
        if hasWeakForm(of: CacheFields(headers).etag) { new = new.filter { !isName($0.key, "etag") } }
        var names = Set(new.keys.map { $0.lowercased() })
        // A confirmation without `Age` and `Date` counts as created now, so the old values are removed.
        names.formUnion(["age", "date"])
        let kept = self.headers.filter { !names.contains($0.key.lowercased()) }
        return CacheEntry(
            key: key, variant: variant, url: url, partition: partition, vary: vary, status: status,
            headers: kept.merging(new) { $1 }, body: body, requestDate: requestDate, responseDate: responseDate)
    }

    /// Whether this entry may stay stored after a 304 or the response to `HEAD` has changed its header fields. If
    /// `Vary` now names another field, the entry cannot be compared with requests. Names that `Vary` no longer has
    /// still count.
    func isStorable(_ freshness: Freshness) -> Bool {
        let fields = CacheFields(headers)
        return FetchingCache.isStorable(status: status, fields, freshness)
            && Set(varyNames(fields.vary) ?? []).isSubset(of: vary)
    }

    /// Whether two entries have the same header fields, except the date and the age.
    func hasEqualFields(as other: CacheEntry) -> Bool {
        func fields(_ entry: CacheEntry) -> [String: String] {
            entry.headers.filter { !isName($0.key, "date") && !isName($0.key, "age") }
        }
        return fields(self) == fields(other)
    }

    /// Whether a response with status 304 confirms this response, and not one with another entity tag (RFC 9111
    /// §4.3.4).
    func isConfirmed(by headers: [String: String]) -> Bool {
        guard let new = CacheFields(headers).etag, !new.hasPrefix("W/") else { return true }
        return new == CacheFields(self.headers).etag || hasWeakForm(of: new)
    }

    /// Whether the entity tag of this response is the weak form of `etag`. nginx makes the tag of a compressed response
    /// weak, but confirms the response with the strong tag, because `If-None-Match` compares weakly (RFC 9110 §13.1.2).
    private func hasWeakForm(of etag: String?) -> Bool {
        guard let etag else { return false }
        return CacheFields(headers).etag == "W/" + etag
    }

    /// Whether the response to `HEAD` describes this response (RFC 9111 §4.3.5).
    func isDescribed(by headers: [String: String]) -> Bool {
        let (new, old) = (CacheFields(headers), CacheFields(self.headers))
        return (new.etag == nil || new.etag == old.etag)
            && (new.lastModified == nil || new.lastModified == old.lastModified)
            && (new.length == nil || new.length == old.length || new.length == String(body.count))
    }
}

/// The fields that describe the stored body, so a confirmation does not change them.
private let contentFields: Set<String> = [
    "content-encoding", "content-language", "content-length", "content-location", "content-md5", "content-range",
    "content-type",
]
