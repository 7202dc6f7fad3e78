import Fetching
import FetchingSockets
import FetchingTestSupport
import Foundation
import LoopbackServer
import SharedTestCode
import Testing

/// Live tests of the events and the errors of a WebSocket, and of the secrets in both.
@Suite(.live, .hangLimit) struct SocketEventTests {
    private let events = Recorded<NetworkEvent>()

    private var store: NetworkStore { liveStore().layered(observing { [events] in events.add($0) }) }

    /// A short text for each event after the response.
    private var texts: [String] {
        events.all.compactMap { event in
            switch event.kind {
            case .socketMessageReceived: "received \(event.bytes ?? -1)"
            case .socketMessageSent: "sent \(event.bytes ?? -1)"
            case .socketPongReceived(let time): time > .zero ? "ponged" : "ponged too early"
            case .socketClosed(let code): "closed \(code.map { "\($0)" } ?? "-")"
            case .headArrived: "status \(event.status ?? -1)"
            default: nil
            }
        }
    }

    @Test func aListenerReceivesTheLengthsOfMessagesAndTheEnd() async throws {
        let server = try socketServer(echo)
        let socket = try await server.open("/chat?token=planted-1", store: store).get()
        var iterator = socket.messages.makeAsyncIterator()
        for text in ["planted-2", "ü"] {
            try await socket.send(.text(text))
            _ = try await iterator.next()
        }
        _ = try await socket.ping()
        _ = try await socket.close(SocketClose(code: 4000, reason: "planted-3"))
        await waitUntil { texts.contains { $0.hasPrefix("closed") } }
        expectEqual(texts.first, "status 101")
        expectEqual(texts.last, "closed 4000")
        // The writer may report a message after the reader has reported the response.
        expectEqual(
            texts.dropFirst().dropLast().sorted(), ["ponged", "received 2", "received 9", "sent 2", "sent 9"])
        for event in events.all {
            let text = "\(event) \(event.fields)"
            expect(!text.contains("planted"), "\(text)")
            expect(event.url.isEmpty || event.url.hasSuffix("/chat?token=***"), "\(event.url)")
        }
    }

    @Test func theLastEventHasTheCodeOrTheErrorOfTheEnd() async throws {
        let cases: [(@Sendable (LoopbackServer.WebSocket) -> Void, String, hasReason: Bool)] = [
            ({ $0.close() }, "closed 1000", false), ({ $0.close(nil) }, "closed -", false),
            ({ $0.close(1011) }, "closed 1011", true), ({ $0.drop() }, "closed -", true),
            ({ $0.send(opcode: 5) }, "closed -", true),
        ]
        for (index, (end, text, hasReason)) in cases.enumerated() {
            events.removeAll()
            let server = try socketServer(end)
            _ = try await server.open(store: store).get().readAll()
            // A connection that ends at once may be reported before the response.
            await waitUntil { texts.contains { $0.hasPrefix("closed") } }
            expect(texts.contains(text), "case \(index): \(texts)")
            let end = events.all.last { if case .socketClosed = $0.kind { true } else { false } }
            expectEqual(end?.reason != nil, hasReason, "case \(index)")
        }
    }

    @Test func aReleasedSocketIsReportedAsClosed() async throws {
        let server = try socketServer(echo)
        _ = try await server.open(store: store).get()
        await waitUntil { texts.last == "closed -" }
    }

    @Test func noErrorContainsASecret() async throws {
        let secret = "planted-0123456789"
        let headers = ["Authorization": "Bearer \(secret)", "Cookie": "id=\(secret)"]
        let responses: [LoopbackServer.Response] = [
            .json(#"{"message":"the token \#(secret) has expired"}"#, status: 401),
            .webSocket(headers: ["Sec-WebSocket-Accept": secret], echo),
            .webSocket(headers: ["Sec-WebSocket-Protocol": secret], echo), .raw("\(secret)\r\n\r\n"), .closed,
            .webSocket { $0.close(4001, "bad token \(secret)") }, .webSocket { $0.send(opcode: 1, Data([0xFF])) },
            .webSocket { $0.drop() }, .webSocket { $0.reset() },
        ]
        for (index, response) in responses.enumerated() {
            let server = try LoopbackServer.start { _ in response }
            var error: AppError?
            switch await server.open("/?access_token=\(secret)", headers: headers, store: store) {
            case .success(let socket):
                error = await socket.readAll().error
                let later = await expect(throws: AppError.self) { try await socket.send(.text("")) }
                expect(later.map { !"\($0)".contains(secret) } == true, "case \(index)")
            case .failure(let failure): error = failure
            }
            let texts = [
                error.map { "\($0)" }, error.map { String(reflecting: $0) }, error?.localizedDescription,
                error?.server?.message,
            ].compactMap(\.self)
            expect(!texts.isEmpty && texts.allSatisfy { !$0.contains(secret) }, "case \(index): \(texts)")
        }
        expect(events.all.allSatisfy { !"\($0) \($0.fields)".contains(secret) })
    }

    @Test func theDescriptionOfASocketContainsNoMessage() async throws {
        let socket = WebSocket(subprotocol: "v1", messages: ElementStream(AsyncStream { $0.finish() }), send: { _ in })
        expectEqual("\(socket)", "WebSocket(v1)")
        try await expectEqual(socket.ping(), .zero)
        try await expectEqual(socket.close(SocketClose(code: 1001)), SocketClose(code: 1001))
    }
}
