import Dispatch
import Foundation
import Synchronization

/// A client's connection, served on its own thread.
struct Connection {
    let socket: Socket
    let counters: Counters
    let allowsAnyHost: Bool
    let receiving: LoopbackServer.BodyReceiver?
    let handler: @Sendable (LoopbackServer.Request) async -> LoopbackServer.Response

    /// Reads requests and sends a response to each, in order, until either side closes the connection or the client is
    /// idle for too long.
    func serve() {
        defer { socket.close() }
        var parser = RequestParser(announcesBodies: receiving != nil)
        var receive: (@Sendable (Data) async throws -> Void)?
        while true {
            switch parser.next() {
            case .needsMore:
                guard let bytes = socket.read() else { return }
                parser.append(bytes)
            case .continueExpected:
                guard socket.write(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8)) else { return }
            case .bodyBegins(let request):
                guard accepts(request), case .success(let receiver) = wait(for: { await receiving?(request) }) else {
                    return
                }
                receive = receiver
                parser.isStreaming = receiver != nil
            case .part(let part):
                switch wait(for: { [receive] in try await receive?(part) }) {
                case .success: break
                case .failure: return socket.reset()
                case nil: return
                }
            case .request(let request):
                guard accepts(request) else { return }
                counters.requests.count(1)
                guard case .success(let response) = wait(for: { [handler] in await handler(request) }),
                    perform(response.steps(for: request))
                else { return }
                if case .webSocket(_, _, let serve) = response.content {
                    serve(LoopbackServer.WebSocket(socket, rest: parser.rest))
                    return socket.finish()
                }
                guard sendStream(of: response, for: request) else { return }
            case .refused(let refusal):
                _ = perform(refusal.response.steps(for: .unreadable))
                return
            }
        }
    }

    /// Returns whether the request is for this server. If not, sends a refusal.
    private func accepts(_ request: LoopbackServer.Request) -> Bool {
        if allowsAnyHost || request.hasLoopbackHost { return true }
        _ = perform(Refusal.otherHost.response.steps(for: request))
        return false
    }

    /// Returns the result of a closure. Returns nil if the client closes the connection or the server stops before the
    /// closure returns.
    ///
    /// The closure runs in a task. This thread waits for the task and checks the connection every 20 ms. One `poll`
    /// call could wait for both, but each connection would then need another descriptor.
    private func wait<Value: Sendable>(
        for closure: @escaping @Sendable () async throws -> Value
    ) -> Result<Value, any Error>? {
        let pending = PendingValue<Value>()
        let task = Task.detached {
            do { pending.fulfill(.success(try await closure())) } catch { pending.fulfill(.failure(error)) }
        }
        while true {
            if let value = pending.wait(atMost: .milliseconds(20)) { return value }
            if socket.isAbandoned {
                task.cancel()
                return nil
            }
        }
    }

    /// Sends the body of a streamed response. Returns whether the connection can serve another request.
    private func sendStream(of response: LoopbackServer.Response, for request: LoopbackServer.Request) -> Bool {
        guard let stream = response.stream(for: request) else { return true }
        var left = stream.length
        while left != 0 {
            switch wait(for: stream.next) {
            case .success(let part?):
                // The client would read bytes after the stated length as the next response.
                let part = part.prefix(Int(clamping: left ?? .max))
                left = left.map { $0 - Int64(part.count) }
                guard part.isEmpty || socket.write(stream.isChunked ? chunk(part) : part) else { return false }
            case .success(nil):
                if stream.isChunked, !socket.write(Data("0\r\n\r\n".utf8)) { return false }
                if stream.keepsAlive, left == nil { return true }
                socket.finish()
                return false
            case .failure:
                socket.reset()
                return false
            case nil: return false
            }
        }
        if !stream.keepsAlive { socket.finish() }
        return stream.keepsAlive
    }

    private func chunk(_ bytes: Data) -> Data {
        Data("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + Data("\r\n".utf8)
    }

    /// Performs the steps in order. Returns whether the connection can serve another request.
    private func perform(_ steps: [LoopbackServer.Step]) -> Bool {
        for step in steps {
            switch step {
            case .send(let data):
                guard socket.write(data) else { return false }
            case .wait(let duration):
                guard socket.pause(for: duration) else { return false }
            case .reset:
                socket.reset()
                return false
            case .close:
                socket.finish()
                return false
            }
        }
        return true
    }
}

private final class PendingValue<Value: Sendable>: Sendable {
    private let arrived = DispatchSemaphore(value: 0)
    private let result = Mutex<Result<Value, any Error>?>(nil)

    func fulfill(_ result: Result<Value, any Error>) {
        self.result.withLock { $0 = result }
        arrived.signal()
    }

    func wait(atMost interval: DispatchTimeInterval) -> Result<Value, any Error>? {
        _ = arrived.wait(timeout: .now() + interval)
        return result.withLock { $0 }
    }
}

extension LoopbackServer.Request {
    fileprivate static let unreadable = Self(method: "GET", target: "/")
}

extension RequestParser.Refusal {
    fileprivate static let otherHost = Self(
        status: 421, reason: "The host is neither localhost nor a loopback address; use a URL with 127.0.0.1.")

    fileprivate var response: LoopbackServer.Response {
        .text(reason + "\n", status: status, headers: ["Connection": "close"])
    }
}
