#if os(Linux)
    import Foundation

    /// A request in libcurl's form. It is created in the caller's task, because libcurl's thread is shared by all
    /// requests of a store.
    struct CurlRequest: Sendable {
        let url: String
        let host: String
        let isSecure: Bool
        let method: String
        /// Whether the request may be sent again on another connection, if the server closes a connection that was kept
        /// (RFC 9110 §9.2.2).
        let isRepeatable: Bool
        /// The length of a body that is a file or a stream, or nil if it is not known.
        let streamLength: Int64?
        /// The lines of the head, except those that libcurl adds.
        let lines: [String]
        /// The request itself. Its body is read when it is sent.
        let source: URLRequest

        /// Creates a request. Throws if its body is a file that cannot be read.
        init(_ request: URLRequest) throws(RequestError) {
            let url = request.url?.withLowercaseScheme
            self.url = url?.absoluteString ?? ""
            host = canonicalHost(url?.host(percentEncoded: false) ?? "")
            isSecure = url?.scheme == "https"
            method = request.httpMethod ?? "GET"
            source = request
            isRepeatable =
                ["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE", "QUERY"].contains(method)
                || request.value(forHTTPHeaderField: "Idempotency-Key") != nil
            if let file = request.bodyFile {
                streamLength = try length(ofFile: file)
            } else {
                streamLength = request.streamLength
            }
            let isChunked = request.httpBody == nil && request.httpBodyStream != nil && streamLength == nil
            // libcurl adds the length.
            let fields = (request.allHTTPHeaderFields ?? [:]).filter { $0.key.lowercased() != "content-length" }
            lines = curlLines(fields, isChunked: isChunked)
        }
    }

    /// Returns the header lines for libcurl: `Name: value`, `Name;` for a field with an empty value, and `Name:` for a
    /// field that libcurl must not add.
    private func curlLines(_ fields: [String: String], isChunked: Bool) -> [String] {
        var lines = fields.map { name, value in value.isEmpty ? "\(name);" : "\(name): \(value)" }
        let hasField = { (name: String) in fields.keys.contains { $0.lowercased() == name } }
        // libcurl would add the content type of a form to a request with a body.
        if !hasField("content-type") { lines.append("Content-Type:") }
        if isChunked {
            lines.append("Transfer-Encoding: chunked")
            // libcurl would wait a second for a server that does not reply to this field.
            if !hasField("expect") { lines.append("Expect:") }
        }
        return lines
    }
#endif
