/// Returns the data of the chunks in `bytes` (RFC 9112 §7.1), and whether the last chunk has arrived. Extensions and
/// trailer fields are ignored. Reading stops at a chunk that is not valid.
public func chunkedBody(in bytes: ArraySlice<UInt8>) -> (bytes: [UInt8], isComplete: Bool) {
    var (body, rest) = ([UInt8](), bytes)
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        // An extension can follow the size, and a blank can precede the extension or the line break.
        let digits = rest[..<end].prefix { $0.hexDigitValue != nil }
        guard let count = Int(String(decoding: digits, as: UTF8.self), radix: 16) else { break }
        if count == 0 { return (body, true) }
        let chunk = rest[(end + 1)...].prefix(count)
        body += chunk
        // Each chunk ends with CR LF.
        rest = rest[chunk.endIndex...].dropFirst(2)
        if chunk.count < count { break }
    }
    return (body, false)
}
