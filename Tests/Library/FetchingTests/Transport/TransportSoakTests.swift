import Fetching
import FetchingTestSupport
import Foundation
import LoopbackServer
import SharedTestCode
import Testing

/// Tests that many requests of one store don't crash or hang the process and don't fill its memory.
///
/// Half of the requests are cancelled at a random moment.
@Suite(.live, .serialized, .timeLimit(.minutes(soakSize == nil ? 15 : 180))) struct TransportSoakTests {
    @Test(arguments: Transport.all) func soakOfFaultsAndBodies(transport: Transport) async throws {
        var faults = ["/loop", "/slow", "/hang", "/reset", "/close", "/cut", "/cut-redirect", "/reset-body"]
        #if os(Linux)
            // Other platforms may read bytes that are not HTTP as a response.
            faults.append("/garbage")
            // `URLSession` on Linux reports a redirect after its body has arrived.
            if transport == .urlSession { faults.removeAll { $0 == "/cut-redirect" } }
        #endif
        let server = try LoopbackServer.start(handler: respond)
        let paths = ["/plain", "/challenge", "/redirect", "/drip"] + faults + Self.bodies
        try await soak(paths, seed: 2, transport, server.baseURL, growthLimit: 40)
    }

    #if os(Linux)
        /// Tests all paths, including those that crash Foundation's session. At the same time, the test calls a server
        /// that sends an endless body in chunks of one byte. At the end, all descriptors must be closed and all threads
        /// must have ended.
        @Test(.enabled(if: exitTestsCanUseServers && Programs.python != nil, "needs two cores and Python"))
        func soakOfAllPathsOverLibcurl() async throws {
            let server = try LoopbackServer.start(handler: respond)
            let hostile = try await HostileServer.chunksOfOneByte.start()
            defer { hostile.stop() }
            let output = try TemporaryFile(Data())
            // Memory, descriptors and threads are counted for an entire process. The server is in another process.
            await inTurn {
                await #expect(processExitsWith: .success) {
                    [
                        url = server.baseURL as String, hostileURL = hostile.baseURL as String,
                        output = output.url.path() as String
                    ] in
                    unsetenv("http_proxy")
                    dup2(open(output, O_WRONLY), STDOUT_FILENO)
                    stopRecordingThrownErrors()
                    // The first calls open descriptors and start threads that the process keeps.
                    _ = try await TransportSoakTests().calls(100, Self.all, 4, Transport.curl.store(), url)
                    expect(await eventually { ProcessResources.current.transportThreads == 0 })
                    let before = try await ProcessResources.beforeTest()
                    try await TransportSoakTests().soak(
                        Self.all, seed: 4, .curl, url, growthLimit: 4, beside: hostileURL)
                    expect(await eventually { ProcessResources.current.transportThreads == 0 })
                    expect(await eventually { ProcessResources.current.descriptors <= before.descriptors })
                    guard soakSize != nil else { return }
                    // Dispatch ends an idle thread only after several seconds.
                    expect(await eventually { ProcessResources.current.threads <= before.threads })
                    print("soak: \(before) before, \(ProcessResources.current) after")
                    fflush(nil)
                }
            }
            let lines = String(decoding: try Data(contentsOf: output.url), as: UTF8.self).split(separator: "\n")
            for line in lines where line.contains("soak: ") { print(line) }
        }

        private static let all =
            ["/plain", "/challenge", "/redirect", "/reset", "/drip", "/cut", "/half-head", "/trailer"] + bodies
    #endif

    private static let bodies = [
        "/chunked", "/gzip", "/head", "/empty", "/post", "/upload", "/upload-stream", "/stream", "/stream-part",
    ]

    /// - Parameter growthLimit: The number of MiB by which the memory may grow after a warm-up.
    private func soak(
        _ paths: [String], seed: UInt64, _ transport: Transport, _ url: String, growthLimit: Int,
        beside hostileURL: String? = nil
    ) async throws {
        let store = transport.store()
        let count = soakSize ?? (runsSlowTests ? 300 : 100)
        let hostileCalls = hostileURL.map { url in Task { try await Self.callUntilCancelled(url, store) } }
        if soakSize != nil { _ = try await calls(count / 10, paths, seed, store, url) }

        let memory = residentKibibytes()
        let clock = ContinuousClock()
        let start = clock.now
        let tally = try await calls(count, paths, seed, store, url)
        let seconds = start.duration(to: clock.now) / .seconds(1)

        for surprise in tally.surprises.prefix(20) { print("soak: unexpected outcome of \(surprise)") }
        expect(tally.surprises.isEmpty)
        expectEqual(tally.expected + tally.cancelled, count)
        expect(tally.cancelled > count / 10)
        hostileCalls?.cancel()
        if let hostileCalls, soakSize != nil { print("soak: beside \(try await hostileCalls.value) hostile calls") }
        // Cancelled calls do not keep their connections, so the session can still send requests.
        try await expectEqual(store.text(url + "/plain").text, "hello")
        guard soakSize != nil else { return }
        let grown = residentKibibytes() - memory
        print(
            "soak: \(count) calls, \(tally.cancelled) cancelled, \(Int(Double(count) / seconds)) calls/s,",
            "memory \(memory) KiB and \(grown) KiB more")
        expect(grown <= growthLimit * 1024)
    }

    /// Calls a hostile server until the task is cancelled. Each call reaches its time limit. Returns the number of
    /// calls.
    private static func callUntilCancelled(_ url: String, _ store: NetworkStore) async throws -> Int {
        let request = try createRequest(baseURL: url, timeLimit: .milliseconds(200))
        for count in 0... {
            do { _ = try await store.fetchData(request) } catch is CancellationError { return count } catch {
                expect(error is TimedOut)
            }
        }
        return 0
    }

    private struct Tally: Sendable {
        /// The number of calls with the outcome that is expected for their path.
        var expected = 0
        var cancelled = 0
        var surprises: [String] = []
    }

    /// Makes `count` calls, 32 at the same time, and counts their outcomes.
    private func calls(
        _ count: Int, _ paths: [String], _ seed: UInt64, _ store: NetworkStore, _ baseURL: String
    ) async throws -> Tally {
        let file = try TemporaryFile(Self.upload)
        return try await withThrowingTaskGroup(of: Tally.self) { group in
            for worker in 0..<32 {
                group.addTask {
                    var random = SplitMix64(seed: seed << 32 + UInt64(worker))
                    var tally = Tally()
                    for _ in stride(from: worker, to: count, by: 32) {
                        let path = paths.randomElement(using: &random) ?? "/plain"
                        let isCancelled = Bool.random(using: &random)
                        // With 32 calls at the same time, a call takes about ten milliseconds on an idle machine.
                        let moment = Duration.microseconds(Int.random(in: 0..<15_000, using: &random))
                        let request = try Self.request(path, baseURL, file.url)
                        let call = Task { await Outcome(of: request, from: store) }
                        if isCancelled {
                            try await Task.sleep(for: moment)
                            call.cancel()
                        }
                        let outcome = await call.value
                        switch outcome {
                        case .cancelled where isCancelled: tally.cancelled += 1
                        case Self.expectedOutcome(path): tally.expected += 1
                        default: tally.surprises.append("\(path): \(outcome)")
                        }
                    }
                    return tally
                }
            }
            return try await group.reduce(into: Tally()) { sum, tally in
                sum.expected += tally.expected
                sum.cancelled += tally.cancelled
                sum.surprises += tally.surprises
            }
        }
    }

    private static let upload = Data(count: 20_000)

    private static func request(_ path: String, _ baseURL: String, _ file: URL) throws -> URLRequest {
        let (method, body): (HTTPMethod, RequestBody?) =
            switch path {
            case "/post": (.post, .text("body"))
            case "/upload": (.put, try .file(file, contentType: "text/plain"))
            case "/upload-stream": (.put, nil)
            case "/head": (.head, nil)
            default: (.get, nil)
            }
        var request = try createRequest(
            method, baseURL: baseURL + path, body: body, timeLimit: path == "/hang" ? .milliseconds(50) : longTimeout)
        if path == "/upload-stream" { request.httpBodyStream = InputStream(data: upload) }
        return request
    }

    private enum Outcome: Equatable, Sendable {
        case status(Int)
        case urlError(URLError.Code)
        case redirects, timeout, cancelled, other(String)

        init(of request: URLRequest, from store: NetworkStore) async {
            do {
                let response: URLResponse
                switch request.url?.path() {
                case "/stream":
                    let body: ResponseBody
                    (body, response) = try await store.fetchStream(request)
                    let count = try await body.data().count
                    if count != 100_000 { throw URLError(.cannotDecodeRawData) }
                case "/stream-part":
                    let body: ResponseBody
                    (body, response) = try await store.fetchStream(request)
                    for try await _ in body { break }
                default: response = try await store.fetchData(request).1
                }
                self = .status((response as? HTTPURLResponse)?.statusCode ?? 0)
            } catch {
                switch error {
                case is CancellationError: self = .cancelled
                case is TimedOut: self = .timeout
                case RedirectError.tooMany: self = .redirects
                case let error as URLError: self = .urlError(error.code)
                default: self = .other("\(error)")
                }
            }
        }
    }

    private static func expectedOutcome(_ path: String) -> Outcome {
        switch path {
        case "/challenge": .status(401)
        case "/loop": .redirects
        case "/hang": .timeout
        case "/reset", "/close", "/cut", "/reset-body", "/half-head": .urlError(.networkConnectionLost)
        case "/empty": .status(204)
        case "/garbage": .urlError(.cannotParseResponse)
        default: .status(200)
        }
    }

    @Sendable private func respond(_ request: LoopbackServer.Request) -> LoopbackServer.Response {
        switch request.path {
        case "/challenge": .text("no", status: 401, headers: ["WWW-Authenticate": "Basic"])
        case "/redirect": .text("moved", status: 302, headers: ["Location": "plain"])
        case "/post": .text("moved", status: 307, headers: ["Location": "/plain"])
        case "/loop": .status(302, headers: ["Location": "/loop"])
        case "/slow": .text("hello").delayed(by: .milliseconds(5))
        case "/drip": .text("hello").dripping(every: .milliseconds(2))
        case "/hang": .hanging
        case "/reset": .reset
        case "/close": .closed
        case "/cut": .text("hello").truncated(after: 2)
        case "/cut-redirect": .text("moved", status: 302, headers: ["Location": "/plain"]).truncated(after: 2)
        case "/reset-body": .text("hello").resetting(after: 2)
        case "/garbage": .raw("SSH-2.0-x\r\n")
        case "/half-head": .raw("HTTP/1.1 200 OK\r\nContent-Le")
        // The server closes the connection. Without its `Connection` field, the next request could be lost.
        case "/trailer":
            .raw(
                "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
                    + "2\r\nok\r\n0\r\nX-A: b\r\n\r\n")
        case "/chunked": .text("hello").chunked(by: 2)
        case "/gzip": .data(helloInGzip, type: "text/plain", headers: ["Content-Encoding": "gzip"])
        case "/empty": .status(204)
        case "/upload", "/upload-stream": request.body == Self.upload ? .text("hello") : .status(400)
        case "/stream", "/stream-part": .data(Self.long)
        default: .text("hello")
        }
    }

    private static let long = Data(count: 100_000)
}
