import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching
@testable import FetchingResilience

@Suite(.hangLimit) struct WaitingForNetworkTests {
    private let time = VirtualTime(advancesAutomatically: true)
    private let network = Network()
    /// The times of the requests.
    private let times = Recorded<Duration>()

    /// A network that a test turns on and off. It counts the sequences of changes.
    private final class Network: Sendable {
        private let state = Mutex<(isOnline: Bool, listeners: [AsyncStream<Bool>.Continuation])>((false, []))

        var listenerCount: Int { state.withLock { $0.listeners.count } }

        @Sendable func changes() -> AsyncStream<Bool> {
            let (stream, continuation) = AsyncStream<Bool>.makeStream()
            state.withLock { state in
                continuation.yield(state.isOnline)
                state.listeners.append(continuation)
            }
            return stream
        }

        func turn(on isOnline: Bool) {
            state.withLock { state in
                state.isOnline = isOnline
                for listener in state.listeners { listener.yield(isOnline) }
            }
        }
    }

    /// A store that fails as often as there are codes, and then succeeds.
    private func store(_ codes: [URLError.Code]) -> NetworkStore {
        NetworkStore { [time, times] request in
            let count = times.add(time.now)
            if count <= codes.count { throw URLError(codes[count - 1]) }
            return try stubResponse(to: request, Data("sent".utf8), status: 200, headers: [:])
        }
    }

    @Test(arguments: [
        (URLError.Code.notConnectedToInternet, false), (.dataNotAllowed, false), (.cannotFindHost, false),
        (.dnsLookupFailed, false), (.cannotConnectToHost, false), (.notConnectedToInternet, true),
    ])
    func aRequestIsSentWhenTheNetworkIsBack(code: URLError.Code, isStream: Bool) async throws {
        let store = store([code]).layered(waitingForNetwork(network.changes))
        let post = try createRequest(.post, baseURL: "https://a.example", body: .text("note"))
        let call = Task { [time] in
            try await time.run {
                isStream ? try await store.fetchStream(post).0.data() : try await store.fetchData(post).0
            }
        }
        await waitUntil { network.listenerCount == 1 }
        expectEqual(times.all.count, 1)
        network.turn(on: true)
        try await expectEqual(call.value, Data("sent".utf8))
        // The first delay is at least a second, so that a network that comes and goes causes no storm of requests.
        expectEqual(times.all, [.zero, .seconds(1)])
    }

    @Test(arguments: [true, false])
    func attemptsWithANetworkHaveGrowingDelays(isKnown: Bool) async throws {
        network.turn(on: true)
        let (empty, continuation) = AsyncStream<Bool>.makeStream()
        continuation.finish()
        let changes: @Sendable () -> AsyncStream<Bool> = { [network] in isKnown ? network.changes() : empty }
        let store = store(Array(repeating: .notConnectedToInternet, count: 7)).layered(waitingForNetwork(changes))
        _ = try await time.run { try await store.fetchData(request("https://a.example")) }
        expectEqual(times.all.map(\.components.seconds), [0, 1, 3, 7, 15, 31, 61, 91])
    }

    @Test func aCallThatReachesItsLimitFailsWithTheErrorOfTheNetwork() async throws {
        let store = store(Array(repeating: .notConnectedToInternet, count: 100))
        for (index, layers) in [
            [deadline(after: .seconds(10)), waitingForNetwork(network.changes)],
            standardLayers(deadline: .seconds(10), network: waitingForNetwork(network.changes)),
        ].enumerated() {
            times.removeAll()
            let time = VirtualTime()
            let fetch: Fetcher<Void, Data> = fetcher(
                createURLRequest: { try createRequest(baseURL: "https://a.example") },
                fetch: networkFetcher(store: store.layered(layers)), mapper: dataMapper())
            let call = Task { await time.run { await fetch(()) } }
            await waitUntil { network.listenerCount == index + 1 }
            await time.waitForSleepers(atLeast: 2)
            time.advance(by: .milliseconds(9_979))
            let sleepers = time.sleeperCount
            time.advance(by: .milliseconds(1))
            expect(time.sleeperCount < sleepers, "the wait ends 20 ms before the deadline")
            if time.sleeperCount == sleepers { time.advance(by: .milliseconds(20)) }
            let error = await call.value.error
            expectEqual(error?.network?.urlError.code, .notConnectedToInternet, "\(String(describing: error))")
            expectEqual(error?.localizedDescription, "There is no connection to the internet.")
            expectEqual(times.all.count, 1)
        }
    }

    @Test func aCancelledCallStopsItsWait() async throws {
        let store = store([.notConnectedToInternet]).layered(waitingForNetwork(network.changes))
        let call = Task { try await store.fetchData(request("https://a.example")) }
        await waitUntil { network.listenerCount == 1 }
        call.cancel()
        await expect(throws: CancellationError.self) { try await call.value }
    }

