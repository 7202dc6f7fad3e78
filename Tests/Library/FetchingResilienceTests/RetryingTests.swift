import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching
@testable import FetchingResilience

@Suite(.hangLimit) struct RetryingTests {
    private let log = RequestLog()
    private let time = VirtualTime(advancesAutomatically: true)

    /// Returns a store that returns responses with these statuses, one after another, and retries. The number of a
    /// response is its body.
    private func store(
        _ statuses: [Int], headers: [String: String] = [:], policy: RetryPolicy = RetryPolicy(), log: RequestLog? = nil,
        time: VirtualTime? = nil
    ) -> NetworkStore {
        let next = Atomic(0)
        return NetworkStore { request in
            let number = next.add(1, ordering: .relaxed).newValue
            return try stubResponse(
                to: request, Data("\(number)".utf8), status: statuses[min(number, statuses.count) - 1],
                headers: headers)
        }
        .recorded(in: log ?? self.log).layered(settingTime((time ?? self.time).source), retrying(policy))
    }

    private func status(_ store: NetworkStore, _ request: URLRequest) async throws -> Int? {
        (try await store.fetchData(request).1 as? HTTPURLResponse)?.statusCode
    }

    /// Sends a request, whose responses have these statuses, and checks the last status and the number of requests.
    private func check(
        _ statuses: [Int], _ method: String = "GET", key: String? = nil, headers: [String: String] = [:],
        policy: RetryPolicy = RetryPolicy(), is last: Int, after count: Int, waits: [Duration]? = nil
    ) async throws {
        let (log, time) = (RequestLog(), VirtualTime(advancesAutomatically: true))
        var request = try request()
        request.httpMethod = method
        request.setValue(key, forHTTPHeaderField: "Idempotency-Key")
        let store = store(statuses, headers: headers, policy: policy, log: log, time: time)
        let comment = "\(method) \(key ?? "") \(statuses) \(headers)"
        try await expectEqual(status(store, request), last, "\(comment)")
        expectEqual(log.count, count, "\(comment)")
        if let waits { expectEqual(time.waits, waits, "\(comment)") } else { expectEqual(time.waits.count, count - 1) }
    }

    @Test func aTransientStatusIsFollowedByAnotherAttempt() async throws {
        try await check([500, 500, 200], is: 200, after: 3)
        try await check([500, 500, 500], is: 500, after: 3)
        try await check([500], policy: RetryPolicy(attempts: 1), is: 500, after: 1)
        for code in [408, 429, 500, 502, 503, 504] { try await check([code, 200], is: 200, after: 2) }
        for code in [
            200, 201, 204, 206, 300, 301, 304, 307, 400, 401, 402, 403, 404, 405, 406, 407, 409, 410, 411, 412, 413,
            414, 415, 416, 417, 418, 421, 422, 423, 424, 425, 426, 428, 431, 451, 501, 505, 506, 507, 508, 510, 511,
            599,
        ] {
            try await check([code, 200], is: code, after: 1)
        }
        let (body, _) = try await store([500, 500, 500]).fetchData(request())
        expectEqual(String(decoding: body, as: UTF8.self), "3", "the body of the last response")
    }

    @Test func onlyAnIdempotentMethodOrAKeyAllowsARetry() async throws {
        for (method, key, count) in [
            ("POST", nil, 1), ("PATCH", nil, 1), ("POST", "k", 2), ("PUT", nil, 2), ("DELETE", nil, 2),
        ] {
            try await check([503, 200], method, key: key, is: count == 1 ? 503 : 200, after: count)
        }
    }

    @Test func aDelayOfTheServerIsKeptIfItIsNotTooLong() async throws {
        try await check(
            [429, 503, 200], headers: ["Retry-After": "7"], is: 200, after: 3, waits: [.seconds(7), .seconds(7)])
        try await check([503, 200], headers: ["Retry-After": "0"], is: 200, after: 2, waits: [])
        try await check([503, 200], headers: ["Retry-After": "61"], is: 503, after: 1, waits: [])
        // A body that is too large is retried only with this field.
        try await check([413, 200], headers: ["Retry-After": "2"], is: 200, after: 2, waits: [.seconds(2)])
        // GitHub sends these fields with every response, also when an hour is left. They delay only throttled calls.
        let quota = ["X-RateLimit-Remaining": "4999", "X-RateLimit-Reset": "1700003600"]
        for code in [500, 502] { try await check([code, 200], headers: quota, is: 200, after: 2) }
        try await check([429, 200], headers: quota, is: 429, after: 1)
    }

