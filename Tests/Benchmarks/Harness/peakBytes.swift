import AllocationCounter

/// Returns the maximum number of bytes that `work` holds at any moment, without those held at the start. The result is
/// the lowest of several runs, because other threads can only increase the number. Requires
/// ``allocation_counter_is_available()``.
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
