import AllocationCounter

/// Returns the number of allocations of one call of `contender`, while nothing else is measured; nil if allocations are
/// not counted on this platform.
///
/// It is the least of several counts, because allocations of other threads can only add to it.
///
/// - Parameter calls: The number of calls in a turn. If it is 1, the call is long, and few calls are counted.
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
    // Rounded to a tenth, so that a buffer that grows every thousand calls does not count.
    return (Double(least) / Double(calls) * 10).rounded() / 10
}
