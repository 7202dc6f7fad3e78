#if os(Linux)
    internal import CurlTransport
    import Foundation
    internal import HTTPSyntax

    /// A request in libcurl's form. It is created in the caller's task and not on the loop's thread, because all
    /// requests to an origin share that thread.
    struct CurlRequest: Sendable {
        let url: String
        /// The scheme, the host and the port, as they are written in the URL, but in lower case.
        let origin: String
        let isSecure: Bool
        let method: String
        /// Whether the request may be sent again on a new connection, if the server has closed the open connection that
        /// was used first (RFC 9110 §9.2.2).
        let isRepeatable: Bool
        /// The body, or no bytes if the body is a file or a stream.
        let body: Data
        /// Whether the body is a file or a stream. False if its length is known to be 0.
        let streamsBody: Bool
        /// Whether the request has a body, or may have one.
        var hasBody: Bool { streamsBody || !body.isEmpty }
        /// Whether the body may be sent in several parts, so that a response can arrive before its end.
        var hasLongBody: Bool { streamsBody || body.count > 16 * 1024 }
        /// The length of a body that is a file or a stream. Nil if this length is not known, or if the body is data.
        let streamLength: Int64?
        /// The lines of the head, except those that libcurl adds.
        let lines: [String]
        /// The request itself. A file or a stream is read when it is sent.
        let source: URLRequest

        /// Creates a request. Throws if a file of its body cannot be read, or if the length of its body is negative.
        init(_ request: URLRequest) throws(RequestError) {
            let url = request.url?.withLowercaseScheme
            self.url = url?.absoluteString ?? ""
            origin = originText(ofURL: self.url)
            isSecure = url?.scheme == "https"
            method = request.httpMethod ?? "GET"
            source = request
            isRepeatable = request.isRepeatable
            streamLength = if let source = request.bodySource { try source.length() } else { request.streamLength }
            body = request.httpBody ?? Data()
            streamsBody = request.httpBody == nil && request.httpBodyStream != nil && streamLength != 0
            lines = curlLines(request.allHTTPHeaderFields ?? [:], isChunked: streamsBody && streamLength == nil)
        }
    }

    /// Returns the header lines for libcurl: `Name: value`, `Name;` for a field with an empty value, and `Name:` for a
    /// field that libcurl must not add.
    private func curlLines(_ fields: [String: String], isChunked: Bool) -> [String] {
        var lines: [String] = []
        // Room for the lines that are added below.
        lines.reserveCapacity(fields.count + 4)
        // libcurl adds `Content-Length` itself.
        for (name, value) in fields where name.lowercased() != "content-length" {
            // An `Accept` field with an empty value has no meaning in HTTP. Here it means that libcurl must not add the
            // field.
            let isRemoved = value.isEmpty && name.lowercased() == "accept"
            lines.append(isRemoved ? "\(name):" : value.isEmpty ? "\(name);" : "\(name): \(value)")
        }
        let hasField = { (name: String) in fields.keys.contains { $0.lowercased() == name } }
        // A part of a compressed body cannot be decompressed, so a request for a range asks for no compression.
        if !hasField("accept-encoding"), !hasField("range"), GzipDecoder.isAvailable {
            lines.append("Accept-Encoding: gzip")
        }
        // libcurl would add the content type of a form to a request with a body.
        if !hasField("content-type") { lines.append("Content-Type:") }
        if isChunked {
            lines.append("Transfer-Encoding: chunked")
            // A name without a value means that libcurl does not add the field. With `Expect`, libcurl would wait up to
            // one second for the server's `100 Continue`.
            if !hasField("expect") { lines.append("Expect:") }
        }
        return lines
    }
#endif
