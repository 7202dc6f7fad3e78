import Foundation

/// Fails the current test with `message`. Does nothing in an app, and in a test target without `FetchingTestSupport`.
///
/// An app must not link a testing library. Therefore the class that records the issue is in `FetchingTestSupport`, and
/// is looked up by its name. Creating a value of the class records the issue.
public func failTest(_ message: String) {
    let issue = NSClassFromString("FetchingTestSupport.TestIssue") as? any LosslessStringConvertible.Type
    _ = issue?.init(message)
}
