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

    @Test func anIDWithAnyCharacterIsSentBack() async throws {
        let server = try LoopbackServer.start { request in
            let id = request.headers.first { $0.name.lowercased() == "last-event-id" }?.value ?? "none"
            return stream("retry: 0\nid: é ✓ 🐛\ndata: \(id)\n\n")
        }
        let found = try await fetcher(server)(()).get().prefix(2).map(\.data).all()
        expectEqual(found, ["none", "é ✓ 🐛"])
    }

    /// Servers of chat APIs send such a field, so that proxies do not compress the stream.
    @Test(arguments: ["none", "identity", "utf-8", "x-no-compression", ""])
    func aWordThatIsNoCodingDoesNotEndTheStream(word: String) async throws {
        let server = try LoopbackServer.start { _ in stream("data: a\n\ndata: b\n\n").header("Content-Encoding", word) }
        try await expectEqual(fetcher(server)(()).get().prefix(2).map(\.data).all(), ["a", "b"])
    }

    @Test func theLastEventIDIsSentToTheTargetOfARedirect() async throws {
        let second = try LoopbackServer.start { request in
            let id = request.headers.first { $0.name.lowercased() == "last-event-id" }?.value ?? "none"
            return stream("retry: 0\nid: 7\ndata: \(id)\n\n")
        }
        let first = try LoopbackServer.start { _ in .status(307, headers: ["Location": "\(second.baseURL)/x"]) }
        let found = try await fetcher(first)(()).get().prefix(3).map(\.data).all()
        expectEqual(found, ["none", "7", "7"])
    }

    @Test(arguments: ["a\u{1}b", String(repeating: "i", count: 1 << 20)])
    func anIDThatCannotBeSentDoesNotEndTheStream(id: String) async throws {
        let server = try LoopbackServer.start { _ in stream("retry: 0\nid: \(id)\ndata: a\n\n") }
        try await expectEqual(fetcher(server)(()).get().prefix(3).map(\.id).all(), ["", "", ""])
    }

    @Test(arguments: ["connected", "waiting", "connecting"])
    func aCancelledStreamLeavesNoConnection(state: String) async throws {
        let event = "retry: \(state == "waiting" ? 3_600_000 : 0)\nid: 1\ndata: a\n\n"
        let server = try LoopbackServer.start { request in
            if request.headers.contains(where: { $0.name.lowercased() == "last-event-id" }) { return .hanging }
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
        let error = await task.result.error
        guard case .cancelled? = error as? AppError else {
            Issue.record("\(String(describing: error))")
            return
        }
        expect(await eventually { server.openConnectionCount == 0 })
    }
}

private func stream(_ events: String) -> LoopbackServer.Response {
    .data(Data(events.utf8), type: "text/event-stream").header("Connection", "close")
}
