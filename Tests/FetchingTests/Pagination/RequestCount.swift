import Synchronization

/// The pages that were asked for, in order.
final class RequestCount: Sendable {
    private let state = Mutex<[Int]>([])

    var pages: [Int] { state.withLock { $0 } }

    func add(_ page: Int) { state.withLock { $0.append(page) } }
}
