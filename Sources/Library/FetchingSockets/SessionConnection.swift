import Fetching
import Foundation
import Synchronization

/// The result of a session's handshake.
enum SessionHandshake: Sendable {
    case upgraded(HTTPURLResponse, subprotocol: String?)
    /// The server has refused, with a status other than 101. The session does not deliver the body.
    case refused(HTTPURLResponse)
}

/// A WebSocket of a session, from the start of its task to its end.
///
/// The session calls closures and the methods of its delegate on its own queue: twice, late, in another order, or
/// never. So ``end()`` also ends each wait, and a report that no caller waits for is ignored.
final class SessionConnection: Sendable {
    struct State {
        /// The task, or nil before `open` and after the end.
        var task: SocketTaskMethods?
        var opener: CheckedContinuation<SessionHandshake, any Error>?
        var reader: CheckedContinuation<[FrameEvent]?, any Error>?
        var sender: (id: Int, continuation: CheckedContinuation<Void, any Error>)?
        /// The events that have arrived while no reader was waiting: at most one message, and pongs.
        var events: [FrameEvent] = []
        /// The call of `receive` in progress, or nil.
        var receiveID: Int?
        var ending = SessionEnding()
        var isEndRead = false
        /// Whether `end` was called.
        var isEnded = false
        var timer: (id: Int, task: Task<Void, Never>)?
        var nextID = 0
    }

    let request: URLRequest
    let subprotocols: [String]
    let maximumMessageBytes: Int
    let sleep: @Sendable (Duration) async throws -> Void
    private let state = Mutex(State())

    /// - Parameters:
    ///   - request: The request that opens the WebSocket.
    ///   - subprotocols: The names of the subprotocols that the request offers.
    ///   - maximumMessageBytes: The maximum length of a message from the server.
    ///   - sleep: Waits for a duration.
    init(
        _ request: URLRequest, subprotocols: [String], maximumMessageBytes: Int,
        sleep: @escaping @Sendable (Duration) async throws -> Void
    ) {
        (self.request, self.subprotocols, self.maximumMessageBytes) = (request, subprotocols, maximumMessageBytes)
        self.sleep = sleep
    }

    /// Changes the state, releases the lock, and then calls the task and resumes waiting callers.
    func update<Result: Sendable>(_ change: (inout State, inout Wakes) -> Result) -> Result {
        var wakes = Wakes()
        let result = state.withLock { state in
            defer { serveReader(&state, &wakes) }
            return change(&state, &wakes)
        }
        wakes.run()
        return result
    }

    var task: SocketTaskMethods? { state.withLock { $0.task } }

    /// Starts the task, and waits for the response to the handshake. When the caller is cancelled, the task ends at
    /// once.
    func open(_ task: SocketTaskMethods) async throws -> SessionHandshake {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                update { state, wakes in
                    guard !state.isEnded else {
                        return wakes.add {
                            task.cancel()
                            continuation.resume(throwing: CancellationError())
                        }
                    }
                    (state.task, state.opener) = (task, continuation)
                    wakes.add(task.resume)
                }
            }
        } onCancel: {
            end()
        }
    }

    /// Ends the task and all waits at once. It can be called several times and on any thread.
    func end() {
        update { state, wakes in
            state.isEnded = true
            if let task = state.task { wakes.add(task.cancel) }
            if let timer = state.timer { wakes.add(timer.task.cancel) }
            let (opener, reader, sender) = (state.opener, state.reader, state.sender)
            wakes.add {
                opener?.resume(throwing: CancellationError())
                reader?.resume(throwing: CancellationError())
                sender?.continuation.resume(throwing: CancellationError())
            }
            (state.task, state.timer, state.opener, state.reader, state.sender) = (nil, nil, nil, nil, nil)
            state.events = []
        }
    }

    // The methods that the delegate of the task calls.

    /// The server has changed to WebSocket.
    func opened(subprotocol: String?) {
        let chosen = subprotocol.flatMap { $0.isEmpty ? nil : $0 }
        let fields = chosen.map { [ResponseHead.Field(name: "Sec-WebSocket-Protocol", value: $0)] } ?? []
        finishOpening(
            Result {
                let head = ResponseHead(status: 101, reason: "", minorVersion: 1, fields: fields)
                let chosen = try head.subprotocol(offered: subprotocols)
                // Over HTTP/2, the status is 200 (RFC 8441).
                let response =
                    try task?.response().map { try self.response($0, status: 101) } ?? head.response(to: request)
                return .upgraded(response, subprotocol: chosen)
            })
    }

    /// The server has sent a redirect, which the session must not follow.
    func redirected(_ response: HTTPURLResponse) {
        finishOpening(Result { .refused(try self.response(response, status: response.statusCode)) })
    }

    /// The server has sent a close frame.
    func closed(code: Int, reason: Data?) {
        update { state, _ in state.ending.closed(code: code, reason: reason) }
    }

    /// The task has ended.
    func completed(_ error: (any Error)?) {
        let response = task?.response().flatMap { $0.statusCode == 101 ? nil : $0 }
        finishOpening(
            Result {
                if let response { return .refused(try self.response(response, status: response.statusCode)) }
                throw openingError(error)
            })
        update { [frame = task?.closeFrame()] state, _ in state.ending.completed(error, closeFrame: frame) }
    }

    private func finishOpening(_ result: Result<SessionHandshake, any Error>) {
        let isOpening = update { state, wakes in
            guard let opener = state.opener else { return false }
            state.opener = nil
            wakes.add { opener.resume(with: result) }
            return true
        }
        if case .success(.upgraded) = result { return }
        if isOpening { end() }
    }

    /// A task that was cancelled by the session itself has the code of a cancellation, which the transport explains. A
    /// connection that was lost before the response has an error of POSIX.
    private func openingError(_ error: (any Error)?) -> any Error {
        if let error = error as? URLError { return error }
        return SocketError.lost(error)
    }

    /// Returns a response with the URL of the request, whose scheme is that of HTTP: the layers compare the origins.
    private func response(_ response: HTTPURLResponse, status: Int) throws -> HTTPURLResponse {
        var fields: [String: String] = [:]
        for (name, value) in response.allHeaderFields { fields["\(name)"] = "\(value)" }
        guard let url = request.url,
            let response = HTTPURLResponse(
                url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: fields)
        else { throw URLError(.badServerResponse) }
        return response
    }
}
