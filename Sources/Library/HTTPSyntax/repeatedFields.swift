import Foundation

// A field that is sent twice. RFC 9110 §5.3 lets a transport join the lines of a field with `, `. This is right for a
// field whose value is a list. But servers, proxies and middleware also repeat fields that have one value, such as
// `Retry-After`, and a reader of the joined value would find none.

/// Returns the header fields of lines by name, and the values of each name that several lines have.
///
/// Names that differ only in case are one field, with the spelling of the first line. If all lines of a field that is
/// not a list have the same value, the value counts once. Otherwise, the values are joined with `, ` (RFC 9110 §5.3).
public func joinedFields(
    _ lines: [(name: String, value: String)]
) -> (fields: [String: String], repeated: [String: [String]]) {
    var fields: [String: String] = [:]
    fields.reserveCapacity(lines.count)
    // For each name in lower case, its spelling in `fields`.
    var names: [String: String] = [:]
    names.reserveCapacity(lines.count)
    var repeated: [String: [String]] = [:]
    for (name, value) in lines {
        let lowercased = name.lowercased()
        if let known = names[lowercased] {
            repeated[known, default: [fields[known] ?? ""]].append(value)
        } else {
            names[lowercased] = name
            fields[name] = value
        }
    }
    for (name, values) in repeated {
        let different = listFields.contains(name.lowercased()) ? values : differentValues(values)
        fields[name] = different.count == 1 ? different[0] : values.joined(separator: ", ")
    }
    return (fields, repeated)
}

/// Returns the value of a field once if it is the same value several times, joined with `, `. Returns the value of a
/// list unchanged.
public func withoutRepeats(_ value: String, of name: String) -> String {
    listFields.contains(name.lowercased()) ? value : withoutRepeats(value)
}

/// Returns the different values of a field that has one value, such as `Retry-After`, in the order of their lines.
///
/// A value is divided only at `, `, the separator of transports. The comma of a date, a comma in a quoted string and
/// the comma of `1,000` do not separate values. Empty values are left out.
public func fieldValues(_ joined: String) -> [String] {
    values(in: joined) {
        balancedElements(of: $0)
    } isStart: { previous, _ in
        previous.utf8.count > 9 || !dayNames.contains(previous.lowercased())
    }
}

/// Returns the different values of a field whose value is a URL, such as `Location`, in the order of their lines.
///
/// A URL can contain `, `. So a value is divided only before a path, or before an http or https URL.
public func urlValues(_ joined: String) -> [String] {
    values(in: joined) {
        elements(of: $0, hasQuotes: false).elements
    } isStart: { _, next in
        let start = String(Substring(next.utf8.prefix(8))).lowercased().utf8
        return ["/", "http://", "https://"].contains { start.starts(with: $0.utf8) }
    }
}

/// Returns the first value of a field that `read` can read, or nil if there is none. See ``fieldValues(_:)``.
public func firstValue<Value>(of joined: String, _ read: (String) -> Value?) -> Value? {
    for value in fieldValues(joined) {
        if let result = read(value) { return result }
    }
    return nil
}

/// Returns the first value of a field that is valid. If none is valid, returns the first value.
public func firstValue(of joined: String, where isValid: (String) -> Bool) -> String {
    guard joined.utf8.contains(UInt8(ascii: ",")) else { return joined }
    let values = fieldValues(joined)
    return values.count > 1 ? values.first(where: isValid) ?? values[0] : values.first ?? joined
}

/// Returns the first entity tag in the value of an `ETag` field (RFC 9110 §8.8.3). Entity tags without quotation marks
/// count too, because some servers send them.
public func firstEntityTag(of joined: String) -> String {
    firstValue(of: joined) { tag in
        let quote = UInt8(ascii: "\"")
        let opaque = tag.utf8.dropFirst(tag.utf8.starts(with: "W/".utf8) ? 2 : 0)
        let isQuoted = opaque.count >= 2 && opaque.first == quote && opaque.last == quote
        let text = isQuoted ? opaque.dropFirst().dropLast() : opaque
        return !opaque.isEmpty && !text.contains { $0 == quote || $0.isASCIIControl }
    }
}

