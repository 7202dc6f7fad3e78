import Synchronization

/// Values that closures record in their order.
package final class Recorded<Value: Sendable>: Sendable {
    private let values = Mutex<[Value]>([])

    package init() {}

    package var all: [Value] { values.withLock { $0 } }

    /// Adds a value, and returns the number of values.
    @discardableResult
    package func add(_ value: Value) -> Int {
        values.withLock { values in
            values.append(value)
            return values.count
        }
    }

    package func removeAll() { values.withLock { $0 = [] } }
}
