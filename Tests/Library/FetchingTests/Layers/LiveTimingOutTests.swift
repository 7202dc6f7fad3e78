import Fetching
import Foundation
import LoopbackServer
import SharedTestCode
import Testing

/// Tests of time limits with real sockets and the real clock. Foundation on Linux rounds time limits to whole seconds.
///
/// A busy machine can delay the end of a call, but never makes a call end early. So no call may end early, and at least
/// one of several calls has to end in time.
#if os(Linux) || os(macOS)
    @Suite(.live, .hangLimit) struct LiveTimingOutTests {
        /// A test that measures time runs in its own process, so that no other test delays it.
        @Test(arguments: Transport.all) func aLimitBelowASecondIsKept(transport: Transport) async {
            await inTurn {
                await #expect(processExitsWith: .success) { [transport] in
                    let server = try LoopbackServer.start { request in
                        switch request.path {
                        case "/silent": .hanging
                        case "/drip": .data(Data(count: 100)).dripping(every: .milliseconds(15))
                        default: .text("in time").delayed(by: .milliseconds(40))
                        }
                    }
                    let store = transport.store()
                    for (path, phase) in [("silent", TimedOut.Phase.waitingForResponse), ("drip", .receivingBody)] {
                        let request = try createRequest(
                            baseURL: server.baseURL, path: [path], timeLimit: .milliseconds(150))

                        let calls = await timed(until: .milliseconds(250)) { await store.failure(request) }

                        let errors = calls.map { $0.result as? TimedOut }
                        expect(
                            errors.allSatisfy { $0?.timeLimit == .milliseconds(150) && $0?.phase == phase }, "\(calls)")
                        expect(calls.allSatisfy { $0.time >= .milliseconds(150) }, "\(calls)")
                        expect(calls.contains { $0.time <= .milliseconds(250) }, "\(calls)")
                        expect(await eventually { server.openConnectionCount == 0 }, "the transfers end too")
                    }

                    // A limit below a second is not rounded to zero.
                    let request = try createRequest(baseURL: server.baseURL, timeLimit: .milliseconds(900))
                    let calls = await timed(until: .milliseconds(900)) { () -> Result<Data, any Error> in
                        do { return .success(try await store.fetchData(request).0) } catch { return .failure(error) }
                    }
                    let failures = calls.filter { $0.result.error != nil }
                    expect(failures.allSatisfy { $0.result.error is TimedOut }, "\(calls)")
                    expect(failures.allSatisfy { $0.time >= .milliseconds(900) }, "\(calls)")
                    expect(calls.contains { (try? $0.result.get()) == Data("in time".utf8) }, "\(calls)")
                }
            }
        }

        @Test func theLimitOfTheConfigurationAppliesToRequestsWithoutALimit() async throws {
            let server = try LoopbackServer.start { _ in .hanging }
            let configuration = URLSessionConfiguration.ephemeral
            configuration.timeoutIntervalForRequest = 0.05
            let request = try createRequest(baseURL: server.baseURL)

            let error = await NetworkStore.urlSession(configuration).failure(request)

            expect((error as? TimedOut)?.timeLimit == .milliseconds(50))
        }
    }

    /// Makes calls, one after another, until a call takes at most `limit`, and returns the results and times of all
    /// calls. Ends after 20 late calls. A late call is not counted if a thread that sleeps for `limit` at the same time
    /// is late too.
    private func timed<Success>(
        until limit: Duration, _ call: () async -> Success
    ) async -> [(result: Success, time: Duration)] {
        var calls: [(result: Success, time: Duration)] = []
        var lateCalls = 0
        while lateCalls < 20 {
            let start = ContinuousClock.now
            async let wakeUp = wakeUp(after: limit)
            calls.append((await call(), start.duration(to: .now)))
            if calls.last.map({ $0.time <= limit }) == true { break }
            if await start.duration(to: wakeUp) <= limit + .milliseconds(100) { lateCalls += 1 }
        }
        return calls
    }

    /// Sleeps on a new thread for `duration`. Returns the time at which the thread wakes.
    private func wakeUp(after duration: Duration) async -> ContinuousClock.Instant {
        await withCheckedContinuation { continuation in
            Thread {
                Thread.sleep(forTimeInterval: duration / .seconds(1))
                continuation.resume(returning: .now)
            }.start()
        }
    }
#endif
