import Fetching
import FetchingTestSupport
import LoopbackServer
import SharedTestCode
import Testing

/// Tests that a cancelled call throws `CancellationError` at once and affects no other call.
@Suite(.live, .hangLimit) struct TransportCancellationTests {
    @Test(arguments: Transport.all.flatMap { [$0.store(), $0.bareStore()] })
    func aCallThatIsCancelledBeforeItBeginsSendsNothing(store: NetworkStore) async throws {
        let server = try LoopbackServer.start { _ in .status(200) }
        let request = try createRequest(baseURL: server.baseURL)
        for isStream in [false, true] {
            let call = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                _ = try await store.body(request, isStream: isStream)
            }
            await expect(throws: CancellationError.self) { try await call.value }
        }
        expectEqual(server.acceptedConnectionCount, 0)
    }

    @Test(
        arguments: Transport.all,
        [LoopbackServer.Response.hanging, .text("a body that arrives slowly").dripping(every: .seconds(3600))])
    func aCallThatIsCancelledWhileItWaitsEndsAtOnce(
        transport: Transport, response: LoopbackServer.Response
    ) async throws {
        let server = try LoopbackServer.start { _ in response }
        let request = try createRequest(baseURL: server.baseURL)
        for (store, isStream) in [(transport.bareStore(), false), (transport.store(), true)] {
            let count = server.requestCount
            let call = Task { _ = try await store.body(request, isStream: isStream) }
            expect(await eventually { server.requestCount == count + 1 })
            call.cancel()
            await expect(throws: CancellationError.self) { try await call.value }
            expect(await eventually { server.openConnectionCount == 0 }, "the transfer ends too")
        }
    }

    @Test(arguments: Transport.all) func cancellingCallsDoesNotAffectOtherCalls(transport: Transport) async throws {
        let othersAreCancelled = Barrier(of: 2)
        let server = try LoopbackServer.start { request in
            guard request.path == "/waits" else { return request.path == "/hangs" ? .hanging : .text("hello") }
            await othersAreCancelled.wait()
            return .text("hello")
        }
        let store = transport.store()
        // A session of Foundation opens up to six connections to a server, so each of these six calls has a connection.
        let hanging = try (0..<5).map { _ in
            let request = try createRequest(baseURL: server.baseURL + "/hangs")
            return Task { await store.failure(request) }
        }
        async let text = store.text(server.baseURL + "/waits").text
        expect(await eventually { server.requestCount == 6 })
        for call in hanging { call.cancel() }
        for call in hanging { expect(await call.value is CancellationError) }
        await othersAreCancelled.wait()
        try await expectEqual(text, "hello")
        try await expectEqual(store.text(server.baseURL).text, "hello")
    }

    /// A simpler transport had two faults on Linux. Cancelling near the end of a call deadlocked the process, and
    /// cancelling during a redirect crashed the process.
    @Test(arguments: Transport.all, ["/plain", "/redirect", "/challenge"])
    func aCallMayBeCancelledAtAnyMoment(transport: Transport, path: String) async throws {
        let server = try LoopbackServer.start { request in
            switch request.path {
            case "/redirect": .text("moved", status: 302, headers: ["Location": "/plain"])
            case "/challenge": .text("no", status: 401, headers: ["WWW-Authenticate": "Basic"])
            default: .text("hello")
            }
        }
        let store = transport.bareStore()
        let request = try createRequest(baseURL: server.baseURL + path)
        _ = try await store.fetchData(request)
        var random = SplitMix64(seed: 5412)
        for _ in 0..<(soakSize ?? 10) {
            let call = Task { await store.failure(request) }
            // On an idle machine a call takes about a millisecond.
            try await Task.sleep(for: .microseconds(Int.random(in: 0..<1500, using: &random)))
            call.cancel()
            let error = await call.value
            expect(error == nil || error is CancellationError)
        }
        // The session can still send requests.
        _ = try await store.fetchData(request)
    }
}
