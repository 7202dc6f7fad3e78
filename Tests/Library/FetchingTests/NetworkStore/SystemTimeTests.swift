import Fetching
import SharedTestCode
import Testing

/// Tests of the system's clock and timer.
@Suite(.hangLimit) struct SystemTimeTests {
    let time = TimeSource.system

    @Test func aSleepIsNotShorterThanItsDuration() async throws {
        let start = time.uptime()
        try await time.sleep(.milliseconds(30))
        expect(time.uptime() - start >= .milliseconds(30))
    }

    @Test func aDurationOfZeroOrLessDoesNotWait() async throws {
        for duration in [Duration.zero, .seconds(-1), .seconds(-1e18)] { try await time.sleep(duration) }
    }

    @Test func aCancelledSleepEndsAtOnce() async {
        for duration in [Duration.seconds(3600), .seconds(1e18)] {
            let sleep = Task { try await time.sleep(duration) }
            sleep.cancel()
            await expect(throws: CancellationError.self) { try await sleep.value }
        }
        let cancelled = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await time.sleep(.zero)
        }
        await expect(throws: CancellationError.self) { try await cancelled.value }
    }

    /// A continuation that is resumed twice crashes the process.
    @Test func aSleepThatIsCancelledAsItEndsIsResumedOnce() async {
        for microseconds in 0..<(soakSize ?? 20) {
            let sleep = Task { try await time.sleep(.microseconds(microseconds % 200)) }
            await Task.yield()
            sleep.cancel()
            if case .failure(let error) = await sleep.result { expect(error is CancellationError) }
        }
    }

    #if os(Linux)
        /// A cancelled `Task.sleep` keeps about one kilobyte until its duration has passed. Here this would be 8 MB in
        /// total.
        @Test func cancelledSleepsKeepNoMemory() async {
            await inTurn {
                await #expect(processExitsWith: .success) {
                    let sleepAndCancel = { (count: Int) in
                        for number in 0..<count {
                            // This sleep ends on the queue that releases cancelled timers, so the loop waits for the
                            // queue.
                            if number.isMultiple(of: 200) { try? await TimeSource.system.sleep(.microseconds(1)) }
                            let sleep = Task { try await TimeSource.system.sleep(.seconds(3600)) }
                            await Task.yield()
                            sleep.cancel()
                            _ = await sleep.result
                        }
                    }
                    await sleepAndCancel(1000)
                    let memory = residentMebibytes()
                    await sleepAndCancel(soakSize ?? 8000)
                    expect(residentMebibytes() - memory < 5)
                }
            }
        }
    #endif
}
