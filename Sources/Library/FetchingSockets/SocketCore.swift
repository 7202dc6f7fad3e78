import Foundation
import Synchronization

/// The state of an open WebSocket, which its tasks and its callers share. ``SocketEngine`` is the part that an app has.
final class SocketCore: Sendable {
    struct State {
        var close = CloseMachine()
        var inbound: InboundQueue
        var outbound: OutboundQueue
        var keepAlive: KeepAlive
        var pings: PendingPings

        /// The callers of `next`, in their order.
        var readers: [(id: Int, continuation: CheckedContinuation<SocketMessage?, any Error>)] = []
        /// The callers of `send` whose messages have no room.
        var senders: [Int: CheckedContinuation<Void, any Error>] = [:]
        var pingers: [Int: CheckedContinuation<Duration, any Error>] = [:]
        var closers: [Int: CheckedContinuation<SocketClose?, Never>] = [:]
        /// The writer, while there is nothing to send.
        var idleWriter: CheckedContinuation<OutboundQueue.Batch?, Never>?
        /// The reader, while the app takes no messages.
        var pausedReader: CheckedContinuation<Void, Never>?

        var nextID = 0
        /// When closing ends even if the server does not respond.
        var closeDeadline: Duration?
        /// The error with which sending has failed. The server's close frame can still be read then.
        var sendError: (any Error)?
        var isCloseSent = false
        /// The number of bytes from the server when it was last known.
        var receivedBytes: Int64 = 0
        /// Whether the connection was ended. No task uses it after that.
        var isFinished = false
        var tasks: [Task<Void, Never>] = []
        var timer: (id: Int, deadline: Duration, task: Task<Void, Never>)?
    }

    let channel: SocketChannel
    let settings: SocketSettings
    let surroundings: SocketSurroundings
    private let state: Mutex<State>

    init(_ channel: SocketChannel, _ settings: SocketSettings, _ surroundings: SocketSurroundings) {
        (self.channel, self.settings, self.surroundings) = (channel, settings, surroundings)
        let now = surroundings.uptime()
        state = Mutex(
            State(
                inbound: InboundQueue(maximumCost: settings.inboundBytes),
                outbound: OutboundQueue(maximumCost: settings.outboundBytes),
                keepAlive: KeepAlive(interval: settings.keepAlive, limit: settings.pongLimit, now: now),
                pings: PendingPings(random: surroundings.mask())))
    }

    /// Starts the tasks that read and write.
    func start() {
        surroundings.listener?(.opened)
        // Detached, so that a socket does not keep the values of the task that has opened it.
        let tasks = [Task.detached { await self.read() }, Task.detached { await self.write() }]
        let now = surroundings.uptime()
        update { state, wakes in
            if state.isFinished { wakes.add { for task in tasks { task.cancel() } } }
            state.tasks = tasks
            arm(&state, now: now)
        }
    }

    /// Changes the state, and then wakes the tasks that the change concerns. No task is woken under the lock.
    func update<Result: Sendable>(_ change: (inout State, inout Wakes) -> Result) -> Result {
        var wakes = Wakes()
        let result = state.withLock { change(&$0, &wakes) }
        wakes.run()
        return result
    }

    func newID() -> Int {
        state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
    }

    /// Ends the connection at once, because the app has released the socket.
    func letGo() {
        update { state, wakes in
            finish(&state, &wakes, nil)
            state.inbound.removeAll()
        }
    }

    /// Ends the connection and all calls. The error counts if no close frame was sent or received before.
    func finish(_ state: inout State, _ wakes: inout Wakes, _ error: SocketError?) {
        guard !state.isFinished else { return }
        state.isFinished = true
        state.close.end(error)
        let close = state.close
        let tasks = state.tasks + (state.timer.map { [$0.task] } ?? [])
        (state.tasks, state.timer) = ([], nil)
        // Before the callers are woken, so that the connection has ended when `close` returns.
        wakes.add { [channel, surroundings] in
            channel.end()
            for task in tasks { task.cancel() }
            surroundings.listener?(.closed(close.received, close.error))
        }
        let end: Result<SocketMessage?, any Error> = close.error.map { .failure($0) } ?? .success(nil)
        for reader in state.readers { wakes.add { reader.continuation.resume(with: end) } }
        for closer in state.closers.values { wakes.add { closer.resume(returning: close.received) } }
        (state.readers, state.closers) = ([], [:])
        failSenders(state.outbound.removeAll(), &state, &wakes)
        failPingers(state.pings.removeAll(), &state, &wakes, endError(state))
        if let writer = state.idleWriter { wakes.add { writer.resume(returning: nil) } }
        state.idleWriter = nil
        resumeReader(&state, &wakes)
    }

    /// The error of calls that need an open connection.
    func endError(_ state: State) -> SocketError {
        state.close.error ?? state.sendError.map { .lost($0) } ?? .closed(state.close.received)
    }

    func failSenders(_ ids: [Int], _ state: inout State, _ wakes: inout Wakes) {
        let error = endError(state)
        for id in ids {
            if let sender = state.senders.removeValue(forKey: id) { wakes.add { sender.resume(throwing: error) } }
        }
    }

    func failPingers(_ ids: [Int], _ state: inout State, _ wakes: inout Wakes, _ error: SocketError) {
        for id in ids {
            if let pinger = state.pingers.removeValue(forKey: id) { wakes.add { pinger.resume(throwing: error) } }
        }
    }

    func resumeReader(_ state: inout State, _ wakes: inout Wakes) {
        if let reader = state.pausedReader { wakes.add { reader.resume() } }
        state.pausedReader = nil
    }
}

/// What has to be done after a lock was released.
struct Wakes {
    private var actions: [() -> Void] = []

    mutating func add(_ action: @escaping () -> Void) { actions.append(action) }
    func run() { for action in actions { action() } }
}
