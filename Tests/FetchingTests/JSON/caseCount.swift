import Foundation

/// The number of generated cases: the value of an environment variable, or a small number that keeps the suite fast.
func caseCount(_ variable: String, default count: Int) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? count
}
