import Testing

// All tests start at the same time and share the machine's cores. So on a busy machine each test may take as long as
// the complete suite. The limits in this file are much longer and only end a test that hangs.

/// A time limit for requests that are not expected to time out.
package let longTimeout = Duration.seconds(600)

extension Trait where Self == TimeLimitTrait {
    /// A time limit of 10 minutes, which only ends a test that hangs.
    package static var hangLimit: Self { .timeLimit(.minutes(10)) }
}
