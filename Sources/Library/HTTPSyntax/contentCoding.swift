import Foundation

/// Returns the content codings that the value of a `Content-Encoding` field names (RFC 9110 §8.4), in lower case and in
/// the order in which they were applied. The prefix `x-` is left out (§8.4.1).
///
/// Only names of compression formats are returned. As in browsers, any other word names no coding, so it says nothing
/// about the body: `identity`, `none`, a character encoding such as `utf-8`, or `aws-chunked`. Of a word with
/// a character that is not ASCII, the first 40 bytes are returned, because it may be the damaged name of a coding.
public func contentCodings(_ value: some Collection<UInt8>) -> [String] {
    value.split { !isTokenByte($0) && $0 < 0x80 }.compactMap { word in
        if word.contains(where: { $0 >= 0x80 }) { return codingName(word.prefix(40)) }
        let name = codingName(word)
        return formats.contains(name) ? name : nil
    }
}

/// Returns the content codings that the value of an `Accept-Encoding` field names with a weight above 0 (RFC 9110
/// §12.5.3), in lower case and without the prefix `x-`. They can contain `*`.
public func acceptedCodings(_ value: String) -> Set<String> {
    var names: Set<String> = []
    for element in value.utf8.split(separator: UInt8(ascii: ",")) {
        let parts = element.split { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            .map(codingName)
        let isRefused = parts.dropFirst().contains { $0.hasPrefix("q=") && Double($0.dropFirst(2)) == 0 }
        if let name = parts.first, !isRefused { names.insert(name) }
    }
    return names
}

/// Whether a request asks for the body of its response as it is sent, instead of the decoded body.
///
/// The ranges of a `Range` are those of the coded body (RFC 9110 §14.1.2). An `Accept-Encoding` that names neither gzip
/// nor deflate asks for no decoding either. After an error status, the body is decoded all the same, because it is a
/// message to the client. A coding that only the caller can decode is kept if the request names it.
///
/// - Parameters:
///   - range: The value of the request's `Range`, or nil.
///   - acceptEncoding: The value of the request's `Accept-Encoding`, or nil.
///   - status: The status of the response.
///   - codings: The codings of the body.
///   - isDecodable: Whether the client can decode them.
public func asksForCodedBody(
    range: String?, acceptEncoding: String?, status: Int, codings: [String], isDecodable: Bool
) -> Bool {
    let accepted = acceptEncoding.map(acceptedCodings)
    let asksForBytes = range != nil || accepted?.isDisjoint(with: ["gzip", "deflate", "*"]) == true
    return asksForBytes && (200..<300).contains(status) || !isDecodable && accepted?.isSuperset(of: codings) == true
}

/// Returns a word in lower case, without the prefix `x-`.
private func codingName(_ word: some Collection<UInt8>) -> String {
    let name = String(decoding: word, as: UTF8.self).lowercased()
    return name.hasPrefix("x-") ? String(name.dropFirst(2)) : name
}

/// The names of compression formats. The first line is the registry of IANA without `identity`. The others are not
/// registered, but servers send them.
private let formats: Set<String> = [
    "aes128gcm", "br", "compress", "dcb", "dcz", "deflate", "exi", "gzip", "pack200-gzip", "zstd",
    "brotli", "bz2", "bzip", "bzip2", "gz", "lz4", "lzip", "lzma", "lzo", "peerdist", "sdch", "snappy", "xpress", "xz",
    "zip", "zlib", "zstandard",
]

/// Whether the transport has decoded every coding in the value of a `Content-Encoding` header, such as `gzip, br`.
///
/// On Apple platforms, a body with an unsupported coding is returned as it was received. On Linux, such a response is
/// an error.
public func isDecoded(_ encoding: String, _ body: Data?) -> Bool {
    encoding.unicodeScalars.split(separator: ",").allSatisfy { coding in
        let name = String(coding).trimmingCharacters(in: .whitespaces)
        return switch lowercasedToken(name) {
        case "gzip", "x-gzip", "deflate", "br", "identity": true
        case nil: name.isEmpty
        // Some versions of Apple's systems decode Zstandard, and others do not. A body that was not decoded starts with
        // the magic number of a frame (RFC 8878 §3.1.1). A stream keeps the field, because its bytes are not known yet.
        case "zstd": body.map { !$0.starts(with: [0x28, 0xB5, 0x2F, 0xFD]) } ?? false
        default: false
        }
    }
}

/// Returns `fields` without `Content-Encoding` and `Content-Length`, or nil if `fields` must not change.
///
/// The fields change only if the transport has decompressed `body`. For the response to `HEAD`, they never change: it
/// has no body, and its `Content-Length` is the size of the resource.
public func decodedFields(_ fields: [String: String], method: String?, _ body: Data?) -> [String: String]? {
    guard method != "HEAD",
        let encoding = fields.first(where: { $0.key.lowercased() == "content-encoding" })?.value,
        isDecoded(encoding, body)
    else { return nil }
    return fields.filter { !["content-encoding", "content-length"].contains($0.key.lowercased()) }
}
