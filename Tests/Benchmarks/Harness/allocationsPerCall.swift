import AllocationCounter

/// How often one call of `contender` allocates, alone in the process; nil where that can't be counted.
///
/// The least of a few counts: what other threads happen to allocate meanwhile can only add to it.
///
/// - Parameter calls: How many fill a turn; where one does, it is long and allocates much, and few are enough.
func allocationsPerCall(of contender: Contender, calls: Int) async throws -> Double? {
    guard allocation_counter_is_available() else { return nil }
    let (calls, counts) = calls > 1 ? (max(calls, 20), 5) : (2, 2)
    try await contender.run(calls)
    var least = UInt64.max
    for _ in 0..<counts {
        allocation_counter_start()
        defer { _ = allocation_counter_stop() }
        try await contender.run(calls)
        least = min(least, allocation_counter_stop())
    }
    // To a tenth, so that a buffer that grows every thousand calls is none.
    return (Double(least) / Double(calls) * 10).rounded() / 10
}
