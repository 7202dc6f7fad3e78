import Foundation
import Synchronization

/// The methods of a session's task that an exchange calls. A test passes closures of its own.
struct SessionTaskMethods: Sendable {
    let resume: @Sendable () -> Void
    let suspend: @Sendable () -> Void
    let cancel: @Sendable () -> Void
}

extension SessionTaskMethods {
    init(_ task: URLSessionDataTask) {
        (resume, suspend, cancel) = ({ task.resume() }, { task.suspend() }, { task.cancel() })
    }
}

/// One request and its response, from the start of the session's task to its completion.
///
/// The caller is resumed once: when the task completes, or when the head of a streamed response has arrived. If the
/// caller is cancelled or the body is too long, the exchange is abandoned: the caller is resumed at once, but the task
/// may continue, because on Linux it must not be cancelled while a redirect is pending.
final class SessionExchange: Sendable {
    private struct State {
        var phase = SessionExchangePhase()
        var task: SessionTaskMethods?
        var response: URLResponse?
        var body = Data()
        var maximumBytes = Int.max
        /// The number of bytes that the head promises and that have not arrived yet, or nil if the length is not known.
        var missingBytes: Int64?
        var requestBody: (source: BodySource, length: Int64?)?
        /// The number of streams that the session has requested for the body.
        var bodyCount = 0
        /// Whether the app can refuse connections.
        var refusesConnections = false

        func result(_ error: (any Error)?) -> Result<(Data, URLResponse), any Error> {
            if let error, !(phase.isChallenged && response != nil) {
                // The session itself cancels a task that was not abandoned after `onChallenge` has refused the
                // connection, which is before the response.
                if !phase.isAbandoned, !phase.isChallenged, (error as? URLError)?.code == .cancelled {
                    let error = sessionCancellation(isRefusal: refusesConnections && response == nil)
                    return .failure(bodyFailure(error))
                }
                return .failure(bodyFailure(portableError(error, hasResponse: response != nil)))
            }
            guard let response else { return .failure(URLError(.badServerResponse)) }
            // Over HTTP/2, a server can end a stream early without an error.
            if error == nil, let missingBytes, missingBytes > 0 {
                let text = "the body ended \(missingBytes) bytes before its Content-Length"
                let error = URLError(.networkConnectionLost, userInfo: [NSLocalizedDescriptionKey: text])
                return .failure(bodyFailure(error))
            }
            return .success((body, response))
        }

        /// Returns an error of the body with the response, if its head has arrived.
        func bodyFailure(_ error: any Error) -> any Error {
            (response as? HTTPURLResponse)?.bodyFailure(error, body) ?? error
        }
    }

    private let result = PendingResult<(Data, URLResponse)>()
    private let state = Mutex(State())
    private let timeLimit: TimeLimit
    /// The redirects that a layer around the call follows.
    private let followed = CallContext.current.redirects.followed
    private let calls: DispatchQueue
    /// The attempt that reports its phases to the listener, or nil if there is no listener.
    let events = CallContext.current.events
    /// The buffer of a streamed body, or nil if the body is collected.
    let stream: BodyBuffer?
    /// Whether the task is suspended while the consumer of a streamed body is slower than the server.
    private let suspendsTask: Bool
    /// Closures that are called when the task is complete.
    private let completionActions = Mutex<[@Sendable () -> Void]?>([])

    /// Creates an exchange. Its task is started and cancelled on the queue `calls`, because both can block.
    init(
        _ timeLimit: TimeLimit, calls: DispatchQueue, stream: BodyBuffer? = nil,
        suspendsTask: Bool = sessionSuspendsTasks, refusesConnections: Bool = false
    ) {
        self.timeLimit = timeLimit
        self.calls = calls
        self.stream = stream
        self.suspendsTask = suspendsTask
        state.withLock { $0.refusesConnections = refusesConnections }
    }

    /// Whether the exchange was abandoned, so that the result of its task is ignored.
    var isAbandoned: Bool { state.withLock { $0.phase.isAbandoned } }

    /// Whether the task no longer needs the request's body.
    var isOver: Bool { isAbandoned || completionActions.withLock { $0 == nil } }

    /// The request's body and its length, if the delegate gives the body to the session.
    var requestBody: (source: BodySource, length: Int64?)? {
        get { state.withLock { $0.requestBody } }
        set { state.withLock { $0.requestBody = newValue } }
    }

    /// The number of bytes of the body that are in memory.
    var heldBytes: Int { state.withLock { $0.body.count } }

    /// The limits of a wait in the current call. In a virtual time, only its limits apply.
    var limit: TimeLimit {
        guard let limit = CallContext.current.timeLimit, !limit.isInSystemTime else { return timeLimit }
        return limit
    }

    /// Waits for the response, or for the head of a streamed response. If the caller is cancelled or a time limit has
    /// passed, the exchange is abandoned.
    func response() async throws -> (Data, URLResponse) {
        do { return try await result.value(within: limit) { abandon() } } catch let error as TimedOut {
            throw error.isDeadline ? error : state.withLock { $0.bodyFailure(error) }
        }
    }

    /// Starts the task, or cancels the task if the exchange was abandoned. Call this method on the queue `calls`.
    func start(_ task: SessionTaskMethods) {
        let isAbandoned = state.withLock { state in
            state.task = task
            return state.phase.isAbandoned
        }
        if isAbandoned { task.cancel() } else { task.resume() }
    }

