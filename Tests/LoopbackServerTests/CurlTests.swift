import Foundation
import LoopbackServer
import Synchronization
import Testing

/// Live: what a client that is not ours makes of the server. Skipped where curl is not installed.
@Suite(.enabled(if: Curl.isInstalled), .timeLimit(.minutes(1)))
struct CurlTests {
    @Test func aConnectionIsKeptAliveFromRequestToRequest() async throws {
        let server = try LoopbackServer.start { .text("hello \($0.path) ") }
        let output = try await curl(["-s", "\(server.baseURL)/[1-9]"])
        #expect(output == (1...9).map { "hello /\($0) " }.joined())
        #expect(server.acceptedConnections == 1)
        #expect(server.requestCount == 9)
    }

    @Test func chunksArePutTogetherByTheClient() async throws {
        let server = try LoopbackServer.start { _ in .text("hello, chunked world").chunked(by: 7) }
        let output = try await curl(["-si", server.baseURL])
        #expect(output.contains("\r\nTransfer-Encoding: chunked\r\n"))
        #expect(output.hasSuffix("\r\n\r\nhello, chunked world"))
    }

    @Test func aBodyArrivesWhole() async throws {
        let body = String(repeating: "0123456789", count: 200_000)
        let server = try LoopbackServer.start { .text("\($0.body == Data(body.utf8)) \($0.method)") }
        let file = FileManager.default.temporaryDirectory.appending(path: "loopback-\(server.port)")
        try body.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }

        #expect(try await curl(["-s", "--data-binary", "@\(file.path)", server.baseURL]) == "true POST")
        #expect(try await curl(["-sT", file.path, "-H", "Transfer-Encoding: chunked", server.baseURL]) == "true PUT")
        // Without "100 Continue" curl would hold the body back for longer than it may take at all.
        let patient = ["--expect100-timeout", "60", "-H", "Expect: 100-continue"]
        #expect(try await curl(patient + ["-sT", file.path, server.baseURL]) == "true PUT")
    }

    @Test func aLargeBodyIsDelivered() async throws {
        let server = try LoopbackServer.start { _ in .data(Data(count: 20_000_000)) }
        let output = try await curl(["-s", "-o", "/dev/null", "-w", "%{size_download}", server.baseURL])
        #expect(output == "20000000")
    }

    @Test func headAnswersHaveNoBodyAndTheConnectionGoesOn() async throws {
        let server = try LoopbackServer.start { _ in .text("hello") }
        let output = try await curl(["-sI", server.baseURL, server.baseURL])
        let head = "HTTP/1.1 200 OK\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: 5\r\n\r\n"
        #expect(output == head + head)
        #expect(server.acceptedConnections == 1)
    }

    @Test func aClientOfHTTP10IsAnsweredAndLetGo() async throws {
        let server = try LoopbackServer.start { _ in .text("hello").chunked(by: 1) }
        let output = try await curl(["-si", "--http1.0", server.baseURL, server.baseURL])
        #expect(output.hasSuffix("\r\nConnection: close\r\n\r\nhello"))
        #expect(!output.contains("chunked"))
        #expect(server.acceptedConnections == 2)
    }

    /// The numbers are curl's: 52 no answer, 18 a partial body, 56 a failure while receiving, 8 and 1 what is not HTTP.
    @Test(arguments: [
        (LoopbackServer.Response.closed, ["52"]),
        (.reset, ["56"]),
        (.text("hello").cutShort(after: 2), ["18"]),
        (.text("hello").chunked(by: 3).cutShort(after: 2), ["18"]),
        (.text("hello").resetting(after: 2), ["56"]),
        (.raw("this is no HTTP\r\n\r\n"), ["1", "8"]),
        (.script([.send(Data("HTTP/1.1 200 OK\r\nCont".utf8)), .reset]), ["56"]),
    ])
    func misbehaviourIsSeenAsWhatItIs(answer: LoopbackServer.Response, codes: [String]) async throws {
        let server = try LoopbackServer.start { _ in answer }
        let code = try await curl(["-s", "-o", "/dev/null", "-w", "%{exitcode}", server.baseURL])
        #expect(codes.contains(code))
    }

    @Test func anAnswerThatHangsIsGivenUp() async throws {
        let server = try LoopbackServer.start { _ in .hanging }
        let code = try await curl(["-s", "--max-time", "0.2", "-w", "%{exitcode}", server.baseURL])
        #expect(code == "28")
        try await eventually { server.openConnections == 0 }
    }

    /// Nobody is answered before all have asked.
    @Test func manyConnectionsAreServedAtOnce() async throws {
        let asked = Mutex(0)
        let server = try LoopbackServer.start { _ in
            asked.withLock { $0 += 1 }
            while asked.withLock({ $0 < 50 }), !Task.isCancelled { try? await Task.sleep(for: .milliseconds(10)) }
            return .text(".")
        }
        let output = try await curl([
            "-sZ", "--parallel-immediate", "--parallel-max", "50", "--max-time", "50", "\(server.baseURL)/[1-50]",
        ])
        #expect(output == String(repeating: ".", count: 50))
        #expect(server.acceptedConnections == 50)
    }
}
