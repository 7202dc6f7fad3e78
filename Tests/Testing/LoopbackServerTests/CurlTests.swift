#if os(macOS) || os(Linux)  // other platforms have no `Process`
    import Foundation
    import LoopbackServer
    import SharedTestCode
    import Synchronization
    import Testing

    /// Live tests with curl, an independent client.
    @Suite(.enabled(if: Programs.curl != nil, "needs curl"), .timeLimit(.minutes(10)))
    struct CurlTests {
        @Test func aConnectionServesSeveralRequests() async throws {
            let server = try LoopbackServer.start { .text("hello \($0.path) ") }
            let output = try await curl(["-s", "\(server.baseURL)/[1-9]"])
            expect(output == (1...9).map { "hello /\($0) " }.joined())
            expectEqual(server.acceptedConnectionCount, 1)
            expectEqual(server.requestCount, 9)
        }

        @Test func theClientJoinsTheChunks() async throws {
            let server = try LoopbackServer.start { _ in .text("hello, chunked world").chunked(by: 7) }
            let output = try await curl(["-si", server.baseURL])
            expect(output.contains("\r\nTransfer-Encoding: chunked\r\n"))
            expect(output.hasSuffix("\r\n\r\nhello, chunked world"))
        }

        @Test func theServerReceivesTheCompleteBody() async throws {
            let body = String(repeating: "0123456789", count: 200_000)
            let server = try LoopbackServer.start { .text("\($0.body == Data(body.utf8)) \($0.method)") }
            let file = FileManager.default.temporaryDirectory.appending(path: "loopback-\(server.port)")
            try body.write(to: file, atomically: true, encoding: .utf8)
            defer { try? FileManager.default.removeItem(at: file) }

            try await expectEqual(curl(["-s", "--data-binary", "@\(file.path)", server.baseURL]), "true POST")
            try await expectEqual(
                curl(["-sT", file.path, "-H", "Transfer-Encoding: chunked", server.baseURL]), "true PUT")
            // Without "100 Continue", curl would wait for longer than its time limit before it sends the body.
            let waiting = ["--expect100-timeout", "3600", "-H", "Expect: 100-continue"]
            try await expectEqual(curl(waiting + ["-sT", file.path, server.baseURL]), "true PUT")
        }

        @Test func theClientReceivesALargeBody() async throws {
            let server = try LoopbackServer.start { _ in .data(Data(count: 20_000_000)) }
            let output = try await curl(["-s", "-o", "/dev/null", "-w", "%{size_download}", server.baseURL])
            expectEqual(output, "20000000")
        }

        @Test func aResponseToHeadHasNoBodyAndKeepsTheConnection() async throws {
            let server = try LoopbackServer.start { _ in .text("hello") }
            let output = try await curl(["-sI", server.baseURL, server.baseURL])
            let head = "HTTP/1.1 200 OK\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: 5\r\n\r\n"
            expectEqual(output, head + head)
            expectEqual(server.acceptedConnectionCount, 1)
        }

        @Test func aConnectionIsClosedAfterAResponseToHTTP10() async throws {
            let server = try LoopbackServer.start { _ in .text("hello").chunked(by: 1) }
            let output = try await curl(["-si", "--http1.0", server.baseURL, server.baseURL])
            expect(output.hasSuffix("\r\nConnection: close\r\n\r\nhello"))
            expect(!output.contains("chunked"))
            expectEqual(server.acceptedConnectionCount, 2)
        }

        /// The numbers are exit codes of curl: 52 for no response, 18 for a partial body, 56 for a failure to receive,
        /// and 1 or 8 for a response that is not HTTP.
        @Test func aFaultCausesTheMatchingErrorInTheClient() async throws {
            for (response, codes) in [
                (LoopbackServer.Response.closed, ["52"]),
                (.reset, ["56"]),
                (.text("hello").truncated(after: 2), ["18"]),
                (.text("hello").chunked(by: 3).truncated(after: 2), ["18"]),
                (.text("hello").resetting(after: 2), ["56"]),
                (.raw("this is no HTTP\r\n\r\n"), ["1", "8"]),
                (.script([.send(Data("HTTP/1.1 200 OK\r\nCont".utf8)), .reset]), ["56"]),
            ] {
                let server = try LoopbackServer.start { _ in response }
                let code = try await curl(["-s", "-o", "/dev/null", "-w", "%{exitcode}", server.baseURL])
                expect(codes.contains(code), "\(code) instead of \(codes)")
            }
        }

        /// Each handler waits until all 50 handlers run.
        @Test func manyConnectionsAreServedAtTheSameTime() async throws {
            allowManyDescriptors()
            let waiting = Mutex<[CheckedContinuation<Void, Never>]>([])
            let server = try LoopbackServer.start { _ in
                await withCheckedContinuation { continuation in
                    let all = waiting.withLock { waiting in
                        waiting.append(continuation)
                        return waiting.count == 50 ? waiting : []
                    }
                    for continuation in all { continuation.resume() }
                }
                return .text(".")
            }
            let output = try await curl([
                "-sZ", "--parallel-immediate", "--parallel-max", "50", "\(server.baseURL)/[1-50]",
            ])
            expectEqual(output, String(repeating: ".", count: 50))
            expectEqual(server.acceptedConnectionCount, 50)
        }
    }

    /// Runs curl without a configuration file and without a proxy, and returns its output.
    ///
    /// The time limit only ends a test that would hang otherwise.
    private func curl(_ arguments: [String]) async throws -> String {
        let output = try await run(
            Programs.curl ?? "",
            ["--disable", "--noproxy", "*", "--stderr", "/dev/null", "--max-time", "300"] + arguments)
        return String(decoding: output, as: UTF8.self)
    }
#endif
