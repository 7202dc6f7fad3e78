// Unsafe: the task is valid only within the closure, and no other code uses the task.

/// Cancels the current task.
func cancelCurrentTask() {
    unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
}
