// A stub of Synchronization for .ci/32-bit: the declarations that the checked files use, without behaviour.

public struct Mutex<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
    private var value: Value

    public init(_ value: consuming sending Value) { self.value = value }

    public borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result { fatalError() }
}

public struct Atomic<Value>: ~Copyable, @unchecked Sendable {
    private var value: Value

    public init(_ value: Value) { self.value = value }
}

public enum AtomicOrdering { case relaxed }

extension Atomic<Bool> {
    public borrowing func load(ordering: AtomicOrdering) -> Bool { fatalError() }

    public borrowing func store(_ desired: Bool, ordering: AtomicOrdering) { fatalError() }
}
