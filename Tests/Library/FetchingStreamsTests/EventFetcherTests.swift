import FetchingAccess
import FetchingStreams
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching

/// Calls an endpoint for the events of a server. Without a silence limit, only reconnecting waits.
func events(
    of server: EventServer, _ time: VirtualTime, policy: ReconnectPolicy = ReconnectPolicy(),
    silenceLimit: Duration? = nil,
    request: @autoclosure @escaping @Sendable () throws -> URLRequest = try request("https://a/events"),
    layers: [StoreLayer] = []
) async -> Result<ElementStream<ServerEvent>, AppError> {
    let fetch = eventFetcher(
        store: server.store.layered(layers), reconnecting: policy, silenceLimit: silenceLimit
    ) { (_: Void) in try request() }
    return await time.run { await fetch(()) }
}

struct EventFetcherTests {
    private let time = VirtualTime(advancesAutomatically: true)

    /// Reads the events of a server to their end, and returns the data of the events.
    private func read(_ server: EventServer, policy: ReconnectPolicy = ReconnectPolicy()) async throws -> [String] {
        try await events(of: server, time, policy: policy).get().all().map(\.data)
    }

    /// Reads the events of a server up to an error, after which the sequence has ended. Returns the error.
    private func failure(
        _ server: EventServer, after data: [String] = [], policy: ReconnectPolicy = ReconnectPolicy(),
        layers: [StoreLayer] = []
    ) async throws -> AppError? {
        var iterator = try await events(of: server, time, policy: policy, layers: layers).get().makeAsyncIterator()
        for data in data { try await expectEqual(iterator.next()?.data, data) }
        let error = await expect(throws: AppError.self) { try await iterator.next() }
        expect(try await iterator.next() == nil)
        expectEqual(server.open, 0)
        return error
    }

    @Test func aLostConnectionIsContinuedAfterTheLastEvent() async throws {
        let server = EventServer(
            .events("id: 1\ndata: a\n\nid: 2\ndata: lost"),
            .stream(.chunk("id: 2\ndata: b\n\n"), .failure(URLError(.networkConnectionLost))),
            .noHead(.failure(URLError(.cannotConnectToHost))),
            .status(503), .events("data: c\n\n"))
        let found = try await events(of: server, time).get().all()
        expectEqual(found.map { "\($0.id) \($0.data)" }, ["1 a", "2 b", "2 c"])
        expectEqual(server.lastEventIDs, [nil, "1", "2", "2", "2", "2"])
        expectEqual(server.open, 0)
    }

    @Test func theDelaysAreRandomAndDoubleUntilAnEventArrives() async throws {
        let down = EventServer.Response.noHead(.failure(URLError(.cannotConnectToHost)))
        let server = EventServer(.events("data: a\n\n"), down, down, .events(": no event\n\n"), .events("data: b\n\n"))
        _ = try await read(server)
        let random = VirtualTime().source.random
        expectEqual(time.waits, [1, 2, 4, 8, 1].map { .seconds($0 * random()) })
    }

    @Test func theDelayOfTheServerIsUsedAndGrowsAfterAFailure() async throws {
        let server = EventServer(
            .events("retry: 4000\ndata: a\n\n"), .events("data: b\n\n"), .status(500), .events("retry: 0\n"))
        _ = try await read(server)
        let random = VirtualTime().source.random
        let numbers = (0..<4).map { _ in random() }
        expectEqual(
            time.waits,
            [
                .seconds(4), .seconds(4), .seconds(4) + .seconds(numbers[2]),
                .milliseconds(100) + .seconds(2 * numbers[3]),
            ])
    }

    @Test func retryAfterTakesPrecedence() async throws {
        let server = EventServer(.events("retry: 1\n"), .status(429, ["Retry-After": "7"]), .status(503))
        _ = try await read(server)
        expectEqual(time.waits.dropFirst().first, .seconds(7))
    }

