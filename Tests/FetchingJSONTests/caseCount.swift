import Foundation

/// Returns the number of generated cases: the value of an environment variable, or a small default that keeps tests
/// fast.
func caseCount(_ variable: String, default count: Int) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? count
}
