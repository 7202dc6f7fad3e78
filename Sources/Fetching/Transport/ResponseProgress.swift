import Synchronization

/// Whether the head of a response has arrived. The transport sets it, and the layer that limits the time reads it.
final class ResponseProgress: Sendable {
    /// The progress of the exchange in the current task, or nil if no layer needs it.
    @TaskLocal static var current: ResponseProgress?

    private let state = Mutex(false)

    var headHasArrived: Bool { state.withLock { $0 } }

    func setHeadHasArrived() { state.withLock { $0 = true } }
}
