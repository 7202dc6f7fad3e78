import Foundation
import Testing

// These functions take the place of the macro `#expect`, whose expansion takes most of the time of a test build.

/// Checks that a condition is true. A failure shows the line of the test.
public func expect(
    _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil,
    file: StaticString = #fileID, path: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
    guard !condition else { return }
    let place = sourceLocation ?? location(file, path, line, column)
    record("This is false: \(source(path, line))", comment(), place)
}

/// Checks that two values are equal. A failure shows both.
public func expectEqual<Value: Equatable>(
    _ found: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation? = nil, file: StaticString = #fileID, path: StaticString = #filePath,
    line: Int = #line, column: Int = #column
) {
    guard !(found == expected) else { return }
    let place = sourceLocation ?? location(file, path, line, column)
    record("found \(String(reflecting: found)), expected \(String(reflecting: expected))", comment(), place)
}

/// Checks that a closure throws an error of a type, and returns the error. With `Never`, checks that it throws nothing.
@discardableResult
public func expect<Failure: Error, Result>(
    throws type: Failure.Type, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil,
    file: StaticString = #fileID, path: StaticString = #filePath, line: Int = #line, column: Int = #column,
    performing: () throws -> Result
) -> Failure? {
    let outcome = Swift.Result { try performing() }
    return thrown(type, outcome, comment(), sourceLocation ?? location(file, path, line, column))
}

/// Checks that a closure throws an error of a type, and returns the error. With `Never`, checks that it throws nothing.
@discardableResult
public func expect<Failure: Error, Result>(
    throws type: Failure.Type, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil,
    file: StaticString = #fileID, path: StaticString = #filePath, line: Int = #line, column: Int = #column,
    isolation: isolated (any Actor)? = #isolation, performing: () async throws -> Result
) async -> Failure? {
    let outcome: Swift.Result<Result, any Error>
    do { outcome = .success(try await performing()) } catch { outcome = .failure(error) }
    return thrown(type, outcome, comment(), sourceLocation ?? location(file, path, line, column))
}

/// Checks that a closure throws an error that is equal to another.
@discardableResult
public func expect<Failure: Error & Equatable, Result>(
    throws error: Failure, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil,
    file: StaticString = #fileID, path: StaticString = #filePath, line: Int = #line, column: Int = #column,
    performing: () throws -> Result
) -> Failure? {
    let place = sourceLocation ?? location(file, path, line, column)
    let found = thrown(Failure.self, Swift.Result { try performing() }, comment(), place)
    if let found { expectEqual(found, error, comment(), sourceLocation: place) }
    return found
}

/// Checks that a closure throws an error that is equal to another.
@discardableResult
public func expect<Failure: Error & Equatable, Result>(
    throws error: Failure, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil,
    file: StaticString = #fileID, path: StaticString = #filePath, line: Int = #line, column: Int = #column,
    isolation: isolated (any Actor)? = #isolation, performing: () async throws -> Result
) async -> Failure? {
    let place = sourceLocation ?? location(file, path, line, column)
    let found = await expect(throws: Failure.self, comment(), sourceLocation: place, performing: performing)
    if let found { expectEqual(found, error, comment(), sourceLocation: place) }
    return found
}

private func thrown<Failure: Error, Success>(
    _ type: Failure.Type, _ outcome: Result<Success, any Error>, _ comment: Comment?, _ place: SourceLocation
) -> Failure? {
    switch outcome {
    case .failure(let error as Failure): return error
    case .failure(let error): record("threw \(String(reflecting: error)), expected \(type)", comment, place)
    // As with the macro, `Never` means that nothing is thrown.
    case .success where type == Never.self: break
    case .success(let value): record("threw nothing and returned \(value), expected \(type)", comment, place)
    }
    return nil
}

private func record(_ text: String, _ comment: Comment?, _ place: SourceLocation) {
    Issue.record("\(text)\(comment.map { " (\($0))" } ?? "")", sourceLocation: place)
}

private func location(_ file: StaticString, _ path: StaticString, _ line: Int, _ column: Int) -> SourceLocation {
    SourceLocation(fileID: "\(file)", filePath: "\(path)", line: line, column: column)
}

/// Returns a line of a test, or an empty string if the source file is not on this machine.
private func source(_ path: StaticString, _ line: Int) -> String {
    guard let text = try? String(contentsOfFile: "\(path)", encoding: .utf8) else { return "" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.contains(line - 1) ? lines[line - 1].trimmingCharacters(in: .whitespaces) : ""
}
