import Fetching
import Foundation
internal import HTTPSyntax

/// What the header fields of a stored response say about its use: how old it was when it arrived, how long it is fresh,
/// and what is allowed after that.
struct Freshness: Sendable {
    /// The age of the response in seconds when it arrived (RFC 9111 §4.2.3).
    var initialAge: TimeInterval
    /// The age in seconds up to which the response is fresh (RFC 9111 §4.2.1).
    var lifetime: TimeInterval
    /// The seconds for which a stale response may be used while it is revalidated (RFC 5861 §3).
    var staleWhileRevalidate: TimeInterval = 0
    /// The seconds for which a stale response may be used if the server fails (RFC 5861 §4).
    var staleIfError: TimeInterval = 0
    /// Whether each use needs a revalidation (RFC 9111 §5.2.2.4).
    var needsRevalidation: Bool
    /// Whether a stale response may be used only after a revalidation (RFC 9111 §5.2.2.2).
    var mustRevalidate: Bool
    /// Whether the response does not change while it is fresh (RFC 8246).
    var isImmutable: Bool
    /// Whether the response states its lifetime. Otherwise, the lifetime is estimated.
    var isExplicit: Bool

    /// Reads the header fields of a response.
    ///
    /// - Parameters:
    ///   - heuristic: Returns the estimated lifetime in seconds. The argument is the number of seconds from the last
    ///     modification of the response to its date.
    init(
        status: Int, _ fields: CacheFields, requestDate: Date, responseDate: Date,
        heuristic: (_ unmodified: TimeInterval) -> TimeInterval
    ) {
        let control = fields.control
        let date = fields.date.flatMap { dateInAnyCase($0, now: responseDate) } ?? responseDate
        let apparentAge = max(0, responseDate.timeIntervalSince(date))
        let delay = max(0, responseDate.timeIntervalSince(requestDate))
        initialAge = max(apparentAge, ageValue(fields.age) + delay)
        isExplicit = true
        switch control.seconds("max-age") {
        case .value(let seconds): lifetime = seconds
        case .invalid: lifetime = 0
        case .missing:
            if let expires = fields.expires {
                lifetime =
                    dateInAnyCase(expires, now: responseDate).map { max(0, $0.timeIntervalSince(date)) }
                    ?? 0
            } else {
                isExplicit = false
                lifetime = 0
                if isHeuristicallyCacheable(status) || control.contains("public"),
                    let modified = fields.lastModified.flatMap({ dateInAnyCase($0, now: responseDate) })
                {
                    lifetime = max(0, heuristic(max(0, date.timeIntervalSince(modified))))
                }
            }
        }
        needsRevalidation = control.contains("no-cache")
        isImmutable = control.contains("immutable")
        mustRevalidate = control.contains("must-revalidate") || needsRevalidation
        if !mustRevalidate {
            if case .value(let seconds) = control.seconds("stale-while-revalidate") { staleWhileRevalidate = seconds }
            if case .value(let seconds) = control.seconds("stale-if-error") { staleIfError = seconds }
        }
    }

    /// Returns the age in seconds at `now` of a response that arrived at `responseDate`. If the clock was set back, the
    /// real age is not known, and the result is infinite.
    func age(_ now: Date, since responseDate: Date) -> TimeInterval {
        let resident = now.timeIntervalSince(responseDate)
        // The comparison is also false for a date that is not a number.
        return resident >= 0 ? initialAge + resident : .infinity
    }
}

/// The header fields of a response that a cache reads. Of a field that was sent more than once, the first valid value
/// counts.
struct CacheFields {
    var control = CacheControl(nil)
    var date: String?
    var age: String?
    var expires: String?
    var lastModified: String?
    var etag: String?
    var vary: String?
    var length: String?
    /// Whether the body is a stream of server-sent events. Its events belong to one connection, and a client that
    /// connects again must not get them a second time.
    var isEventStream = false
    /// Whether the body is still coded. It is only for a request that asks for it, such as one for an archive as it is
    /// sent, even if the server sends no `Vary`.
    var isCoded = false

    init(_ headers: [String: String]) {
        for (name, value) in headers {
            switch name.utf8.count {
            case 3 where isName(name, "age"): age = value
            case 4 where isName(name, "date"): date = firstDate(of: value)
            case 4 where isName(name, "etag"): etag = firstEntityTag(of: value)
            case 4 where isName(name, "vary"): vary = value
            // An invalid first value is a date in the past (RFC 9111 §4.2.1, §5.3).
            case 7 where isName(name, "expires"): expires = firstValue(of: value) { _ in true }
            case 13 where isName(name, "cache-control"): control = CacheControl(value)
            case 14 where isName(name, "content-length"): length = firstValue(of: value) { _ in true }
            case 13 where isName(name, "last-modified"): lastModified = firstDate(of: value)
            case 12 where isName(name, "content-type"):
                isEventStream = value.utf8.count > 16 && mediaType(value) == "text/event-stream"
            case 16 where isName(name, "content-encoding"): isCoded = !contentCodings(value.utf8).isEmpty
            default: break
            }
        }
    }
}

/// Whether the name of a header field is `lowercase`, ignoring case.
func isName(_ name: some StringProtocol, _ lowercase: String) -> Bool {
    // The first comparison is fast and usually sufficient, because most directives of `Cache-Control` are in lower
    // case.
    name.utf8.count == lowercase.utf8.count && (name == lowercase || name.lowercased() == lowercase)
}

/// Returns the value of an `Age` field in seconds. If there are several values, the first valid one counts (RFC 9111
/// §5.1).
private func ageValue(_ text: String?) -> TimeInterval {
    text.flatMap { listElements($0).lazy.compactMap { deltaSeconds($0) }.first } ?? 0
}

/// Whether a response with this status may be used without an explicit lifetime (RFC 9110 §15.1).
func isHeuristicallyCacheable(_ status: Int) -> Bool {
    [200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501].contains(status)
}

/// Returns the date of a header field. Names of days and months can have any case (RFC 9111 §4.2).
private func dateInAnyCase(_ text: String, now: Date) -> Date? { httpDate(usualCase(text), now: now) }

/// Returns a text with `GMT` in upper case, and all other words with one capital letter at the start.
private func usualCase(_ text: String) -> String {
    var isStart = true
    var letters = text.utf8.map { byte -> UInt8 in
        defer { isStart = !byte.isASCIILetter }
        guard byte.isASCIILetter else { return byte }
        return isStart ? byte & ~0x20 : byte | 0x20
    }
    if letters.suffix(4).elementsEqual(" Gmt".utf8) {
        letters.replaceSubrange((letters.count - 3)..., with: "GMT".utf8)
    }
    return String(decoding: letters, as: UTF8.self)
}
