import Dispatch
import Foundation
import Synchronization

/// A client's connection, served on its own thread.
struct Connection {
    let socket: Socket
    let counters: Counters
    let allowsAnyHost: Bool
    let handler: @Sendable (LoopbackServer.Request) async -> LoopbackServer.Response

    /// Reads requests and sends a response to each, in order, until either side closes the connection or the client is
    /// idle for too long.
    func serve() {
        defer { socket.close() }
        var parser = RequestParser()
        while true {
            switch parser.next() {
            case .needsMore:
                guard let bytes = socket.read() else { return }
                parser.append(bytes)
            case .continueExpected:
                guard socket.write(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8)) else { return }
            case .request(let request):
                guard allowsAnyHost || request.hasLoopbackHost else {
                    _ = perform(Refusal.otherHost.response.steps(for: request))
                    return
                }
                counters.requests.count(1)
                guard let response = response(to: request), perform(response.steps(for: request)) else { return }
            case .refused(let refusal):
                _ = perform(refusal.response.steps(for: .unreadable))
                return
            }
        }
    }

    /// Returns the handler's response. Returns nil if the client closes the connection or the server stops before the
    /// handler returns.
    ///
    /// The handler runs in a task. This thread waits for the task and checks the connection every 20 ms. One `poll`
    /// call could wait for both, but each connection would then need another descriptor.
    private func response(to request: LoopbackServer.Request) -> LoopbackServer.Response? {
        let pending = PendingResponse()
        let task = Task.detached { [handler] in
            pending.fulfill(with: await handler(request))
        }
        while true {
            if let response = pending.wait(atMost: .milliseconds(20)) { return response }
            if socket.isAbandoned {
                task.cancel()
                return nil
            }
        }
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

private final class PendingResponse: Sendable {
    private let arrived = DispatchSemaphore(value: 0)
    private let response = Mutex<LoopbackServer.Response?>(nil)

    func fulfill(with response: LoopbackServer.Response) {
        self.response.withLock { $0 = response }
        arrived.signal()
    }

    func wait(atMost interval: DispatchTimeInterval) -> LoopbackServer.Response? {
        _ = arrived.wait(timeout: .now() + interval)
        return response.withLock { $0 }
    }
}

extension LoopbackServer.Request {
    fileprivate static let unreadable = Self(method: "GET", target: "/")
}

extension RequestParser.Refusal {
    /// The refusal of a request to another host.
    fileprivate static let otherHost = Self(status: 421, reason: "The host is not localhost or a loopback address.")

    fileprivate var response: LoopbackServer.Response {
        .text(reason + "\n", status: status, headers: ["Connection": "close"])
    }
}
