// The functions in place of the macro `#expect` while tests are type-checked for macOS: expanding the macro takes half of
// the time of this check. They are never called.

import Testing

func expectation(_: Bool, _: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil) {}

@discardableResult
func expectation<Failure: Error, Result>(
    throws: Failure.Type, _: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil,
    performing: () throws -> Result
) -> Failure? { nil }

@discardableResult
func expectation<Failure: Error, Result>(
    throws: Failure.Type, _: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil,
    isolation: isolated (any Actor)? = #isolation, performing: () async throws -> Result
) async -> Failure? { nil }

@discardableResult
func expectation<Failure: Error & Equatable, Result>(
    throws: Failure, _: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil,
    performing: () throws -> Result
) -> Failure? { nil }

@discardableResult
func expectation<Failure: Error & Equatable, Result>(
    throws: Failure, _: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil,
    isolation: isolated (any Actor)? = #isolation, performing: () async throws -> Result
) async -> Failure? { nil }
