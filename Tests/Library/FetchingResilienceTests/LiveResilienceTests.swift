import Fetching
import FetchingAccess
import FetchingTestSupport
import Foundation
import LoopbackServer
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingResilience

#if os(Linux) || os(macOS)
    /// The standard layers with real sockets and the real clock. Where a call must succeed, it has no time limits:
    /// beside the slow tests, a task can wait for more than a minute until it runs.
    @Suite(.live, .hangLimit) struct LiveResilienceTests {
        private let retry = RetryPolicy(baseDelay: .milliseconds(1), throttledBaseDelay: .milliseconds(1))

        /// Starts a server with a response for each request; the last one is repeated.
        private func server(_ responses: LoopbackServer.Response...) throws -> LoopbackServer {
            let next = Atomic(0)
            return try LoopbackServer.start { _ in
                responses[min(next.add(1, ordering: .relaxed).oldValue, responses.count - 1)]
            }
        }

        @Test(arguments: Transport.all)
        func aCallSucceedsAfterAResetAndATruncatedBody(transport: Transport) async throws {
            let server = try server(
                .text("lost").resetting(after: 0), .text("half of it").truncated(after: 4), .text("complete"))
            let store = transport.store().layered(standardLayers(deadline: nil, retry: retry, attemptLimit: nil))
            let (body, _) = try await store.fetchData(createRequest(baseURL: server.baseURL))
            expectEqual(String(decoding: body, as: UTF8.self), "complete")
            expectEqual(server.requestCount, 3)
        }

        @Test(arguments: Transport.all)
        func aSilentServerEndsTheCallAtTheDeadline(transport: Transport) async throws {
            let server = try server(.hanging)
            let store = transport.store().layered(
                standardLayers(deadline: .milliseconds(250), retry: retry, attemptLimit: .milliseconds(100)))
            let clock = ContinuousClock.now
            let error = await store.failure(try createRequest(baseURL: server.baseURL))
            expect(error as? TimedOut != nil && ContinuousClock.now - clock >= .milliseconds(240))
            expect(await eventually { server.openConnectionCount == 0 })
        }

        @Test(arguments: Transport.all)
        func aBodyThatDripsIsTimedOutInEachAttempt(transport: Transport) async throws {
            let server = try server(.data(Data(count: 100)).dripping(every: .milliseconds(30)))
            let retries = Atomic(0)
            let store = transport.store().layered(
                standardLayers(
                    observer: observing { event in
                        if case .retryScheduled = event.kind { retries.add(1, ordering: .relaxed) }
                    }, deadline: nil, retry: retry, attemptLimit: .milliseconds(100)))
            let error = await store.failure(try createRequest(baseURL: server.baseURL)) as? TimedOut
            expectEqual(error?.timeLimit, .milliseconds(100))
            expectEqual(retries.load(ordering: .relaxed), 2)
        }

        @Test(arguments: Transport.all)
        func thePhasesOfAnAttemptAreMeasured(transport: Transport) async throws {
            let server = try server(.text("one").delayed(by: .milliseconds(20)))
            let events = Recorded<NetworkEvent>()
            let store = transport.store().layered(observing { events.add($0) })
            for _ in 0..<2 { _ = try await store.fetchData(createRequest(baseURL: server.baseURL)) }
            let ends = events.all.filter { $0.kind == .attemptEnded }
            expectEqual(ends.count, 2)
            #if canImport(FoundationNetworking)
                // Foundation on Linux does not measure phases.
                guard transport != .urlSession else { return }
            #endif
            let phases = try ends.map { try #require($0.phases) }
            expectEqual(phases.map(\.isConnectionReused), [false, true])
            expect(phases[0].connect != nil && phases[1].connect == nil && phases[0].tls == nil)
            expect(phases.allSatisfy { $0.protocolVersion == "1.1" && ($0.firstByte ?? .zero) >= .milliseconds(19) })
        }
    }

    @Suite(.live, .hangLimit, .installed(.nginx), .served(by: .nginx)) struct NginxResilienceTests {
        private func request(_ path: String) throws -> URLRequest {
            try createRequest(baseURL: Peer.baseURL, path: [path])
        }

        @Test func callsAboveTheRateLimitAreRetriedUntilTheyPass() async throws {
            // nginx allows a request every 250 ms.
            let retry = RetryPolicy(
                attempts: 20, throttledBaseDelay: .milliseconds(400), maximumDelay: .milliseconds(400))
            let store = liveStore().layered(standardLayers(deadline: nil, retry: retry, attemptLimit: nil))
            let request = try request("file")
            let statuses = try await withThrowingTaskGroup(of: Int?.self) { group in
                for _ in 0..<4 {
                    group.addTask { (try await store.fetchData(request).1 as? HTTPURLResponse)?.statusCode }
                }
                return try await group.reduce(into: [Int?]()) { $0.append($1) }
            }
            expectEqual(statuses, [200, 200, 200, 200])
        }

        @Test func theDelayThatTheServerNamesIsKept() async throws {
            let delays = Recorded<Duration>()
            let store = liveStore().layered(
                observing { event in
                    if case .retryScheduled(let delay) = event.kind { delays.add(delay) }
                }, retrying(RetryPolicy(attempts: 2)))
            let clock = ContinuousClock.now
            let (_, response) = try await store.fetchData(request("busy"))
            expect((response as? HTTPURLResponse)?.statusCode == 503)
            expectEqual(delays.all, [.seconds(1)])
            expect(ContinuousClock.now - clock >= .milliseconds(990))
        }

        @Test func aConnectionThatIsClosedWithoutAResponseIsRetried() async throws {
            let attempts = Atomic(0)
            let store = liveStore().layered(
                observing { event in if event.kind == .attemptStarted { _ = attempts.add(1, ordering: .relaxed) } },
                retrying())
            let error = await store.failure(try request("closed")) as? URLError
            expectEqual(error?.code, .networkConnectionLost)
            expectEqual(attempts.load(ordering: .relaxed), 3)
        }

        @Test func aRedirectToAnotherPortCarriesNoCredentialAndNoSignature() async throws {
            let store = liveStore().layered(
                standardLayers(
                    deadline: nil,
                    credentials: authenticating(.bearer("t0ken-of-the-user"), allowedOrigins: [Peer.baseURL]),
                    signature: signing { request, _ in
                        var request = request
                        request.setValue("signed", forHTTPHeaderField: "X-Signature")
                        return request
                    }, attemptLimit: nil))
            let (body, response) = try await store.fetchData(request("moved"))
            expect((response as? HTTPURLResponse)?.statusCode == 200)
            expectEqual(String(decoding: body, as: UTF8.self), "|")
        }
    }
#endif
