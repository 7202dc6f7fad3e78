import FetchingAccess
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching
@testable import FetchingResilience

@Suite(.hangLimit) struct CoalescingTests {
    private let time = VirtualTime()
    private let log = RequestLog()
    private let base: NetworkStore
    private let flights: Flights
    private let store: NetworkStore

    init() {
        // Each response takes 3 s. Its body is the number of requests so far.
        base = NetworkStore { [time, log] request in
            let body = Data("\(log.count)".utf8)
            try await time.source.sleep(.seconds(3))
            return try stubResponse(to: request, body, status: 200, headers: [:])
        }.recorded(in: log)
        flights = Flights(base.fetchData)
        store = base.layered { [flights] in coalescing($0, flights) }
    }

    private struct Failure: Error, Equatable {}

    /// Starts calls with equal requests, and waits until all of them wait for a response.
    private func calls(_ count: Int) async -> [Task<String, any Error>] {
        let waiting = flights.waiterCount
        let calls = (0..<count).map { _ in Task { try await store.text(request()) } }
        await waitUntil { flights.waiterCount == waiting + count }
        await time.waitForSleepers(atLeast: 1)
        return calls
    }

    /// Lets the server respond, and checks that calls share a request.
    private func expectShared(
        _ calls: [Task<String, any Error>], body: String = "1", in flights: Flights? = nil
    ) async throws {
        let flights = flights ?? self.flights
        await waitUntil { flights.waiterCount == calls.count }
        await time.waitForSleepers(atLeast: 1)
        time.advance(by: .seconds(3))
        for call in calls { try await expectEqual(call.value, body) }
        expectEqual(log.count, Int(body))
    }

    /// Lets the server respond, and checks that two calls send a request each.
    private func expectNotShared(_ calls: [Task<String, any Error>]) async throws {
        await time.waitForSleepers(atLeast: 2)
        time.advance(by: .seconds(3))
        for call in calls { _ = try await call.value }
        expectEqual(log.count, 2)
    }

    @Test func callsOfASessionShareARequest() async throws {
        let session = try Session(Tokens(access: "token"), api: APISettings(baseURL: "https://a", store: base)) { _ in
            nil
        }
        let layer = Recorded<Flights>()
        let api = session.layered({ store in
            let flights = Flights(store.fetchData)
            layer.add(flights)
            return coalescing(store, flights)
        }).api
        let endpoint: Fetcher<Void, String> = textFetcher(createURLRequest: { try api.request() }, store: api.store)
        let calls = (0..<2).map { _ in Task { try await endpoint(()).get() } }
        let inner = try #require(layer.all.last)
        try await expectShared(calls, in: inner)
    }

    @Test func onlyConcurrentCallsShareARequest() async throws {
        try await expectShared(calls(100))
        try await expectShared(calls(2), body: "2")
    }

    @TaskLocal private static var trace = ""

    @Test func theLayersInsideReceiveNoDeadlineAndNoTaskLocalValuesOfTheApp() async throws {
        let seen = Texts()
        let flights = Flights { [base] request in
            seen.add("\(Self.trace), \(CallContext.current.timeUntilLimit == nil)")
            return try await base.fetchData(request)
        }
        let limited = NetworkStore.unimplemented.layered(
            settingTime(time.source), deadline(after: .seconds(60)), { coalescing($0, flights) })
        let first = Self.$trace.withValue("first") { Task { try await limited.text(request()) } }
        await waitUntil { flights.waiterCount == 1 }
        let second = Self.$trace.withValue("second") { Task { try await limited.text(request()) } }
        await waitUntil { flights.waiterCount == 2 }
        await time.waitForSleepers(atLeast: 3)
        try await expectShared([first, second], in: flights)
        expectEqual(seen.all, [", true"])
    }

