import Fetching
import FetchingStreams
import Foundation
import LoopbackServer
import SharedTestCode
import Synchronization
import Testing

@Suite(.live, .hangLimit)
struct LiveEventTests {
    private func fetcher(_ server: LoopbackServer) -> Fetcher<Void, ElementStream<ServerEvent>> {
        eventFetcher(store: liveStore()) { try createRequest(baseURL: server.baseURL) }
    }

    /// Servers of chat APIs send such a field, so that proxies do not compress the stream.
    @Test(arguments: ["none", "identity", "utf-8", "x-no-compression", ""])
    func aWordThatIsNoCodingDoesNotEndTheStream(word: String) async throws {
        let server = try LoopbackServer.start { _ in stream("data: a\n\ndata: b\n\n").header("Content-Encoding", word) }
        try await expectEqual(fetcher(server)(()).get().prefix(2).map(\.data).all(), ["a", "b"])
    }

    @Test func anIDWithAnyCharacterIsSentBackAlsoToTheTargetOfARedirect() async throws {
        let second = try LoopbackServer.start { request in
            stream("retry: 0\nid: é ✓ 🐛\ndata: \(request[header: "Last-Event-ID"] ?? "none")\n\n")
        }
        let first = try LoopbackServer.start { _ in .status(307, headers: ["Location": "\(second.baseURL)/x"]) }
        for server in [first, second] {
            let found = try await fetcher(server)(()).get().prefix(3).map(\.data).all()
            expectEqual(found, ["none", "é ✓ 🐛", "é ✓ 🐛"])
        }
    }

    @Test func anIDThatCannotBeSentDoesNotEndTheStream() async throws {
        for id in ["a\u{1}b", String(repeating: "i", count: runsSlowTests ? 1 << 20 : 100_000)] {
            let server = try LoopbackServer.start { _ in stream("retry: 0\nid: \(id)\ndata: a\n\n") }
            try await expectEqual(fetcher(server)(()).get().prefix(3).map(\.id).all(), ["", "", ""])
        }
    }

    @Test(arguments: ["connected", "waiting", "connecting"])
    func aCancelledStreamLeavesNoConnection(state: String) async throws {
        let event = "retry: \(state == "waiting" ? 3_600_000 : 0)\nid: 1\ndata: a\n\n"
        let server = try LoopbackServer.start { request in
            if request[header: "Last-Event-ID"] != nil { return .hanging }
            guard state == "connected" else { return stream(event) }
            let head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n"
            return .script([.send(Data((head + event).utf8)), .wait(.seconds(3600))])
        }
        let count = Atomic(0)
        let fetch = fetcher(server)
        let task = Task {
            for try await _ in try await fetch(()).get() { count.add(1, ordering: .relaxed) }
        }
        expect(await eventually { count.load(ordering: .relaxed) == 1 })
        if state == "connecting" { expect(await eventually { server.requestCount == 2 }) }
        task.cancel()
        let error = await expect(throws: AppError.self) { try await task.value }
        expectEqual(error?.isCancelled, true)
        expect(await eventually { server.openConnectionCount == 0 })
    }
}

private func stream(_ events: String) -> LoopbackServer.Response {
    .data(Data(events.utf8), type: "text/event-stream").header("Connection", "close")
}
