import Foundation

/// Returns `response` without the header fields that describe a compressed body, if the transport has decompressed
/// `body`.
func withoutContentEncoding(_ response: URLResponse, of body: Data) -> URLResponse {
    guard let response = response as? HTTPURLResponse, let url = response.url,
        let fields = fieldsWithoutContentEncoding(response.headerFields, of: body)
    else { return response }
    return HTTPURLResponse(url: url, statusCode: response.statusCode, httpVersion: nil, headerFields: fields)
        ?? response
}

/// Returns header fields without those that describe a compressed body, or nil if the transport has not decompressed
/// `body`.
func fieldsWithoutContentEncoding(_ fields: [String: String], of body: Data) -> [String: String]? {
    guard let encoding = fields.first(where: { $0.key.lowercased() == "content-encoding" })?.value,
        isDecoded(encoding, body)
    else { return nil }
    return fields.filter { !["content-encoding", "content-length"].contains($0.key.lowercased()) }
}

/// Whether the transport has decoded every coding in the value of a `Content-Encoding` header, such as `gzip, br`.
///
/// On Apple platforms a body with any other coding is returned as it was received. On Linux such a response is an
/// error.
func isDecoded(_ encoding: String, _ body: Data) -> Bool {
    encoding.split(separator: ",").allSatisfy { coding in
        switch coding.trimmingCharacters(in: .whitespaces).lowercased() {
        case "gzip", "x-gzip", "deflate", "br", "identity", "": true
        // Some versions of Apple's systems decode Zstandard, and others do not. A body that was not decoded starts with
        // the magic number of a frame (RFC 8878 §3.1.1).
        case "zstd": !body.starts(with: [0x28, 0xB5, 0x2F, 0xFD])
        default: false
        }
    }
}
