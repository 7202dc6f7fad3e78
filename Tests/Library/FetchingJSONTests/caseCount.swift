import Foundation
import SharedTestCode

/// Returns the number of generated cases: the value of an environment variable, or a default. A third of the default is
/// enough unless `FETCHING_SLOW_TESTS` is set.
func caseCount(_ variable: String, default count: Int) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? (runsSlowTests ? count : (count + 2) / 3)
}
