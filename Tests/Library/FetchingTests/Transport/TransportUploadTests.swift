import FetchingAccess
import FetchingTestSupport
import Foundation
import LoopbackServer
import SharedTestCode
import Testing

@testable import Fetching

#if os(Linux)
    @testable import CurlTransport
#endif

/// Tests of request bodies that are files or streams.
@Suite(.live, .hangLimit) struct TransportUploadTests {
    @Test(arguments: Transport.all, [0, 1, 70_000, 1_100_000])
    func aFileIsSentWithItsLength(transport: Transport, byteCount: Int) async throws {
        let server = try echoServer()
        let file = try TemporaryFile(bytes(byteCount))
        let request = try upload(file.url, to: server.baseURL)
        let store = transport.store()
        for _ in 0..<2 {
            let received = try await store.received(request)
            expect(received.method == "PUT" && received.body == bytes(byteCount))
            expectEqual(received.headers["content-length"], "\(byteCount)")
            expect(received.headers["transfer-encoding"] == nil)
            expectEqual(received.headers["content-type"], "image/jpeg")
        }
        let body = try await store.fetchStream(request).0
        try expectEqual(JSONDecoder().decode(ReceivedRequest.self, from: await body.data()).body, bytes(byteCount))
    }

    @Test(arguments: Transport.all, [307, 308])
    func aFileIsSentAgainAfterARedirect(transport: Transport, status: Int) async throws {
        let bodies = Recorded<Data>()
        let server = try LoopbackServer.start { request in
            bodies.add(request.body)
            return request.path == "/" ? .status(status, headers: ["Location": "/next"]) : .text(request.method)
        }
        let file = try TemporaryFile(bytes(200_000))
        let (data, _) = try await transport.store().fetchData(upload(file.url, to: server.baseURL))
        expectEqual(data, Data("PUT".utf8))
        expectEqual(bodies.all, [bytes(200_000), bytes(200_000)])
    }

    @Test(arguments: Transport.all) func aFileIsSentAgainAfterAChallenge(transport: Transport) async throws {
        let challenge = "Digest realm=\"a\", nonce=\"1\", algorithm=SHA-256, qop=\"auth\""
        let server = try LoopbackServer.start { request in
            guard let value = request[header: "Authorization"] else {
                return .status(401, headers: ["WWW-Authenticate": challenge])
            }
            return .text("\(request.body.count) \(value)")
        }
        let file = try TemporaryFile(bytes(70_000))
        let request = try upload(file.url, to: server.baseURL)
        var sameRequest = request
        sameRequest.httpBody = bytes(70_000)
        var responses: [Data] = []
        for request in [request, sameRequest] {
            // Virtual time gives both requests the same random numbers.
            let digest = authenticatingDigest(user: "ada", password: "planted", allowedOrigins: [server.baseURL])
            let store = transport.store().layered(settingTime(VirtualTime().source), digest)
            responses.append(try await store.fetchData(request).0)
        }
        expect(responses[0].starts(with: Data("70000 Digest".utf8)))
        expectEqual(responses[0], responses[1])
    }

    @Test(arguments: Transport.all) func aFileThatWasRemovedIsAnError(transport: Transport) async throws {
        let file = try TemporaryFile(Data("body".utf8))
        let request = try upload(file.url, to: "http://127.0.0.1:1")
        try FileManager.default.removeItem(at: file.url)
        let error = await transport.store().failure(request)
        expect((error as? RequestError)?.description.contains("cannot be found") == true, "\(error as Any)")
    }

    #if os(Linux)
        @Test func aFileIsSentAgainIfAKeptConnectionWasClosed() async throws {
            let received = Recorded<Data>()
            let server = try LoopbackServer.start { request in
                guard request.method == "PUT" else { return .text("first") }
                return received.add(request.body) == 1 ? .closed : .data(request.body)
            }
            let store = Transport.curl.store()
            _ = try await store.text(server.baseURL)
            let file = try TemporaryFile(bytes(200_000))
            try await expectEqual(store.fetchData(upload(file.url, to: server.baseURL)).0, bytes(200_000))
            expectEqual(received.all.count, 2)
        }

