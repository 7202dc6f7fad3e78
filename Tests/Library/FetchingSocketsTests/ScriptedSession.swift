import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization

@testable import FetchingSockets

/// ENOTCONN of Apple's platforms, the usual error of a task that has ended.
let notConnected = NSError(domain: NSPOSIXErrorDomain, code: 57)
let messageTooLong = NSError(domain: NSPOSIXErrorDomain, code: Int(POSIXErrorCode.EMSGSIZE.rawValue))

/// A `URLSessionWebSocketTask` and its session, which a test plays: each closure that a connection passes is called
/// when the test says so, with any result, several times or never.
final class ScriptedSession: Sendable {
    typealias Receive = @Sendable (Result<SocketMessage, any Error>) -> Void
    typealias Completion = SocketTaskMethods.Completion

    private struct State {
        var connection: SessionConnection?
        var inbox: [SocketMessage] = []
        var receives: [Receive] = []
        /// The closures of all calls, which can be called again.
        var (allReceives, allSends): ([Receive], [Completion]) = ([], [])
        var receiveCount = 0
        var sent: [SocketMessage] = []
        var sends: [Completion] = []
        var isBlocked = false
        var pings: [Completion] = []
        var closes: [SocketClose] = []
        var unsendableCodes: Set<Int> = []
        var closeFrame: (code: Int, reason: Data?) = (0, nil)
        var response: HTTPURLResponse?
        var receivedBytes: Int64 = 0
        var isResumed = false
        var isCancelled = false
        /// Whether a second `receive` or `send` was called before the end of the first.
        var overlapped = false
    }

    private let state = Mutex(State())
    private let lifetime = Lifetime()

    /// Creates the task of a connection, as a session does.
    func task(_ connection: SessionConnection) -> SocketTaskMethods {
        let token = LifetimeToken(lifetime)
        state.withLock { $0.connection = connection }
        return SocketTaskMethods(
            resume: { [self] in token.run { state.withLock { $0.isResumed = true } } },
            cancel: { [self] in state.withLock { $0.isCancelled = true } },
            send: { [self] in send($0, $1) },
            receive: { [self] in receive($0) },
            ping: { [self] completion in state.withLock { $0.pings.append(completion) } },
            close: { [self] code, reason in
                let close = SocketClose(code: code, reason: String(decoding: reason, as: UTF8.self))
                state.withLock { $0.closes.append(close) }
            },
            canClose: { [self] code in state.withLock { !$0.unsendableCodes.contains(code) } },
            closeFrame: { [self] in state.withLock { $0.closeFrame } },
            response: { [self] in state.withLock { $0.response } },
            receivedBytes: { [self] in state.withLock { $0.receivedBytes } })
    }

    /// Returns the channel of a connection. Its closures share an object, so that a test sees when the last task has
    /// released them.
    func channel(_ connection: SessionConnection) -> SocketChannel {
        let token = LifetimeToken(lifetime)
        let channel = SocketChannel(over: connection)
        return SocketChannel(
            read: { receive in try await token.run { try await channel.read(receive) } },
            write: { batch, wrote in try await token.run { try await channel.write(batch, wrote) } },
            checkClose: channel.checkClose, end: channel.end, receivedBytes: channel.receivedBytes)
    }

    // Actions of the session.

    var delegate: SessionConnection? { state.withLock { $0.connection } }

    func deliver(_ message: SocketMessage) {
        let receive = state.withLock { state in
            if state.receives.isEmpty { state.inbox.append(message) }
            return state.receives.isEmpty ? nil : state.receives.removeFirst()
        }
        receive?(.success(message))
    }

    func deliver(_ text: String) { deliver(.text(text)) }

    /// Lets the current `receive` fail. Returns whether there was one.
    @discardableResult func failReceiving(_ error: any Error) -> Bool {
        let receive = state.withLock { state in state.receives.isEmpty ? nil : state.receives.removeFirst() }
        receive?(.failure(error))
        return receive != nil
    }

    /// Calls the closure of the oldest `send`, or of all to come.
    func finishSend(_ error: (any Error)? = nil) {
        let send = state.withLock { state in state.sends.isEmpty ? nil : state.sends.removeFirst() }
        send?(error)
    }

    func block() { state.withLock { $0.isBlocked = true } }
    func unblock() {
        state.withLock { $0.isBlocked = false }
        finishSend()
    }

    /// Calls the closure of a ping. It stays, so that it can be called again.
    func pong(_ index: Int, _ error: (any Error)? = nil) {
        let ping = state.withLock { state in state.pings.indices.contains(index) ? state.pings[index] : nil }
        ping?(error)
    }

    /// Calls the closures of earlier calls of `receive` and `send` again.
    func repeatReceive(_ index: Int, _ text: String) {
        state.withLock { $0.allReceives[index] }(.success(.text(text)))
    }
    func repeatSend(_ index: Int, _ error: (any Error)?) { state.withLock { $0.allSends[index] }(error) }