    @Test func aServerThatAsksForNoDelayGetsTheRandomDelays() async throws {
        for (status, headers) in [
            (503, ["Retry-After": "0"]), (503, ["Retry-After": "Sun, 06 Nov 1994 08:49:37 GMT"]),
            (429, ["X-RateLimit-Reset": "1710000000"]),
        ] {
            let down = EventServer.Response.status(status, headers)
            let server = EventServer(.events("data: a\n\n"), down, down, down)
            let time = VirtualTime(startingAt: Date(timeIntervalSince1970: 1_800_000_000), advancesAutomatically: true)
            _ = try await events(of: server, time).get().all()
            let random = VirtualTime().source.random
            expectEqual(time.waits, [1, 2, 4, 8].map { .seconds($0 * random()) }, "\(headers)")
        }
    }

    @Test func theReconnectionTimeIsBetweenATenthOfASecondAndTenMinutesAlsoAfterAnEvent() async throws {
        let event = EventServer.Response.events("retry: 0\ndata: a\n\n")
        try await expectEqual(read(EventServer(event, event, event)).count, 3)
        _ = try await read(EventServer(.events("retry: 99999999999\ndata: a\n\n"), .events("data: b\n\n")))
        let tenth = Duration.milliseconds(100)
        expectEqual(time.waits, [tenth, tenth, tenth, .seconds(600), .seconds(600)])
    }

    @Test func eachWaitIsReportedBeforeItBeginsWithItsReason() async throws {
        let reports = Mutex<[(status: Int?, isError: Bool, delay: Duration, waits: Int)]>([])
        let server = EventServer(.events("data: a\n\n"), .status(503), .events("data: b\n\n"))
        let fetch = eventFetcher(
            store: server.store, silenceLimit: nil,
            onReconnect: { [time] error, delay in
                reports.withLock { $0.append((error?.server?.status, error != nil, delay, time.waits.count)) }
            }
        ) { (_: Void) in try request("https://a/events") }
        _ = try await time.run { try await fetch(()).get() }.all()
        let found = reports.withLock { $0 }
        expectEqual(found.map(\.status), [nil, 503, nil])
        expectEqual(found.map(\.isError), [false, true, false])
        expectEqual(found.map(\.delay), time.waits)
        expectEqual(found.map(\.waits), [0, 1, 2])
    }

    @Test func aModelThatCannotBeMadeOfAnEventIsAParsingErrorWithTheRequest() async throws {
        struct Row: Decodable, Sendable { var id: Int }
        let server = EventServer(.events("data: {\"id\":1}\n\ndata: {}\n\n"), .events("data: {\"id\":2}\n\n"))
        let fetch = eventFetcher(store: server.store) { (_: Void) in try request("https://a/events") }
        let rows = transformedFetcher(fetch) { $0.mapElements { try jsonMapper(Row.self)(Data($0.data.utf8)) } }
        var iterator = try await time.run { try await rows(()).get() }.makeAsyncIterator()
        try await expectEqual(iterator.next()?.id, 1)
        let error = await expect(throws: AppError.self) { try await iterator.next() }
        expect(error?.parsing != nil && error?.underlying is DecodingError)
        expectEqual(
            error?.description.hasPrefix("GET https://a/events: expected a value for “id”"), true)
        expect(try await iterator.next() == nil)
        expect(server.open == 0 && server.requests.count == 1)
    }

    @Test func status204EndsTheSequence() async throws {
        let server = EventServer(.events("data: a\n\n"), .status(204), .events("data: b\n\n"))
        try await expectEqual(read(server), ["a"])
        expect(server.requests.count == 2 && server.open == 0)
        let empty = EventServer(.status(204), .events("data: b\n\n"))
        try await expectEqual(read(empty), [])
        expectEqual(empty.requests.count, 1)
    }

