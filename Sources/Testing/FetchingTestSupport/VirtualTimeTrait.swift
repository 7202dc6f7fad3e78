import Testing

/// Runs each test in a virtual time of its own, which advances automatically; see
/// ``VirtualTime/init(startingAt:seed:advancesAutomatically:)``.
public struct VirtualTimeTrait: TestTrait, SuiteTrait, TestScoping {
    /// The trait of a suite applies to all its tests.
    public var isRecursive: Bool { true }

    /// Runs a test in a new virtual time.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws { try await VirtualTime.run(function) }
}

extension Trait where Self == VirtualTimeTrait {
    /// Runs each test of a suite, or one test, in a virtual time of its own, which advances automatically.
    ///
    /// ```swift
    /// @Suite(.virtualTime) struct HeroListTests { … }
    /// ```
    public static var virtualTime: Self { Self() }
}
