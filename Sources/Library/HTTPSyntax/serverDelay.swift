import Foundation

/// Returns the time for which the server asks the client to wait, or nil if the response names none.
///
/// `Retry-After` (RFC 9110 §10.2.3) takes precedence over `RateLimit-Reset`, `RateLimit`, `X-RateLimit-Retry-After`,
/// `X-RateLimit-Reset` and `X-Rate-Limit-Reset`. The first field of this list that is present decides, even if its
/// value is empty or invalid. If that field was sent more than once, its first valid value counts. `Retry-After` counts
/// after any status. The other fields count only after 429 and 503, because some servers send the reset time of their
/// rate limit with every response.
///
/// - Parameters:
///   - status: The status of the response.
///   - now: The current date. For a date in a field, the result is the time from `now` to that date, or zero if the
///     date is in the past.
///   - field: Returns the value of a header field of the response, or nil if it is missing.
public func serverDelay(status: Int, now: @autoclosure () -> Date, value field: (String) -> String?) -> Duration? {
    if let value = field("Retry-After") {
        let now = now()
        return firstValue(of: value) { retryAfter($0, now: now) }
    }
    return status == 429 || status == 503 ? rateLimitDelay(now: now(), value: field) : nil
}

/// Returns the time until the server's rate limit is reset, or nil if the response names none.
///
/// - Parameters:
///   - now: The current date.
///   - field: Returns the value of a header field of the response, or nil if it is missing.
public func rateLimitDelay(now: Date, value field: (String) -> String?) -> Duration? {
    for name in ["RateLimit-Reset", "RateLimit", "X-RateLimit-Retry-After", "X-RateLimit-Reset", "X-Rate-Limit-Reset"] {
        guard let value = field(name) else { continue }
        return name == "RateLimit" ? exhaustedLimit(value) : firstValue(of: value) { reset($0, now: now) }
    }
    return nil
}

/// Whether the response says that no further request is allowed before the rate limit is reset.
///
/// - Parameter field: Returns the value of a header field of the response, or nil if it is missing.
public func isRateLimitExhausted(value field: (String) -> String?) -> Bool {
    if field("RateLimit").flatMap(exhaustedLimit) != nil { return true }
    for name in ["RateLimit-Remaining", "X-RateLimit-Remaining", "X-Rate-Limit-Remaining"] {
        if let value = field(name) { return firstValue(of: value, wholeNumber) == 0 }
    }
    return false
}

private func retryAfter(_ value: String, now: Date) -> Duration? {
    if let seconds = digits(value) { return .seconds(seconds) }
    return httpDate(value, now: now).map { time(until: $0, now) }
}

/// Returns the time until a reset, which is a date or a number. A number is read as seconds since 1970 if that gives a
/// date in 2024 or later, and otherwise as seconds from now. A number that is 1,000 or more times as large is read as
/// milliseconds, microseconds or nanoseconds since 1970.
private func reset(_ value: String, now: Date) -> Duration? {
    guard let number = digits(value, atMost: 19) else {
        guard value.utf8.count <= 64 else { return nil }
        return (httpDate(value, now: now) ?? (try? Date(value, strategy: .iso8601))).map { time(until: $0, now) }
    }
    let startOf2024 = 1_704_067_200.0
    var seconds = Double(number)
    while seconds >= startOf2024 * 1000 { seconds /= 1000 }
    if seconds < startOf2024 { return .seconds(number) }
    return time(until: Date(timeIntervalSince1970: seconds), now)
}

/// Returns the longest wait that a `RateLimit` field asks for, such as 30 seconds for `"a";r=0;t=30`: `r` is the number
/// of requests that are left, and `t` the number of seconds until the reset (draft-ietf-httpapi-ratelimit-headers §4).
/// Returns nil if no item of the field has `r=0` and a `t`.
private func exhaustedLimit(_ value: String) -> Duration? {
    let times = listElements(value).compactMap { item -> Int64? in
        var parameters: [String: Int64] = [:]
        for part in listElements(String(item), separatedBy: UInt8(ascii: ";")).dropFirst() {
            let pair = part.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1).map { Substring($0) }
            guard pair.count == 2, let name = lowercasedToken(pair[0].trimmingWhitespace()) else { continue }
            parameters[name] = digits(trimmed(pair[1]))
        }
        return parameters["r"] == 0 ? parameters["t"] : nil
    }
    return times.max().map { .seconds($0) }
}

private func trimmed(_ text: Substring) -> String { text.trimmingCharacters(in: .whitespaces) }

private func time(until date: Date, _ now: Date) -> Duration {
    .milliseconds(Int64((max(0, date.timeIntervalSince(now)) * 1000).rounded(.up)))
}

/// Returns the number that `text` contains as ASCII digits. Returns nil for any other text.
private func digits(_ text: String, atMost count: Int = 12) -> Int64? {
    guard !text.isEmpty, text.utf8.count <= count, text.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
    return Int64(text)
}

/// Returns a number without its fraction, such as 0 for `0.0`. Returns nil for a text that is not a decimal number.
private func wholeNumber(_ text: String) -> Int64? {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.dropFirst().allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }) else { return nil }
    return digits(String(Substring(parts[0])))
}
