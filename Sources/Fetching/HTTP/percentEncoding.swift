/// Returns `text` with all characters percent-encoded except the unreserved characters of RFC 3986 (§2.3).
///
/// No part of a URL requires more encoding than this. So path segments, query names and query values use the same rule.
/// A `+` is encoded too, because servers read a `+` as a space.
package func percentEncoded(_ text: String) -> String {
    percentEncoded(text, except: "-._~")
}

/// Returns `text` in the encoding `application/x-www-form-urlencoded` (WHATWG URL, §5.2). A space becomes `+`.
func formEncoded(_ text: String) -> String {
    percentEncoded(text, except: "-._* ").replacingScalars(" ", with: "+")
}

/// Returns a path segment with all characters percent-encoded that a segment must not contain (RFC 3986 §3.3). A `%` is
/// kept.
package func percentEncodedSegment(_ text: String) -> String {
    percentEncoded(text, except: "-._~!$&'()*+,;=:@%")
}

/// Returns an encoded text in which unreserved characters are decoded and the other percent-encoded bytes have upper
/// case digits (RFC 3986 §6.2.2.1, §6.2.2.2).
package func normalizingPercentEncoding(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.contains(UInt8(ascii: "%")) else { return text }
    var result: [UInt8] = []
    var position = 0
    while position < bytes.count {
        guard bytes[position] == UInt8(ascii: "%"), position + 2 < bytes.count,
            let high = bytes[position + 1].hexDigitValue, let low = bytes[position + 2].hexDigitValue
        else {
            result.append(bytes[position])
            position += 1
            continue
        }
        let byte = high << 4 | low
        if byte.isASCIIAlphanumeric || "-._~".utf8.contains(byte) {
            result.append(byte)
        } else {
            result += percentEncoded(byte)
        }
        position += 3
    }
    return String(decoding: result, as: UTF8.self)
}

private func percentEncoded(_ text: String, except kept: String) -> String {
    let kept = kept.utf8
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
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
