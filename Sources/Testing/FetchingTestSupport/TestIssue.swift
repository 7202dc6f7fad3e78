import Fetching
import Foundation
import Synchronization
import Testing

#if canImport(XCTest)
    import XCTest
#endif

/// An issue in the current test. `Fetching` looks up this class by its name, to record requests that no stub expects.
final class TestIssue: LosslessStringConvertible {
    let description: String

    /// Records the issue at the place of the current test.
    init(_ message: String) {
        description = message
        failTest(message, at: Place(fileID: #fileID, filePath: #filePath, line: #line), isAtTest: true)
    }
}

/// A place in the source code of a test.
struct Place: Sendable {
    var fileID: StaticString
    var filePath: StaticString
    var line: UInt

    fileprivate var sourceLocation: SourceLocation {
        SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(clamping: line), column: 1)
    }
}

/// Fails the current test, with Swift Testing or with XCTest.
///
/// In a detached task, such as that of `coalescing`, Swift Testing does not know the current test. The test run then
/// fails, but the issue is not assigned to a test.
///
/// - Parameters:
///   - place: The place to show.
///   - isAtTest: Whether to show the place of the current test instead, if it is known.
func failTest(_ message: String, at place: Place, isAtTest: Bool = false) {
    if let failures = CallContext.current[collectedFailures] { return failures.add(message, at: place) }
    let test = Test.current
    let location = isAtTest ? test?.sourceLocation : nil
    Issue.record(Comment(rawValue: message), sourceLocation: location ?? place.sourceLocation)
    #if canImport(XCTest)
        // Outside of a test case of XCTest, `XCTFail` does nothing.
        if test == nil { XCTFail(message, file: place.filePath, line: place.line) }
    #endif
}

/// The failures that a test of this package collects. Nil elsewhere.
private let collectedFailures = CallKey<CollectedFailures?>(default: nil)

private final class CollectedFailures: Hashable, Sendable {
    private let list = Mutex<[(message: String, line: Int)]>([])

    var all: [(message: String, line: Int)] { list.withLock { $0 } }

    func add(_ message: String, at place: Place) {
        list.withLock { $0.append((message, Int(clamping: place.line))) }
    }

    static func == (left: CollectedFailures, right: CollectedFailures) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Runs `body`, and returns the messages with which it would fail the test, and the lines of their stubs. The test does
/// not fail. The tests of this package use it, because an issue that is expected is shown as a known issue.
func failures(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
) async rethrows -> [(message: String, line: Int)] {
    let failures = CollectedFailures()
    try await withCall({ $0[collectedFailures] = failures }, body)
    return failures.all
}