    /// Resumes the caller with `error` at once, and cancels the task as soon as cancelling is safe. Data that arrives
    /// later is dropped.
    func abandon(_ error: any Error = CancellationError()) {
        let (task, failure) = state.withLock { state in
            let (mayCancel, failure) = (state.phase.abandon(), state.bodyFailure(error))
            state.body = Data()
            return (mayCancel ? state.task : nil, failure)
        }
        complete(.failure(failure))
        cancel(task)
    }

    private func complete(_ result: Result<(Data, URLResponse), any Error>) {
        self.result.complete(result)
        stream?.finish(result.map { _ in })
    }

    private func cancel(_ task: SessionTaskMethods?) {
        if let task { calls.async { task.cancel() } }
    }

    /// Records a redirect. Returns whether the delegate may call the completion handler of the redirect.
    func recordRedirect() -> Bool {
        state.withLock { $0.phase.recordRedirect() }
    }

    func challenged() {
        state.withLock { $0.phase.isChallenged = true }
    }

    /// Records that bytes of the request's body were sent.
    func recordByte() { timeLimit.recordByte() }

    func received(_ response: URLResponse, to request: URLRequest? = nil) {
        timeLimit.setHeadHasArrived()
        if stream == nil, let request, let response = response as? HTTPURLResponse,
            isFollowed(response, of: request, followed)
        {
            boundBody()
        }
        events?.recordHead()
        let task = state.withLock { state in
            state.response = response
            state.body = Data()
            state.missingBytes = promisedLength(of: response, to: request)
            return state.phase.receiveResponse() ? state.task : nil
        }
        // With different lengths, the task may wait for bytes that the server does not send. The caller throws the
        // error, because only its task knows the secrets to mask.
        let isContradictory = (try? checkContradiction(in: response, Redactor())) == nil
        if stream != nil || isContradictory { result.complete(.success((Data(), response))) }
        if isContradictory { abandon() }
        cancel(task)
    }

    /// Limits the body of a redirect, which is received only so that the connection can be used again. On Linux, the
    /// session has received the complete body before.
    private func boundBody() {
        state.withLock { $0.maximumBytes = 64 << 10 }
        _ = TimeSource.system.startTimer(.milliseconds(500)) { [weak self] in self?.abandon(URLError(.timedOut)) }
    }

    func received(_ data: Data, upTo maximum: Int) {
        recordByte()
        state.withLock { $0.missingBytes? -= Int64(data.count) }
        if let stream {
            if !isAbandoned { receive(data, for: stream, upTo: maximum) }
            return
        }
        let isTooLong = state.withLock { state in
            guard !state.phase.isAbandoned else { return false }
            guard data.count <= min(maximum, state.maximumBytes) - state.body.count else { return true }
            state.body.append(data)
            return false
        }
        if isTooLong { abandon(ResponseBodyError.tooLong(maximumBytes: maximum)) }
    }

    /// Receives a part of a streamed body. If the consumer is slower than the server, the task is suspended once, even
    /// if more bytes arrive, because each `suspend()` needs a `resume()`.
    ///
    /// On Linux, a suspended task can receive the same data twice. So up to `maximum` bytes are kept in memory there.
    /// If more arrive, the exchange is abandoned.
    private func receive(_ data: Data, for stream: BodyBuffer, upTo maximum: Int) {
        stream.append { $0.append(data) }
        if suspendsTask {
            let task = state.withLock { $0.task }
            _ = stream.pausesIfFull { task?.suspend() }
        } else if stream.count > maximum {
            abandon(ResponseBodyError.tooLong(maximumBytes: maximum))
        }
    }

    /// Continues a task that waits for the consumer of a streamed body.
    func resume() {
        if suspendsTask { state.withLock { $0.task }?.resume() }
    }

    /// Returns the number of a further stream for the body. If the session sends the body again, the stream before is
    /// no longer read, and its errors don't count.
    func nextBody() -> Int {
        state.withLock { state in
            state.bodyCount += 1
            return state.bodyCount
        }
    }

    /// Whether the session reads the stream with this number.
    func isCurrentBody(_ number: Int) -> Bool { state.withLock { $0.bodyCount == number } }

    /// Calls `action` when the task is complete, or at once if it is.
    func whenComplete(_ action: @escaping @Sendable () -> Void) {
        let isComplete = completionActions.withLock { actions in
            actions?.append(action)
            return actions == nil
        }
        if isComplete { action() }
    }

    /// Resumes the caller with the result of the task, if the caller was not resumed before.
    ///
    /// - Parameter response: The task's response. It is used if the delegate has received no response, which happens on
    ///   Linux for a redirect without a readable `Location`.
    func completed(_ response: URLResponse?, _ error: (any Error)?) {
        let taskResult = state.withLock { state in
            state.response = state.response ?? response
            // A caller whose time limit has passed still needs the response.
            defer { state = State(response: state.response) }
            return state.result(error)
        }
        complete(taskResult)
        for action in completionActions.withLock({ $0.take() }) ?? [] { action() }
    }
}

/// Returns the length of the body that the head of a response promises, or nil if the body has another length: if the
/// session decodes the body, does not deliver it, or if there is none.
private func promisedLength(of response: URLResponse, to request: URLRequest?) -> Int64? {
    guard let response = response as? HTTPURLResponse, request?.httpMethod != HTTPMethod.head.rawValue,
        ![204, 205].contains(response.statusCode), !(300..<400).contains(response.statusCode),
        response.value(forHTTPHeaderField: "Content-Encoding") == nil,
        response.value(forHTTPHeaderField: "Transfer-Encoding") == nil, response.expectedContentLength >= 0
    else { return nil }
    return response.expectedContentLength
}