    @Test func aRequestIsCancelledOnlyWithItsLastCaller() async throws {
        let first = await calls(1)[0]
        let others = await calls(99)
        first.cancel()
        await expect(throws: CancellationError.self) { try await first.value }
        expect(flights.waiterCount == 99 && time.sleeperCount == 1, "the first caller does not wait for the response")
        try await expectShared(others)

        for call in await calls(10) { call.cancel() }
        expect(await eventually { time.sleeperCount == 0 })
        try await expectShared(calls(1), body: "3")
    }

    @Test func noCallerJoinsACancelledRequestThatIsStillInProgress() async throws {
        let gate = Gate()
        let stubborn = NetworkStore { request in
            let number = log.count
            // The gate is opened only by the test, not by a cancellation.
            await Task.detached { try? await gate.pass(number) }.value
            return try stubResponse(to: request, Data("\(number)".utf8), status: 200, headers: [:])
        }.recorded(in: log)
        let flights = Flights(stubborn.fetchData)
        let store = stubborn.layered { coalescing($0, flights) }
        let first = Task { try await store.text(request()) }
        await gate.waiting(atLeast: 1)
        first.cancel()
        await expect(throws: CancellationError.self) { try await first.value }
        let second = Task { try await store.text(request()) }
        await gate.waiting(atLeast: 2)
        // The end of the first request leaves the second one open for callers.
        gate.release(1)
        let third = Task { try await store.text(request()) }
        await waitUntil { flights.waiterCount == 2 }
        gate.release(2)
        try await expectEqual(second.value, "2")
        try await expectEqual(third.value, "2")
        expectEqual(log.count, 2)
    }

    @Test(arguments: [0, 99])
    func aDeadlineAppliesToItsCallerOnly(callersBefore: Int) async throws {
        let limited = store.layered(settingTime(time.source), deadline(after: .seconds(1)))
        let before = (0..<callersBefore).map { _ in Task { try await store.text(request()) } }
        await waitUntil { flights.waiterCount == callersBefore }
        let call = Task { try await limited.text(request()) }
        await waitUntil { flights.waiterCount == callersBefore + 1 }
        let after = (callersBefore..<99).map { _ in Task { try await store.text(request()) } }
        await waitUntil { flights.waiterCount == 100 }
        await time.waitForSleepers(atLeast: 2)
        time.advance(by: .seconds(1))
        await expect(throws: TimedOut.self) { try await call.value }
        expect(await eventually { flights.waiterCount == 99 })
        time.advance(by: .seconds(2))
        for call in before + after { try await expectEqual(call.value, "1") }
        expectEqual(log.count, 1)
    }

    @Test func anErrorIsThrownToAllCallersAndNotKept() async throws {
        let isFirst = Atomic(true)
        let failing = NetworkStore { request in
            try await time.source.sleep(.seconds(3))
            if isFirst.exchange(false, ordering: .relaxed) { throw Failure() }
            return try await NetworkStore.json("{}").fetchData(request)
        }
        let flights = Flights(failing.fetchData)
        let store = failing.layered { coalescing($0, flights) }
        let calls = (0..<10).map { _ in Task { try await store.text(request()) } }
        await waitUntil { flights.waiterCount == 10 }
        await time.waitForSleepers(atLeast: 1)
        time.advance(by: .seconds(3))
        for call in calls { await expect(throws: Failure()) { try await call.value } }
        let next = Task { try await store.text(request()) }
        await time.waitForSleepers(atLeast: 1)
        time.advance(by: .seconds(3))
        try await expectEqual(next.value, "{}")
    }

    @Test func aCancelledCallerSendsNothing() async throws {
        let call = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await store.text(request())
        }
        call.cancel()
        await expect(throws: CancellationError.self) { try await call.value }
        expectEqual(log.count, 0)
    }
}

