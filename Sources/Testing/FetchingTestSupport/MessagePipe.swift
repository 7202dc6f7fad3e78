import Fetching
import FetchingSockets
import Synchronization

/// The messages in one direction of a WebSocket in memory. A sender waits while 1 MiB of messages wait for the reader.
final class MessagePipe: Sendable {
    /// The error of a message that is sent after the end.
    struct Closed: Error {}

    private struct State {
        var messages: [SocketMessage] = []
        var byteCount = 0
        /// The end after the messages, or nil if more messages can follow.
        var end: Result<Void, AppError>?
        /// The waits of readers and senders, in their order. Each of them ends with the next change.
        var waits: [PendingResult<Void>] = []
    }

    private let state = Mutex(State())
    private static let maximumBytes = 1 << 20

    /// Returns the next message, or nil after the last one. Throws the error of the end. A cancelled task still gets
    /// the messages that precede the end.
    func next() async throws -> SocketMessage? {
        try await waiting { state -> Result<SocketMessage?, any Error>? in
            guard !state.messages.isEmpty else {
                return state.end.map { end in end.map { nil }.mapError { $0 } }
            }
            if state.end == nil, Task.isCancelled { return .failure(CancellationError()) }
            let message = state.messages.removeFirst()
            state.byteCount -= message.cost
            return .success(message)
        }
    }

    /// Adds a message. Waits while the pipe is full. Throws ``Closed`` after the end.
    func send(_ message: SocketMessage) async throws {
        try Task.checkCancellation()
        try await waiting { state -> Result<Void, any Error>? in
            guard state.end == nil else { return .failure(Closed()) }
            guard state.byteCount == 0 || state.byteCount + message.cost <= Self.maximumBytes else { return nil }
            state.messages.append(message)
            state.byteCount += message.cost
            return .success(())
        }
    }

    /// The end, or nil if messages can be sent.
    var result: Result<Void, AppError>? { state.withLock { $0.end } }

    /// Ends the pipe after the messages that were sent, and returns true. Returns false if it has already ended; then
    /// nothing changes.
    @discardableResult func end(_ end: Result<Void, AppError>) -> Bool {
        let (isFirst, waits) = state.withLock { state in
            defer { (state.end, state.waits) = (state.end ?? end, []) }
            return (state.end == nil, state.waits)
        }
        for wait in waits { wait.complete(.success(())) }
        return isFirst
    }

    /// Returns the result of `step` as soon as it has one.
    private func waiting<Value>(_ step: (inout State) -> Result<Value, any Error>?) async throws -> Value {
        while true {
            let (result, wait, waits) = state.withLock { state in
                if let result = step(&state) {
                    defer { state.waits = [] }
                    return (result as Result<Value, any Error>?, nil as PendingResult<Void>?, state.waits)
                }
                let wait = PendingResult<Void>()
                state.waits.append(wait)
                return (nil, wait, [])
            }
            for wait in waits { wait.complete(.success(())) }
            if let result { return try result.get() }
            try await wait?.value()
        }
    }
}

extension SocketMessage {
    /// The memory of a message: its content, and about 64 bytes for the value.
    fileprivate var cost: Int {
        switch self {
        case .text(let text): text.utf8.count + 64
        case .binary(let data): data.count + 64
        }
    }
}
