import Synchronization

/// What a running server has seen.
final class Counters: Sendable {
    let openConnections = Atomic(0)
    let acceptedConnections = Atomic(0)
    let requests = Atomic(0)
}

extension Atomic where Value == Int {
    var value: Int { load(ordering: .acquiring) }

    func count(_ difference: Int) {
        add(difference, ordering: .acquiringAndReleasing)
    }
}
