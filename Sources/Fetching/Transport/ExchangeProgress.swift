import Synchronization

/// How far an exchange has come, told by the transport to the layer that times it.
final class ExchangeProgress: Sendable {
    /// The exchange of this task, if someone wants to know.
    @TaskLocal static var current: ExchangeProgress?

    private let state = Mutex(TimedOut.Phase.waitingForResponse)

    var phase: TimedOut.Phase { state.withLock { $0 } }

    func responseArrived() { state.withLock { $0 = .receivingBody } }
}