extension CoalescingTests {
    /// Changes that make a request differ from a `GET` of the same URL.
    private static let changes: [String: @Sendable (inout URLRequest) -> Void] = [
        "another Authorization": { $0.setValue("Bearer other", forHTTPHeaderField: "Authorization") },
        "a value with other bytes": { $0.setValue("Bearer e\u{301}", forHTTPHeaderField: "Authorization") },
        "a further field": { $0.setValue("a", forHTTPHeaderField: "Accept") },
        "another URL": { $0.url = URL(string: "http://a/?b") },
        "HEAD": { $0.httpMethod = "HEAD" },
        "POST": { $0.httpMethod = "POST" },
        "OPTIONS": { $0.httpMethod = "OPTIONS" },
        "a body": { $0.httpBody = Data("{}".utf8) },
        "a body stream": { $0.httpBodyStream = InputStream(data: Data("{}".utf8)) },
        "another cache policy": { $0.cachePolicy = .reloadIgnoringLocalCacheData },
        "another time limit": { $0.timeoutInterval = 1 },
        "no cellular networks": { $0.allowsCellularAccess = false },
        "no cookies": { $0.httpShouldHandleCookies = false },
    ]

    @Test(arguments: changes.keys.sorted())
    func aDifferentRequestIsNotShared(change: String) async throws {
        var one = try request()
        one.setValue("Bearer \u{E9}", forHTTPHeaderField: "Authorization")
        var other = one
        let makeDifferent = try #require(Self.changes[change])
        makeDifferent(&other)
        try await expectNotShared([one, other].map { request in Task { try await store.text(request) } })
    }

    @Test(arguments: ["POST", "OPTIONS", "a body"])
    func suchRequestsAreNeverShared(change: String) async throws {
        var request = try request()
        let makeUnshared = try #require(Self.changes[change])
        makeUnshared(&request)
        try await expectNotShared((0..<2).map { _ in Task { [request] in try await store.text(request) } })
    }

    /// The names of header fields have no case.
    @Test(arguments: ["GET", "HEAD"]) func equalRequestsAreShared(method: String) async throws {
        let calls = ["accept", "Accept"].map { name in
            Task {
                var request = try request()
                request.httpMethod = method
                request.setValue("text/plain", forHTTPHeaderField: name)
                return try await store.text(request)
            }
        }
        try await expectShared(calls)
    }

    @Test func streamsAreNotShared() async throws {
        let calls = (0..<2).map { _ in
            Task { String(decoding: try await store.fetchStream(request()).0.data(), as: UTF8.self) }
        }
        try await expectNotShared(calls)
    }

    @Test func twoStoresWithTheSameLayerShareNothing() async throws {
        let layer = coalescing()
        let stores = [base.layered(layer), base.layered(layer)]
        try await expectNotShared(stores.map { store in Task { try await store.text(request()) } })
    }

    @Test func aRequestThatHasLeftItsOriginIsNotSigned() async throws {
        let signature = signing(declaring: SecretNames()) { request, _ in
            var request = request
            request.setValue("signed", forHTTPHeaderField: "X-Signature")
            return request
        }
        let store = base.layered(coalescing(), signature)
        let calls = [false, true].map { hasLeft in
            Task { try await withCall({ $0.redirects.haveLeftOrigin = hasLeft }) { try await store.text(request()) } }
        }
        try await expectNotShared(calls)
        expectEqual(log.requests.count { $0.value(forHTTPHeaderField: "X-Signature") == nil }, 1)
    }

    @Test func theStoreInsideDoesNotFollowTheRedirectsOfTheLayerOutside() async throws {
        let redirecting = NetworkStore.sequence(.json("", status: 302, headers: ["Location": "/b"]), .json("{}"))
        let store = redirecting.layered(
            followingRedirects(), { $0.recorded(in: log) }, coalescing(), followingRedirects())
        try await expectEqual(store.text(request()), "{}")
        expectEqual(log.requests.map { $0.url?.path() }, ["/", "/b"])
    }

