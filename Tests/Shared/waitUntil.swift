/// Waits until `condition` is true or the task is cancelled. A test's task is cancelled at its time limit.
package func waitUntil(isolation: isolated (any Actor)? = #isolation, _ condition: () -> Bool) async {
    var turns = 0
    while !condition(), !Task.isCancelled {
        // A longer loop without a pause would take the processor from tests that run at the same time.
        if turns < 20 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
        turns += 1
    }
}
