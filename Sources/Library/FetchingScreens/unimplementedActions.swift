import Fetching

// In a test target that depends on `FetchingTestSupport`, a call of these actions fails the test. In an app or a
// preview, the call only returns.

extension ScreenAction.Sync {
    /// Returns an action that must not be called in a test. A call returns `output` and fails the test with an error
    /// that contains `name`.
    public static func unimplemented(
        _ name: String, returning output: @autoclosure @escaping @MainActor () -> Output
    ) -> Self {
        Self { _ in
            failTest("\(UnexpectedAction(name: name))")
            return output()
        }
    }

    /// Returns an action that must not be called in a test. A call fails the test with an error that contains `name`.
    public static func unimplemented(_ name: String) -> Self where Output == Void {
        unimplemented(name, returning: ())
    }
}

extension ScreenAction.Async {
    /// Returns an action that must not be called in a test. A call returns `output` and fails the test with an error
    /// that contains `name`.
    public static func unimplemented(
        _ name: String, returning output: @autoclosure @escaping @MainActor () -> Output
    ) -> Self {
        Self { _ in
            failTest("\(UnexpectedAction(name: name))")
            return output()
        }
    }

    /// Returns an action that must not be called in a test. A call fails the test with an error that contains `name`.
    public static func unimplemented(_ name: String) -> Self where Output == Void {
        unimplemented(name, returning: ())
    }

    /// Returns an action that must not be called in a test. A call returns an error that contains `name`, and fails the
    /// test with it.
    public static func unimplemented<Success>(_ name: String) -> Self where Output == Result<Success, AppError> {
        unimplemented(name, returning: .failure(.unknown(UnknownFailure(UnexpectedAction(name: name)))))
    }
}

/// A call of an action for which a test provides no closure.
private struct UnexpectedAction: Error, CustomStringConvertible {
    var name: String
    var description: String { "unexpected call of the action “\(name)”; provide a closure for it" }
}
