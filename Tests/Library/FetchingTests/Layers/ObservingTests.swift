import FetchingAccess
import FetchingResilience
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching

@Suite(.hangLimit, .virtualTime) struct ObservingTests {
    private let events = EventList()

    private final class EventList: Sendable {
        private let list = Mutex<[NetworkEvent]>([])
        var all: [NetworkEvent] { list.withLock { $0 } }
        var kinds: [NetworkEvent.Kind] { all.map(\.kind) }
        var listener: @Sendable (NetworkEvent) -> Void { { event in self.list.withLock { $0.append(event) } } }
    }

    /// A call with a retry, a redirect and a refresh of the credential, through the layers in their order.
    @Test func theEventsOfARetryARedirectAndARefreshAreInOrder() async throws {
        let store = try await Self.storeWithAllEvents(events.listener)
        let heroes: Fetcher<Void, [Int]> = namedFetcher(
            "heroes",
            modelFetcher(
                createURLRequest: {
                    try createRequest(baseURL: "https://a/heroes", query: [QueryItem("apikey", Self.secrets[0])])
                }, store: store))
        try await expectEqual(heroes(()).get(), [1])
        expectEqual(events.all.map(\.description), Self.golden)
        expectEqual(Set(events.all.map(\.call)), [1])
        expectEqual(Set(events.all.map(\.endpoint)), ["heroes"])
        expectEqual(events.all.map(\.attempt), [nil, 1, 1, 1, nil, 2, 2, 2, 3, 3, 3, nil, 4, 4, 4, nil])
        let last = try #require(events.all.last)
        expectEqual(
            last.fields,
            [
                "http.request.method": "GET", "url.full": "https://a/heroes?apikey=***", "server.address": "a",
                "server.port": "443", "http.response.status_code": "200", "http.request.resend_count": "3",
                "http.response.body.size": "3", "endpoint": "heroes",
            ])
    }

    private static let secrets = ["secret-of-the-query", "secret-token-1", "secret-token-2", "secret-of-the-path"]

    private static let golden = [
        "GET https://a/heroes?apikey=***: started",
        "GET https://a/heroes?apikey=***: attempt 1: sent",
        "GET https://a/heroes?apikey=***: attempt 1: response head with status 503",
        "GET https://a/heroes?apikey=***: attempt 1: status 503, 2 bytes, 0.0 ms",
        "GET https://a/heroes?apikey=***: retry in 2.0 s, because of status 503",
        "GET https://a/heroes?apikey=***: attempt 2: sent",
        "GET https://a/heroes?apikey=***: attempt 2: response head with status 302",
        "GET https://a/heroes?apikey=***: attempt 2: status 302, 2 bytes, 0.0 ms",
        "GET https://a/moved?token=***: attempt 3: sent",
        "GET https://a/moved?token=***: attempt 3: response head with status 401",
        "GET https://a/moved?token=***: attempt 3: status 401, 2 bytes, 0.0 ms",
        "GET https://a/heroes?apikey=***: credential refreshed",
        "GET https://a/moved?token=***: attempt 4: sent",
        "GET https://a/moved?token=***: attempt 4: response head with status 200",
        "GET https://a/moved?token=***: attempt 4: status 200, 3 bytes, 0.0 ms",
        "GET https://a/heroes?apikey=***: status 200, 3 bytes, 2.0 s, 4 attempts",
    ]

    /// Returns a store whose first response is 503, whose second is a redirect, and whose third rejects the credential.
    private static func storeWithAllEvents(
        _ listener: @escaping @Sendable (NetworkEvent) -> Void
    ) async throws -> NetworkStore {
        let credential = SharedCredential(secrets[1]) { _ in secrets[2] }
        return NetworkStore.sequence(
            .json("{}", status: 503, headers: ["Retry-After": "2"]),
            .json("{}", status: 302, headers: ["Location": "/moved?token=\(secrets[3])"]),
            .json("{}", status: 401), .json("[1]", headers: ["Set-Cookie": "session=\(secrets[3])"])
        ).layered(
            standardLayers(
                observer: observing(listener), deadline: nil,
                credentials: authenticating(credential, allowedOrigins: ["https://a"]) { .bearer($0) },
                attemptLimit: nil))
    }

    @Test func noEventShowsASecret() async throws {
        let lines = Mutex<[String]>([])
        let store = try await Self.storeWithAllEvents(events.listener)
            .layered(logging(attempts: true) { line in lines.withLock { $0.append(line) } })
        var request = try createRequest(
            .get, baseURL: "https://ada:\(Self.secrets[0])@a/heroes", query: [QueryItem("apikey", Self.secrets[0])],
            headers: ["Cookie": "id=\(Self.secrets[0])", "Proxy-Authorization": "Basic \(Self.secrets[0])"])
        request.httpMethod = "GET"
        _ = try await store.fetchData(request)
        let error = Failure(text: "broken at https://a/?apikey=\(Self.secrets[0])")
        _ = await NetworkStore.failing(error).layered(observing(events.listener)).failure(request)
        expect(events.all.count >= 20)
        for event in events.all {
            var dumped = ""
            dump(event, to: &dumped)
            let texts =
                [
                    event.description, "\(event)", String(reflecting: event), dumped, event.url, event.reason ?? "",
                    event.errorType ?? "", event.curlCommand ?? "",
                ] + event.fields.map { "\($0): \($1)" }
            for text in texts { expect(!Self.secrets.contains { text.contains($0) }, "\(text)") }
        }
        expect(
            lines.withLock { !$0.isEmpty && !$0.contains { line in Self.secrets.contains { line.contains($0) } } })
    }

    private struct Failure: Error { var text: String }