    func setResponse(_ status: Int, _ fields: [String: String] = [:]) throws {
        let (_, response) = try stubResponse(to: request("wss://h/"), Data(), status: status, headers: fields)
        state.withLock { $0.response = response as? HTTPURLResponse }
    }

    func setCloseFrame(_ code: Int) { state.withLock { $0.closeFrame = (code, nil) } }
    func setReceivedBytes(_ count: Int64) { state.withLock { $0.receivedBytes = count } }
    func refuseCode(_ code: Int) { state.withLock { _ = $0.unsendableCodes.insert(code) } }

    // Observations of the session.

    var sent: [SocketMessage] { state.withLock { $0.sent } }
    var closes: [SocketClose] { state.withLock { $0.closes } }
    var pingCount: Int { state.withLock { $0.pings.count } }
    var receiveCount: Int { state.withLock { $0.receiveCount } }
    var isReceiving: Bool { state.withLock { !$0.receives.isEmpty } }
    var isSending: Bool { state.withLock { !$0.sends.isEmpty } }
    var isResumed: Bool { state.withLock { $0.isResumed } }
    var isCancelled: Bool { state.withLock { $0.isCancelled } }
    var overlapped: Bool { state.withLock { $0.overlapped } }
    /// Whether no task, timer or closure uses the task any more.
    var isReleased: Bool { lifetime.isOver }

    private func receive(_ receive: @escaping Receive) {
        let message = state.withLock { state -> SocketMessage? in
            state.receiveCount += 1
            state.allReceives.append(receive)
            if !state.receives.isEmpty { state.overlapped = true }
            if !state.inbox.isEmpty { return state.inbox.removeFirst() }
            state.receives.append(receive)
            return nil
        }
        if let message { receive(.success(message)) }
    }

    private func send(_ message: SocketMessage, _ completion: @escaping Completion) {
        let isDone = state.withLock { state in
            state.sent.append(message)
            state.allSends.append(completion)
            if !state.sends.isEmpty { state.overlapped = true }
            if state.isBlocked { state.sends.append(completion) }
            return !state.isBlocked
        }
        if isDone { completion(nil) }
    }
}

/// A socket over a scripted session, in a virtual time.
final class SessionSocket: Sendable {
    let session = ScriptedSession()
    let time = VirtualTime()
    private let socket: Mutex<SocketEngine?>

    init(_ settings: SocketSettings = SocketSettings(keepAlive: nil)) async throws {
        socket = Mutex(nil)
        let source = time.source
        let connection = SessionConnection(
            try request("https://h/"), subprotocols: ["a", "b"], maximumMessageBytes: settings.maximumMessageBytes,
            sleep: source.sleep)
        async let handshake = connection.open(session.task(connection))
        await waitUntil { session.isResumed }
        connection.opened(subprotocol: nil)
        _ = try await handshake
        let engine = SocketEngine(
            over: session.channel(connection), settings: settings,
            environment: SocketEnvironment(uptime: source.uptime, sleep: source.sleep))
        socket.withLock { $0 = engine }
    }

    func engine() throws -> SocketEngine {
        guard let engine = socket.withLock({ $0 }) else { throw CancellationError() }
        return engine
    }

    /// Returns the next text. An end is `end`, and an error is its description.
    func next() async -> String {
        do {
            switch try await engine().next() {
            case .text(let text): return text
            case .binary(let data): return "\(data.count) bytes"
            case nil: return "end"
            }
        } catch { return text(error) }
    }

    /// Sends a text, and returns `sent` or the error.
    func sent(_ text: String) async -> String {
        do { try await engine().send(.text(text)) } catch { return self.text(error) }
        return "sent"
    }

    func ping() async -> String {
        do { return "\(try await engine().ping())" } catch { return text(error) }
    }

    /// Closes, and returns the code of the server, `none` or the error.
    func close(_ close: SocketClose = SocketClose()) async -> String {
        do { return "\(try await engine().close(close).map { "\($0.code ?? 0)" } ?? "none")" } catch {
            return text(error)
        }
    }

    private func text(_ error: any Error) -> String { error is CancellationError ? "cancelled" : "\(error)" }

    /// Advances the time in steps, while something waits for it, until a condition is true.
    func advance(until condition: () -> Bool) async {
        await waitUntil {
            if condition() { return true }
            if time.sleeperCount > 0 { time.advance(by: .seconds(1)) }
            return false
        }
    }

    /// Returns the result of a task, and advances the time until the task has ended.
    func result(of task: Task<String, Never>) async -> String {
        let results = Recorded<String>()
        Task { results.add(await task.value) }
        await advance { !results.all.isEmpty }
        return await task.value
    }

    /// Releases the socket, and waits until nothing uses the task.
    func letGo(_ comment: String = "") async {
        socket.withLock { $0 = nil }
        await waitUntil { session.isReleased && time.sleeperCount == 0 }
        expect(session.isCancelled && !session.overlapped, "overlapped \(session.overlapped) \(comment)")
    }
}
