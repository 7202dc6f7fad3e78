import Foundation

extension SocketCore {
    /// Closes the connection, and returns the server's close frame, or nil if none has arrived within the limit.
    func close(_ close: SocketClose) async throws -> SocketClose? {
        try channel.checkClose(close)
        let id = newID()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let now = environment.uptime()
                update { state, wakes in
                    if state.isFinished {
                        let received = state.close.received
                        return wakes.add { continuation.resume(returning: received) }
                    }
                    state.closers[id] = continuation
                    if let payload = state.close.close(close) {
                        startClosing(payload, dropsMessages: false, &state, &wakes, now)
                    }
                    if Task.isCancelled { finish(&state, &wakes, nil) }
                }
            }
        } onCancel: {
            update { state, wakes in
                if state.closers[id] != nil { finish(&state, &wakes, nil) }
            }
        }
    }

    /// Sends a ping, and returns the time until its pong has arrived.
    func ping() async throws -> Duration {
        try Task.checkCancellation()
        let id = newID()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let now = environment.uptime()
                update { state, wakes in
                    guard state.close.isOpen, state.sendError == nil else {
                        let error = endError(state)
                        return wakes.add { continuation.resume(throwing: error) }
                    }
                    state.pingers[id] = continuation
                    addPing(id, &state, &wakes, now)
                    if Task.isCancelled { cancelPinger(id, &state, &wakes) }
                }
            }
        } onCancel: {
            update { state, wakes in cancelPinger(id, &state, &wakes) }
        }
    }

    private func addPing(_ id: Int, _ state: inout State, _ wakes: inout Wakes, _ now: Duration) {
        state.outbound.addPing(state.pings.add(id: id, deadline: now + settings.pongLimit))
        wakeWriter(&state, &wakes, now)
        scheduleTimer(&state, now: now)
    }

    private func cancelPinger(_ id: Int, _ state: inout State, _ wakes: inout Wakes) {
        guard let pinger = state.pingers.removeValue(forKey: id) else { return }
        state.outbound.removePings(state.pings.remove(id: id))
        wakes.add { pinger.resume(throwing: CancellationError()) }
    }

    /// Starts a timer that calls `fire` at the next deadline. An earlier timer is kept, so that no timer is started
    /// when bytes arrive.
    func scheduleTimer(_ state: inout State, now: Duration) {
        guard !state.isFinished else { return }
        let keepAlive = state.close.isOpen ? state.keepAlive.deadline : nil
        guard let deadline = [keepAlive, state.pings.deadline, state.closeDeadline].compactMap({ $0 }).min() else {
            return
        }
        if let timer = state.timer {
            if timer.deadline <= deadline { return }
            timer.task.cancel()
        }
        state.nextID += 1
        let (id, wait) = (state.nextID, max(.zero, deadline - now))
        let task = Task.detached { [self] in
            do { try await environment.sleep(wait) } catch { return }
            fire(id)
        }
        state.timer = (id, deadline, task)
    }

    /// Handles all deadlines that have passed.
    private func fire(_ timer: Int) {
        let (now, receivedBytes) = (environment.uptime(), channel.receivedBytes())
        update { state, wakes in
            // The timer may have been replaced while its task was starting.
            guard state.timer?.id == timer else { return }
            state.timer = nil
            // A long message is one event, but its bytes already show that the server can be reached.
            if receivedBytes > state.receivedBytes { state.keepAlive.received(now: now) }
            state.receivedBytes = receivedBytes
            let expired = state.pings.expired(now: now)
            state.outbound.removePings(expired.map(\.payload))
            failPingers(expired.map(\.id), &state, &wakes, .noPong(within: settings.pongLimit))
            if let deadline = state.closeDeadline, deadline <= now {
                return finish(&state, &wakes, state.sendError.map { .lost($0) })
            }
            if state.close.isOpen {
                switch state.keepAlive.step(now: now) {
                case .wait: break
                case .giveUp: return finish(&state, &wakes, .noPong(within: settings.pongLimit))
                case .ping:
                    state.nextID += 1
                    addPing(state.nextID, &state, &wakes, now)
                }
            }
            scheduleTimer(&state, now: now)
        }
    }
}
