import Foundation
import Fetching
import LoopbackServer
import SharedTestCode
import Testing

/// Tests of a server that sends an endless body as fast as it can. If `FETCHING_SOAK` is set, the body has that number
/// of MiB.
@Suite(.live, .hangLimit, .serialized) struct TransportFloodTests {
    #if os(Linux)
        @Test func aFastEndlessBodyNeedsNoMoreMemoryThanTheLimit() async {
            // The peak is measured for the entire process, so this test runs in its own process.
            await #expect(processExitsWith: .success) {
                let server = try flood()
                // The first requests allocate the memory of the server and of the sessions, so `grown` does not include
                // it.
                for _ in 0..<5 { try await expectBodyTooLong(mebibytes: 1, from: server) }
                let peak = peakMebibytes()
                try await expectBodyTooLong(mebibytes: 64, from: server)
                let grown = peakMebibytes() - peak
                // 64 to 69 MiB were measured. The rest of the bound is for the allocator and the threads. The thread
                // sanitizer needs several times as much memory.
                #expect(peak > 0 && peak < 160 && grown < 96 || dlsym(nil, "__tsan_init") != nil)
            }
        }
    #endif

    @Test func aTimeLimitIsKeptDuringAFastEndlessBody() async throws {
        // The body is not longer, because it is in memory until the time limit.
        let server = try flood(mebibytes: soakSize ?? 128, ending: .wait(.seconds(3600)))
        let request = try createRequest(baseURL: server.baseURL, timeout: .milliseconds(50))
        let error = await liveStore(maximumBodyBytes: .max).failure(request)
        #expect(error is TimedOut)
        #expect(await eventually { server.openConnectionCount == 0 }, "the transfer ends too")
    }

    @Test func otherRequestsOfTheSessionGoOnAfterAFastEndlessBody() async throws {
        let server = try flood()
        let store = liveStore(maximumBodyBytes: 1 << 20)
        _ = await store.failure(try createRequest(baseURL: server.baseURL))
        #expect(try await store.text(server.baseURL + "/plain").text == "hello")
    }
}

private func flood(
    mebibytes: Int = soakSize ?? 4096, ending: LoopbackServer.Step = .close
) throws -> LoopbackServer {
    let mebibyte = Data(count: 1 << 20)
    let head = Data("HTTP/1.1 200 OK\r\n\r\n".utf8)
    let body = Array(repeating: LoopbackServer.Step.send(mebibyte), count: mebibytes)
    return try LoopbackServer.start { request in
        request.path == "/plain" ? .text("hello") : .script([.send(head)] + body + [ending])
    }
}

private func expectBodyTooLong(mebibytes: Int, from server: LoopbackServer) async throws {
    let limit = mebibytes << 20
    let error = await liveStore(maximumBodyBytes: limit).failure(try createRequest(baseURL: server.baseURL))
    #expect(error as? BodyTooLong == BodyTooLong(maximumBytes: limit))
    #expect(await eventually { server.openConnectionCount == 0 }, "the transfer ends too")
}

/// Returns the process's greatest resident memory so far in MiB, or 0 if `/proc` does not exist.
private func peakMebibytes() -> Int {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
        let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
    else { return 0 }
    return (line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0) / 1024
}
