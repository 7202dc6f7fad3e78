import Foundation

extension LoopbackServer.Response {
    /// Returns the steps with which a connection sends this response.
    ///
    /// If the last step is neither `close` nor `reset`, the connection is kept for the next request.
    func steps(for request: LoopbackServer.Request) -> [LoopbackServer.Step] {
        let steps: [LoopbackServer.Step] =
            switch content {
            case .script(let steps): steps + [.close]
            case .webSocket(let status, let headers, _):
                [.send(handshakeResponse(status: status, headers: headers, to: request))]
                    + (status == 101 ? [] : [.close])
            case .stream(let status, let headers, let length, _):
                streamSteps(status: status, headers: headers, length: length, for: request)
            case .raw(let bytes): dripped([bytes.prefix(bodyLimit)]) + [closing]
            case .response(let status, let headers, let body):
                responseSteps(status: status, headers: headers, body: body, for: request)
            }
        return delay > .zero ? [.wait(delay)] + steps : steps
    }

    /// The body of a streamed response, or nil if `steps(for:)` returns the complete response.
    func stream(for request: LoopbackServer.Request) -> StreamedBody? {
        guard case .stream(let status, let headers, let length, let next) = content,
            describeInvalidHead(status: status, headers: headers) == nil, sendsBody(status, to: request)
        else { return nil }
        let framing = Framing(headers: headers, length: length, for: request)
        return StreamedBody(
            length: length, isChunked: framing.isChunked, keepsAlive: framing.keepsAlive, next: next)
    }

    private func responseSteps(
        status: Int, headers: [(name: String, value: String)], body: Data, for request: LoopbackServer.Request
    ) -> [LoopbackServer.Step] {
        if let reason = describeInvalidHead(status: status, headers: headers) {
            return Self.text(reason + "\n", status: 500).steps(for: request)
        }
        let framing = Framing(headers: headers, length: chunkBytes == nil ? Int64(body.count) : nil, for: request)
        let pieces =
            sendsBody(status, to: request) ? (framing.isChunked ? chunks(of: body) : [body.prefix(bodyLimit)]) : []
        let end: [LoopbackServer.Step] = ending == .asRequested && framing.keepsAlive ? [] : [closing]
        return joined([head(status, headers, framing, for: request)] + dripped(pieces)) + end
    }

    private func streamSteps(
        status: Int, headers: [(name: String, value: String)], length: Int64?, for request: LoopbackServer.Request
    ) -> [LoopbackServer.Step] {
        if let reason = describeInvalidHead(status: status, headers: headers) {
            return Self.text(reason + "\n", status: 500).steps(for: request)
        }
        let framing = Framing(headers: headers, length: length, for: request)
        let isComplete = !sendsBody(status, to: request) && !framing.keepsAlive
        return [head(status, headers, framing, for: request)] + (isComplete ? [.close] : [])
    }

    private func head(
        _ status: Int, _ headers: [(name: String, value: String)], _ framing: Framing,
        for request: LoopbackServer.Request
    ) -> LoopbackServer.Step {
        var head = "HTTP/1.1 \(status) \(reasonPhrase(status))\r\n"
        for (name, value) in headers where !framingFields.contains(name.lowercased()) {
            head += "\(name): \(value)\r\n"
        }
        if mayHaveBody(status), framing.isChunked {
            head += "Transfer-Encoding: chunked\r\n"
        } else if mayHaveBody(status), let length = framing.length {
            head += "Content-Length: \(length)\r\n"
        }
        if !framing.keepsAlive {
            head += "Connection: close\r\n"
        } else if request.isHTTP10 {
            head += "Connection: keep-alive\r\n"
        }
        return .send(Data((head + "\r\n").utf8))
    }
}

/// The body of a streamed response, and how it is sent.
struct StreamedBody: Sendable {
    let length: Int64?
    let isChunked: Bool
    let keepsAlive: Bool
    let next: @Sendable () async throws -> Data?
}

/// How the end of a body is marked.
private struct Framing {
    /// The length, or nil if the body is sent in chunks or ends with the connection.
    let length: Int64?
    let isChunked: Bool
    let keepsAlive: Bool

    init(headers: [(name: String, value: String)], length: Int64?, for request: LoopbackServer.Request) {
        self.length = length
        isChunked = length == nil && !request.isHTTP10
        keepsAlive =
            request.keepsAlive && !(length == nil && request.isHTTP10)
            && !headers.values(of: "Connection").contains { $0.lowercased() == "close" }
    }
}

private func mayHaveBody(_ status: Int) -> Bool { !(100..<200).contains(status) && status != 204 && status != 304 }

private func sendsBody(_ status: Int, to request: LoopbackServer.Request) -> Bool {
    mayHaveBody(status) && request.method != "HEAD"
}

extension LoopbackServer.Response {
    /// The maximum number of body bytes to send.
    private var bodyLimit: Int {
        switch ending {
        case .asRequested: .max
        case .truncated(let bytes), .reset(let bytes): bytes
        }
    }

    private var closing: LoopbackServer.Step {
        if case .reset = ending { .reset } else { .close }
    }

    /// Returns the encoded chunks. A truncated body ends inside a chunk or before the last, empty chunk.
    private func chunks(of body: Data) -> [Data] {
        let size = chunkBytes ?? body.count
        var pieces: [Data] = []
        var sent = 0
        while sent < min(body.count, bodyLimit) {
            let chunk = body.dropFirst(sent).prefix(size)
            let part = chunk.prefix(bodyLimit - sent)
            let end = part.count == chunk.count ? "\r\n" : ""
            pieces.append(Data("\(String(chunk.count, radix: 16))\r\n".utf8) + part + Data(end.utf8))
            sent += part.count
        }
        return bodyLimit == .max ? pieces + [Data("0\r\n\r\n".utf8)] : pieces
    }

    private func dripped(_ pieces: [Data]) -> [LoopbackServer.Step] {
        guard let drip else { return pieces.map { .send($0) } }
        let drops = pieces.flatMap { piece in
            stride(from: 0, to: piece.count, by: drip.bytes).map { piece.dropFirst($0).prefix(drip.bytes) }
        }
        return Array(drops.map { [.send($0)] }.joined(separator: [.wait(drip.interval)]))
    }
}

/// Joins successive sends up to 16 KiB, which saves a packet for each response.
private func joined(_ steps: [LoopbackServer.Step]) -> [LoopbackServer.Step] {
    steps.reduce(into: []) { result, step in
        if case .send(let next) = step, case .send(let data) = result.last, data.count + next.count <= 16 * 1024 {
            result[result.count - 1] = .send(data + next)
        } else {
            result.append(step)
        }
    }
}

private let framingFields: Set = ["content-length", "transfer-encoding", "connection"]

/// Returns the reason why the head is invalid, or nil if the head is valid.
private func describeInvalidHead(status: Int, headers: [(name: String, value: String)]) -> String? {
    guard (100...999).contains(status) else { return "The handler returned the invalid status \(status)." }
    for (name, value) in headers where !isToken(name.utf8) || value.utf8.contains(where: isControl) {
        return "The handler returned an invalid header: \(name.debugDescription)."
    }
    return nil
}