/// Returns the first date in the value of a field such as `Last-Modified`. If there is none, returns the first value.
public func firstDate(of joined: String) -> String {
    // The date decides only the century of a year with two digits.
    func isDate(_ text: String) -> Bool { httpDate(text, now: .distantPast) != nil }
    return isDate(joined) ? joined : firstValue(of: joined, where: isDate)
}

/// Returns the different values in `values`, without empty ones. If all are empty, returns one empty value.
///
/// - Parameter areNumbers: Whether leading zeros are ignored.
func differentValues(_ values: [String], areNumbers: Bool = false) -> [String] {
    // The bytes are compared, because two strings with different bytes can be equal.
    var known: Set<[UInt8]> = []
    let different = values.filter { value in
        let digits = value.utf8.drop { areNumbers && $0 == UInt8(ascii: "0") }
        return !value.isEmpty && known.insert(Array(digits)).inserted
    }
    return different.isEmpty ? [""] : different
}

private func values(
    in joined: String, _ elements: (String) -> [Substring], isStart: (_ previous: Substring, Substring) -> Bool
) -> [String] {
    guard joined.utf8.contains(UInt8(ascii: ",")) else { return [joined] }
    let text = withoutRepeats(joined)
    var values: [Substring] = []
    for element in elements(text) {
        if let last = values.last, !isSeparator(text[last.endIndex..<element.startIndex]) || !isStart(last, element) {
            values[values.count - 1] = text[last.startIndex..<element.endIndex]
        } else {
            values.append(element)
        }
    }
    return differentValues(values.map { String($0) })
}

/// Whether `text` consists of `, `. A line without a value leads to a second `, `.
private func isSeparator(_ text: Substring) -> Bool {
    text.utf8.count.isMultiple(of: 2)
        && text.utf8.enumerated().allSatisfy { $1 == UInt8(ascii: $0.isMultiple(of: 2) ? "," : " ") }
}

/// Returns the value of which `text` consists if `text` is the same value several times, joined with `, `.
private func withoutRepeats(_ text: String) -> String {
    let (bytes, separator) = (Array(text.utf8), Array(", ".utf8))
    // The limit bounds the work for a hostile text with many commas.
    guard bytes.count <= 16 << 10 else { return text }
    for end in bytes.indices.dropFirst() where bytes[end] == separator[0] {
        guard (bytes.count + 2).isMultiple(of: end + 2) else { continue }
        let unit = bytes[..<end] + separator
        if bytes.indices.allSatisfy({ bytes[$0] == unit[$0 % unit.count] }) {
            return String(decoding: bytes[..<end], as: UTF8.self)
        }
    }
    return text
}

private let dayNames: Set<String> = [
    "mon", "tue", "wed", "thu", "fri", "sat", "sun", "monday", "tuesday", "wednesday", "thursday", "friday",
    "saturday", "sunday",
]

/// The fields of responses whose value is a list, in lower case. A repeated element of a list can have a meaning: two
/// equal `Via` elements are two proxies. The source is the registry of the IANA for field names. The last names are not
/// registered, but caches add an element to each.
private let listFields: Set<String> = [
    "accept", "accept-ch", "accept-encoding", "accept-language", "accept-patch", "accept-post", "accept-ranges",
    "access-control-allow-headers", "access-control-allow-methods", "access-control-expose-headers", "allow", "alt-svc",
    "authentication-info", "cache-control", "cache-status", "cdn-cache-control", "cdn-loop", "clear-site-data",
    "connection", "content-digest", "content-encoding", "content-language", "content-security-policy",
    "content-security-policy-report-only", "dav", "digest", "forwarded", "keep-alive", "link", "nel",
    "permissions-policy", "pragma", "preference-applied", "proxy-authenticate", "proxy-authentication-info",
    "proxy-status", "ratelimit", "ratelimit-policy", "report-to", "reporting-endpoints", "repr-digest",
    "server-timing", "set-cookie", "signature", "signature-input", "timing-allow-origin", "trailer",
    "transfer-encoding", "upgrade", "vary", "via", "warning", "www-authenticate", "x-cache", "x-cache-hits",
    "x-forwarded-for", "x-robots-tag", "x-served-by",
]
