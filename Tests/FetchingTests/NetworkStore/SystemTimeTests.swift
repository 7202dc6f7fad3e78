import Fetching
import Testing

/// The one place where time is real.
@Suite(.timeLimit(.minutes(1))) struct SystemTimeTests {
    let time = TimeSource.system

    @Test func aSleeperDoesNotWakeTooEarly() async throws {
        let start = time.uptime()
        try await time.sleep(.milliseconds(30))
        #expect(time.uptime() - start >= .milliseconds(30))
    }

    @Test(arguments: [Duration.zero, .seconds(-1), .seconds(-1e18)])
    func nothingIsNotWaitedFor(duration: Duration) async throws {
        try await time.sleep(duration)
    }

    @Test(arguments: [Duration.seconds(3600), .seconds(1e18)])
    func aCancelledSleeperWakesAtOnce(duration: Duration) async {
        let sleeper = Task { try await time.sleep(duration) }
        sleeper.cancel()
        await #expect(throws: CancellationError.self) { try await sleeper.value }
    }

    @Test func whoIsCancelledAlreadyDoesNotFallAsleep() async {
        let sleeper = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await time.sleep(.zero)
        }
        await #expect(throws: CancellationError.self) { try await sleeper.value }
    }

    @Test func wakingAndCancellingAtOnceWakesOnce() async {
        for microseconds in 0..<200 {
            let sleeper = Task { try await time.sleep(.microseconds(microseconds)) }
            await Task.yield()
            sleeper.cancel()
            _ = await sleeper.result
        }
    }

    #if os(Linux)
        /// Each `Task.sleep` would leave about a kilobyte until its hour is over.
        @Test func cancelledSleepersLeaveNothingBehind() async {
            await #expect(processExitsWith: .success) {
                let sleeping = { (count: Int) in
                    for number in 0..<count {
                        // Cancelled timers are let go on the queue that wakes sleepers; on a busy machine it may lag
                        // behind.
                        if number.isMultiple(of: 200) { try? await TimeSource.system.sleep(.microseconds(1)) }
                        let sleeper = Task { try await TimeSource.system.sleep(.seconds(3600)) }
                        await Task.yield()
                        sleeper.cancel()
                        _ = await sleeper.result
                    }
                }
                await sleeping(1000)
                let memory = residentMebibytes()
                await sleeping(20_000)
                #expect(residentMebibytes() - memory < 5)
            }
        }
    #endif
}
