import FetchingAccess
import FetchingTestSupport
import Foundation
import SharedTestCode
import Testing

@testable import Fetching

@Suite(.hangLimit) struct ResponseBodyTests {
    @Test func chunksArriveInOrderWithoutEmptyChunks() async throws {
        try await expectEqual(chunks(ResponseBody(Data("hello".utf8))), ["hello"])
        expect(try await chunks(ResponseBody(Data())).isEmpty)
        let source = ChunkSource("a", "", "b")
        let body = source.body
        try await expectEqual(chunks(body), ["a", "b"])
        // A second iteration throws.
        await expect(throws: ResponseBodyError.alreadyRead) { try await chunks(body) }
        await expect(throws: ResponseBodyError.alreadyRead) { try await body.data() }
        expectEqual(source.cancelCount, 0)
    }

    /// The closure of an app need not notice that the task is cancelled.
    @Test func cancellingTheConsumerCancelsTheTransfer() async throws {
        let result = PendingResult<Data?>()
        let body = ResponseBody(
            next: { try await Task.detached { try await result.value() }.value },
            cancel: { result.complete(.success(nil)) })
        let reading = Task { try await body.data() }
        await waitUntil { result.hasWaiter }
        reading.cancel()
        await expect(throws: CancellationError.self) { try await reading.value }
    }

    @Test func aBodyWhoseConsumerWasCancelledIsNotComplete() async throws {
        let gate = PendingResult<Data?>()
        let body = ResponseBody(next: { try await Task.detached { try await gate.value() }.value })
        let reading = Task { try await body.reduce(0) { count, _ in count + 1 } }
        await waitUntil { gate.hasWaiter }
        reading.cancel()
        gate.complete(.success(Data("a".utf8)))
        await expect(throws: CancellationError.self) { try await reading.value }
    }

    @Test func releasingABodyBeforeItsEndCancelsTheTransfer() async throws {
        let source = ChunkSource("a", "b")
        _ = source.body
        expectEqual(source.cancelCount, 1)
        for try await chunk in source.body {
            expectEqual(chunk, Data("a".utf8))
            break
        }
        expectEqual(source.cancelCount, 2)
    }

    @Test func anIteratorKeepsTheTransfer() async throws {
        let source = ChunkSource("a", "b")
        var iterator = source.body.makeAsyncIterator()
        try await expectEqual(iterator.next(), Data("a".utf8))
        expectEqual(source.cancelCount, 0)
        try await expectEqual(iterator.next(), Data("b".utf8))
        expect(try await iterator.next() == nil)
        expect(try await iterator.next() == nil)
        expectEqual(source.cancelCount, 0)
    }

    @Test func aCancelledConsumerCancelsTheTransfer() async throws {
        let source = ChunkSource("a")
        let call = Task { [body = source.body] in
            withUnsafeCurrentTask { $0?.cancel() }
            return try await body.data()
        }
        await expect(throws: CancellationError.self) { try await call.value }
        expectEqual(source.cancelCount, 1)
    }

    @Test func aBodyIsCollectedUpToAMaximum() async throws {
        try await expectEqual(ChunkSource("ab", "c").body.data(maximumBytes: 3), Data("abc".utf8))
        let source = ChunkSource("ab", "cd", "ef")
        await expect(throws: ResponseBodyError.tooLong(maximumBytes: 3)) {
            try await source.body.data(maximumBytes: 3)
        }
        expectEqual(source.cancelCount, 1)
    }

}

/// Tests that the layers treat streams like other responses.
@Suite(.hangLimit) struct StreamLayerTests {
    @Test func aRedirectIsFollowedAndItsBodyIsCancelled() async throws {
        let moved = ChunkSource("moved")
        let store = streams { request in
            request.url?.path == "/a"
                ? (moved.body, 302, ["Location": "/b"]) : (ResponseBody(Data("here".utf8)), 200, [:])
        }
        let (body, response) = try await store.layered(followingRedirects()).fetchStream(request("http://a/a"))
        expectEqual(response.url?.absoluteString, "http://a/b")
        try await expectEqual(body.data(), Data("here".utf8))
        expectEqual(moved.cancelCount, 1)
    }

    @Test func aStreamIsSigned() async throws {
        let log = RequestLog()
        let signed = NetworkStore.json("").recorded(in: log).layered(
            signing { request, _ in
                var request = request
                request.setValue("signed", forHTTPHeaderField: "X-Signature")
                return request
            })
        _ = try await signed.fetchStream(request())
        expectEqual(log.requests.map { $0.value(forHTTPHeaderField: "X-Signature") }, ["signed"])
    }

