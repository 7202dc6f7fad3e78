import Fetching

/// Waits for a value that is passed to a callback, such as the choice of a picker.
///
/// ```swift
/// pickContact: .init { composer in
///     try? await withCallback { callback in composer.present(ContactPicker(onPick: callback)) }
/// }
/// ```
///
/// The first call of the callback ends the wait, and later calls do nothing. If the callback is released without a
/// call, for example because the picker was closed, the wait ends with an error. If a picker has a weak delegate, keep
/// the delegate that holds the callback alive, or the wait ends at once.
///
/// - Parameters:
///   - isolation: The actor on which `start` is called, by default that of the caller.
///   - start: Passes the callback on. This closure is called once, before the wait. The callback can be called from
///     any thread.
/// - Throws: `CancellationError` if the callback is released without a call, or at once if the caller is cancelled.
///   After a cancellation, the picker may still be open. An error that `start` throws is thrown unchanged.
public func withCallback<Value: Sendable>(
    isolation: isolated (any Actor)? = #isolation,
    _ start: (_ callback: @escaping @Sendable (Value) -> Void) throws -> Void
) async throws -> Value {
    try Task.checkCancellation()
    let result = PendingResult<Value>()
    try start(callback(for: result))
    return try await result.value(isolation: isolation)
}

/// This is a separate function, so that only the returned closure holds the reference. When the closure is released,
/// `deinit` ends the wait.
private func callback<Value>(for result: PendingResult<Value>) -> @Sendable (Value) -> Void {
    let reference = CallbackReference(result)
    return { reference.result.complete(.success($0)) }
}

private final class CallbackReference<Value: Sendable>: Sendable {
    let result: PendingResult<Value>

    init(_ result: PendingResult<Value>) { self.result = result }

    deinit { result.complete(.failure(CancellationError())) }
}
