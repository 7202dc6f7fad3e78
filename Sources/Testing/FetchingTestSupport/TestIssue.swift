import Foundation
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
    let test = Test.current
    let location = isAtTest ? test?.sourceLocation : nil
    Issue.record(Comment(rawValue: message), sourceLocation: location ?? place.sourceLocation)
    #if canImport(XCTest)
        // Outside of a test case of XCTest, `XCTFail` does nothing.
        if test == nil { XCTFail(message, file: place.filePath, line: place.line) }
    #endif
}
