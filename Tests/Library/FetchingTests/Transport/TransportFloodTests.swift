import Foundation
import LoopbackServer
import SharedTestCode
import Testing

@testable import Fetching

/// Tests of a server that sends an endless body as fast as it can. If `FETCHING_SOAK` is set, the body has that number
/// of MiB.
@Suite(.live, .hangLimit, .serialized) struct TransportFloodTests {
    #if os(Linux)
        @Test(.enabled(if: exitTestsCanUseServers), arguments: Transport.all)
        func aFastEndlessBodyNeedsNoMoreMemoryThanTheLimit(transport: Transport) async throws {
            let server = try flood()
            defer { server.stop() }
            // The client has a process of its own, so that its memory can be measured.
            await inTurn {
                await #expect(processExitsWith: .success) { [transport, url = server.baseURL as String] in
                    keepNoFreedMemory()
                    let (_, first) = try await peakKibibytes(1, transport, from: url)
                    for _ in 0..<3 { _ = try await peakKibibytes(1, transport, from: url) }
                    let (before, after) = try await peakKibibytes(64, transport, from: url)
                    // The limit, and 2 MiB for the transport and its threads; 64.5 MiB were measured. The thread
                    // sanitizer needs several times as much memory.
                    let isBounded = after - before <= (64 + 2) * 1024
                    expect(first > 0 && isBounded || dlsym(nil, "__tsan_init") != nil, "\(before) \(after)")
                }
            }
        }
    #endif

    @Test(arguments: Transport.all) func aTimeLimitIsKeptDuringAFastEndlessBody(transport: Transport) async throws {
        // The body is not longer, because it is in memory until the time limit.
        let server = try flood(mebibytes: soakSize ?? 128, ending: .wait(.seconds(3600)))
        let request = try createRequest(baseURL: server.baseURL, timeLimit: .milliseconds(50))
        let error = await transport.store(maximumBodyBytes: .max).failure(request)
        expect(error is TimedOut)
        expect(await eventually { server.openConnectionCount == 0 }, "the transfer ends too")
    }

    /// The exchange itself holds no byte beyond the limit, and nothing after the caller was resumed.
    @Test func anExchangeHoldsAtMostTheLimit() async throws {
        let exchange = SessionExchange(TimeLimit(.seconds(60), .system), calls: DispatchQueue(label: "calls"))
        for count in 1...10 {
            exchange.received(Data(count: 16_384), upTo: 100_000)
            expect(exchange.heldBytes == (count <= 6 ? count * 16_384 : 0))
        }
        await expect(throws: ResponseBodyError.tooLong(maximumBytes: 100_000)) { _ = try await exchange.response() }
    }

    @Test(arguments: Transport.all) func theLimitCountsDecompressedBytesOfABody(transport: Transport) async throws {
        // 100,000 zeros, compressed with gzip to 131 bytes.
        let base64 = "H4sIAAAAAAACA+3BMQEAAADCoPVPbQ0PoA" + String(repeating: "A", count: 127) + "IBXA32VEdSghgEA"
        let body = try #require(Data(base64Encoded: base64))
        let server = try LoopbackServer.start { _ in
            .data(body, type: "text/plain", headers: ["Content-Encoding": "gzip"])
        }
        let request = try createRequest(baseURL: server.baseURL)
        let error = await transport.store(maximumBodyBytes: 99_999).failure(request)
        expectEqual(error as? ResponseBodyError, .tooLong(maximumBytes: 99_999))
        try await expectEqual(transport.store(maximumBodyBytes: 100_000).fetchData(request).0, Data(count: 100_000))
    }

    @Test(arguments: Transport.all)
    func otherRequestsOfTheSessionGoOnAfterAFastEndlessBody(transport: Transport) async throws {
        let server = try flood()
        let store = transport.store(maximumBodyBytes: 1 << 20)
        _ = await store.failure(try createRequest(baseURL: server.baseURL))
        try await expectEqual(store.text(server.baseURL + "/plain").text, "hello")
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

/// Fetches an endless body with a limit in MiB. Returns the process's peak memory in KiB before and after.
private func peakKibibytes(
    _ limit: Int, _ transport: Transport, from url: String
) async throws -> (before: Int, after: Int) {
    let before = peakKibibytes()
    let error = await transport.store(maximumBodyBytes: limit << 20).failure(try createRequest(baseURL: url))
    expectEqual(error as? ResponseBodyError, .tooLong(maximumBytes: limit << 20))
    return (before, peakKibibytes())
}

#if os(Linux)
    /// Makes `malloc` return freed memory to the system early. Otherwise it keeps several MiB, a different amount in
    /// each run: freed blocks, and an area (“arena”) for each thread that has allocated memory.
    private func keepNoFreedMemory() {
        guard let symbol = dlsym(nil, "mallopt") else { return }
        let mallopt = unsafeBitCast(symbol, to: (@convention(c) (_ option: CInt, _ value: CInt) -> CInt).self)
        let (trimThreshold, mapThreshold, areas): (CInt, CInt, CInt) = (-1, -3, -8)
        for option in [trimThreshold, mapThreshold] { expectEqual(mallopt(option, 128 << 10), 1) }
        expectEqual(mallopt(areas, 1), 1)
    }
#endif
