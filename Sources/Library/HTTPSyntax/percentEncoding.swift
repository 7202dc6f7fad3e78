/// Returns `text` with all characters percent-encoded except ASCII letters, digits and `-._~` (RFC 3986 §2.3).
///
/// No part of a URL requires more encoding than this. So path segments, query names and query values use the same rule.
/// A `+` is encoded too, because many servers read a `+` in a query as a space.
public func percentEncoded(_ text: String) -> String { percentEncoded(text.utf8) }

/// Returns `bytes` as text, with all bytes percent-encoded except ASCII letters, digits and `-._~` (RFC 3986 §2.3).
public func percentEncoded(_ bytes: some Sequence<UInt8>) -> String { percentEncoded(bytes, except: "-._~") }

/// Returns `text` with its percent-encoding decoded.
///
/// A `%` that is not followed by two hexadecimal digits is unchanged. Bytes that aren't UTF-8 are replaced with U+FFFD.
public func percentDecoded(_ text: some StringProtocol) -> String {
    String(decoding: percentDecodedBytes(text), as: UTF8.self)
}

/// Returns the bytes of `text` with its percent-encoding decoded. A `%` that is not followed by two hexadecimal digits
/// is unchanged.
public func percentDecodedBytes(_ text: some StringProtocol) -> [UInt8] { replacingPercentEncoding(in: text) { [$0] } }

/// Returns `text` with its percent-encoding decoded, or with a normal percent-encoding if the decoded bytes are not
/// UTF-8. So texts for different bytes stay different: `caf%e9` becomes `caf%E9`, and `caf%e8` becomes `caf%E8`.
public func percentDecodedIfUTF8(_ text: some StringProtocol) -> String {
    String(validating: percentDecodedBytes(text), as: UTF8.self) ?? normalizingPercentEncoding(String(text))
}

/// Returns the items of a query, with their names and values decoded by ``percentDecodedIfUTF8(_:)``. The value of an
/// item without `=` is nil.
public func decodedQueryItems(_ query: String) -> [(name: String, value: String?)] {
    if query.isEmpty { return [] }
    return query.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false).map { item in
        let parts = item.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            .map { percentDecodedIfUTF8(Substring($0)) }
        return (parts[0], parts.count > 1 ? parts[1] : nil)
    }
}

/// Returns `text` in the encoding `application/x-www-form-urlencoded` (WHATWG URL, §5.2). A space becomes `+`.
public func formEncoded(_ text: String) -> String {
    percentEncoded(text.utf8, except: "-._* ").replacingScalars(" ", with: "+")
}

/// Returns a path segment in which the characters that a segment must not contain are percent-encoded (RFC 3986 §3.3).
/// A `%` is kept, because `text` may already be percent-encoded.
public func percentEncodedSegment(_ text: String) -> String {
    percentEncoded(text.utf8, except: "-._~!$&'()*+,;=:@%")
}

/// Returns the bytes of a part of a URL as text, in which the bytes that the part must not contain are percent-encoded
/// (RFC 3986 §2). A `%` that begins an escape is kept, and so are the bytes that all parts may contain.
///
/// - Parameter others: Further characters that the part may contain.
func encodingInvalidBytes(of part: some Collection<UInt8>, except others: String) -> String {
    let allowed = "-._~!$&'()*+,;=" + others
    var result: [UInt8] = []
    result.reserveCapacity(part.count)
    var rest = part[...]
    while let byte = rest.popFirst() {
        let isEscape = byte == UInt8(ascii: "%") && rest.prefix(2).count { $0.hexDigitValue != nil } == 2
        if byte.isASCIIAlphanumeric || isEscape || allowed.utf8.contains(byte) {
            result.append(byte)
        } else {
            result += percentEncoded(byte)
        }
    }
    return String(decoding: result, as: UTF8.self)
}

/// Returns percent-encoded text in its normal form (RFC 3986 §6.2.2.1, §6.2.2.2): ASCII letters, digits and `-._~` are
/// decoded, and all other bytes that are percent-encoded have upper-case digits. `%7e%2f` becomes `~%2F`.
public func normalizingPercentEncoding(_ text: String) -> String {
    let bytes = replacingPercentEncoding(in: text) { byte in
        byte.isASCIIAlphanumeric || "-._~".utf8.contains(byte) ? [byte] : percentEncoded(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
}

/// Returns the bytes of `text` with `replacement` in place of each percent-encoded byte.
private func replacingPercentEncoding(
    in text: some StringProtocol, with replacement: (UInt8) -> [UInt8]
) -> [UInt8] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return Array(text.utf8) }
    var rest = Array(text.utf8)[...]
    var result: [UInt8] = []
    while let byte = rest.popFirst() {
        if byte == UInt8(ascii: "%"), let high = rest.first?.hexDigitValue,
            let low = rest.dropFirst().first?.hexDigitValue
        {
            result += replacement(high << 4 | low)
            rest = rest.dropFirst(2)
        } else {
            result.append(byte)
        }
    }
    return result
}

private func percentEncoded(_ bytes: some Sequence<UInt8>, except kept: String) -> String {
    let kept = kept.utf8
    var result: [UInt8] = []
    result.reserveCapacity(bytes.underestimatedCount)
    for byte in bytes {
        if byte.isASCIIAlphanumeric || kept.contains(byte) {
            result.append(byte)
        } else {
            result += percentEncoded(byte)
        }
    }
    return String(decoding: result, as: UTF8.self)
}

private func percentEncoded(_ byte: UInt8) -> [UInt8] {
    func digit(_ value: UInt8) -> UInt8 { value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10) }
    return [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
}
