/// Returns when `condition` is true, or when the caller is cancelled, as a test is at its time limit.
func waitUntil(isolation: isolated (any Actor)? = #isolation, _ condition: () -> Bool) async {
    while !condition(), !Task.isCancelled { await Task.yield() }
}
