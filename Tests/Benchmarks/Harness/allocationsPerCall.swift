import AllocationCounter

/// Returns the number of allocations of one call of `contender`. Returns nil if allocations are not counted on this
/// platform.
///
/// The result is the lowest of several counts, because other threads can only increase a count.
///
/// - Parameter calls: The number of calls in a turn. A number of 1 means that a call is slow, so fewer calls are
///   counted.
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
    // Rounded to a tenth, so that a buffer that grows once in a thousand calls does not count.
    return (Double(least) / Double(calls) * 10).rounded() / 10
}
