// Unsafe: the value of the task is valid only within the closure, and is used only there.

/// Cancels the current task.
func cancelCurrentTask() {
    unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
}
