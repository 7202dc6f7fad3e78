#if os(Linux)
    import Foundation
    import FoundationNetworking
    internal import HTTPSyntax

    /// A request in libcurl's form. It is created in the caller's task and not on the loop's thread, because all
    /// requests to an origin share that thread.
    public struct CurlRequest: Sendable {
        let url: String
        /// The scheme, the host and the port, as they are written in the URL, but in lower case.
        let origin: String
        let isSecure: Bool
        let method: String
        /// Whether the request may be sent again on a new connection, if the server has closed the open connection that
        /// was used first (RFC 9110 §9.2.2).
        let isRepeatable: Bool
        /// Whether the client certificate of the options is sent.
        let sendsCertificate: Bool
        /// The body, or no bytes if the body is read while it is sent.
        let body: Data
        /// The body if it is a file or a stream.
        let bodyParts: CurlBodyParts?
        /// Whether the request has a body, or may have one.
        var hasBody: Bool { bodyParts != nil || !body.isEmpty }
        /// Whether the body may be sent in several parts, so that a response can arrive before its end.
        var hasLongBody: Bool { bodyParts != nil || body.count > 16 * 1024 }
        /// The lines of the head, except those that libcurl adds.
        let lines: [String]
        /// The request itself.
        let source: URLRequest

        /// Creates a request.
        ///
        /// - Parameters:
        ///   - request: The request, which the caller has checked. Its `httpBodyStream` is not read.
        ///   - sendsCertificate: Whether the client certificate of the options is sent.
        ///   - bodyParts: The body if it is a file or a stream, or nil.
        public init(_ request: URLRequest, sendsCertificate: Bool, bodyParts: CurlBodyParts?) {
            let url = request.url?.withLowercaseScheme
            self.url = url?.absoluteString ?? ""
            origin = originText(ofURL: self.url)
            isSecure = url?.scheme == "https"
            method = request.httpMethod ?? "GET"
            source = request
            body = request.httpBody ?? Data()
            isRepeatable = request.isRepeatable
            (self.sendsCertificate, self.bodyParts) = (sendsCertificate, bodyParts)
            lines = curlLines(
                request.allHTTPHeaderFields ?? [:], isChunked: bodyParts.map { $0.length == nil } ?? false)
        }
    }

    /// A request's body that is read while it is sent.
    public struct CurlBodyParts: Sendable {
        let length: Int64?
        let canReopen: Bool
        let open: @Sendable (_ isClosed: @escaping () -> Bool) throws -> () throws -> Data?

        /// Creates a body.
        ///
        /// - Parameters:
        ///   - length: The length in bytes, or nil if it is not known.
        ///   - canReopen: Whether `open` can be called again, so that the request can be sent again.
        ///   - open: Opens the body, and returns a closure that returns the next part, or nil at the end. Both can
        ///     block. If the body has a length, the last part is returned only after the length was checked. A closure
        ///     that skips empty parts calls `isClosed` after each of them, and throws if it returns true.
        public init(
            length: Int64?, canReopen: Bool,
            open: @escaping @Sendable (_ isClosed: @escaping () -> Bool) throws -> () throws -> Data?
        ) {
            (self.length, self.canReopen, self.open) = (length, canReopen, open)
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
