/// `text` with everything escaped but RFC 3986's unreserved characters (§2.3), which need it nowhere in a URL.
///
/// Stricter than any one place asks for; so one rule serves path segments, query names and query values, and a `+`
/// cannot be read as a space.
func percentEncoded(_ text: String) -> String {
    escaped(text) { isAlphanumeric($0) || $0 == "-" || $0 == "." || $0 == "_" || $0 == "~" }
}

/// `text` as `application/x-www-form-urlencoded` writes it (WHATWG URL, §5.2): a space becomes `+`.
func formEncoded(_ text: String) -> String {
    escaped(text) { isAlphanumeric($0) || $0 == "-" || $0 == "." || $0 == "_" || $0 == "*" || $0 == " " }
        .replacing(" ", with: "+")
}

private func escaped(_ text: String, keeping isKept: (Unicode.Scalar) -> Bool) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
        if isKept(Unicode.Scalar(byte)) {
            result.append(byte)
        } else {
            result.append(UInt8(ascii: "%"))
            result.append(digits[Int(byte >> 4)])
            result.append(digits[Int(byte & 15)])
        }
    }
    return String(decoding: result, as: UTF8.self)
}

private func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
}
