import Foundation
import Synchronization

/// The result of a handshake.
enum HandshakeResult: Sendable {
    /// The connection is a WebSocket. `rest` contains the bytes of frames that arrived with the head.
    case upgraded(ResponseHead, subprotocol: String?, rest: Data)
    /// The server has refused with a status other than 101. `body` is the start of the response's body. The connection
    /// has ended.
    case refused(ResponseHead, body: Data)
}

/// Sends the request of a handshake over a new connection, and reads the response. Ends the connection if the server
/// refuses or if an error is thrown.
///
/// - Parameters:
///   - maximumBodyBytes: The maximum number of bytes of the body that are read if the server refuses.
///   - sleep: Waits for a duration, in the time of the call. The body of a refusal is read for at most two seconds,
///     because the status is more important.
func openHandshake(
    over connection: ByteConnection, _ request: HandshakeRequest, maximumBodyBytes: Int = 64 << 10,
    sleep: @escaping @Sendable (Duration) async throws -> Void
) async throws -> HandshakeResult {
    let result: HandshakeResult
    do {
        result = try await withTaskCancellationHandler {
            try await exchange(over: connection, request, maximumBodyBytes, sleep)
        } onCancel: {
            connection.end()
        }
        try Task.checkCancellation()
    } catch {
        connection.end()
        throw Task.isCancelled ? CancellationError() : error
    }
    if case .refused = result { connection.end() }
    return result
}

private func exchange(
    over connection: ByteConnection, _ request: HandshakeRequest, _ maximumBodyBytes: Int,
    _ sleep: @escaping @Sendable (Duration) async throws -> Void
) async throws -> HandshakeResult {
    let progress = RequestProgress()
    // Reading begins before the request is sent, to detect bytes that are not a response to it.
    async let first = progress.firstBytes(of: connection)
    await Task.yield()
    progress.isSending.store(true, ordering: .relaxed)
    try await connection.send(request.bytes)
    var (received, isEarly) = try await first

    var parser = ResponseHeadParser()
    if !isEarly { parser.requestWasSent() }
    while let bytes = received {
        if let (head, rest) = try parser.read(bytes) {
            return try await finish(head, rest, request, connection, maximumBodyBytes, sleep)
        }
        received = try await connection.receive().map { [UInt8]($0) }
    }
    throw parser.ended()
}

/// Whether the request of a handshake was given to the connection.
private final class RequestProgress: Sendable {
    let isSending = Atomic(false)

    /// Returns the first bytes from the server, and whether they arrived before the request was sent.
    func firstBytes(of connection: ByteConnection) async throws -> (bytes: [UInt8]?, isEarly: Bool) {
        let bytes = try await connection.receive().map { [UInt8]($0) }
        return (bytes, !isSending.load(ordering: .relaxed))
    }
}

private func finish(
    _ head: ResponseHead, _ rest: [UInt8], _ request: HandshakeRequest, _ connection: ByteConnection,
    _ maximumBodyBytes: Int, _ sleep: @escaping @Sendable (Duration) async throws -> Void
) async throws -> HandshakeResult {
    if head.status == 101 {
        return .upgraded(head, subprotocol: try head.checkedUpgrade(for: request), rest: Data(rest))
    }
    var reader = ResponseBodyReader(try head.body(), limit: maximumBodyBytes)
    reader.read(rest)
    let timer = Task {
        try await sleep(.seconds(2))
        connection.end()
    }
    defer { timer.cancel() }
    while !reader.isComplete {
        do { reader.read(try await connection.receive().map { [UInt8]($0) }) } catch {
            // The status is more important than the end of the body.
            if Task.isCancelled { throw error }
            reader.read(nil)
        }
    }
    return .refused(head, body: reader.body)
}
