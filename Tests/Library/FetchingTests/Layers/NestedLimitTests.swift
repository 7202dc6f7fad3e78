import FetchingAccess
import FetchingRecording
import FetchingResilience
import FetchingTestSupport
import Foundation
import LoopbackServer
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching

/// Time limits around other layers, around other limits, and around calls inside of a layer. All limits are in virtual
/// time that advances automatically, unless a test says otherwise.
@Suite(.live, .hangLimit) struct NestedLimitTests {
    /// Fetches with a GET, and returns the result and the virtual time that has passed.
    private func outcome(
        _ store: NetworkStore, isStream: Bool = false, _ request: URLRequest? = nil
    ) async throws -> (result: Result<Data, any Error>, time: Duration) {
        let time = VirtualTime(advancesAutomatically: true)
        let request = try request ?? SharedTestCode.request()
        let result: Result<Data, any Error> = await time.run {
            do {
                return .success(
                    try await isStream ? store.fetchStream(request).0.data() : store.fetchData(request).0)
            } catch { return .failure(error) }
        }
        return (result, time.now)
    }

    /// A store whose stream has one chunk, which arrives after a pause.
    private func slowStream(_ pause: Duration) -> NetworkStore { .streaming(chunks: [Data("a".utf8)], every: pause) }

    @Test func aWaitThatWouldPassAnOuterAttemptLimitDoesNotBegin() async throws {
        let requests = RequestLog()
        let busy = NetworkStore.json("", status: 503, headers: ["Retry-After": "10"]).recorded(in: requests)
        let retried = try await outcome(busy.layered(timingOut(after: .seconds(3)), retrying()))
        expect(try retried.result.get().isEmpty && retried.time == .zero && requests.count == 1)

        let hanging = NetworkStore.json("{}").delayed(by: .seconds(9)).recorded(in: requests)
        let late = try await outcome(hanging.layered(timingOut(after: .seconds(3)), retrying()))
        expect(late.result.error is TimedOut && late.time == .seconds(3) && requests.count == 2)

        let slow = limitingRate(.smooth(1, per: .seconds(10)))
        let time = VirtualTime(advancesAutomatically: true)
        try await time.run {
            let store = NetworkStore.json("{}").layered(timingOut(after: .seconds(3)), slow)
            _ = try await store.fetchData(request())
            expect(await store.failure(try request()) is RequestRefused)
            expectEqual(time.now, .zero)
        }
    }

    /// Streams by their outer limits, and the time at which the limit of the body passes. The body takes 9 seconds.
    @Test func theBodyOfAStreamHasOnlyTheLimitsThatIncludeIt() async throws {
        let cases: [(layers: [StoreLayer], end: Duration?)] = [
            ([deadline(after: .seconds(1)), timingOut(after: .seconds(20), includingStreamBodies: true)], nil),
            ([deadline(after: .seconds(1)), timingOut(after: .seconds(5), includingStreamBodies: true)], .seconds(5)),
            ([deadline(after: .seconds(1)), deadline(after: .seconds(5), includingTransfers: true)], .seconds(5)),
            ([deadline(after: .seconds(4), includingTransfers: true), deadline(after: .seconds(5))], .seconds(4)),
            // The limit of the outermost `timingOut` applies, and the inner one includes the body.
            (
                [timingOut(after: .seconds(4)), timingOut(after: .seconds(20), includingStreamBodies: true)],
                .seconds(4)
            ),
            ([timingOut(after: .seconds(20)), timingOut(after: .seconds(4), includingStreamBodies: true)], nil),
            // Without the option, a limit ends with the head.
            ([timingOut(after: .seconds(4))], nil), ([deadline(after: .seconds(4))], nil),
        ]
        for (index, (layers, end)) in cases.enumerated() {
            let call = try await outcome(slowStream(.seconds(9)).layered(layers), isStream: true)
            expectEqual(call.time, end ?? .seconds(9), "\(index)")
            expect((call.result.error is TimedOut) == (end != nil), "\(index)")
        }
    }

