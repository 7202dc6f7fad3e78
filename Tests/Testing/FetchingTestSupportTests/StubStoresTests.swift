import Fetching
import FetchingStreams
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@Suite(.timeLimit(.minutes(10))) struct StubStoresTests {
    @Test func aSequenceSendsEachRequestThroughTheNextStore() async throws {
        let store = NetworkStore.sequence(.json("1"), .failing(URLError(.timedOut)), .json("3", status: 503))
        try await expectEqual(store.fetchData(request()).0, Data("1".utf8))
        await expect(throws: URLError.self) { try await store.fetchData(request()) }
        let (data, response) = try await store.fetchData(request())
        expectEqual(data, Data("3".utf8))
        expect((response as? HTTPURLResponse)?.statusCode == 503)
    }

    @Test func theErrorNamesAnUnexpectedRequestWithoutItsSecrets() async throws {
        let store = NetworkStore.sequence(.json("1"))
        _ = try await store.fetchData(request())
        let error = UnexpectedRequest(try request("http://a/2?token=planted"))
        try await expectIssue(
            "no stub for the unexpected request GET http://a/2?token=***",
            "this is request 2; the number of stubs is 1"
        ) {
            await expect(throws: error) { try await store.fetchData(request("http://a/2?token=planted")) }
        }
        try await expectIssue("no stub for the unexpected request GET http://a/2?token=***") {
            let store = NetworkStore.unimplemented
            await expect(throws: error) { try await store.fetchData(request("http://a/2?token=planted")) }
        }
    }

    @Test func concurrentRequestsUseEachStoreOfASequenceOnce() async throws {
        let store = NetworkStore.sequence(.json("1"), .json("2"), .json("3"), .json("4"))
        let bodies = try await withThrowingTaskGroup(of: Data.self) { group in
            for _ in 0..<4 { group.addTask { try await store.fetchData(request()).0 } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        expectEqual(bodies.count, 4)
    }

    @Test func aRouteChoosesTheStore() async throws {
        let store = NetworkStore.routed { $0.url?.path() == "/heroes" ? .json("[]") : nil }
        try await expectEqual(store.fetchData(request("http://a/heroes")).0, Data("[]".utf8))
        try await expectIssue(
            "no stub for the unexpected request GET http://a/villains", "the closure of `routed` returned nil"
        ) {
            await expect(throws: UnexpectedRequest.self) { try await store.fetchData(request("http://a/villains")) }
        }
    }

    @Test func aLogKeepsTheRequestsInOrder() async throws {
        let log = RequestLog()
        let store = NetworkStore.failing(URLError(.timedOut)).recorded(in: log)
        for path in ["/1", "/2"] { _ = try? await store.fetchData(request("http://a" + path)) }
        expectEqual(log.requests.map { $0.url?.path() }, ["/1", "/2"])
        expectEqual(log.count, 2)
    }

    @Test func aDelayedStoreWaitsBeforeItSendsTheRequest() async throws {
        let time = VirtualTime()
        try await time.run { () async throws in
            let log = RequestLog()
            let store = NetworkStore.json("1").recorded(in: log).delayed(by: .seconds(2))
            let call = Task { try await store.fetchData(request()).0 }
            await time.waitForSleepers(atLeast: 1)
            expectEqual(log.count, 0)
            time.advance(by: .seconds(2))
            try await expectEqual(call.value, Data("1".utf8))
        }
    }

    @Test func aHangingStoreThrowsWhenItsTaskIsCancelled() async throws {
        let call = Task { try await NetworkStore.hanging.fetchData(request()) }
        call.cancel()
        await expect(throws: CancellationError.self) { try await call.value }
    }

    @Test func aConstantResponseHasItsStatusAndHeaders() async throws {
        let store = NetworkStore.constant(Data("x".utf8), status: 404, headers: ["ETag": "a"])
        let (data, response) = try await store.fetchData(request())
        let httpResponse = try #require(response as? HTTPURLResponse)
        expectEqual(data, Data("x".utf8))
        expectEqual(httpResponse.statusCode, 404)
        expectEqual(httpResponse.value(forHTTPHeaderField: "ETag"), "a")
        expectEqual(httpResponse.url, URL(string: "http://a/"))
    }

    @Test func aJSONResponseHasTheContentTypeOfJSONByDefault() async throws {
        let plain = try await NetworkStore.json("{}").fetchData(request()).1 as? HTTPURLResponse
        expectEqual(plain?.value(forHTTPHeaderField: "Content-Type"), "application/json")
        let problem =
            try await NetworkStore.json("{}", headers: ["Content-Type": "application/problem+json"])
            .fetchData(request()).1 as? HTTPURLResponse
        expectEqual(problem?.value(forHTTPHeaderField: "Content-Type"), "application/problem+json")
    }

    @Test func aLogHasTheBodiesOfFormsAndStreams() async throws {
        let log = RequestLog()
        let store = NetworkStore.json("{}").recorded(in: log)
        let progress = RequestBody.text("hello").reportingProgress { _ in }
        let stream = RequestBody.stream(length: 2, contentType: "a/b") {
            var parts = [Data("a".utf8), Data("b".utf8)]
            return { parts.isEmpty ? nil : parts.removeFirst() }
        }
        for body in [nil, RequestBody.text("text"), progress, stream] {
            _ = try await store.fetchData(createRequest(.post, baseURL: "https://a", body: body))
        }
        expectEqual(log.bodies.map { String(decoding: $0, as: UTF8.self) }, ["", "text", "hello", "ab"])
    }

    @Test func aStoreThatStreamsWaitsBeforeEachChunkAndThrowsAtTheEnd() async throws {
        let time = VirtualTime(advancesAutomatically: true)
        try await time.run {
            let store = NetworkStore.streaming(
                chunks: [Data("a".utf8), Data("b".utf8)], every: .seconds(2), endingWith: URLError(.timedOut),
                status: 203, headers: ["X-A": "1"]
            ).recorded(in: RequestLog())
            let (body, response) = try await store.fetchStream(createRequest(baseURL: "https://a"))
            expect((response as? HTTPURLResponse)?.statusCode == 203)
            expect((response as? HTTPURLResponse)?.value(forHTTPHeaderField: "X-A") == "1")
            var iterator = body.makeAsyncIterator()
            try await expectEqual(iterator.next(), Data("a".utf8))
            expectEqual(time.now, .seconds(2))
            try await expectEqual(iterator.next(), Data("b".utf8))
            await expect(throws: URLError(.timedOut)) { try await iterator.next() }
            expectEqual(time.waits, [.seconds(2), .seconds(2)])
        }
    }
}
