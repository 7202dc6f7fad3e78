import Synchronization

/// What a running server has seen.
final class Counters: Sendable {
    private struct Values {
        var openConnections = 0
        var acceptedConnections = 0
        var requests = 0
    }

    private let values = Mutex(Values())

    var openConnections: Int { values.withLock { $0.openConnections } }
    var acceptedConnections: Int { values.withLock { $0.acceptedConnections } }
    var requests: Int { values.withLock { $0.requests } }

    func connectionOpened() {
        values.withLock {
            $0.openConnections += 1
            $0.acceptedConnections += 1
        }
    }

    func connectionClosed() {
        values.withLock { $0.openConnections -= 1 }
    }

    func requestArrived() {
        values.withLock { $0.requests += 1 }
    }
}
