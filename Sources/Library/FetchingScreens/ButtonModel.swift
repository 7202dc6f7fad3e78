import Fetching
import Observation

/// The state of a button that runs an action: idle, running or failed.
///
/// While the action runs, further presses do nothing, so a message is not sent twice.
///
/// ```swift
/// let finish = ButtonModel(actions.finish)
/// finish.press(draft)      // when the user presses the button
/// finish.state.isRunning   // show a spinner, and disable the button
/// ```
///
/// When the screen releases the model, a running action continues. To stop the action, call ``cancel()``.
@MainActor @Observable
public final class ButtonModel<Input, Success> {
    /// The state that the button shows.
    public private(set) var state = ButtonState.idle

    /// Runs the action, and returns its error if it failed.
    private let action: @MainActor (Input) async -> AppError?

    /// The action in progress. Its task keeps the model alive.
    private let work = CurrentWork()

    /// Creates the state of a button that runs `action`.
    public init(_ action: ScreenAction<Input, Result<Success, AppError>>.Async) {
        self.action = { input in
            if case .failure(let error) = await action(input) { error } else { nil }
        }
    }

    /// Creates the state of a button that runs `action`, whose errors have a type other than ``AppError``.
    ///
    /// An error that is not an ``AppError`` becomes ``AppError/unknown(_:)``, and ``AppError/underlying`` returns it. A
    /// cancellation error becomes ``AppError/cancelled``.
    public convenience init<Failure>(_ action: ScreenAction<Input, Result<Success, Failure>>.Async) {
        self.init(.init { input in await action(input).mapError { AppError($0) } })
    }

    /// Creates the state of a button that runs `action`, which cannot fail. Its output is ignored.
    @_disfavoredOverload  // so that a failure in a result is never ignored
    public init(_ action: ScreenAction<Input, Success>.Async) {
        self.action = { input in
            _ = await action(input)
            return nil
        }
    }

    /// Runs the action. Does nothing if the action is running.
    public func press(_ input: Input) {
        guard work.task == nil else { return }
        work.task = Task {
            guard !Task.isCancelled else { return }
            let error = await action(input)
            guard !Task.isCancelled else { return }
            state = ButtonState(error)
            work.task = nil
        }
        state = .running
    }

    /// Runs an action without an input. Does nothing if the action is running.
    public func press() where Input == Void { press(()) }

    /// Cancels the action in progress. The button is idle at once, and the late result is ignored.
    ///
    /// If the action has sent a request, the server may have received it already.
    public func cancel() {
        work.task = nil
        state = .idle
    }

    /// Waits until the action is not running. If the caller is cancelled, returns at once, and the action continues.
    public func waitUntilIdle() async {
        await work.waitUntilIdle()
    }
}

/// The state of a button.
public enum ButtonState: Sendable {
    /// The action was not run yet, succeeded, or was cancelled.
    case idle
    /// The action is running.
    case running
    /// The action failed. The next press runs it again.
    case failed(AppError)

    /// Whether the action is running.
    public var isRunning: Bool {
        if case .running = self { true } else { false }
    }

    /// The error of the failed action, or nil if the state is not ``failed(_:)``.
    public var error: AppError? {
        if case .failed(let error) = self { error } else { nil }
    }

    fileprivate init(_ error: AppError?) {
        switch error {
        case nil, .cancelled: self = .idle
        case let error?: self = .failed(error)
        }
    }
}