    @Test func anInnerWaitEndsAtTheOuterLimit() async throws {
        let faults = injectingFaults(seed: 1, [:], script: [.latency(.seconds(30))])
        // A layer of the app whose body waits, and a body that has a longer limit of its own.
        let slowBody = intercepting("app") { request, next in
            let body = ResponseBody(next: {
                try await CallContext.current.time.sleep(.seconds(9))
                return nil
            })
            return (body, try await next(request).1)
        }
        let stream = slowStream(.seconds(9)).layered(timingOut(after: .seconds(20), includingStreamBodies: true))
        let consumer = NetworkStore { request in
            (try await stream.fetchStream(request).0.data(), try await NetworkStore.json("").fetchData(request).1)
        }
        for (index, store) in [
            NetworkStore.json("{}").layered(timingOut(after: .seconds(3)), faults),
            NetworkStore.json("{}").layered(deadline(after: .seconds(3)), slowBody),
            consumer.layered(deadline(after: .seconds(3))),
        ].enumerated() {
            let call = try await outcome(store)
            expect((call.result.error as? TimedOut)?.timeLimit == .seconds(3) && call.time == .seconds(3), "\(index)")
        }
    }

    @Test func aTotalDeadlineAppliesBesideADeadlineForSilence() async throws {
        let store = NetworkStore { request in
            for _ in 0..<20 {
                try await CallContext.current.time.sleep(.seconds(1))
                CallContext.current.timeLimit?.recordByte()
            }
            return try await NetworkStore.json("{}").fetchData(request)
        }
        let body = RequestBody.stream(length: nil, contentType: "a/b") { { nil } }
        let upload = try createRequest(.put, baseURL: "http://a", body: body)
        let total = deadline(after: .seconds(5), includingTransfers: true)
        for layers in [[total], [total, deadline(after: .seconds(3))], [deadline(after: .seconds(3)), total]] {
            let call = try await outcome(store.layered(layers), upload)
            expect((call.result.error as? TimedOut)?.timeLimit == .seconds(5) && call.time == .seconds(5))
        }
    }

    /// A closure of a layer requests a token from a store with a limit of its own.
    @Test func aCallInsideOfALayerHasItsOwnLimit() async throws {
        let interval = Mutex(0.0)
        let tokens = NetworkStore(
            fetchData: { request in
                interval.withLock { $0 = request.timeoutInterval }
                return try await NetworkStore.json("{}").delayed(by: .seconds(9)).fetchData(request)
            }, fetchStream: NetworkStore.json("{}").fetchStream)
        for limited in [tokens.layered(timingOut(after: .seconds(2))), tokens.layered(deadline(after: .seconds(2)))] {
            let signature = signing { request, _ in
                var other = request
                other.timeoutInterval = 60
                _ = try? await limited.fetchData(other)
                return request
            }
            let store = NetworkStore.json("1").delayed(by: .seconds(1)).layered(
                timingOut(after: .seconds(5)), signature)
            let call = try await outcome(store)
            expect(try call.result.get() == Data("1".utf8) && call.time == .seconds(3))
        }
        let unlimited = try await outcome(
            .json("1").layered(
                timingOut(after: .seconds(50)),
                signing { request, _ in
                    var other = request
                    other.timeoutInterval = 20
                    _ = try await tokens.fetchData(other)
                    return request
                }))
        expect(try unlimited.result.get() == Data("1".utf8) && interval.withLock { $0 } == 20)
    }

    /// The check of a deadline must not end the decoding of a call that has no deadline.
    @Test func theDeadlineOfACallInsideOfALayerDoesNotEndTheDecoding() async throws {
        let tokens = NetworkStore.json("{}").layered(deadline(after: .seconds(1)))
        let store = NetworkStore.json("1").delayed(by: .seconds(9)).layered(
            signing { request, _ in
                _ = try await tokens.fetchData(request)
                return request
            })
        let fetch: Fetcher<Void, Int> = modelFetcher(createURLRequest: { try request() }, store: store)
        let result = await VirtualTime.run { await fetch(()) }
        try expectEqual(result.get(), 1)
    }