    @Test func onlyAFaultThatMayBeTemporaryIsFollowedByANewConnection() async throws {
        for status in [301, 307, 408, 425, 429, 500, 501, 502, 503, 504, 599] {
            let server = EventServer(.events("data: a\n\n"), .status(status), .events("data: b\n\n"))
            try await expectEqual(read(server), ["a", "b"], "\(status)")
        }
        // A wait of an hour is too long.
        for (status, headers) in [400, 401, 403, 404, 410, 413].map({ ($0, [:]) }) + [(503, ["Retry-After": "3600"])] {
            let server = EventServer(.events("data: a\n\n"), .status(status, headers), .events("data: b\n\n"))
            try await expectEqual(failure(server, after: ["a"])?.server?.status, status)
            expectEqual(server.requests.count, 2, "\(status)")
        }
        let server = EventServer(.events(""), .noHead(.failure(URLError(.serverCertificateUntrusted))))
        try await expectEqual(failure(server)?.network?.urlError.code, .serverCertificateUntrusted)
    }

    @Test func anErrorOfTheFirstConnectionIsTheResult() async throws {
        for response: EventServer.Response in [
            .status(404), .status(500), .status(301), .noHead(.failure(URLError(.timedOut))),
            .status(200, ["Content-Type": "text/html"]), .status(200),
        ] {
            let server = EventServer(response)
            expect(await events(of: server, time).error != nil, "\(response)")
            expect(server.requests.count == 1 && server.open == 0, "\(response)")
        }
    }

    @Test func anotherContentTypeIsAnErrorWithTheTypesThatWereExpectedAndFound() async throws {
        let page = EventServer.Response(headers: ["Content-Type": "text/html; charset=utf-8"], steps: [.silence])
        try await expectEqual(
            failure(EventServer(.events(""), page))?.description,
            "GET https://a/events: expected an event stream (text/event-stream), found the content type text/html; charset=utf-8"
        )
        for type in ["text/event-stream", "text/event-stream;charset=utf-8", "Text/Event-Stream ; charset=UTF-8"] {
            let server = EventServer(.init(headers: ["content-type": type], steps: [.chunk("data: a\n\n")]))
            try await expectEqual(read(server), ["a"], "\(type)")
        }
    }

    @Test func theLastErrorIsThrownAfterTheMaximumNumberOfAttempts() async throws {
        let server = EventServer(
            .events("data: a\n\n"), .status(500), .events("data: b\n\n"), .events(""), .status(502))
        try await expectEqual(
            failure(server, after: ["a", "b"], policy: ReconnectPolicy(attempts: 2))?.server?.status, 502)
        expectEqual(server.requests.count, 5)
        // Without attempts, the sequence ends with the body.
        let single = EventServer(.events("data: a\n\n"), .events("data: b\n\n"))
        try await expectEqual(read(single, policy: ReconnectPolicy(attempts: 0)), ["a"])
    }

    @Test func theRequestAsksForAnEventStreamThatIsNotCached() async throws {
        let server = EventServer(.status(204))
        _ = try await events(of: server, time).get()
        expectEqual(server.requests.first?.value(forHTTPHeaderField: "Accept"), "text/event-stream")
        expectEqual(server.requests.first?.value(forHTTPHeaderField: "Cache-Control"), "no-cache")
    }

    @Test func anIDOfTheCallerIsUsedUntilTheServerSendsAnother() async throws {
        let server = EventServer(
            .events("data: a\n\n"), .events("id: 6\ndata: b\n\n"), .events("id\ndata: c\n\n"), .status(204))
        let start = try createRequest(baseURL: "https://a/events", headers: ["Last-Event-ID": "5"])
        let found = try await events(of: server, time, request: start).get().all()
        expectEqual(found.map(\.id), ["5", "6", ""])
        expectEqual(server.lastEventIDs, ["5", "5", "6", nil])
    }

