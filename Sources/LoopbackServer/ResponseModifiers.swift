extension LoopbackServer.Response {
    /// The answer with one more header field; those of the same name stay.
    ///
    /// - Parameters:
    ///   - name: The field's name.
    ///   - value: The field's value.
    public func header(_ name: String, _ value: String) -> Self {
        guard case .response(let status, let headers, let body) = content else { return self }
        var copy = self
        copy.content = .response(status: status, headers: headers + [(name, value)], body: body)
        return copy
    }

    /// The answer after a wait, during which the client gets nothing; several waits add up.
    ///
    /// - Parameter delay: How long to wait.
    public func after(_ delay: Duration) -> Self {
        with { $0.delay += delay }
    }

    /// The answer with its body in chunks (`Transfer-Encoding: chunked`) instead of one announced length.
    ///
    /// A client of HTTP/1.0, which knows no chunks, gets the body up to the closing of the connection.
    ///
    /// - Parameter bytes: How many bytes of the body are in a chunk, at least 1.
    public func chunked(by bytes: Int) -> Self {
        with { $0.chunkBytes = max(1, bytes) }
    }

    /// The answer with its body (of raw bytes: all of them) in small pieces and a wait between any two; the head comes
    /// at once.
    ///
    /// - Parameters:
    ///   - interval: How long to wait between two pieces.
    ///   - bytes: How many bytes are in a piece, at least 1.
    public func dripping(every interval: Duration, bytes: Int = 1) -> Self {
        with { $0.drip = (interval, max(1, bytes)) }
    }

    /// The answer as announced in full, but the connection is closed in the middle of its body (of raw bytes: of them).
    ///
    /// - Parameter bytes: How many bytes of the body are sent.
    public func cutShort(after bytes: Int) -> Self {
        with { $0.ending = .cutShort(after: max(0, bytes)) }
    }

    /// The answer as announced in full, but the connection is reset in the middle of its body (of raw bytes: of them).
    ///
    /// - Parameter bytes: How many bytes of the body are sent.
    public func resetting(after bytes: Int) -> Self {
        with { $0.ending = .reset(after: max(0, bytes)) }
    }

    /// The answer with `Connection: close`, after which the connection is closed.
    public var closingConnection: Self {
        with { $0.ending = .closed }
    }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}
