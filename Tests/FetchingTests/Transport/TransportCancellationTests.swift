import Fetching
import FetchingTestSupport
import LoopbackServer
import Testing

/// A cancelled call throws `CancellationError` at once, whatever it was doing, and harms nobody else.
@Suite(.live, .timeLimit(.minutes(1))) struct TransportCancellationTests {
    @Test(arguments: [liveStore(), bareStore()])
    func aCallThatIsCancelledBeforeItBeginsSendsNothing(store: NetworkStore) async throws {
        let server = try LoopbackServer.start { _ in .status(200) }
        let request = try createRequest(baseURL: server.baseURL)
        let call = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await store.failure(request)
        }
        #expect(await call.value is CancellationError)
        #expect(server.acceptedConnectionCount == 0)
    }

    @Test(arguments: [
        LoopbackServer.Response.hanging,
        .text("a body that takes its time").dripping(every: .seconds(60)),
    ])
    func aCallThatIsCancelledWhileItWaitsEndsAtOnce(answer: LoopbackServer.Response) async throws {
        let server = try LoopbackServer.start { _ in answer }
        let request = try createRequest(baseURL: server.baseURL)
        let store = bareStore()
        let call = Task { await store.failure(request) }
        #expect(await eventually { server.requestCount == 1 })
        call.cancel()
        #expect(await call.value is CancellationError)
        #expect(await eventually { server.openConnectionCount == 0 }, "the transfer ends too")
    }

    @Test func cancellingOneCallDisturbsNoOther() async throws {
        let server = try LoopbackServer.start { request in
            request.path == "/hang" ? .hanging : .text("well").delayed(by: .milliseconds(20))
        }
        let store = liveStore()
        let hanging = try (0..<10).map { _ in
            let request = try createRequest(baseURL: server.baseURL + "/hang")
            return Task { await store.failure(request) }
        }
        async let answers = (0..<3).asyncMap { _ in try await store.text(server.baseURL).text }
        for call in hanging { call.cancel() }
        #expect(try await answers == ["well", "well", "well"])
        for call in hanging { #expect(await call.value is CancellationError) }
    }

    /// Cancelling near the end once deadlocked the process, and cancelling while a redirect waited for its reply ended
    /// it.
    @Test(arguments: ["/plain", "/redirect", "/challenge"])
    func aCallMayBeCancelledAtAnyMoment(path: String) async throws {
        let server = try LoopbackServer.start { request in
            switch request.path {
            case "/redirect": .text("moved", status: 302, headers: ["Location": "/plain"])
            case "/challenge": .text("no", status: 401, headers: ["WWW-Authenticate": "Basic"])
            default: .text("hello")
            }
        }
        let store = bareStore()
        let request = try createRequest(baseURL: server.baseURL + path)
        _ = try await store.fetchData(request)
        var random = SplitMix64(seed: 5412)
        for _ in 0..<100 {
            let call = Task { await store.failure(request) }
            // An exchange takes about a millisecond.
            try await Task.sleep(for: .microseconds(Int.random(in: 0..<1500, using: &random)))
            call.cancel()
            let error = await call.value
            #expect(error == nil || error is CancellationError)
        }
        // The session is still in its right mind.
        _ = try await store.fetchData(request)
    }
}

extension Sequence where Element: Sendable {
    fileprivate func asyncMap<Value>(_ transform: (Element) async throws -> Value) async rethrows -> [Value] {
        var values: [Value] = []
        for element in self { values.append(try await transform(element)) }
        return values
    }
}
