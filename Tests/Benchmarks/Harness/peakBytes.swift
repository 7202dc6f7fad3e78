import AllocationCounter

/// How many bytes more than at the start `work` holds at its worst moment; the least of so many runs, because what
/// other threads hold meanwhile is chance. To be called where ``allocation_counter_is_available()``.
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
