import FetchingAccess
import FetchingResilience
import FetchingStreams
import FetchingTestSupport
import Foundation
import LoopbackServer
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching

/// Tests of request bodies whose bytes come from a closure, and of forms and progress.
@Suite(.live, .hangLimit) struct TransportBodyTests {
    @Test(arguments: Transport.all, [nil, 300_000] as [Int64?])
    func aStreamIsSentWithItsLengthOrInChunks(transport: Transport, length: Int64?) async throws {
        let server = try echoServer()
        let source = Source(parts: 30, bytes: 10_000)
        let request = try source.request(to: server.baseURL, length: length)
        let store = transport.store()
        for _ in 0..<2 {
            let received = try await store.received(request)
            expect(received.method == "POST" && received.body == source.bytes)
            let isChunked = length == nil && transport != .urlSession
            expect(received.headers["content-length"] == (isChunked ? nil : "300000"))
            expect(received.headers["transfer-encoding"] == (isChunked ? "chunked" : nil))
            expectEqual(received.headers["content-type"], "a/b")
        }
        expectEqual(source.opened, 2)
    }

    @Test(arguments: Transport.all, [299_999, 300_001, 1, -1, .min] as [Int64])
    func aStreamOfAnotherLengthIsNotSentCompletely(transport: Transport, length: Int64) async throws {
        let server = try echoServer()
        let request = try Source(parts: 30, bytes: 10_000).request(to: server.baseURL, length: length)
        await expectEqual(
            transport.store().failure(request) as? RequestError, .bodyLengthDiffers(expectedBytes: length))
        expectEqual(server.requestCount, 0)
    }

    @Test(arguments: Transport.all, [nil, 30] as [Int64?])
    func anErrorOfTheClosuresIsThrown(transport: Transport, length: Int64?) async throws {
        let server = try echoServer()
        let store = transport.store()
        let opening = RequestBody.stream(length: length, contentType: "a/b") { throw Stop(number: 1) }
        let reading = RequestBody.stream(length: length, contentType: "a/b") {
            var count = 0
            return {
                count += 1
                if count > 2 { throw Stop(number: 2) }
                return Data(count: 10)
            }
        }
        for (body, number) in [(opening, 1), (reading, 2)] {
            let request = try createRequest(.post, baseURL: server.baseURL, body: body, timeLimit: longTimeout)
            await expectEqual(store.failure(request) as? Stop, Stop(number: number))
        }
        expectEqual(server.requestCount, 0)
    }