    @Test(arguments: [(409, 2), (422, 1)])
    func aConflictWithAKeyIsRetriedButInvalidContentIsNot(code: Int, attempts: Int) async throws {
        var request = try request()
        request.httpMethod = "POST"
        _ = try await status(store([code, 200]).layered(idempotent()), request)
        expectEqual(log.count, attempts)
    }

    @Test func allAttemptsOfACallHaveOneKeyAndAnotherCallHasAnother() async throws {
        var request = try request()
        request.httpMethod = "POST"
        let store = store([503, 503, 200]).layered(idempotent())
        _ = try await store.fetchData(request)
        _ = try await store.fetchData(request)
        let keys = log.requests.map { $0.value(forHTTPHeaderField: "Idempotency-Key") ?? "" }
        expect(keys.count == 4 && Set(keys.prefix(3)).count == 1 && keys[3] != keys[0])
        expect(keys.allSatisfy { UUID(uuidString: $0) != nil })
    }

    @Test(arguments: ["GET", "HEAD", "OPTIONS"])
    func aSafeRequestGetsNoKeyAndAnOwnKeyIsKept(method: String) async throws {
        let store = NetworkStore.json("{}").recorded(in: log).layered(idempotent(key: { "new" }))
        var safe = try request()
        safe.httpMethod = method
        var own = try request()
        own.httpMethod = "POST"
        own.setValue("own", forHTTPHeaderField: "idempotency-key")
        _ = try await store.fetchData(safe)
        _ = try await store.fetchData(own)
        expectEqual(log.requests.map { $0.value(forHTTPHeaderField: "Idempotency-Key") }, [nil, "own"])
    }

    @Test func aBodyIsSentAgainIfItCanBeReadAgain() async throws {
        var stream = try request()
        stream.httpMethod = "PUT"
        stream.httpBodyStream = InputStream(data: Data("a".utf8))
        try await expectEqual(status(store([503, 200]), stream), 503)
        expectEqual(log.count, 1)
        let file = try TemporaryFile(Data("a".utf8))
        let request = try createRequest(.put, baseURL: "http://a/", body: .file(file.url, contentType: "text/plain"))
        try await expectEqual(status(store([503, 200]), request), 200)
    }

    @Test func aTransientErrorIsRetriedAndTheLastIsThrownUnchanged() async throws {
        let rows: [(code: URLError.Code, isRetried: Bool)] = [
            (.timedOut, true), (.networkConnectionLost, true), (.cannotFindHost, true), (.cannotConnectToHost, true),
            (.notConnectedToInternet, true), (.badURL, false), (.unsupportedURL, false),
            (.serverCertificateUntrusted, false), (.httpTooManyRedirects, false), (.cannotDecodeContentData, false),
        ]
        for (code, isRetried) in rows {
            let log = RequestLog()
            let store = NetworkStore.failing(URLError(code, userInfo: ["a": "b"])).recorded(in: log)
                .layered(settingTime(time.source), retrying())
            let error = await store.failure(try request()) as? URLError
            expect(error?.code == code && error?.userInfo["a"] as? String == "b", "\(code)")
            expectEqual(log.count, isRetried ? 3 : 1, "\(code)")
        }
    }

    @Test func aTimeLimitOfAnAttemptIsRetriedButARefusalIsNot() async throws {
        let store = NetworkStore.sequence(
            .failing(TimedOut(timeLimit: .seconds(1), elapsed: .seconds(1), phase: .receivingBody)), .json("{}")
        ).recorded(in: log).layered(settingTime(time.source), retrying())
        _ = try await store.fetchData(request())
        expectEqual(log.count, 2)
        for refusal: RequestRefused in [
            .circuitOpen(remaining: .seconds(1)), .overloaded(maximumWaiting: 1), .rateLimited(wait: .seconds(1)),
        ] {
            let (log, time) = (RequestLog(), VirtualTime(advancesAutomatically: true))
            let store = NetworkStore.failing(refusal).recorded(in: log).layered(settingTime(time.source), retrying())
            await expectEqual(store.failure(try request()) as? RequestRefused, refusal)
            expect(log.count == 1 && time.waits.isEmpty, "\(refusal)")
        }
    }

