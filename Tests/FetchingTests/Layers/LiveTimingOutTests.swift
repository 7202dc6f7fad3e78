import Foundation
import Fetching
import LoopbackServer
import SharedTestCode
import Testing

/// Tests of time limits with real sockets and the real clock. Foundation on Linux rounds time limits to whole seconds.
#if os(Linux) || os(macOS)
    @Suite(.live, .hangLimit) struct LiveTimingOutTests {
        // A test that measures time runs in its own process, so that no other test delays it.

        @Test(arguments: Transport.all) func aLimitOf900MillisecondsIsKept(transport: Transport) async {
            await inTurn {
                await #expect(processExitsWith: .success) { [transport] in
                    let server = try LoopbackServer.start { _ in .hanging }
                    let failure = try await punctualFailure(
                        server, transport, limit: .milliseconds(900), tolerance: .milliseconds(100))
                    #expect(failure.error?.timeLimit == .milliseconds(900))
                    #expect(failure.error?.phase == .waitingForResponse)
                    #expect((.milliseconds(900) ... .milliseconds(1000)).contains(failure.elapsed))
                    #expect(await eventually { server.openConnectionCount == 0 }, "the transfer ends too")
                }
            }
        }

        @Test(arguments: Transport.all) func aBodyThatDripsForTenSecondsTimesOutAfterOneSecond(transport: Transport)
            async
        {
            await inTurn {
                await #expect(processExitsWith: .success) { [transport] in
                    let server = try LoopbackServer.start { _ in
                        .data(Data(count: 100)).dripping(every: .milliseconds(100))
                    }
                    let failure = try await punctualFailure(
                        server, transport, limit: .seconds(1), tolerance: .milliseconds(200))
                    #expect(failure.error?.phase == .receivingBody)
                    #expect((.milliseconds(1000) ... .milliseconds(1200)).contains(failure.elapsed))
                    #expect(await eventually { server.openConnectionCount == 0 }, "the transfer ends too")
                }
            }
        }

        @Test(arguments: Transport.all) func aLimitBelowASecondIsNotRoundedToZero(transport: Transport) async {
            await inTurn {
                await #expect(processExitsWith: .success) { [transport] in
                    let server = try LoopbackServer.start { _ in .text("in time").delayed(by: .milliseconds(100)) }
                    let request = try createRequest(baseURL: server.baseURL, timeLimit: .milliseconds(900))
                    var body: Data?
                    for _ in 0..<20 where body == nil {
                        do { body = try await transport.store().fetchData(request).0 } catch let error as TimedOut {
                            // A request on a busy machine may exceed the limit, but never fails before the limit.
                            #expect(error.elapsed >= .milliseconds(900))
                        }
                    }
                    #expect(body == Data("in time".utf8))
                }
            }
        }

        @Test func theLimitOfTheConfigurationAppliesToRequestsWithoutALimit() async throws {
            let server = try LoopbackServer.start { _ in .hanging }
            let configuration = URLSessionConfiguration.ephemeral
            configuration.timeoutIntervalForRequest = 0.05
            let error = await NetworkStore.urlSession(configuration)
                .failure(try createRequest(baseURL: server.baseURL))
            #expect((error as? TimedOut)?.timeLimit == .milliseconds(50))
        }
    }

    /// Sends requests until a request fails at most `tolerance` after `limit`. Returns the last failure and its time.
    ///
    /// A busy machine can make a failure late, but never early. So one punctual failure is enough. An early failure is
    /// returned at once. After 20 late failures, the last failure is returned. A late failure does not count if a
    /// thread that slept for `limit` at the same time was also late.
    private func punctualFailure(
        _ server: LoopbackServer, _ transport: Transport, limit: Duration, tolerance: Duration
    ) async throws -> (error: TimedOut?, elapsed: Duration) {
        let request = try createRequest(baseURL: server.baseURL, timeLimit: limit)
        let store = transport.store()
        let clock = ContinuousClock()
        var lateFailures = 0
        while true {
            let start = clock.now
            async let sleepEnd = endOfSleep(limit)
            let error = await store.failure(request) as? TimedOut
            let elapsed = start.duration(to: clock.now)
            if await start.duration(to: sleepEnd) <= limit + tolerance { lateFailures += 1 }
            if elapsed <= limit + tolerance || lateFailures == 20 { return (error, elapsed) }
        }
    }

    /// Sleeps on a new thread for `duration`. Returns the time at which the thread wakes.
    private func endOfSleep(_ duration: Duration) async -> ContinuousClock.Instant {
        await withCheckedContinuation { continuation in
            Thread {
                Thread.sleep(forTimeInterval: duration / .seconds(1))
                continuation.resume(returning: .now)
            }.start()
        }
    }
#endif
