import Dispatch
import Foundation
import Synchronization

/// One client's connection: reads requests, asks for answers and plays them, on a thread of its own.
struct Connection {
    let socket: Socket
    let counters: Counters
    let handler: @Sendable (LoopbackServer.Request) async -> LoopbackServer.Response

    /// Serves requests in the order of their arrival until either side closes or the server stops.
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
                counters.requests.count(1)
                guard let answer = answer(to: request), play(answer.steps(for: request)) else { return }
            case .refused(let refusal):
                _ = play(refusal.answer.steps(for: .unreadable))
                return
            }
        }
    }

    /// Nil if the client left, or the server stopped, before there was an answer.
    ///
    /// The closure runs in a task, this thread waits. It looks up now and then, because nothing that can be polled
    /// together with a socket tells that a task has ended without costing a descriptor for each connection.
    private func answer(to request: LoopbackServer.Request) -> LoopbackServer.Response? {
        let pending = PendingAnswer()
        let task = Task.detached { [handler] in
            pending.fulfil(with: await handler(request))
        }
        while true {
            if let answer = pending.wait(atMost: .milliseconds(20)) { return answer }
            if socket.isAbandoned {
                task.cancel()
                return nil
            }
        }
    }

    /// Whether the connection can take another request afterwards.
    private func play(_ steps: [LoopbackServer.Step]) -> Bool {
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

private final class PendingAnswer: Sendable {
    private let arrived = DispatchSemaphore(value: 0)
    private let answer = Mutex<LoopbackServer.Response?>(nil)

    func fulfil(with answer: LoopbackServer.Response) {
        self.answer.withLock { $0 = answer }
        arrived.signal()
    }

    func wait(atMost interval: DispatchTimeInterval) -> LoopbackServer.Response? {
        _ = arrived.wait(timeout: .now() + interval)
        return answer.withLock { $0 }
    }
}

extension LoopbackServer.Request {
    fileprivate static let unreadable = Self(method: "GET", target: "/")
}

extension RequestParser.Refusal {
    fileprivate var answer: LoopbackServer.Response { .text(reason + "\n", status: status).closingConnection }
}
