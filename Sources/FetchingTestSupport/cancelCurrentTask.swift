/// Cancels the current task. The task is used only during the call, as `withUnsafeCurrentTask` requires.
func cancelCurrentTask() {
    unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
}
