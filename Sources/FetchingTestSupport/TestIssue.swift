import Foundation
import Testing

#if canImport(XCTest)
    import XCTest
#endif

/// An issue in the current test. `Fetching` looks up this class by its name, to record requests that no stub expects.
final class TestIssue: LosslessStringConvertible {
    let description: String

    /// Records the issue at the source location of the current test.
    init(_ message: String) {
        description = message
        failTest(message, sourceLocation: Test.current?.sourceLocation ?? #_sourceLocation)
    }
}

/// Fails the current test, with Swift Testing or with XCTest.
///
/// In a detached task, Swift Testing does not know the test. Then the test run fails, and the issue has no test.
func failTest(_ message: String, sourceLocation: SourceLocation) {
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
    #if canImport(XCTest)
        // Outside of a test case of XCTest, this function does nothing.
        if Test.current == nil { XCTFail("\(message) (\(sourceLocation.fileID):\(sourceLocation.line))") }
    #endif
}

/// Prints a warning of the current test. The test can still pass.
func warnTest(_ message: String, sourceLocation: SourceLocation) {
    #if compiler(>=6.3)
        if Test.current != nil {
            Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: sourceLocation)
            return
        }
    #endif
    FileHandle.standardError.write(Data("\(sourceLocation.fileID):\(sourceLocation.line): \(message)\n".utf8))
}
