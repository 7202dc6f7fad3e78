import Foundation

/// The value of `FETCHING_SOAK`, the number of repetitions of tests that look for rare faults, or nil if it is not set.
package let soakSize = ProcessInfo.processInfo.environment["FETCHING_SOAK"].flatMap { Int($0) }

/// The CPU time that the current thread has used, in seconds. Unlike a clock, it does not depend on other processes.
package func threadCPUSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
