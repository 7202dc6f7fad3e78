// Unsafe: the value of the task is valid only within the closure, and is used only there.

/// Returns a number that differs for tasks that exist at the same time. It is the `hashValue` of the `Task`.
func currentTaskID() -> Int? { unsafe withUnsafeCurrentTask { unsafe $0?.hashValue } }
