import AllocationCounter

/// Returns the most bytes that `work` holds at any moment, beyond those held at the start. It is the least of a number
/// of runs, because other threads can only add to it. Requires ``allocation_counter_is_available()``.
func peakBytes(_ runs: Int, _ work: () async throws -> Void) async throws -> Int64 {
    var least = Int64.max
    for _ in 0..<runs {
        allocation_counter_start()
        defer { _ = allocation_counter_stop() }
        try await work()
        least = min(least, allocation_counter_peak_bytes())
    }
    return least
}
