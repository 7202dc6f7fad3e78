import Fetching

/// A closure that a screen calls when the user does something, such as the “cancel” of a composer.
///
/// A screen gets its actions as one struct. The struct is created where the screen is created. Only that code depends
/// on the network, the database and the next screen.
///
/// ```swift
/// struct ComposerActions {
///     var finish: ScreenAction<Draft, Result<Void, AppError>>.Async
///     var cancel: ScreenAction<Composer, Void>.Sync
/// }
///
/// let composer = Composer(
///     actions: ComposerActions(
///         finish: .init { draft in await send(draft) },
///         cancel: .init { composer in composer.close() }))
/// ```
///
/// If an action presents or closes something, its input is the screen that called it: `ScreenAction<Composer, Void>`,
/// or `ScreenAction<(Composer, Draft), Void>` with a further value. The screen can have any type. The closure does not
/// capture the screen, so there is no reference cycle.
///
/// The closures run on the main actor, like the screen, and may use its state. A ``Fetcher`` that they call runs
/// outside the main actor.
public enum ScreenAction<Input, Output> {
    /// An action that returns at once.
    public struct Sync: Sendable {
        private let closure: @MainActor (Input) -> Output

        /// Creates an action from a closure.
        public init(_ closure: @escaping @MainActor (Input) -> Output) { self.closure = closure }

        /// Runs the closure of the action.
        @MainActor public func callAsFunction(_ input: Input) -> Output { closure(input) }
    }

    /// An action that takes time. If its work can fail, its output is a result, like that of a ``Fetcher``.
    public struct Async: Sendable {
        private let closure: @MainActor (Input) async -> Output

        /// Creates an action from a closure, such as a ``Fetcher``.
        public init(_ closure: @escaping @MainActor (Input) async -> Output) { self.closure = closure }

        /// Runs the closure of the action.
        @MainActor public func callAsFunction(_ input: Input) async -> Output { await closure(input) }
    }
}

extension ScreenAction.Sync {
    /// Runs the closure of an action without an input.
    @MainActor public func callAsFunction() -> Output where Input == Void { self(()) }

    /// Runs the closure with the screen and a further value.
    @MainActor public func callAsFunction<Screen, Value>(_ screen: Screen, _ value: Value) -> Output
    where Input == (Screen, Value) { self((screen, value)) }
}

extension ScreenAction.Async {
    /// Runs the closure of an action without an input.
    @MainActor public func callAsFunction() async -> Output where Input == Void { await self(()) }

    /// Runs the closure with the screen and a further value.
    @MainActor public func callAsFunction<Screen, Value>(_ screen: Screen, _ value: Value) async -> Output
    where Input == (Screen, Value) { await self((screen, value)) }
}