    /// The shared request waits for the refresh. If the refresh waited for the shared request, neither would end.
    @Test func aRefreshDoesNotWaitForASharedRequest() async throws {
        let server = NetworkStore { request in
            let isNew = request.value(forHTTPHeaderField: "Authorization") == "Bearer new"
            let isRefresh = request.value(forHTTPHeaderField: "Authorization") == nil
            return try await NetworkStore.json(isRefresh ? "new" : "{}", status: isNew || isRefresh ? 200 : 401)
                .fetchData(request)
        }
        let refreshing = Recorded<NetworkStore>()
        let credential = SharedCredential("old") { _ in try await refreshing.all[0].text(request()) }
        let store = server.layered(
            coalescing(), authenticating(credential, allowedOrigins: ["http://a"]) { .bearer($0) })
        refreshing.add(store)
        try await expectEqual(store.text(request()), "{}")
    }
}

extension CoalescingTests {
    @Test(arguments: ["POST", "PUT", "DELETE", "post"])
    func aReadAfterAWriteSendsItsOwnRequest(writeMethod: String) async throws {
        let gate = Gate()
        let server = NetworkStore { request in
            let number = log.count
            if request.httpMethod == "GET" { try await gate.pass(number) }
            if request.url?.path() == "/broken" { throw Failure() }
            return try stubResponse(to: request, Data("\(number)".utf8), status: 200, headers: [:])
        }.recorded(in: log)
        let flights = Flights(server.fetchData)
        let store = server.layered { coalescing($0, flights) }
        func read() -> Task<String, any Error> { Task { try await store.text(request()) } }
        func write(_ url: String, method: String? = nil) async throws {
            var request = try request(url)
            request.httpMethod = method ?? writeMethod
            _ = try await store.text(request)
        }
        let first = read()
        await gate.waiting(atLeast: 1)
        // These requests change nothing at the origin of the shared request.
        try await write("http://b/")
        try await write("http://a:81/")
        try await write("https://a/")
        try await write("http://a/", method: "OPTIONS")
        let second = read()
        await waitUntil { flights.waiterCount == 2 }
        // The server may have written before it failed.
        await expect(throws: Failure.self) { try await write("http://A:80/broken") }
        let third = read()
        await gate.waiting(atLeast: 2)
        gate.release(1)
        try await expectEqual(first.value, "1")
        try await expectEqual(second.value, "1")
        let fourth = read()
        await waitUntil { flights.waiterCount == 2 }
        gate.release(7)
        try await expectEqual(third.value, "7")
        try await expectEqual(fourth.value, "7")
    }

    @Test func aWriteWithAStreamedResponseCountsAtItsHeadAndAtItsEnd() async throws {
        let (gate, source) = (Gate(), ChunkSource("a"))
        let server = NetworkStore(
            fetchData: { request in
                let number = log.count
                try await gate.pass(number)
                return try stubResponse(to: request, Data("\(number)".utf8), status: 200, headers: [:])
            },
            fetchStream: { request in
                (source.body, try stubResponse(to: request, Data(), status: 200, headers: [:]).1)
            }
        ).recorded(in: log)
        let store = server.layered(coalescing())
        func read() -> Task<String, any Error> { Task { try await store.text(request()) } }
        var calls = [read()]
        await gate.waiting(atLeast: 1)
        var write = try request()
        write.httpMethod = "POST"
        let (body, _) = try await store.fetchStream(write)
        calls.append(read())
        await gate.waiting(atLeast: 2)
        _ = try await body.data()
        calls.append(read())
        await gate.waiting(atLeast: 3)
        for number in gate.waiting { gate.release(number) }
        try await expectEqual(Set([calls[0].value, calls[1].value, calls[2].value]).count, 3)
    }
}

