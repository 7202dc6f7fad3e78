import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization
import Testing

@testable import FetchingSockets

/// A socket over a scripted connection, in a virtual time.
final class OpenedSocket: Sendable {
    let peer = ScriptedPeer()
    let time = VirtualTime()
    private let socket: Mutex<SocketEngine?>
    private let log = Mutex<[SocketEvent]>([])

    init(_ settings: SocketSettings = SocketSettings(), rest: [UInt8] = []) {
        socket = Mutex(nil)
        let source = time.source
        let random = Mutex(SplitMix64(seed: 6455))
        let environment = SocketEnvironment(
            uptime: source.uptime, sleep: source.sleep,
            mask: { random.withLock { UInt32(truncatingIfNeeded: $0.next()) } },
            listener: { [weak self] event in self?.log.withLock { $0.append(event) } })
        let engine = SocketEngine(
            over: peer.connection, rest: Data(rest), settings: settings, environment: environment)
        socket.withLock { $0 = engine }
    }

    /// What happened, as text: `received 5`, `sent 5`, `ponged`, `closed 1000`.
    var events: [String] {
        log.withLock { $0 }.map { event in
            switch event {
            case .opened: "opened"
            case .received(let bytes): "received \(bytes)"
            case .sent(let bytes): "sent \(bytes)"
            case .ponged(let time): "ponged after \(time)"
            case .closed(let close, let error): "closed \(close?.code ?? 0) \(error.map { "\($0)" } ?? "")"
            }
        }
    }

    func engine() throws -> SocketEngine { try #require(socket.withLock { $0 }) }

    /// Returns the next text. An end is `end`, and an error is its description.
    func next() async -> String {
        do {
            switch try await engine().next() {
            case .text(let text): return text
            case .binary(let data): return "\(data.count) bytes"
            case nil: return "end"
            }
        } catch { return error is CancellationError ? "cancelled" : "\(error)" }
    }

    func next(_ count: Int) async -> [String] {
        var texts: [String] = []
        for _ in 0..<count { texts.append(await next()) }
        return texts
    }

    func send(_ text: String) async throws { try await engine().send(.text(text)) }

    /// Sends a text, and returns `sent`, `cancelled` or the description of the error.
    func sent(_ text: String) async -> String {
        do { try await send(text) } catch { return error is CancellationError ? "cancelled" : "\(error)" }
        return "sent"
    }

    /// Releases the socket, and waits until nothing uses the connection.
    func letGo() async {
        socket.withLock { $0 = nil }
        await waitUntil { peer.isReleased }
        expect(
            peer.isEnded && peer.isReleased && !peer.overlapped, "ended \(peer.isEnded), overlapped \(peer.overlapped)")
        expectEqual(time.sleeperCount, 0)
    }
}
