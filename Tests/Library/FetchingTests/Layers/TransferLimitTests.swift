import FetchingResilience
import FetchingTestSupport
import Foundation
import LoopbackServer
import SharedTestCode
import Synchronization
import Testing

@testable import Fetching

/// Time limits of transfers. A transfer is a request whose body is a file or a stream, or a response that is a stream.
@Suite(.live, .hangLimit) struct TransferLimitTests {
    private let time = VirtualTime(advancesAutomatically: true)

    /// The layers that limit a transfer, each with a limit of 100 seconds.
    enum Limits: CaseIterable {
        case attempt, call, both, standard

        var layers: [StoreLayer] {
            switch self {
            case .attempt: [timingOut(after: .seconds(100))]
            case .call: [deadline(after: .seconds(100))]
            case .both: [deadline(after: .seconds(100)), timingOut(after: .seconds(100))]
            case .standard: standardLayers(deadline: .seconds(100), attemptLimit: .seconds(100))
            }
        }
    }

    /// Returns a body of parts of 1,000 bytes. Before each part, virtual time passes.
    private func body(parts: Int, every pause: Duration, _ time: VirtualTime) -> RequestBody {
        .stream(length: Int64(parts * 1000), contentType: "video/mp4") {
            var rest = parts
            return {
                if rest == 0 { return nil }
                rest -= 1
                time.advance(by: pause)
                return Data(count: 1000)
            }
        }
    }

    #if os(Linux)
        @Test(arguments: Limits.allCases) func aLongUploadThatDoesNotPauseIsSentOnce(limits: Limits) async throws {
            let count = Mutex(0)
            let time = VirtualTime()
            try await time.run {
                let server = try LoopbackServer.start { request in
                    count.withLock { $0 += 1 }
                    return .text("\(request.body.count)")
                }
                // The transport reads a few parts ahead.
                let request = try createRequest(
                    .put, baseURL: server.baseURL, body: body(parts: 60, every: .seconds(10), time))
                let store = NetworkStore.curl.layered(limits.layers)
                try await expectEqual(store.fetchData(request).0, Data("60000".utf8))
                expect(time.now >= .seconds(600) && count.withLock { $0 } == 1)
            }
        }
    #endif

    @Test(arguments: Limits.allCases) func anUploadEndsIfTheServerIsSilent(limits: Limits) async throws {
        let count = Mutex(0)
        let silent = NetworkStore { request in
            count.withLock { $0 += 1 }
            // The transport sends bytes for 500 s, and then none.
            for _ in 0..<10 {
                CallContext.current.timeLimit?.recordByte()
                try await time.source.sleep(.seconds(50))
            }
            try await time.source.sleep(.seconds(10_000))
            throw URLError(.unknown)
        }
        let store = silent.layered([settingTime(time.source)] + limits.layers)
        let request = try createRequest(.post, baseURL: "https://example.com", body: body(parts: 1, every: .zero, time))
        let error = try #require(await store.failure(request) as? TimedOut)
        expect(error.kind == .silence && error.timeLimit == .seconds(100), "\(error)")
        expect(error.elapsed >= .seconds(550) && error.elapsed < .seconds(552), "\(error)")
        expect("\(error)".hasPrefix("no byte was sent or received for 1m 40s, 9m 1") && "\(error)".contains("set by "))
        expectEqual(count.withLock { $0 }, 1)
    }

    /// The limit of a stream ends with its head, unless the deadline includes transfers.
    @Test(arguments: [false, true]) func aLongDownloadIsCutOnlyIfTheDeadlineIncludesTransfers(isCut: Bool) async throws
    {
        let network = streams { [time] _ in
            let parts = Mutex(5)
            let body = ResponseBody {
                try await time.source.sleep(.seconds(50))
                return parts.withLock { parts in
                    parts -= 1
                    return parts < 0 ? nil : Data("a".utf8)
                }
            }
            return (body, 200, [:])
        }
        let store = network.layered(
            settingTime(time.source),
            deadline(after: .seconds(100), includingTransfers: isCut),
            timingOut(after: .seconds(100)))
        let (body, _) = try await store.fetchStream(request())
        do {
            expect(try await body.data() == Data("aaaaa".utf8) && !isCut)
        } catch { expect(isCut && (error as? TimedOut)?.kind == .call, "\(error)") }
    }

    @Test(arguments: [(30, 60), (90, 90)])
    func theLimitOfARequestLengthensTheDeadlineOfTheStandardLayers(limit: Int, end: Int) async throws {
        let store = NetworkStore.json("").delayed(by: .seconds(10_000)).layered(
            [settingTime(time.source)] + standardLayers(retry: nil, breaker: nil, attemptLimit: nil))
        let request = try createRequest(baseURL: "https://example.com", timeLimit: .seconds(limit))
        let error = await store.failure(request)
        expect((error as? TimedOut)?.timeLimit == .seconds(end), "\(String(describing: error))")
    }
}