        @Test func aStreamIsSentWithTheLengthOfItsRequest() async throws {
            let server = try echoServer()
            var request = try createRequest(.post, baseURL: server.baseURL, timeLimit: longTimeout)
            request.httpBodyStream = InputStream(data: bytes(70_000))
            request.setValue("70000", forHTTPHeaderField: "content-length")
            let received = try await Transport.curl.store().received(request)
            expectEqual(received.body, bytes(70_000))
            expect(received.headers["content-length"] == "70000" && received.headers["transfer-encoding"] == nil)
        }

        @Test(arguments: [1, 69_999, 70_001, 1 << 30])
        func aStreamWithAWrongLengthFailsBeforeItsRequestIsComplete(length: Int64) async throws {
            let server = try echoServer()
            var request = try createRequest(.post, baseURL: server.baseURL, timeLimit: longTimeout)
            request.httpBodyStream = InputStream(data: bytes(70_000))
            request.setValue("\(length)", forHTTPHeaderField: "Content-Length")
            request.setValue("", forHTTPHeaderField: "Expect")
            let store = Transport.curl.store()
            let error = await store.failure(request)
            // The server refuses a body of 1 GiB before the end of the stream.
            expect(error as? RequestError == .bodyLengthDiffers(expectedBytes: length) || length == 1 << 30)
            expectEqual(server.requestCount, 0)
            try await expectEqual(store.received(createRequest(baseURL: server.baseURL)).method, "GET")
        }

        @Test func aBodyOfAnotherLengthIsANetworkErrorBecauseAPartWasSent() async throws {
            let server = try echoServer()
            let fetch: Fetcher<Void, Data> = fetcher(
                createURLRequest: {
                    var request = try createRequest(.post, baseURL: server.baseURL, timeLimit: longTimeout)
                    request.httpBodyStream = InputStream(data: bytes(70_000))
                    request.setValue("69999", forHTTPHeaderField: "Content-Length")
                    return request
                }, fetch: networkFetcher(store: Transport.curl.store()), mapper: dataMapper())
            guard case .failure(.network(let failure)) = await fetch(()) else {
                Issue.record("not a network error")
                return
            }
            expectEqual(failure.urlError.code, .requestBodyStreamExhausted)
            expectEqual(failure.underlying as? RequestError, .bodyLengthDiffers(expectedBytes: 69_999))
        }

        @Test func aBlockingStreamDoesNotDelayOtherCalls() async throws {
            let server = try echoServer()
            let store = Transport.curl.store()
            let pipe = try NamedPipe()
            let request = try streaming(pipe, to: server.baseURL)
            let call = Task { try await store.received(request) }
            for _ in 0..<3 {
                try await expectEqual(store.received(createRequest(baseURL: server.baseURL)).method, "GET")
            }
            try await pipe.write(bytes(300_000))
            try await expectEqual(call.value.body, bytes(300_000))
        }

        @Test func aCallThatWaitsForItsStreamCanBeCancelledAndTimesOut() async throws {
            let server = try echoServer()
            let store = Transport.curl.store()
            let (pipe, otherPipe) = try (NamedPipe(), NamedPipe())
            let request = try streaming(pipe, to: server.baseURL)
            let call = Task { await store.failure(request) }
            expect(await eventually { server.openConnectionCount == 1 })
            call.cancel()
            expect(await call.value is CancellationError)
            var limited = try streaming(otherPipe, to: server.baseURL)
            limited.timeoutInterval = 0.02
            expect(await store.failure(limited) is TimedOut)
            expect(await eventually { server.openConnectionCount == 0 })
            // The threads end when their reads return.
            pipe.end()
            otherPipe.end()
        }

        /// The server refuses the head, and does not wait for the body.
        @Test func aResponseBeforeTheEndOfABlockingStreamIsReturned() async throws {
            let server = try echoServer()
            let pipe = try NamedPipe()
            var request = try streaming(pipe, to: server.baseURL)
            request.setValue(String(repeating: "a", count: 70_000), forHTTPHeaderField: "X-Long")
            let response = try await Transport.curl.store().fetchData(request).1
            expectEqual(response.status, 431)
            pipe.end()
        }

