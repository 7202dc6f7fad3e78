import Foundation

extension SocketCore {
    /// Sends the frames that are queued until the connection ends.
    func write() async {
        while let batch = await nextBatch() {
            do {
                try await channel.write(batch) { includesPing in progressed(includesPing: includesPing) }
            } catch {
                return sendingFailed(error)
            }
            wrote(batch)
        }
    }

    private func nextBatch() async -> OutboundQueue.Batch? {
        let now = environment.uptime()
        let (batch, isFinished) = update { state, _ in (take(&state, now), state.isFinished) }
        if isFinished { return nil }
        if let batch { return batch }
        return await withCheckedContinuation { continuation in
            let now = environment.uptime()
            update { state, wakes in
                if state.isFinished { return wakes.add { continuation.resume(returning: nil) } }
                if let batch = take(&state, now) { return wakes.add { continuation.resume(returning: batch) } }
                state.idleWriter = continuation
            }
        }
    }

    private func take(_ state: inout State, _ now: Duration) -> OutboundQueue.Batch? {
        guard let batch = state.outbound.take() else { return nil }
        for case .control(.ping, let payload) in batch.frames { state.pings.sent(payload, now: now) }
        return batch
    }

    /// Passes the queued frames to the task that writes, if that task waits.
    func wakeWriter(_ state: inout State, _ wakes: inout Wakes, _ now: Duration) {
        guard let writer = state.idleWriter, let batch = take(&state, now) else { return }
        state.idleWriter = nil
        wakes.add { writer.resume(returning: batch) }
    }

    private func progressed(includesPing: Bool) {
        guard settings.keepAlive != nil else { return }
        let now = environment.uptime()
        update { state, _ in state.keepAlive.wrote(ping: includesPing, now: now) }
    }

    private func wrote(_ batch: OutboundQueue.Batch) {
        if let listener = environment.listener {
            for case .message(let message) in batch.frames { listener(.sent(bytes: message.byteCount)) }
        }
        update { state, wakes in
            for id in state.outbound.wrote(batch) {
                if let sender = state.senders.removeValue(forKey: id) { wakes.add { sender.resume() } }
            }
            guard batch.includesClose else { return }
            state.isCloseSent = true
            if state.close.state == .closingByServer { finish(&state, &wakes, nil) }
        }
    }

    /// Continues reading until the end of the connection, because the server's close frame describes the reason better
    /// than the error of sending.
    private func sendingFailed(_ error: any Error) {
        let now = environment.uptime()
        update { state, wakes in
            guard !state.isFinished else { return }
            if state.close.state == .closingByServer { return finish(&state, &wakes, nil) }
            state.sendError = error
            failSenders(state.outbound.removeAll(), &state, &wakes)
            state.closeDeadline = min(state.closeDeadline ?? .seconds(Int64.max / 2), now + settings.closeLimit)
            scheduleTimer(&state, now: now)
        }
    }

    /// Queues a message. Suspends while the outbound queue is full.
    func send(_ message: SocketMessage, isolation: isolated (any Actor)? = #isolation) async throws {
        try Task.checkCancellation()
        let now = environment.uptime()
        let hasRoom = try update { state, wakes in add(message, &state, &wakes, now) }.get()
        if hasRoom { return }
        let id = newID()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                let now = environment.uptime()
                update { state, wakes in
                    switch add(message, &state, &wakes, now) {
                    case .failure(let error): wakes.add { continuation.resume(throwing: error) }
                    case .success(true): wakes.add { continuation.resume() }
                    case .success(false):
                        state.outbound.wait(message, id: id)
                        state.senders[id] = continuation
                        if Task.isCancelled { cancelSender(id, &state, &wakes) }
                    }
                }
            }
        } onCancel: {
            update { state, wakes in cancelSender(id, &state, &wakes) }
        }
    }

    /// Queues a message, and returns true. Returns false if the outbound queue is full.
    private func add(
        _ message: SocketMessage, _ state: inout State, _ wakes: inout Wakes, _ now: Duration
    ) -> Result<Bool, SocketError> {
        guard state.close.isOpen, state.sendError == nil else { return .failure(endError(state)) }
        guard state.outbound.add(message) else { return .success(false) }
        wakeWriter(&state, &wakes, now)
        return .success(true)
    }

    private func cancelSender(_ id: Int, _ state: inout State, _ wakes: inout Wakes) {
        guard state.outbound.cancel(id: id), let sender = state.senders.removeValue(forKey: id) else { return }
        wakes.add { sender.resume(throwing: CancellationError()) }
    }
}

extension OutboundQueue.Batch {
    var includesPing: Bool { includes(.ping) }
    fileprivate var includesClose: Bool { includes(.close) }

    private func includes(_ kind: FrameKind) -> Bool {
        frames.contains { frame in
            if case .control(kind, _) = frame { true } else { false }
        }
    }
}
