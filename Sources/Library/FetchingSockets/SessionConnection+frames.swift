import Fetching
import Foundation

extension SocketChannel {
    /// Creates a channel over an open WebSocket of a session.
    init(over connection: SessionConnection) {
        self.init(
            read: { receive in while let events = try await connection.next() { await receive(events) } },
            write: { batch, wrote in
                for frame in batch.frames {
                    try await connection.send(frame)
                    if case .control(.ping, _) = frame { wrote(true) } else { wrote(false) }
                }
            },
            checkClose: { try connection.checkClose($0) },
            end: { connection.end() },
            receivedBytes: { connection.task?.receivedBytes() ?? 0 })
    }
}

extension SessionConnection {
    /// Returns the next events, or nil at the end, after the server's close frame. Throws if the connection was lost.
    func next() async throws -> [FrameEvent]? {
        try await withCheckedThrowingContinuation { continuation in
            update { state, wakes in
                if state.isEnded { return wakes.add { continuation.resume(throwing: CancellationError()) } }
                state.reader = continuation
            }
        }
    }

    /// Resumes the reader with the events that have arrived. If there are none, receives the next message, or waits for
    /// the end.
    func serveReader(_ state: inout State, _ wakes: inout Wakes) {
        guard let reader = state.reader else { return }
        if !state.events.isEmpty {
            let events = state.events
            (state.events, state.reader) = ([], nil)
            return wakes.add { reader.resume(returning: events) }
        }
        let step = state.ending.step
        if step == .end {
            state.reader = nil
            return wakes.add { [end = takeEnd(&state)] in reader.resume(with: end) }
        }
        if step == .waitBriefly, state.timer == nil { startTimer(&state) }
        guard state.receiveID == nil, state.ending.receiveError == nil, let task = state.task else { return }
        state.nextID += 1
        let id = state.nextID
        state.receiveID = id
        wakes.add { [self] in task.receive { self.received(id, $0) } }
    }

    /// Returns the server's close frame once, and then nil, or the error of a connection that was lost.
    private func takeEnd(_ state: inout State) -> Result<[FrameEvent]?, any Error> {
        if let close = state.ending.close {
            defer { state.isEndRead = true }
            return .success(state.isEndRead ? nil : [close])
        }
        return state.ending.error.map { .failure($0) } ?? .success(nil)
    }

    private func startTimer(_ state: inout State) {
        state.nextID += 1
        let id = state.nextID
        let wait = Task.detached { [self] in
            // One second is enough for a slow session to report the end a second time.
            do { try await sleep(.seconds(1)) } catch { return }
            update { [frame = task?.closeFrame()] state, _ in
                guard state.timer?.id == id else { return }
                state.timer = nil
                state.ending.timeHasPassed(closeFrame: frame)
            }
        }
        state.timer = (id, wait)
    }

    private func received(_ id: Int, _ result: Result<SocketMessage, any Error>) {
        update { state, wakes in
            // The session may call the closure twice.
            guard state.receiveID == id, !state.isEnded else { return }
            state.receiveID = nil
            // Further messages may follow, so the time starts again.
            if let timer = state.timer { wakes.add(timer.task.cancel) }
            state.timer = nil
            switch result {
            case .success(let message) where message.byteCount <= maximumMessageBytes:
                state.events.append(.message(message))
            case .failure(let error) where !isTooLong(error): state.ending.receiveFailed(error)
            case .success, .failure:
                let violation = SocketViolation.tooLong(maximumMessageBytes)
                state.events.append(.violation(violation))
                state.ending.receiveFailed(violation)
            }
        }
    }

    /// Sends a frame. Returns when the session has accepted it. Pongs are not sent, because the session sends them
    /// itself.
    func send(_ frame: OutboundQueue.Frame) async throws {
        switch frame {
        case .message(let message): try await send(message)
        case .control(.ping, let payload): sendPing(payload)
        case .control(.close, let payload): sendClose(payload)
        case .control: break
        }
    }

    private func send(_ message: SocketMessage) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            update { state, wakes in
                guard let task = state.task else {
                    return wakes.add { continuation.resume(throwing: CancellationError()) }
                }
                state.nextID += 1
                let id = state.nextID
                state.sender = (id, continuation)
                wakes.add { [self] in task.send(message) { self.sent(id, $0) } }
            }
        }
    }

    private func sent(_ id: Int, _ error: (any Error)?) {
        update { state, wakes in
            guard let sender = state.sender, sender.id == id else { return }
            state.sender = nil
            wakes.add {
                if let error {
                    sender.continuation.resume(throwing: lossError(error))
                } else {
                    sender.continuation.resume()
                }
            }
        }
    }

    private func sendPing(_ payload: [UInt8]) {
        update { state, wakes in
            guard let task = state.task else { return }
            wakes.add { [self] in task.ping { self.ponged(payload, $0) } }
        }
    }

    /// An error of a ping is ignored, because the end of the connection is also reported to the reader, and a ping
    /// without a pong has a limit. A second pong with the same payload is ignored later.
    private func ponged(_ payload: [UInt8], _ error: (any Error)?) {
        update { state, _ in if error == nil, !state.isEnded { state.events.append(.pong(payload)) } }
    }

    private func sendClose(_ payload: [UInt8]) {
        update { state, wakes in
            // The session has responded to the close frame of the server.
            guard let task = state.task, state.ending.close == nil, payload.count >= 2 else { return }
            state.ending.isCloseSent = true
            let code = Int(payload[0]) << 8 | Int(payload[1])
            wakes.add { task.close(code, Data(payload.dropFirst(2))) }
        }
    }

    func checkClose(_ close: SocketClose) throws {
        try close.checkSendable()
        guard let code = close.code else {
            throw SocketError.invalidClose("URLSession cannot send a close frame without a code; pass the code 1000")
        }
        guard task?.canClose(code) ?? true else {
            throw SocketError.invalidClose("URLSession cannot send the close code \(code); pass another code")
        }
    }
}
