import Synchronization

/// A record of the requested pages, in order.
package final class PageLog: Sendable {
    private let state = Mutex<[Int]>([])

    package init() {}

    package var pages: [Int] { state.withLock { $0 } }

    package func add(_ page: Int) { state.withLock { $0.append(page) } }
}