    @Test func aCallThatWasCancelledBeforeSendsNothing() async throws {
        let store = store([200])
        let call = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await store.fetchData(request())
        }
        await expect(throws: CancellationError.self) { try await call.value }
        expectEqual(log.count, 0)
    }

    @Test func aCancelledWaitEndsAtOnce() async throws {
        let time = VirtualTime(seed: 3)
        await time.run {
            let store = NetworkStore.json("{}", status: 503).recorded(in: log).layered(retrying())
            let call = Task { try await store.fetchData(request()) }
            await time.waitForSleepers(atLeast: 1)
            call.cancel()
            await expect(throws: CancellationError.self) { try await call.value }
            expect(log.count == 1 && time.sleeperCount == 0)
        }
    }

    @Test func aValueThatArrivesDuringACancellationIsReturned() async throws {
        let store = NetworkStore { request in
            withUnsafeCurrentTask { $0?.cancel() }
            return try await NetworkStore.json("1", status: 503).fetchData(request)
        }.recorded(in: log).layered(settingTime(time.source), retrying())
        let call = Task { try await store.fetchData(request()).0 }
        try await expectEqual(call.value, Data("1".utf8))
        expectEqual(log.count, 1)
    }

    @Test func aDelayThatWouldPassTheDeadlineIsNotStarted() async throws {
        let time = VirtualTime()
        try await time.run { () async throws in
            let store = NetworkStore.json("{}", status: 503, headers: ["Retry-After": "5"]).recorded(in: log)
                .layered(deadline(after: .seconds(1)), retrying())
            try await expectEqual(status(store, request()), 503)
            expect(log.count == 1 && !time.waits.contains(.seconds(5)))
        }
    }

    @Test func aPolicyCanRetryWhatTheDefaultRulesDoNot() async throws {
        var policy = RetryPolicy(attempts: 4)
        let attempts = Recorded<RetryPolicy.Attempt>()
        policy.delay = { attempt in
            attempts.add(attempt)
            return attempt.status == 404 ? .seconds(attempt.number) : attempt.proposedDelay
        }
        try await check([404, 404, 200], "POST", policy: policy, is: 200, after: 3, waits: [.seconds(1), .seconds(2)])
        expectEqual(attempts.all.map(\.elapsed), [.zero, .seconds(1), .seconds(3)])
        expectEqual(attempts.all.map(\.proposedDelay), [nil, nil, nil])
    }

    @Test func concurrentCallsShareNothingButTheBudget() async throws {
        let (log, count) = (log, runsSlowTests ? 1000 : 100)
        let store = NetworkStore { request in
            // Each call fails once.
            let isFirst = log.requests.count { $0.url == request.url } == 1
            return try await NetworkStore.json("{}", status: isFirst ? 503 : 200).fetchData(request)
        }.recorded(in: log).layered(settingTime(.immediate), retrying(RetryPolicy(budget: nil)))
        try await withThrowingTaskGroup(of: Int?.self) { group in
            for number in 0..<count {
                group.addTask { try await self.status(store, request("http://a/\(number)")) }
            }
            for try await status in group { expectEqual(status, 200) }
        }
        expectEqual(log.count, 2 * count)
    }

    @Test func aStreamIsRetriedBeforeItIsReturned() async throws {
        let store = store([503, 200])
        let (body, response) = try await store.fetchStream(request())
        expect((response as? HTTPURLResponse)?.statusCode == 200)
        try await expectEqual(body.data(), Data("2".utf8))
    }

    @Test func anErrorInAStreamIsThrownByTheBody() async throws {
        let log = log
        let broken = NetworkStore(
            fetchData: { _ in throw URLError(.badURL) },
            fetchStream: { request in
                let (_, response) = try stubResponse(to: request, Data(), status: 200, headers: [:])
                return (ResponseBody(next: { throw URLError(.networkConnectionLost) }), response)
            })
        let store = broken.layered(
            settingTime(time.source),
            intercepting("log") { request, next in
                _ = try await NetworkStore.json("").recorded(in: log).fetchData(request)
                return try await next(request)
            }, retrying())
        let (body, _) = try await store.fetchStream(request())
        await expect(throws: URLError.self) { try await body.data() }
        expectEqual(log.count, 1)
    }
}

extension TimeSource {
    /// A time source whose sleeps end at once.
    fileprivate static let immediate = TimeSource(
        uptime: { .zero }, date: { Date(timeIntervalSince1970: 0) }, sleep: { _ in try Task.checkCancellation() },
        random: { 0.5 })
}
