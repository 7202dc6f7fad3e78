import Synchronization

/// A flag that tells whether the head of a response has arrived. The transport sets the flag, and the layer that limits
/// the time reads it.
final class ResponseProgress: Sendable {
    /// The progress of the exchange in the current task, or nil if no layer limits the time.
    @TaskLocal static var current: ResponseProgress?

    private let state = Mutex(false)

    var headHasArrived: Bool { state.withLock { $0 } }

    func setHeadHasArrived(_ hasArrived: Bool = true) { state.withLock { $0 = hasArrived } }
}