    @Test func aRejectedCredentialIsRefreshedForAStream() async throws {
        let rejected = ChunkSource("no")
        let store = streams { request in
            request.value(forHTTPHeaderField: "Authorization") == "Bearer new"
                ? (ResponseBody(Data("yes".utf8)), 200, [:]) : (rejected.body, 401, [:])
        }
        let shared = SharedCredential("old") { _ in "new" }
        let (body, response) = try await store.layered(
            authenticating(shared, allowedOrigins: ["http://a"]) { .bearer($0) }
        )
        .fetchStream(request())
        expect((response as? HTTPURLResponse)?.statusCode == 200)
        try await expectEqual(body.data(), Data("yes".utf8))
        expectEqual(rejected.cancelCount, 1)
    }

    @Test func aDigestChallengeIsUsedForAStream() async throws {
        let store = streams { request in
            let isAuthorized = request.value(forHTTPHeaderField: "Authorization")?.hasPrefix("Digest ") == true
            return isAuthorized
                ? (ResponseBody(Data("yes".utf8)), 200, [:])
                : (
                    ResponseBody(Data("no".utf8)), 401,
                    ["WWW-Authenticate": #"Digest realm="r", nonce="n", qop="auth""#]
                )
        }
        let layer = authenticatingDigest(user: "ada", password: "planted", allowedOrigins: ["http://a"])
        try await expectEqual(store.layered(layer).fetchStream(request()).0.data(), Data("yes".utf8))
    }

    @Test func theEndOfASessionEndsItsStreams() async throws {
        let source = ChunkSource("a", waitsAtEnd: true)
        let session = try Session(
            Tokens(access: "token"),
            api: APISettings(baseURL: "http://a", store: streams { _ in (source.body, 200, [:]) })
        ) { _ in nil }
        let body = try await session.api.store.fetchStream(request()).0
        let reading = Task { try await body.data() }
        expect(await eventually { source.isWaiting })
        try await session.end()
        await expect(throws: CancellationError.self) { try await reading.value }
        expect(await eventually { source.cancelCount == 1 })
    }

    @Test func aTimeLimitCanCoverTheBodyOfAStream() async throws {
        for limit in [
            timingOut(after: .seconds(3), includingStreamBodies: true),
            deadline(after: .seconds(3), includingTransfers: true),
        ] {
            let time = VirtualTime()
            try await time.run {
                let source = ChunkSource("a", waitsAtEnd: true)
                let store = streams { _ in (source.body, 200, [:]) }.layered(limit)
                var iterator = try await store.fetchStream(request()).0.makeAsyncIterator()
                expect(await eventually { time.sleeperCount == 0 }, "no timer is left after the head")
                time.advance(by: .seconds(1))
                try await expectEqual(iterator.next(), Data("a".utf8))
                expect(await eventually { time.sleeperCount == 0 })
                let call = Task { [iterator] in
                    var iterator = iterator
                    return try await iterator.next()
                }
                await time.waitForSleepers(atLeast: 1)
                time.advance(by: .seconds(2))
                let error = await expect(throws: TimedOut.self) { _ = try await call.value }
                expect(error?.timeLimit == .seconds(3) && error?.elapsed == .seconds(3), "\(error as Any)")
                expectEqual(error?.phase, .receivingBody)
                expect(await eventually { source.cancelCount == 1 }, "the transfer is cancelled")
            }
        }
    }

    @Test func emptyChunksWithoutEndCanBeCancelled() async throws {
        let body = ResponseBody(next: { Data() })
        let reader = Task { try await body.data() }
        try await Task.sleep(for: .milliseconds(5))
        reader.cancel()
        await expect(throws: CancellationError.self) { try await reader.value }
    }

    @Test func aCopyOfAnIteratorThrowsTheErrorToo() async throws {
        let source = ChunkSource("a", failure: URLError(.networkConnectionLost))
        var iterator = source.body.makeAsyncIterator()
        var copy = iterator
        try await expectEqual(iterator.next(), Data("a".utf8))
        await expect(throws: URLError(.networkConnectionLost)) { try await iterator.next() }
        await expect(throws: URLError(.networkConnectionLost)) { try await copy.next() }
        expect(try await iterator.next() == nil)
        expect(try await copy.next() == nil)
        expectEqual(source.cancelCount, 1)
    }
}
