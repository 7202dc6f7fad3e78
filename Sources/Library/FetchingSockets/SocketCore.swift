import Foundation
import Synchronization

/// The state of an open WebSocket, which its tasks and its callers share. The tasks keep this object. The app keeps the
/// ``SocketEngine``, whose release ends the connection.
final class SocketCore: Sendable {
    struct State {
        var close = ClosingHandshake()
        var inbound: InboundQueue
        var outbound: OutboundQueue
        var keepAlive: KeepAlive
        var pings: PendingPings

        /// The waiting callers of `next`, in the order of the calls.
        var readers: [(id: Int, continuation: CheckedContinuation<SocketMessage?, any Error>)] = []
        /// The callers of `send` that wait because the outbound queue is full.
        var senders: [Int: CheckedContinuation<Void, any Error>] = [:]
        var pingers: [Int: CheckedContinuation<Duration, any Error>] = [:]
        var closers: [Int: CheckedContinuation<SocketClose?, Never>] = [:]
        /// The task that writes, while there is nothing to send.
        var idleWriter: CheckedContinuation<OutboundQueue.Batch?, Never>?
        /// The task that reads, while the inbound queue is full.
        var pausedReader: CheckedContinuation<Void, Never>?

        var nextID = 0
        /// The uptime at which closing ends even if the server does not respond.
        var closeDeadline: Duration?
        /// The error with which sending has failed. The server's close frame can still be read after it.
        var sendError: (any Error)?
        var isCloseSent = false
        /// The last known number of bytes from the server.
        var receivedBytes: Int64 = 0
        /// Whether the connection has ended. No task uses it after that.
        var isFinished = false
        var tasks: [Task<Void, Never>] = []
        var timer: (id: Int, deadline: Duration, task: Task<Void, Never>)?
    }

    let channel: SocketChannel
    let settings: SocketSettings
    let environment: SocketEnvironment
    private let state: Mutex<State>

    init(_ channel: SocketChannel, _ settings: SocketSettings, _ environment: SocketEnvironment) {
        (self.channel, self.settings, self.environment) = (channel, settings, environment)
        let now = environment.uptime()
        state = Mutex(
            State(
                inbound: InboundQueue(maximumCost: settings.inboundBytes),
                outbound: OutboundQueue(maximumCost: settings.outboundBytes),
                keepAlive: KeepAlive(interval: settings.keepAlive, limit: settings.pongLimit, now: now),
                pings: PendingPings(random: environment.mask())))
    }

    /// Starts the tasks that read and write.
    func start() {
        environment.listener?(.opened)
        // Detached, so that a socket does not keep the values of the task that has opened it.
        let tasks = [Task.detached { await self.read() }, Task.detached { await self.write() }]
        let now = environment.uptime()
        update { state, wakes in
            if state.isFinished { wakes.add { for task in tasks { task.cancel() } } }
            state.tasks = tasks
            scheduleTimer(&state, now: now)
        }
    }

    /// Changes the state, releases the lock, and then runs the actions that the change has added, such as resuming
    /// tasks.
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
    func socketWasReleased() {
        update { state, wakes in
            finish(&state, &wakes, nil)
            state.inbound.removeAll()
        }
    }

    /// Ends the connection and all calls. The error is ignored if a close frame was sent or received before.
    func finish(_ state: inout State, _ wakes: inout Wakes, _ error: SocketError?) {
        guard !state.isFinished else { return }
        state.isFinished = true
        state.close.end(error)
        let close = state.close
        let tasks = state.tasks + (state.timer.map { [$0.task] } ?? [])
        (state.tasks, state.timer) = ([], nil)
        // Before the callers are woken, so that the connection has ended when `close` returns.
        wakes.add { [channel, environment] in
            channel.end()
            for task in tasks { task.cancel() }
            environment.listener?(.closed(close.received, close.error))
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

/// Actions that run after a lock was released, such as resuming continuations.
struct Wakes {
    private var actions: [() -> Void] = []

    mutating func add(_ action: @escaping () -> Void) { actions.append(action) }
    func run() { for action in actions { action() } }
}
