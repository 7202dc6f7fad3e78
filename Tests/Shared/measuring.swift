import Foundation

/// The value of the environment variable `FETCHING_SOAK`, or nil if it is not set. See the README of the tests.
///
/// The value is the number of repetitions of tests that look for rare faults.
package let soakSize = ProcessInfo.processInfo.environment["FETCHING_SOAK"].flatMap { Int($0) }

/// Whether the environment variable `FETCHING_SLOW_TESTS` or `FETCHING_SOAK` is set. Some tests run only then.
package let runsSlowTests = soakSize != nil || ProcessInfo.processInfo.environment["FETCHING_SLOW_TESTS"] != nil

/// Returns the CPU time of the current thread in seconds. Unlike real time, CPU time doesn't depend on other processes.
package func threadCPUSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
