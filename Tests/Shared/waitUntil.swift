/// Waits until `condition` is true or the task is cancelled. A test's task is cancelled at its time limit.
package func waitUntil(isolation: isolated (any Actor)? = #isolation, _ condition: () -> Bool) async {
    while !condition(), !Task.isCancelled { await Task.yield() }
}