    @Test func nothingIsSentAfterTheDeadline() async throws {
        let requests = RequestLog()
        let store = NetworkStore.hanging.recorded(in: requests).layered(
            deadline(after: .seconds(3)),
            intercepting("retrying") { request, next in
                do { return try await next(request) } catch { return try await next(request) }
            })
        let time = VirtualTime()
        let request = try request()
        let error = await time.run {
            let call = Task { await store.failure(request) }
            await time.waitForSleepers(atLeast: 1)
            time.advance(by: .seconds(3))
            return await call.value
        }
        expect(error is TimedOut && requests.count == 1)
    }

    @Test(arguments: [false, true]) func aTaskOfTheAppKeepsNoPermitAfterTheLimit(isDetached: Bool) async throws {
        let store = NetworkStore.routed(["GET /hang": .hanging, "GET /": .json("1")]).layered(
            intercepting("app") { request, next in
                let context = CallContext.current
                if isDetached {
                    return try await Task.detached { try await context.run { try await next(request) } }.value
                }
                return try await Task { try await next(request) }.value
            }, limitingConcurrency(to: 1))
        let time = VirtualTime()
        let hanging = try request("http://a/hang")
        let error = await time.run {
            let call = Task { await store.layered(deadline(after: .seconds(3))).failure(hanging) }
            await time.waitForSleepers(atLeast: 2)
            time.advance(by: .seconds(3))
            return await call.value
        }
        expect(error is TimedOut)
        try await expectEqual(store.fetchData(request()).0, Data("1".utf8))
    }

    /// An outer layer that runs the call in a task of its own cancels the attempt when the limit passes.
    @Test(arguments: [false, true]) func aCircuitBreakerCountsCallsThatTimeOut(isIntercepted: Bool) async throws {
        let inner = isIntercepted ? [intercepting("app") { try await $1($0) }] : []
        let breaker = breakingCircuit(BreakerPolicy(failureRatio: 1, minimumResults: 10))
        let hasOpened = Mutex(false)
        let observer = observing { event in
            if case .breakerOpened = event.kind { hasOpened.withLock { $0 = true } }
        }
        let store = NetworkStore.hanging.layered([observer, deadline(after: .seconds(3))] + inner + [breaker])
        let time = VirtualTime()
        try await time.run {
            let calls = try (0..<10).map { _ in
                let request = try request()
                return Task { await store.failure(request) }
            }
            await time.waitForSleepers(atLeast: 10)
            time.advance(by: .seconds(3))
            for call in calls { expect(await call.value is TimedOut) }
            // The attempts that were cancelled end a little later.
            expect(await eventually { hasOpened.withLock { $0 } })
        }
    }

    #if os(Linux)
        @Test func aSharedRequestHasTheOuterAttemptLimit() async throws {
            let server = try LoopbackServer.start { _ in .text("a").delayed(by: .milliseconds(400)) }
            var options = CurlOptions()
            options.timeLimit = .milliseconds(100)
            let store = NetworkStore.curlStore(options).layered(timingOut(after: longTimeout), coalescing())
            try await expectEqual(store.fetchData(createRequest(baseURL: server.baseURL)).0, Data("a".utf8))
        }
    #endif

    /// A status is more important than the limit of an attempt, but not than the deadline.
    @Test(arguments: Transport.all) func theDeadlineOfAnUploadIsNotAResponse(transport: Transport) async throws {
        let server = try LoopbackServer.start { _ in
            .script([.send(Data("HTTP/1.1 503 Busy\r\nContent-Length: 10\r\n\r\nabc".utf8)), .wait(.seconds(60))])
        }
        let body = RequestBody.stream(length: 0, contentType: "a/b") { { nil } }
        let request = try createRequest(.put, baseURL: server.baseURL, body: body)
        let store = transport.store().layered(deadline(after: .milliseconds(300)))
        expect(await store.failure(request) is TimedOut)
    }
}
