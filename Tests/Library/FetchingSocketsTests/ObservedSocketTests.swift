import Fetching
import FetchingTestSupport
import Foundation
import HTTPSyntax
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingSockets

@Suite(.hangLimit) struct ObservedSocketTests {
    /// A store whose server accepts each handshake.
    private func store(_ peer: ScriptedPeer) -> NetworkStore {
        NetworkStore(
            fetchData: { _ in throw URLError(.unsupportedURL) },
            fetchStream: { request in
                guard let upgrade = CallContext.current[upgradeKey] else { throw URLError(.unsupportedURL) }
                let connection = peer.connection
                async let result = upgrade.open(
                    request, .bytes(receive: connection.receive, send: connection.send, end: connection.end))
                await waitUntil { String(decoding: peer.bytes, as: UTF8.self).hasSuffix("\r\n\r\n") }
                let head = String(decoding: peer.bytes, as: UTF8.self)
                let key = head.firstMatch(of: #/Sec-WebSocket-Key: ([A-Za-z0-9+\/=]+)/#)?.output.1 ?? ""
                let accept = Data(sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)).base64EncodedString()
                let fields = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: \(accept)"
                peer.send(Array("HTTP/1.1 101 Switching Protocols\r\n\(fields)\r\n\r\n".utf8))
                return try await result
            })
    }

    @Test func aLayerObservesTheMessagesAndTheEnd() async throws {
        let peer = ScriptedPeer()
        let log = Mutex<[String]>([])
        let observed = store(peer).layered(
            observing { event in
                switch event.kind {
                case .socketMessageReceived, .socketMessageSent, .socketClosed:
                    log.withLock { $0.append("\(event.kind) \(event.bytes ?? 0)") }
                default: break
                }
            })
        let open = socketFetcher(store: observed) { (_: Void) in try createRequest(baseURL: "https://example.com") }
        let socket = try await open(()).get()
        try await socket.send(.text("hello"))
        await waitUntil { log.withLock { $0.count } == 1 }
        peer.send(text: "hi")
        peer.sendClose(1000)
        for try await message in socket.messages { expectEqual(message, .text("hi")) }
        await waitUntil { log.withLock { $0.count } == 3 }
        expectEqual(
            log.withLock { $0 },
            ["socketMessageSent 5", "socketMessageReceived 2", "socketClosed(code: Optional(1000)) 0"])
    }
}