extension CoalescingTests {
    /// Returns the texts of the errors of 20 callers, and of all events.
    private func texts(_ server: NetworkStore, cancellingTheFirst: Bool = false) async throws -> [String] {
        let key = "planted-by-a-layer"
        let (gate, lines) = (Gate(), Texts())
        let inner = server.layered(
            settingTime(VirtualTime(advancesAutomatically: true).source), retrying(RetryPolicy(attempts: 2)),
            intercepting("addingKey") { request, next in
                declareSecret(key)
                if log.count == 0 { try await gate.pass(1) }
                var request = request
                request.setValue(key, forHTTPHeaderField: "X-Id")
                return try await next(request)
            }, { $0.recorded(in: log) })
        let flights = Flights(inner.fetchData)
        let store = inner.layered(
            observing { lines.add("\($0) \($0.reason ?? "")") }, { coalescing($0, flights) })
        let calls = (0..<20).map { number in
            Task {
                let fetch = textFetcher(createURLRequest: { (_: Void) in try request() }, store: store)
                return await fetch(()).error
            }
        }
        await waitUntil { flights.waiterCount == 20 }
        await gate.waiting(atLeast: 1)
        if cancellingTheFirst { calls[0].cancel() }
        gate.release(1)
        for call in calls {
            let error = await call.value
            expect(error != nil)
            lines.add(error.map { "\($0)" } ?? "")
        }
        expectEqual(log.count, 2, "one request and its retry")
        return lines.all
    }