    @Test func aPostIsSentAgainWithItsBody() async throws {
        let server = EventServer(.events("id: 1\ndata: a\n\n"), .events("id: 2\ndata: b\n\n"))
        let post = try createRequest(.post, baseURL: "https://a/chat", body: .json(["prompt": "Hi"]))
        try await expectEqual(events(of: server, time, request: post).get().all().count, 2)
        expectEqual(server.requests.map(\.httpMethod), ["POST", "POST", "POST"])
        expectEqual(Set(server.requests.map(\.httpBody)), [Data(#"{"prompt":"Hi"}"#.utf8)])
    }

    @Test func credentialsAreRefreshedWhileReconnecting() async throws {
        let server = EventServer(
            .events("id: 1\ndata: a\n\n"), .status(401, ["WWW-Authenticate": "Bearer"]), .events("id: 2\ndata: b\n\n"))
        let shared = SharedCredential("old-token") { _ in "new-token" }
        let layer = authenticating(shared, allowedOrigins: ["https://a"]) { .bearer($0) }
        let found = try await events(of: server, time, layers: [layer]).get().all()
        expectEqual(found.map(\.data), ["a", "b"])
        expectEqual(
            server.requests.map { $0.value(forHTTPHeaderField: "Authorization") },
            ["Bearer old-token", "Bearer old-token", "Bearer new-token", "Bearer new-token"])
        expectEqual(server.lastEventIDs, [nil, "1", "1", "2"])
    }

    @Test func secretsAreMaskedInTheErrorsOfLaterConnections() async throws {
        let secret = "/s3cr3t-key"
        let layer = intercepting("addingKey") { request, next in
            declareSecret("s3cr3t-key")
            var request = request
            request.url?.append(path: secret)
            return try await next(request)
        }
        let server = EventServer(
            .events(""), .noHead(.failure(URLError(.badURL, userInfo: [NSLocalizedDescriptionKey: "bad \(secret)"]))))
        try await expectEqual(failure(server, layers: [layer])?.network?.reason, "bad /***")
    }

    @Test func aSlowConsumerDoesNotCauseFurtherReads() async throws {
        let server = EventServer(
            .stream(.chunk("data: a\n\ndata: b\n\n"), .chunk("data: c\n\n")), .events("data: d\n\n"))
        var iterator = try await events(of: server, time).get().makeAsyncIterator()
        expectEqual(server.reads, 0)
        for (data, reads, requests) in [("a", 1, 1), ("b", 1, 1), ("c", 2, 1), ("d", 4, 2)] {
            try await expectEqual(iterator.next()?.data, data)
            expectEqual(server.reads, reads)
            expectEqual(server.requests.count, requests)
        }
    }

    @Test func aSecondIteratorThrowsAndSendsNothing() async throws {
        let server = EventServer(.events("data: a\n\n"))
        let stream = try await events(of: server, time).get()
        _ = try await stream.all()
        let count = server.requests.count
        let error = await expect(throws: AppError.self) { try await stream.all() }
        expectEqual(
            error?.description,
            "GET https://a/events: the stream was already read; to read it again, call the fetcher again")
        expectEqual(server.requests.count, count)
    }

    @Test func theSettingsOfAnAPIAreUsed() async throws {
        let server = EventServer(.events("data: a\n\n"), .status(404, ["Content-Type": "text/plain"]))
        let api = APISettings(
            baseURL: "https://a", store: server.store, headers: ["X-Client": "test"],
            message: { _, _ in "no such topic" })
        let fetch = api.eventFetcher { (_: Void) in try api.request() }
        var iterator = try await time.run { try await fetch(()).get() }.makeAsyncIterator()
        try await expectEqual(iterator.next()?.data, "a")
        let error = await expect(throws: AppError.self) { try await iterator.next() }
        expectEqual(error?.server?.message, "no such topic")
        expect(server.requests.allSatisfy { $0.value(forHTTPHeaderField: "X-Client") == "test" })
    }
}