        /// libcurl does not notice the end of these responses while it waits for the body.
        @Test(.enabled(if: Programs.python != nil, "needs Python"))
        func aSlowResponseBeforeTheEndOfABlockingStreamIsReturned() async throws {
            let heads = [
                "200 A\\r\\n", "200 A\\r\\nContent-Length: 3\\r\\n", "413 A\\r\\n",
                "413 A\\r\\nContent-Length: 3\\r\\n",
            ]
            let server = try await PythonServer(
                """
                import time
                for lines in [b"\(heads.joined(separator: "\", b\""))"]:
                    client, head = listener.accept()[0], b""
                    while b"\\r\\n\\r\\n" not in head: head += client.recv(4096)
                    client.sendall(b"HTTP/1.1 " + lines + b"Connection: close\\r\\n\\r\\n")
                    time.sleep(0.05)
                    client.sendall(b"abc")
                    client.shutdown(socket.SHUT_WR)
                    client.recv(4096)
                """)
            defer { server.stop() }
            for head in heads {
                let pipe = try NamedPipe()
                let (body, response) = try await Transport.curl.store().fetchData(streaming(pipe, to: server.baseURL))
                expect(head.hasPrefix("\(response.status)") && body == Data("abc".utf8), "\(head)")
                pipe.end()
            }
        }

        /// libcurl would send the request again.
        @Test func anExpectationThatFailsIsNotSentAgain() async throws {
            let server = try LoopbackServer.start {
                $0[header: "Expect"] == nil ? .text("hello") : .text("no", status: 417)
            }
            let request = try createRequest(
                .put, baseURL: server.baseURL, headers: ["Expect": "100-continue"], body: .text("body"))
            let (body, response) = try await Transport.curl.store().fetchData(request)
            expect(response.status == 417 && body.isEmpty)
            expectEqual(server.requestCount, 1)
        }

        @Test func aStreamThatCannotBeReadIsAnError() async throws {
            let server = try echoServer()
            var request = try createRequest(.post, baseURL: server.baseURL, timeLimit: longTimeout)
            request.httpBodyStream = InputStream(fileAtPath: "/missing")
            expect(await Transport.curl.store().failure(request) != nil)
            expectEqual(server.requestCount, 0)
        }

        /// The file had another length when its length was sent.
        @Test(arguments: [3, 5, 70_000]) func aFileWhoseLengthHasChangedThrows(byteCount: Int) async throws {
            let file = try TemporaryFile(bytes(4))
            let request = try upload(file.url, to: "http://127.0.0.1")
            let (signal, resume) = AsyncStream<Void>.makeStream()
            let body = try #require(try request.bodyParts())
            try bytes(byteCount).write(to: file.url)
            let reader = BodyReader(body) { resume.yield() }
            var waits = signal.makeAsyncIterator()
            var sent = Data()
            let error = await expect(throws: RequestError.self) {
                while true {
                    if let part = try reader.next(65_536) { sent += part } else { await waits.next() }
                }
            }
            expectEqual(error, .bodyLengthDiffers(expectedBytes: 4))
            expect(sent.count < 4)
        }
    #endif

    /// The length of a stream is refused where the transport cannot ensure it.
    @Test func overURLSessionTheLengthOfAStreamIsRefused() async throws {
        var request = try createRequest(.post, baseURL: "http://127.0.0.1:1")
        request.httpBodyStream = InputStream(data: Data("body".utf8))
        request.setValue("4", forHTTPHeaderField: "Content-Length")
        let error = await Transport.urlSession.store().failure(request)
        expectEqual(error as? RequestError, .transportHeader(name: "Content-Length"))
    }
}

private func upload(_ file: URL, to url: String) throws -> URLRequest {
    try createRequest(
        .put, baseURL: url, body: .file(file, contentType: "image/jpeg"), timeLimit: longTimeout)
}

#if os(Linux)
    /// A pipe with a name. Reading blocks until a writer has opened and closed the pipe.
    private final class NamedPipe: Sendable {
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path()

        init() throws { try #require(mkfifo(path, 0o600) == 0) }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        /// Ends the pipe for a reader, if there is one.
        func end() { close(open(path, O_RDWR | O_NONBLOCK)) }

        /// Writes all bytes of the pipe, after a reader has opened it.
        func write(_ data: Data) async throws {
            try await onOwnThread { [path] in
                let handle = try #require(FileHandle(forWritingAtPath: path))
                try handle.write(contentsOf: data)
                try handle.close()
            }
        }
    }

    private func streaming(_ pipe: NamedPipe, to url: String) throws -> URLRequest {
        var request = try createRequest(.post, baseURL: url, timeLimit: longTimeout)
        request.httpBodyStream = InputStream(fileAtPath: pipe.path)
        return request
    }
#endif
