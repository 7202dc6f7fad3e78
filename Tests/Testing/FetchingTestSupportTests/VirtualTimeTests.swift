import FetchingResilience
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching

@Suite(.timeLimit(.minutes(10))) struct VirtualTimeTests {
    @Test func timeAdvancesOnlyWhenATestAdvancesIt() {
        let time = VirtualTime(startingAt: Date(timeIntervalSince1970: 1000))
        expectEqual(time.source.uptime(), .zero)
        expectEqual(time.source.date(), Date(timeIntervalSince1970: 1000))
        time.advance(by: .milliseconds(1500))
        expectEqual(time.source.uptime(), .milliseconds(1500))
        expectEqual(time.source.date(), Date(timeIntervalSince1970: 1001.5))
    }

    @Test func aSleepEndsExactlyAtItsDeadline() async throws {
        let time = VirtualTime()
        let sleeper = Task { try await time.source.sleep(.seconds(2)) }
        await time.waitForSleepers(atLeast: 1)
        time.advance(by: .milliseconds(1999))
        expectEqual(time.sleeperCount, 1)
        time.advance(by: .milliseconds(1))
        try await sleeper.value
        expectEqual(time.sleeperCount, 0)
        expectEqual(time.waits, [.seconds(2)])
    }

    @Test func aDurationOfZeroOrLessDoesNotSleep() async throws {
        let time = VirtualTime()
        for duration in [Duration.zero, .seconds(-1)] { try await time.source.sleep(duration) }
        expect(time.waits.isEmpty)
    }

    @Test func aTimeLimitDoesNotAdvanceAnAutomaticTime() async throws {
        let time = VirtualTime(advancesAutomatically: true)
        let store = NetworkStore.sequence(.json("", status: 503, headers: ["Retry-After": "7"]), .json("[]")).layered(
            deadline(after: .seconds(30)), retrying(), timingOut(after: .seconds(5)))
        _ = try await time.run { try await store.fetchData(request()) }
        expect(time.now == .seconds(7) && time.waits == [.seconds(7)])
    }

    @Test func aSleepThatPassesATimeLimitEndsAtTheLimit() async throws {
        let time = VirtualTime(advancesAutomatically: true)
        let store = NetworkStore.json("[]").delayed(by: .seconds(60))
        let limited = store.layered(deadline(after: .seconds(30)), timingOut(after: .seconds(50)))
        let error = try await time.run { await limited.failure(try request()) }
        expect((error as? TimedOut)?.timeLimit == .seconds(30))
        expect(time.now == .seconds(30) && time.waits == [.seconds(60)])
        // A limit of another call that has ended is not left over.
        _ = try await time.run { try await store.fetchData(request()) }
        expectEqual(time.now, .seconds(90))
    }

    @Test(.enabled(if: runsSlowTests, "waits for two seconds")) func aTimeLimitEndsIfNothingSleeps() async throws {
        let time = VirtualTime(advancesAutomatically: true)
        let store = NetworkStore.hanging.layered(timingOut(after: .seconds(5)))
        let error = try await time.run { await store.failure(try request()) }
        expect((error as? TimedOut)?.timeLimit == .seconds(5))
        expect(time.waits.isEmpty && time.now == .seconds(5))
    }

    @Test func advancingAnAutomaticTimeEndsTheTimeLimits() async throws {
        let time = VirtualTime(advancesAutomatically: true)
        let isWaiting = Atomic(false)
        let store = NetworkStore { request in
            isWaiting.store(true, ordering: .relaxed)
            return try await NetworkStore.hanging.fetchData(request)
        }.layered(timingOut(after: .seconds(5)))
        async let failure = time.run { await store.failure(try request()) }
        await waitUntil { isWaiting.load(ordering: .relaxed) }
        time.advance(by: .seconds(6))
        expect((try await failure as? TimedOut)?.timeLimit == .seconds(5))
        expectEqual(time.now, .seconds(6))
    }

    @Test func aSleepThrowsWhenItsTaskIsCancelled() async {
        let time = VirtualTime()
        let sleeper = Task { try await time.source.sleep(.seconds(2)) }
        await time.waitForSleepers(atLeast: 1)
        sleeper.cancel()
        await expect(throws: CancellationError.self) { try await sleeper.value }
        expectEqual(time.sleeperCount, 0)
    }

    @Test func aCancelledTaskDoesNotStartToSleep() async {
        let time = VirtualTime()
        let sleeper = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await time.source.sleep(.seconds(2))
        }
        await expect(throws: CancellationError.self) { try await sleeper.value }
        expect(time.waits.isEmpty)
    }

    @Test func advancingAndCancellingAtTheSameTimeEndTheSleepOnce() async throws {
        for _ in 0..<(soakSize ?? (runsSlowTests ? 80 : 20)) {
            let time = VirtualTime()
            let sleeper = Task { try await time.source.sleep(.seconds(1)) }
            await time.waitForSleepers(atLeast: 1)
            async let cancelling: Void = sleeper.cancel()
            time.advance(by: .seconds(1))
            await cancelling
            do { try await sleeper.value } catch { expect(error is CancellationError) }
            expectEqual(time.sleeperCount, 0)
        }
    }

    @Test func onlySleepsWhoseDeadlineHasPassedEnd() async throws {
        let time = VirtualTime()
        let early = [1, 2, 3].map { seconds in Task { try await time.source.sleep(.seconds(seconds)) } }
        let late = Task { try await time.source.sleep(.seconds(4)) }
        await time.waitForSleepers(atLeast: 4)
        time.advance(by: .seconds(3))
        for sleeper in early { try await sleeper.value }
        expectEqual(time.sleeperCount, 1)
        time.advance(by: .seconds(1))
        try await late.value
    }

    @Test func aWaitForSleepersEndsWhenItsTaskIsCancelled() async {
        let time = VirtualTime()
        let wait = Task { await time.waitForSleepers(atLeast: 1) }
        wait.cancel()
        await wait.value

        let cancelledEarly = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            await time.waitForSleepers(atLeast: 1)
        }
        await cancelledEarly.value
    }

    /// Only real time passes while nothing sleeps on a virtual time.
    @Test(.enabled(if: runsSlowTests, "waits for two seconds"))
    func aWaitForSleepersFailsTheTestAndEndsItsCallsIfTheCodeUsesAnotherTime() async throws {
        try await expectIssue(
            """
            no task sleeps on this virtual time. Check that the code under test has been called, that it runs in \
            `run` of this VirtualTime, and that the VirtualTime does not advance automatically.
            """
        ) {
            await Task {
                let (time, other) = (VirtualTime(), VirtualTime())
                async let call: Void = other.source.sleep(.seconds(3))
                await time.waitForSleepers(atLeast: 1)
                do { try await call } catch { expect(error is CancellationError) }
            }.value
        }
    }

    @Test(.enabled(if: runsSlowTests, "waits for a second"))
    func aCallWithAStubThatWaitsInRealTimeFailsTheTestWithAHint() async throws {
        let store = NetworkStore.sequence(.json("", status: 503, headers: ["Retry-After": "1"]), .json("[]"))
        let heroes: Fetcher<Void, [Int]> = namedFetcher(
            "heroes",
            modelFetcher(createURLRequest: { try request() }, store: store.layered(retrying(), coalescing())))
        try await expectIssue(
            startingWith: """
                heroes uses a stub, but a layer or a model waits in real time; run the test in \
                `await VirtualTime.run { … }`, so that its waits take no time (it waits for 1
                """
        ) { expect(await heroes(()).error == nil) }
    }

    @Test(.virtualTime, arguments: [1, 2]) func aTestWithTheTraitRunsInItsOwnVirtualTime(number: Int) async throws {
        let time = CallContext.current.time
        expect(time.uptime() == .zero && !time.isSystem)
        try await time.sleep(.seconds(3600))
        expectEqual(time.uptime(), .seconds(3600))
    }

    @Test func automaticTimeAdvancesByTheDurationOfEachSleep() async throws {
        let time = VirtualTime(advancesAutomatically: true)
        for seconds in [2, 3] { try await time.source.sleep(.seconds(seconds)) }
        expect(time.now == .seconds(5) && time.waits == [.seconds(2), .seconds(3)])
    }

    @Test func equalSeedsGiveEqualRandomNumbers() {
        let one = VirtualTime(seed: 7).source
        let other = VirtualTime(seed: 7).source
        let third = VirtualTime(seed: 8).source
        let numbers = (0..<1000).map { _ in one.random() }
        expect(numbers == (0..<1000).map { _ in other.random() })
        expect(numbers != (0..<1000).map { _ in third.random() })
        expect(numbers.allSatisfy { (0..<1).contains($0) })
    }

    /// The expected numbers are the first numbers of the reference implementation.
    @Test func splitMix64GivesTheNumbersOfTheReference() {
        var random = SplitMix64(seed: 1_234_567)
        expect(
            (0..<3).map { _ in random.next() }
                == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
    }
}
