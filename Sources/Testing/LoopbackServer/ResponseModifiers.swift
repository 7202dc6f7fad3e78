extension LoopbackServer.Response {
    /// Adds a header field. Existing fields with the same name are kept.
    ///
    /// - Parameters:
    ///   - name: The field's name.
    ///   - value: The field's value.
    public func header(_ name: String, _ value: String) -> Self {
        with {
            switch content {
            case .response(let status, let headers, let body):
                $0.content = .response(status: status, headers: headers + [(name, value)], body: body)
            case .stream(let status, let headers, let length, let next):
                $0.content = .stream(status: status, headers: headers + [(name, value)], length: length, next: next)
            case .raw, .script, .webSocket: break
            }
        }
    }

    /// Waits before the first byte is sent. If this modifier is used several times, the wait is the sum of the delays.
    ///
    /// - Parameter delay: The time to wait.
    public func delayed(by delay: Duration) -> Self {
        with { $0.delay += delay }
    }

    /// Sends the body in chunks (`Transfer-Encoding: chunked`), without a `Content-Length`.
    ///
    /// HTTP/1.0 has no chunks. For a client of HTTP/1.0, the end of the connection is the end of the body.
    ///
    /// - Parameter bytes: The maximum number of body bytes in a chunk, at least 1.
    public func chunked(by bytes: Int) -> Self {
        with { $0.chunkBytes = max(1, bytes) }
    }

    /// Sends the headers at once, then the body in small pieces with a wait between the pieces.
    ///
    /// A `raw` response has no separate headers. All its bytes are sent in small pieces.
    ///
    /// - Parameters:
    ///   - interval: The time between two pieces.
    ///   - bytes: The maximum number of bytes in a piece, at least 1.
    public func dripping(every interval: Duration, bytes: Int = 1) -> Self {
        with { $0.drip = (interval, max(1, bytes)) }
    }

    /// Closes the connection after a part of the body.
    ///
    /// `Content-Length` is the length of the complete body. The last, empty chunk of a body in chunks is not sent. In a
    /// `raw` response, all bytes are counted, not only those of the body.
    ///
    /// - Parameter bytes: The number of body bytes to send.
    public func truncated(after bytes: Int) -> Self {
        with { $0.ending = .truncated(after: max(0, bytes)) }
    }

    /// Resets the connection after a part of the body.
    ///
    /// `Content-Length` is the length of the complete body. The last, empty chunk of a body in chunks is not sent. In a
    /// `raw` response, all bytes are counted, not only those of the body.
    ///
    /// - Parameter bytes: The number of body bytes to send.
    public func resetting(after bytes: Int) -> Self {
        with { $0.ending = .reset(after: max(0, bytes)) }
    }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}