    @Test(arguments: Transport.all, Body.allCases)
    func aBodyIsReadAgainForARedirectARetryAndANewCredential(transport: Transport, body: Body) async throws {
        let bodies = Recorded<Data>()
        let server = try LoopbackServer.start { request in
            switch bodies.add(request.body) {
            case 1: return .status(307, headers: ["Location": "/next"])
            case 2: return .status(503, headers: ["Retry-After": "0"])
            case 3: return .status(401)
            default: return .text(request[header: "Authorization"] ?? "")
            }
        }
        let bytes = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 7) })
        let file = try TemporaryFile(bytes)
        let shared = SharedCredential("old") { _ in "new" }
        let store = transport.store().layered(
            authenticating(shared, allowedOrigins: [server.baseURL]) { .bearer($0) }, retrying(RetryPolicy(attempts: 3))
        )
        let request = try createRequest(
            .put, baseURL: server.baseURL, body: body.body(file.url), timeLimit: longTimeout)
        try await expectEqual(store.fetchData(request).0, Data("Bearer new".utf8))
        let all = bodies.all
        expect(all.count >= 4 && Set(all).count == 1 && all[0].count >= 200_000)
        if body == .file { expect(all[0] == bytes) }
    }

    enum Body: CaseIterable, Sendable {
        case stream, file, form, observed

        func body(_ file: URL) throws -> RequestBody {
            switch self {
            case .stream: .stream(length: nil, contentType: "a/b") { parts(of: Data(repeating: 1, count: 200_000)) }
            case .file: try .file(file, contentType: "a/b")
            case .form: try .multipart([.field("a", "b"), .file("file", file)])
            case .observed: try .file(file, contentType: "a/b").reportingProgress { _ in }
            }
        }
    }

    @Test func otherStoresReadTheSameBody() throws {
        let source = Source(parts: 3, bytes: 70_000)
        let request = try source.request(to: "https://a", length: 210_000)
        for _ in 0..<2 { try expectEqual(read(#require(request.httpBodyStream)), source.bytes) }
        let wrong = try source.request(to: "https://a", length: 7)
        expect(throws: RequestError.bodyLengthDiffers(expectedBytes: 7)) { try read(#require(wrong.httpBodyStream)) }
        expectEqual(curlCommand(for: request), "curl 'https://a' \\\n  -X POST \\\n  -H 'Content-Type: a/b'")
    }

    @Test(arguments: Transport.all, [true, false])
    func theProgressOfEachAttemptIsReported(transport: Transport, isFile: Bool) async throws {
        let server = try LoopbackServer.start { request in
            request.path == "/next"
                ? .text("\(request.body.count)") : .status(308, headers: ["Location": "/next"])
        }
        let reports = Recorded<TransferProgress>()
        let bytes = Data(repeating: 1, count: 150_000)
        let file = try TemporaryFile(bytes)
        let time = VirtualTime()
        try await time.run {
            let body = try
                (isFile ? RequestBody.file(file.url, contentType: "a/b") : RequestBody(bytes, contentType: "a/b"))
                .reportingProgress { progress in reports.add(progress) }
            let request = try createRequest(.put, baseURL: server.baseURL, body: body, timeLimit: longTimeout)
            try await expectEqual(transport.store().fetchData(request).0, Data("150000".utf8))
            let attempt = [
                TransferProgress(bytes: 0, totalBytes: 150_000),
                TransferProgress(bytes: 150_000, totalBytes: 150_000, timeLeft: .zero),
            ]
            expectEqual(reports.all, attempt + attempt)
        }
    }

    #if os(Linux)
        @Test func aSlowServerHoldsTheReaderBack() async throws {
            let gate = Gate()
            let server = try LoopbackServer.start(receiving: { _ in
                let count = Atomic(0)
                return { _ in
                    let number = count.add(1, ordering: .relaxed).newValue
                    if number == 1 { try await gate.pass(1) }
                }
            }) { _ in .text("done") }
            let source = Source(parts: 1000, bytes: 64 * 1024)
            let request = try source.request(to: server.baseURL, length: nil)
            let call = Task { try await liveStore().fetchData(request).0 }
            await gate.waiting(atLeast: 1)
            // The number of parts stays the same when all buffers are full.
            var previous = -1
            while previous != source.read {
                previous = source.read
                try await Task.sleep(for: .milliseconds(60))
            }
            expect(previous < 500, "the buffers of the system have at most a few MiB")
            gate.release(1)
            try await expectEqual(call.value, Data("done".utf8))
            expectEqual(source.read, 1001)
        }

        @Test func aClosureThatReturnsNothingForEverEndsWithItsCall() async throws {
            let server = try echoServer()
            let calls = Recorded<Void>()
            let body = RequestBody.stream(length: nil, contentType: "a/b") {
                return {
                    calls.add(())
                    Thread.sleep(forTimeInterval: 0.001)
                    return Data()
                }
            }
            let request = try createRequest(.post, baseURL: server.baseURL, body: body)
            let call = Task { try await liveStore().fetchData(request) }
            await waitUntil { !calls.all.isEmpty }
            call.cancel()
            _ = await call.result
            // The thread ends soon. Then the number of calls no longer changes.
            var previous = -1
            while calls.all.count != previous {
                previous = calls.all.count
                try await Task.sleep(for: .milliseconds(20))
            }
        }

        @Test func aCancelledUploadReleasesItsClosureAndLeavesNoDescriptor() async throws {
            let server = try LoopbackServer.start(receiving: { _ in { _ in try await Task.sleep(for: .seconds(86_400)) }
            }) {
                _ in .text("")
            }
            let store = Transport.curl.store()
            for _ in 0..<(runsSlowTests ? 20 : 5) {
                let source = Source(parts: .max, bytes: 64 * 1024)
                let request = try source.request(to: server.baseURL, length: nil)
                let call = Task { await store.failure(request) }
                expect(await eventually { source.read > 2 })
                call.cancel()
                expect(await call.value is CancellationError)
                expect(await eventually { source.released == 1 })
                let count = source.read
                try await Task.sleep(for: .milliseconds(5))
                expectEqual(source.read, count)
            }
            server.stop()
            expectEqual(server.openConnectionCount, 0)
        }

        @Test func uploadsLeaveNoFilesOpen() async throws {
            await inTurn {
                await #expect(processExitsWith: .success) {
                    let server = try LoopbackServer.start {
                        .text("\($0.body.count)", status: $0.path == "/" ? 200 : 413)
                    }
                    let store = Transport.curl.store()
                    let file = try TemporaryFile(Data(repeating: 1, count: 300_000))
                    func upload(_ path: String) async throws {
                        let form = try RequestBody.multipart([.file("a", file.url), .file("b", file.url)])
                        let request = try createRequest(.put, baseURL: server.baseURL + path, body: form)
                        _ = try await store.fetchData(request)
                        let call = Task { try await store.fetchData(request) }
                        await Task.yield()
                        call.cancel()
                        _ = await call.result
                    }
                    try await upload("/")
                    expect(await eventually { server.openConnectionCount <= 1 })
                    let before = ProcessResources.current
                    for _ in 0..<(runsSlowTests ? 50 : 15) {
                        try await upload("/")
                        try await upload("/large")
                    }
                    expect(
                        await eventually {
                            let now = ProcessResources.current
                            return now.files <= before.files + 4 && now.transportThreads <= before.transportThreads + 1
                        }, "\(before) \(ProcessResources.current)")
                }
            }
        }

        @Test(.enabled(if: runsSlowTests, "sends 4 GiB, if FETCHING_SLOW_TESTS is set"))
        func twoGibibytesInEachDirectionNeedLittleMemory() async {
            await inTurn {
                await #expect(processExitsWith: .success) {
                    let gibibytes = 2 << 30
                    let part = Data(repeating: 1, count: 64 * 1024)
                    let received = Atomic(0)
                    let server = try LoopbackServer.start(receiving: { _ in
                        { part in _ = received.add(part.count, ordering: .relaxed) }
                    }) { _ in .stream(length: Int64(gibibytes)) { part } }
                    let store = Transport.curl.store(maximumBodyBytes: .max)
                    func transfer(_ bytes: Int) async throws {
                        let body = RequestBody.stream(length: Int64(bytes), contentType: "a/b") {
                            var left = bytes / part.count
                            return {
                                left -= 1
                                return left < 0 ? nil : part
                            }
                        }.reportingProgress { _ in }
                        let request = try createRequest(
                            .post, baseURL: server.baseURL, body: body, timeLimit: longTimeout)
                        let response = try await store.fetchStream(request).0
                        var count = 0
                        for try await chunk in response {
                            count += chunk.count
                            if bytes < gibibytes, count > bytes { return }
                        }
                        expectEqual(count, gibibytes)
                    }
                    try await transfer(64 << 20)
                    let before = peakKibibytes()
                    received.store(0, ordering: .relaxed)
                    try await transfer(gibibytes)
                    let growth = peakKibibytes() - before
                    expectEqual(received.load(ordering: .relaxed), gibibytes)
                    expect(growth < 16 * 1024, "\(growth) KiB")
                }
            }
        }
    #endif
}

private struct Stop: Error, Equatable { let number: Int }

/// A body of equal parts that counts how often it is opened, read and released.
private final class Source: Sendable {
    private let counts = Mutex((opened: 0, read: 0, released: 0))
    private let parts: Int
    private let part: Data

    init(parts: Int, bytes: Int) {
        self.parts = parts
        part = Data((0..<bytes).map { UInt8(truncatingIfNeeded: $0) })
    }

    var bytes: Data { Data((0..<parts).flatMap { _ in part }) }
    var opened: Int { counts.withLock { $0.opened } }
    var read: Int { counts.withLock { $0.read } }
    var released: Int { counts.withLock { $0.released } }

    func request(to url: String, length: Int64?) throws -> URLRequest {
        let body = RequestBody.stream(length: length, contentType: "a/b") { [self] in
            counts.withLock { $0.opened += 1 }
            let witness = Witness { [self] in counts.withLock { $0.released += 1 } }
            var index = 0
            return { [self] in
                withExtendedLifetime(witness) {}
                counts.withLock { $0.read += 1 }
                index += 1
                return index > parts ? nil : part
            }
        }
        return try createRequest(.post, baseURL: url, body: body, timeLimit: longTimeout)
    }
}

/// An object that calls a closure when it is released.
private final class Witness: Sendable {
    private let onRelease: @Sendable () -> Void
    init(_ onRelease: @escaping @Sendable () -> Void) { self.onRelease = onRelease }
    deinit { onRelease() }
}
