import Foundation
import Fetching
import LoopbackServer
import Testing

/// Time limits against real sockets and the real clock, which Foundation on Linux cuts to whole seconds.
///
/// Each runs in a process of its own: there nothing but the machine itself comes between the limit and what is
/// measured.
#if os(Linux) || os(macOS)
    @Suite(.live, .timeLimit(.minutes(1))) struct LiveTimingOutTests {
        @Test func aLimitOfNineTenthsOfASecondIsKept() async {
            await #expect(processExitsWith: .success) {
                let server = try LoopbackServer.start { _ in .hanging }
                let request = try createRequest(baseURL: server.baseURL, timeout: .milliseconds(900))
                let (error, elapsed) = await timedFailure(of: request, atMost: 1.0)
                #expect((0.9...1.0).contains(elapsed), "\(elapsed) s")
                #expect(error?.limit == .milliseconds(900))
                #expect(error?.phase == .waitingForResponse)
                #expect(await eventually { server.openConnectionCount == 0 }, "the transfer ends too")
            }
        }

        @Test func aBodyThatDripsForTenSecondsIsCutAtOne() async {
            await #expect(processExitsWith: .success) {
                let server = try LoopbackServer.start { _ in
                    .data(Data(count: 100)).dripping(every: .milliseconds(100))
                }
                let request = try createRequest(baseURL: server.baseURL, timeout: .seconds(1))
                let (error, elapsed) = await timedFailure(of: request, atMost: 1.2)
                #expect((0.95...1.2).contains(elapsed), "\(elapsed) s")
                #expect(error?.phase == .receivingBody)
                #expect(await eventually { server.openConnectionCount == 0 }, "the transfer ends too")
            }
        }

        @Test func aLimitBelowASecondDoesNotStrikeAtOnce() async {
            await #expect(processExitsWith: .success) {
                let server = try LoopbackServer.start { _ in .text("in time").delayed(by: .milliseconds(300)) }
                let request = try createRequest(baseURL: server.baseURL, timeout: .milliseconds(900))
                let (data, _) = try await liveStore().fetchData(request)
                #expect(data == Data("in time".utf8))
            }
        }

        @Test func theConfigurationsLimitHoldsForRequestsWithoutTheirOwn() async {
            await #expect(processExitsWith: .success) {
                let server = try LoopbackServer.start { _ in .hanging }
                let configuration = URLSessionConfiguration.ephemeral
                configuration.timeoutIntervalForRequest = 0.3
                let error = await NetworkStore.urlSession(configuration)
                    .failure(try createRequest(baseURL: server.baseURL))
                #expect((error as? TimedOut)?.limit == .milliseconds(300))
            }
        }
    }

    /// How long it took to fail. A busy machine can only add to that, so that what takes longer than `limit` has four
    /// more tries; one that was too short is final.
    private func timedFailure(
        of request: URLRequest, atMost limit: Double
    ) async -> (error: TimedOut?, seconds: Double) {
        let store = liveStore()
        let clock = ContinuousClock()
        var result: (error: TimedOut?, seconds: Double) = (nil, .infinity)
        for _ in 0..<5 where result.seconds > limit {
            let start = clock.now
            let error = await store.failure(request)
            result = (error as? TimedOut, start.duration(to: clock.now) / .seconds(1))
        }
        return result
    }
#endif