    @Test func aSlowListenerChangesNeitherTheResultNorOtherCalls() async throws {
        let slow = NetworkStore.json("{}").layered(
            observing { _ in Thread.sleep(forTimeInterval: 0.01) }, deadline(after: .seconds(30)))
        let fast = NetworkStore.json("{}").layered(observing(events.listener))
        async let result = slow.fetchData(request())
        _ = try await fast.fetchData(request())
        try await expectEqual(result.0, Data("{}".utf8))
    }

    @Test func aStreamEndsWithItsBody() async throws {
        let store = NetworkStore.json("abc").layered(observing(events.listener))
        let body = try await store.fetchStream(request()).0
        expectEqual(events.kinds, [.callStarted, .attemptStarted, .headArrived])
        _ = try await body.data()
        expectEqual(events.kinds.suffix(2), [.attemptEnded, .callEnded])
        expectEqual(events.all.suffix(2).map(\.bytes), [3, 3])
    }

    @Test func aStreamThatIsReleasedEndsAsCancelled() async throws {
        let store = NetworkStore.json("abc").layered(observing(events.listener))
        var body: ResponseBody? = try await store.fetchStream(request()).0
        expect(body != nil)
        body = nil
        expectEqual(events.all.suffix(2).map(\.errorType), ["cancelled", "cancelled"])
    }

    @Test func anErrorHasAType() async throws {
        let cases: [(error: any Error, type: String)] = [
            (URLError(.timedOut), "URLError -1001"), (CancellationError(), "cancelled"),
            (TimedOut(timeLimit: .zero, elapsed: .zero, phase: .waitingForResponse), "timeout"),
            (RequestRefused.overloaded(maximumWaiting: 1), "RequestRefused"),
        ]
        for (error, type) in cases {
            let events = EventList()
            _ = await NetworkStore.failing(error).layered(observing(events.listener)).failure(try request())
            expect(events.all.last?.errorType == type && events.all.last?.status == nil, "\(error)")
            expectEqual(events.kinds, [.callStarted, .attemptStarted, .attemptEnded, .callEnded])
        }
    }

    @Test func nestedListenersReceiveTheEventsOfTheirOwnCalls() async throws {
        let inner = EventList()
        let store = NetworkStore.sequence(.json("", status: 503), .json("{}")).layered(
            observing(events.listener), retrying(),
            observing(inner.listener))
        _ = try await store.fetchData(request())
        expectEqual(inner.all.map(\.call), [1, 1, 1, 1, 1, 2, 2, 2, 2, 2])
        expectEqual(inner.all.map(\.attempt), [nil, 1, 1, 1, nil, nil, 1, 1, 1, nil])
        expectEqual(events.all.compactMap(\.attempt), [1, 1, 1, 2, 2, 2])
        expectEqual(events.kinds.count { $0 == .callEnded }, 1)
    }

    @Test func headerFieldsForATraceAreAddedToEachAttemptOfTheSameOrigin() async throws {
        let log = RequestLog()
        let store = NetworkStore.sequence(
            .json("", status: 302, headers: ["Location": "/b"]),
            .json("", status: 302, headers: ["Location": "https://other/c"]), .json("{}")
        ).recorded(in: log).layered(
            observing(addingHeaders: {
                ["traceparent": "00-\($0.call)-\($0.attempt ?? 0)-01", "bad name": "x", "y": "a\nb"]
            }) { _ in },
            followingRedirects())
        _ = try await store.fetchData(request("https://a/"))
        expectEqual(log.requests.map { $0.value(forHTTPHeaderField: "traceparent") }, ["00-1-1-01", "00-1-2-01", nil])
        expect(log.requests.allSatisfy { $0.value(forHTTPHeaderField: "y") == nil })
    }

    @Test func aTraceIsNotSentToAnotherOriginFromInsideTheRedirects() async throws {
        let log = RequestLog()
        let store = NetworkStore.sequence(.json("", status: 302, headers: ["Location": "https://evil/"]), .json("{}"))
            .recorded(in: log).layered(
                followingRedirects(), observing(addingHeaders: { _ in ["traceparent": "00"] }) { _ in })
        _ = try await store.fetchData(request("https://a/"))
        expectEqual(log.requests.map { $0.value(forHTTPHeaderField: "traceparent") }, ["00", nil])
    }

    @Test func theNameOfALayerIsMaskedAndOnOneLine() async throws {
        let store = NetworkStore.json("{}").layered(
            observing(events.listener),
            intercepting("addingKey") { request, next in
                try await CallContext.current.time.sleep(.seconds(1))
                return try await next(request)
            },
            intercepting("a\nb apikey=secretsecret") { request, next in try await next(request) })
        _ = try await store.fetchData(request("http://a/?apikey=secretsecret"))
        expect(events.kinds.contains(.intercepted(layer: "addingKey", .seconds(1))))
        expect(events.all.allSatisfy { !$0.description.contains(/secretsecret|\n/) })
    }

    @Test func logLinesHaveTheStatusTheSizeAndTheDuration() async throws {
        let lines = Mutex<[String]>([])
        let store = NetworkStore.sequence(
            .json("", status: 503, headers: ["Retry-After": "1"]), .json("{}"), .failing(URLError(.cannotFindHost))
        ).layered(
            logging { line in lines.withLock { $0.append(line) } },
            retrying(RetryPolicy(attempts: 2)))
        _ = try await store.fetchData(request("http://a/1"))
        var post = try request("http://a/2")
        post.httpMethod = "POST"
        _ = await store.failure(post)
        expectEqual(
            lines.withLock { $0 },
            [
                "GET http://a/1: status 200, 2 bytes, 1.0 s, 2 attempts",
                "POST http://a/2: The server's name could not be found., 0.0 ms",
            ])
    }
}
