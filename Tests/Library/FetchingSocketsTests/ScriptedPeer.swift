import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingSockets

/// The server's side of a connection in memory, which a test controls.
final class ScriptedPeer: Sendable {
    private struct State {
        var inbox: [Result<Data?, any Error>] = []
        var receiver: CheckedContinuation<Data?, any Error>?
        var sent: [UInt8] = []
        /// The frames in `sent`, of which the first bytes were read as frames.
        var frames: [ClientFrame]? = []
        var framesEnd = 0
        var pieces = 0
        var isBlocked = false
        var sendError: (any Error)?
        var sender: CheckedContinuation<Void, any Error>?
        var isEnded = false
        var receiveCount = 0
        /// Whether two calls of one closure overlapped.
        var overlapped = false
    }

    private let state = Mutex(State())
    private let lifetime = Lifetime()

    /// The connection. Its closures share an object, so that a test sees when the last task has released them.
    var connection: ByteConnection {
        let token = LifetimeToken(lifetime)
        return ByteConnection(
            receive: { [self] in try await token.run { try await receive() } },
            send: { [self] data in try await token.run { try await send(data) } },
            end: { [self] in token.run { end() } })
    }

    // Actions of the server.

    func send(_ bytes: [UInt8]) { deliver(.success(Data(bytes))) }
    func send(text: String) { send(serverFrame(.text, Array(text.utf8))) }
    func sendClose(_ code: Int, _ reason: String = "") {
        send(serverFrame(.close, SocketClose(code: code, reason: reason).payload))
    }
    func endTCP() { deliver(.success(nil)) }
    func fail(_ error: any Error) { deliver(.failure(error)) }

    /// From now on, `send` of the connection waits, as if the server read nothing.
    func block() { state.withLock { $0.isBlocked = true } }
    func unblock() {
        let sender = state.withLock { state in
            state.isBlocked = false
            defer { state.sender = nil }
            return state.sender
        }
        sender?.resume()
    }
    func failSending(_ error: any Error) { state.withLock { $0.sendError = error } }

    // Observations of the server.

    var bytes: [UInt8] { state.withLock { $0.sent } }
    /// The frames that were sent. Empty if one of them is not valid.
    var frames: [ClientFrame] {
        state.withLock { state in
            guard let found = clientFrames(Array(state.sent[state.framesEnd...])) else {
                state.frames = nil
                return []
            }
            state.frames? += found.frames
            state.framesEnd = state.sent.count - found.restBytes
            return state.frames ?? []
        }
    }
    var pieces: Int { state.withLock { $0.pieces } }
    var isEnded: Bool { state.withLock { $0.isEnded } }
    var receiveCount: Int { state.withLock { $0.receiveCount } }
    var overlapped: Bool { state.withLock { $0.overlapped } }
    /// Whether a `send` of the connection waits.
    var isSending: Bool { state.withLock { $0.sender != nil } }
    /// Whether a `receive` of the connection waits, and everything before was read.
    var isIdle: Bool { state.withLock { $0.receiver != nil && $0.inbox.isEmpty } }
    /// Whether no task, timer or closure uses the connection any more.
    var isReleased: Bool { lifetime.isOver }

    func frames(atLeast count: Int) async -> [ClientFrame] {
        await waitUntil { frames.count >= count }
        return frames
    }

    private func deliver(_ result: Result<Data?, any Error>) {
        let receiver = state.withLock { state in
            defer { state.receiver = nil }
            if state.receiver == nil { state.inbox.append(result) }
            return state.receiver
        }
        receiver?.resume(with: result)
    }

    private func receive() async throws -> Data? {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let result = state.withLock { state -> Result<Data?, any Error>? in
                    state.receiveCount += 1
                    if state.receiver != nil { state.overlapped = true }
                    if state.isEnded || Task.isCancelled { return .failure(CancellationError()) }
                    if !state.inbox.isEmpty { return state.inbox.removeFirst() }
                    state.receiver = continuation
                    return nil
                }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            let receiver = state.withLock { state in
                defer { state.receiver = nil }
                return state.receiver
            }
            receiver?.resume(throwing: CancellationError())
        }
    }

    private func send(_ data: Data) async throws {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                let result = state.withLock { state -> Result<Void, any Error>? in
                    if state.sender != nil { state.overlapped = true }
                    if state.isEnded || Task.isCancelled { return .failure(CancellationError()) }
                    if let error = state.sendError { return .failure(error) }
                    state.sent += data
                    state.pieces += 1
                    guard state.isBlocked else { return .success(()) }
                    state.sender = continuation
                    return nil
                }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            let sender = state.withLock { state in
                defer { state.sender = nil }
                return state.sender
            }
            sender?.resume(throwing: CancellationError())
        }
    }

    private func end() {
        let (receiver, sender) = state.withLock { state in
            state.isEnded = true
            defer { (state.receiver, state.sender) = (nil, nil) }
            return (state.receiver, state.sender)
        }
        receiver?.resume(throwing: CancellationError())
        sender?.resume(throwing: CancellationError())
    }
}

/// Whether the objects that share a lifetime were released.
final class Lifetime: Sendable {
    private let count = Mutex<(started: Int, ended: Int)>((0, 0))

    var isOver: Bool { count.withLock { $0.started > 0 && $0.started == $0.ended } }
    func begin() { count.withLock { $0.started += 1 } }
    func end() { count.withLock { $0.ended += 1 } }
}

final class LifetimeToken: Sendable {
    private let lifetime: Lifetime

    init(_ lifetime: Lifetime) {
        self.lifetime = lifetime
        lifetime.begin()
    }

    deinit { lifetime.end() }

    func run(_ body: () -> Void) { body() }
    func run<Value>(_ body: () async throws -> Value) async rethrows -> Value { try await body() }
}
