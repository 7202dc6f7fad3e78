import Foundation

extension SocketCore {
    /// Reads until the end of the connection. Pauses while the inbound queue is full.
    func read() async {
        do {
            try await channel.read { events in await receive(events) }
            ended(with: nil)
        } catch {
            ended(with: error)
        }
    }

    private func receive(_ events: [FrameEvent]) async {
        let now = environment.uptime()
        if let listener = environment.listener, update({ state, _ in state.close.isOpen }) {
            for case .message(let message) in events { listener(.received(bytes: message.byteCount)) }
        }
        let isPaused = update { state, wakes in
            let isPingAnswered = state.keepAlive.received(now: now)
            for event in events { receive(event, &state, &wakes, now) }
            let isPaused = state.close.isOpen && state.inbound.isFull
            if isPaused { state.keepAlive.pause() }
            // The timer of a ping can be later than the next ping.
            if isPingAnswered { scheduleTimer(&state, now: now) }
            return isPaused
        }
        guard isPaused else { return }
        await waitForRoom()
        let end = environment.uptime()
        update { state, _ in
            state.keepAlive.resume(now: end)
            scheduleTimer(&state, now: end)
        }
    }

    private func receive(_ event: FrameEvent, _ state: inout State, _ wakes: inout Wakes, _ now: Duration) {
        switch event {
        case .message(let message):
            // After our close frame, messages are ignored (RFC 6455 §5.5.1 and §7.1.6).
            guard state.close.isOpen else { return }
            guard let reader = state.readers.first else { return state.inbound.append(message) }
            state.readers.removeFirst()
            wakes.add { reader.continuation.resume(returning: message) }
        case .ping(let payload):
            guard !state.isCloseSent, state.sendError == nil else { return }
            state.outbound.setPong(payload)
            wakeWriter(&state, &wakes, now)
        case .pong(let payload):
            for (id, time) in state.pings.pong(payload, now: now) {
                if let listener = environment.listener { wakes.add { listener(.ponged(after: time)) } }
                if let pinger = state.pingers.removeValue(forKey: id) { wakes.add { pinger.resume(returning: time) } }
            }
        case .close(let close):
            // No response can be sent after an error of sending, or to a close frame that responds to ours.
            let response = state.close.receive(close)
            guard let response, state.sendError == nil else { return finish(&state, &wakes, nil) }
            startClosing(response, dropsMessages: true, &state, &wakes, now)
        case .violation(let violation):
            // After our close frame, a violation is ignored as messages are.
            guard let payload = state.close.fail(violation) else { return }
            guard state.sendError == nil else { return finish(&state, &wakes, nil) }
            startClosing(payload, dropsMessages: true, &state, &wakes, now)
        }
    }

    /// Queues a close frame, and starts the time limit of closing.
    func startClosing(
        _ payload: [UInt8], dropsMessages: Bool, _ state: inout State, _ wakes: inout Wakes, _ now: Duration
    ) {
        failSenders(state.outbound.addClose(payload, dropsMessages: dropsMessages), &state, &wakes)
        state.closeDeadline = min(state.closeDeadline ?? .seconds(Int64.max / 2), now + settings.closeLimit)
        wakeWriter(&state, &wakes, now)
        resumeReader(&state, &wakes)
        scheduleTimer(&state, now: now)
    }

    private func waitForRoom() async {
        await withCheckedContinuation { continuation in
            update { state, wakes in
                guard state.close.isOpen, !state.inbound.hasRoom else { return wakes.add { continuation.resume() } }
                state.pausedReader = continuation
            }
        }
    }

    /// Ends the socket after the end of the connection. The response to the server's close frame is sent before,
    /// because the server may have closed only its own direction.
    private func ended(with error: (any Error)?) {
        update { state, wakes in
            let isResponding = state.close.state == .closingByServer && !state.isCloseSent && state.sendError == nil
            if error == nil, isResponding { return }
            finish(&state, &wakes, .lost(state.sendError ?? error))
        }
    }

    /// Returns the next message, or nil after a normal end. Runs on the caller's actor, because changing the actor
    /// takes more time than the rest.
    func next(isolation: isolated (any Actor)? = #isolation) async throws -> SocketMessage? {
        try Task.checkCancellation()
        if let result = update({ state, wakes in takeMessage(&state, &wakes) }) { return try result.get() }
        let id = newID()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                update { state, wakes in
                    if let result = takeMessage(&state, &wakes) {
                        return wakes.add { continuation.resume(with: result) }
                    }
                    state.readers.append((id, continuation))
                    if Task.isCancelled { cancelReader(id, &state, &wakes) }
                }
            }
        } onCancel: {
            update { state, wakes in cancelReader(id, &state, &wakes) }
        }
    }

    /// Returns a message that has arrived, or the end. Returns nil if the caller has to wait.
    private func takeMessage(_ state: inout State, _ wakes: inout Wakes) -> Result<SocketMessage?, any Error>? {
        if let message = state.inbound.popFirst() {
            if state.inbound.hasRoom { resumeReader(&state, &wakes) }
            return .success(message)
        }
        guard state.isFinished else { return nil }
        return state.close.error.map { .failure($0) } ?? .success(nil)
    }

    private func cancelReader(_ id: Int, _ state: inout State, _ wakes: inout Wakes) {
        guard let index = state.readers.firstIndex(where: { $0.id == id }) else { return }
        let reader = state.readers.remove(at: index)
        wakes.add { reader.continuation.resume(throwing: CancellationError()) }
    }
}