    @Test(arguments: [false, true])
    func theSecretsOfTheLayersInsideAreMaskedForAllCallers(cancellingTheFirst: Bool) async throws {
        let echo = NetworkStore { request in
            let key = request.value(forHTTPHeaderField: "X-Id") ?? ""
            return try await NetworkStore.json(#"{"message":"unknown key \#(key)"}"#, status: 503).fetchData(request)
        }
        let lines = try await texts(echo, cancellingTheFirst: cancellingTheFirst)
        expect(lines.count { $0.contains("unknown key ***") } >= 19)
        expect(lines.allSatisfy { !$0.contains("planted") }, "\(lines)")
    }

    @Test func theSecretsOfTheLayersInsideAreMaskedInThrownErrors() async throws {
        struct Refused: Error { var key: String }
        let refusing = NetworkStore { request in
            if log.count == 1 {
                let key = request.value(forHTTPHeaderField: "X-Id") ?? ""
                throw URLError(.networkConnectionLost, userInfo: [NSLocalizedDescriptionKey: key])
            }
            throw Refused(key: request.value(forHTTPHeaderField: "X-Id") ?? "")
        }
        let lines = try await texts(refusing)
        expect(lines.count { $0.contains(#"Refused(key: "***")"#) } >= 20)
        expect(lines.allSatisfy { !$0.contains("planted") }, "\(lines)")
    }

    /// The error is created inside, where only the call of the first caller is known.
    @Test func theSecretsOfTheFirstCallerAreMaskedInTheErrorsOfTheSharedRequest() async throws {
        let redirecting = NetworkStore.json("", status: 302, headers: ["Location": "ftp://a/planted-by-a-caller"])
            .layered(coalescing(), followingRedirects())
        let error = await withinCall {
            declareSecret("planted-by-a-caller")
            return await redirecting.failure(URLRequest(url: URL(filePath: "/x")))
        }
        expectEqual(error as? RedirectError, .invalidTarget("ftp://a/***"))
    }

    @Test func callersDoNotReceiveTheSecretsOfOtherCallers() async throws {
        let gate = Gate()
        let store = NetworkStore { request in
            declareSecret("planted-by-a-layer")
            try await gate.pass(1)
            return try await NetworkStore.json("").fetchData(request)
        }
        let flights = Flights(store.fetchData)
        let shared = store.layered { coalescing($0, flights) }
        let scopes = [SecretScope(), SecretScope()]
        var calls: [Task<Void, any Error>] = []
        for (index, scope) in scopes.enumerated() {
            scope.add("secret-of-caller-\(index)")
            calls.append(
                Task { try await withCall({ $0.secrets = scope }) { _ = try await shared.text(request()) } })
            await waitUntil { flights.waiterCount == index + 1 }
        }
        await gate.waiting(atLeast: 1)
        gate.release(1)
        for call in calls { try await call.value }
        for (index, scope) in scopes.enumerated() {
            expectEqual(scope.contents.values, ["secret-of-caller-\(index)", "planted-by-a-layer"])
        }
    }

    @Test func theAttemptsBelongToTheFirstCall() async throws {
        let events = Recorded<NetworkEvent>()
        let flights = Flights(base.fetchData)
        let store = base.layered(observing { events.add($0) }, { coalescing($0, flights) })
        var calls: [Task<String, any Error>] = []
        for count in 1...2 {
            calls.append(Task { try await store.text(request()) })
            await waitUntil { flights.waiterCount == count }
        }
        try await expectShared(calls, in: flights)
        func kinds(_ call: Int) -> [NetworkEvent.Kind] { events.all.filter { $0.call == call }.map(\.kind) }
        expectEqual(kinds(1), [.callStarted, .attemptStarted, .headArrived, .attemptEnded, .callEnded])
        expectEqual(kinds(2), [.callStarted, .callEnded])
    }
}

extension CoalescingTests {
    /// A server whose state is a number that each `POST` increases. A read returns the number at its start, which is
    /// the oldest number that it could return.
    private final class Server: Sendable {
        let version = Atomic(0)
        /// The highest number that a client has received for its own write.
        let written = Atomic(0)
        let inProgress = Atomic(0)
        let random: Mutex<SplitMix64>

        init(seed: UInt64) { random = Mutex(SplitMix64(seed: seed)) }

        func number(below bound: Int) -> Int { random.withLock { Int.random(in: 0..<bound, using: &$0) } }

        var store: NetworkStore {
            NetworkStore { request in
                self.inProgress.add(1, ordering: .relaxed)
                defer { self.inProgress.subtract(1, ordering: .relaxed) }
                let version = self.version.load(ordering: .sequentiallyConsistent)
                for _ in 0..<self.number(below: 30) {
                    await Task.yield()
                    try Task.checkCancellation()
                }
                let isWrite = request.httpMethod == "POST"
                let next = isWrite ? self.version.add(1, ordering: .sequentiallyConsistent).newValue : version
                if self.number(below: 10) == 0 { throw Failure() }
                let body = Data("\(request.url?.path() ?? "") \(next)".utf8)
                return try stubResponse(to: request, body, status: 200, headers: [:])
            }
        }
    }

    @Test func randomCallsAndCancellations() async throws {
        for seed in 0..<UInt64(schedules(10)) {
            let server = Server(seed: seed)
            let requests = RequestLog()
            let flights = Flights(server.store.recorded(in: requests).fetchData)
            let store = server.store.layered { coalescing($0, flights) }
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<60 {
                    let (path, isWrite) = (server.number(below: 3), server.number(below: 20) == 0)
                    let (delay, isCancelled) = (server.number(below: 60), server.number(below: 3) == 0)
                    let patience = server.number(below: 30)
                    group.addTask {
                        for _ in 0..<delay { await Task.yield() }
                        let call = Task {
                            var request = try request("http://a/\(path)")
                            if isWrite { request.httpMethod = "POST" }
                            let version = server.written.load(ordering: .sequentiallyConsistent)
                            let text = try await store.text(request)
                            let number = text.split(separator: " ").last.flatMap { Int($0) } ?? -1
                            if isWrite { server.written.max(number, ordering: .sequentiallyConsistent) }
                            expect(text.hasPrefix("/\(path) ") && number >= version, "a stale response, seed \(seed)")
                        }
                        if isCancelled {
                            for _ in 0..<patience { await Task.yield() }
                            call.cancel()
                        }
                        if let error = await call.result.error {
                            expect(
                                error is Failure || isCancelled && error is CancellationError,
                                "seed \(seed): \(error)")
                        }
                    }
                }
            }
            expectEqual(flights.waiterCount, 0)
            expect(await eventually { server.inProgress.load(ordering: .relaxed) == 0 }, "seed \(seed)")
            expect(requests.count < 60, "some requests are shared")
        }
    }
}

extension NetworkStore {
    fileprivate func text(_ request: URLRequest) async throws -> String {
        String(decoding: try await fetchData(request).0, as: UTF8.self)
    }
}
