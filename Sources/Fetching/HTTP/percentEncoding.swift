import FetchingJSON

/// Returns `text` with all characters percent-encoded except the unreserved characters of RFC 3986 (§2.3).
///
/// No part of a URL requires more encoding than this. So path segments, query names and query values use the same rule.
/// A `+` is encoded too, because servers read a `+` as a space.
package func percentEncoded(_ text: String) -> String {
    percentEncoded(text, except: "-._~")
}

/// Returns `text` in the encoding `application/x-www-form-urlencoded` (WHATWG URL, §5.2). A space becomes `+`.
func formEncoded(_ text: String) -> String {
    percentEncoded(text, except: "-._* ").replacing(" ", with: "+")
}

private func percentEncoded(_ text: String, except kept: String) -> String {
    let kept = kept.utf8
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
        if byte.isASCIIAlphanumeric || kept.contains(byte) {
            result.append(byte)
        } else {
            result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
    }
    return String(decoding: result, as: UTF8.self)
}
