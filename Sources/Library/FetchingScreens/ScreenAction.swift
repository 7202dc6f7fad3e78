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
/// or `ScreenAction<(Composer, Draft), Void>` with a further value, and so on. The screen can have any type. The
/// closure does not capture the screen, so there is no reference cycle.
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

        /// Returns an action whose closure can throw.
        ///
        /// ```swift
        /// finish: .catching { draft in try await drafts.save(draft) }
        /// ```
        ///
        /// An error that is not an ``AppError`` becomes ``AppError/unknown(_:)``, and ``AppError/underlying`` returns
        /// it. A cancellation error becomes ``AppError/cancelled``.
        public static func catching<Success>(
            _ closure: @escaping @MainActor (Input) async throws -> Success
        ) -> Self where Output == Result<Success, AppError> {
            Self { input in
                do { return .success(try await closure(input)) } catch {
                    return .failure(AppError(error))
                }
            }
        }

        /// Runs the closure of the action.
        @MainActor public func callAsFunction(_ input: Input) async -> Output { await closure(input) }
    }
}

extension ScreenAction.Sync {
    /// Runs the closure with the values of its input, such as `actions.move(self, item, place)` for an input of
    /// `(Screen, Item, Int)`. An action whose input is `Void` is called without values.
    @MainActor public func callAsFunction<each Value>(_ values: repeat each Value) -> Output
    where Input == (repeat each Value) { self((repeat each values)) }
}

extension ScreenAction.Async {
    /// Runs the closure with the values of its input, such as `actions.move(self, item, place)` for an input of
    /// `(Screen, Item, Int)`. An action whose input is `Void` is called without values.
    @MainActor public func callAsFunction<each Value>(_ values: repeat each Value) async -> Output
    where Input == (repeat each Value) { await self((repeat each values)) }
}
