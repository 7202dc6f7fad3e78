// Unsafe: the task may be used only within the closure, and it is.

/// Cancels the current task. The task is used only during the call, as `withUnsafeCurrentTask` requires.
func cancelCurrentTask() {
    unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
}
