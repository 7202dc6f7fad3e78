import FetchingJSON

/// Returns `text` percent-encoded, except for the unreserved characters of RFC 3986 (§2.3).
///
/// This is stricter than any single part of a URL requires, so one rule serves path segments, query names and query
/// values. A `+` is encoded too, because servers read it as a space.
package func percentEncoded(_ text: String) -> String {
    percentEncoded(text, except: "-._~")
}

/// Returns `text` as `application/x-www-form-urlencoded` writes it (WHATWG URL, §5.2): a space becomes `+`.
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
