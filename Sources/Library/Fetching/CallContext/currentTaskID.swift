// Unsafe: the value of the task is valid only within the closure, and is used only there.

/// Returns a number that differs for tasks that run at the same time.
func currentTaskID() -> Int? { unsafe withUnsafeCurrentTask { unsafe $0?.hashValue } }