    @Test(arguments: [
        (URLError.Code.cannotFindHost, "https://a.example", true), (.cannotConnectToHost, "https://a.example", true),
        (.networkConnectionLost, "https://a.example", false), (.timedOut, "https://a.example", false),
        (.serverCertificateUntrusted, "https://a.example", false), (.cannotConnectToHost, "http://127.0.0.1:1", false),
        (.cannotConnectToHost, "http://localhost:1", false), (.cannotConnectToHost, "http://[::1]:1", false),
        (.notConnectedToInternet, "http://127.0.0.1:1", false),
    ])
    func otherErrorsAreThrownAtOnce(code: URLError.Code, url: String, isOnline: Bool) async throws {
        network.turn(on: isOnline)
        let store = store([code]).layered(waitingForNetwork(network.changes))
        let error = await expect(throws: URLError.self) { try await store.fetchData(request(url)) }
        expectEqual(error?.code, code)
        expectEqual(times.all.count, 1)
    }

    /// A silent sequence of changes does not hide the error, and the error of a redirect belongs to another request.
    @Test func aRequestThatMayHaveBeenReceivedIsNotSentAgain() async throws {
        let url = try #require(URL(string: "https://b.example/next"))
        let redirected = NetworkStore { [times, time] _ in
            times.add(time.now)
            throw URLError(.notConnectedToInternet, userInfo: [NSURLErrorFailingURLErrorKey: url])
        }.layered(deadline(after: .seconds(5)), waitingForNetwork(network.changes))
        let post = try createRequest(.post, baseURL: "https://a.example")
        await expect(throws: URLError.self) { try await time.run { try await redirected.fetchData(post) } }
        expectEqual(times.all.count, 1)

        network.turn(on: true)
        // A transport can mask or normalize the URL of the error. A missing permission does not come back.
        for (key, value, count) in [
            (NSURLErrorFailingURLErrorKey, URL(string: "https://A.example/?token=***") as (any Sendable)?, 2),
            ("Fetching.localNetworkRefusal", true as (any Sendable)?, 1),
        ] {
            times.removeAll()
            let store = NetworkStore { [times, time] request in
                if times.add(time.now) > 1 { return try stubResponse(to: request, Data(), status: 200, headers: [:]) }
                throw URLError(.notConnectedToInternet, userInfo: value.map { [key: $0] } ?? [:])
            }.layered(deadline(after: .seconds(50)), waitingForNetwork(network.changes))
            let secret = try createRequest(.post, baseURL: "https://a.example?token=planted")
            _ = try? await time.run { try await store.fetchData(secret) }
            expectEqual(times.all.count, count, "\(key)")
        }

        let (silent, _) = AsyncStream<Bool>.makeStream()
        let store = store([.cannotConnectToHost, .cannotConnectToHost])
            .layered(deadline(after: .seconds(5)), waitingForNetwork { silent })
        let silentTime = VirtualTime()
        let call = Task { try await silentTime.run { try await store.fetchData(request("https://a.example")) } }
        await silentTime.waitForSleepers(atLeast: 2)
        silentTime.advance(by: .milliseconds(4_980))
        let error = await expect(throws: URLError.self) { try await call.value }
        expectEqual(error?.code, .cannotConnectToHost)
    }

    @Test func aBodyThatCannotBeReadTwiceIsNotSentAgain() async throws {
        let store = store([.notConnectedToInternet]).layered(waitingForNetwork(network.changes))
        var post = try createRequest(.post, baseURL: "https://a.example")
        post.httpBodyStream = InputStream(data: Data("a".utf8))
        let sent = post
        await expect(throws: URLError.self) { try await store.fetchData(sent) }
    }

    @Test func aRouteToAnotherMachineIsANetwork() {
        let head = "Iface\tDestination\tGateway\n"
        let rows: [(routes: String, otherRoutes: String, isOnline: Bool)] = [
            ("", "", false), (head, "", false), (head + "lo\t0000007F\t00000000\n", "", false),
            (head + "eth0\t00000000\t0101A8C0\n", "", true),
            (head, "00000000000000000000000000000001 80 0 00 0 256 1 0 80200001       lo\n", false),
            (
                "",
                """
                fe800000000000000000000000000000 40 0 00 0 00000100 00000001 00000000 00000001     eth0
                ff000000000000000000000000000000 08 0 00 0 00000100 00000001 00000000 00000001     eth0
                """, false
            ),
            ("", "20010db8000000000000000000000000 40 0 00 0 00000100 00000001 00000000 00000001     eth0\n", true),
            ("", "00000000000000000000000000000000 00 0 00 0 ffffffff 00000001 00000000 00200200       lo\n", false),
        ]
        for (routes, otherRoutes, isOnline) in rows {
            expectEqual(hasRoute(inIPv4: routes, inIPv6: otherRoutes), isOnline, "\(routes)\(otherRoutes)")
        }
    }

    @Test func theStateOfTheNetworkArrivesAtOnce() async {
        var count = 0
        for await _ in networkChanges() {
            count += 1
            break
        }
        expectEqual(count, 1)
        let reader = Task { for await _ in networkChanges() {} }
        reader.cancel()
        await reader.value
    }
}
