import Synchronization

/// A record of the requested pages, in order.
final class PageLog: Sendable {
    private let state = Mutex<[Int]>([])

    var pages: [Int] { state.withLock { $0 } }

    func add(_ page: Int) { state.withLock { $0.append(page) } }
}
