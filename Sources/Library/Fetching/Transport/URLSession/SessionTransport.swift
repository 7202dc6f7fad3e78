import Foundation
import Synchronization

/// The limit of a session for the time without bytes, in seconds. The exchanges have shorter limits of their own. It is
/// the default of `timeoutIntervalForResource`, and is also valid in milliseconds of 32 bits.
let sessionTimeout: TimeInterval = 7 * 24 * 3600

/// A long-lived `URLSession` and the exchanges in progress.
///
/// The transport uses data tasks with a session delegate, for three reasons on Linux:
///
/// - The async methods of `URLSession` can deadlock the process (swift-corelibs-foundation #5412).
/// - A delegate of a single task does not receive redirects and challenges.
/// - A task never completes if its challenge gets no reply (#5456).
///
/// On Linux, most methods of a session and its tasks wait for the thread that receives data. A fast server can keep
/// that thread busy for seconds. So these methods are called on a dispatch queue of their own, and no caller waits for
/// them.
///
/// Apple platforms use the same code.
final class SessionTransport: Sendable {
    private let session: URLSession
    private let delegate: SessionDelegate
    private let calls: DispatchQueue
    private let timeLimit: Duration

    /// - Parameter timeLimit: The limit for an exchange whose request has no limit of its own.
    init(
        _ configuration: URLSessionConfiguration, maximumBodyBytes: Int, timeLimit: Duration = defaultTimeLimit,
        onChallenge: SessionDelegate.ChallengeHandler? = nil
    ) {
        self.timeLimit = timeLimit
        calls = DispatchQueue(label: "Fetching.SessionTransport")
        delegate = SessionDelegate(maximumBodyBytes: maximumBodyBytes, calls: calls, onChallenge)
        session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: sessionDelegateQueue())
    }

    /// Closes the connections after all exchanges in progress are complete.
    deinit { session.finishTasksAndInvalidate() }

    /// Sends `request` and returns the response with any status, including redirects and 401.
    func fetch(_ request: URLRequest) async throws -> (Data, URLResponse) {
        try await response(to: request, exchange(for: request))
    }

    /// Sends `request` and returns the response when its head has arrived.
    func fetchStream(_ request: URLRequest) async throws -> (ResponseBody, URLResponse) {
        if let upgrade = CallContext.current[upgradeKey] { return try await open(upgrade, request) }
        let buffer = BodyBuffer()
        let exchange = exchange(for: request, stream: buffer)
        let body = ResponseBody(
            next: { try await buffer.next(resume: exchange.resume) }, cancel: { exchange.abandon() })
        return (body, try await response(to: request, exchange).1)
    }

    /// Lets another protocol create its task in the session. On Linux, throws, because a WebSocket task would end the
    /// process.
    private func open(
        _ upgrade: ConnectionUpgrade, _ request: URLRequest
    ) async throws -> (ResponseBody, URLResponse) {
        #if canImport(FoundationNetworking)
            throw SessionUnsupported(
                description: "URLSession on Linux has no WebSockets; use NetworkStore.live or NetworkStore.curl")
        #else
            try checkRequest(request)
            // The closure keeps this object, because the process crashes if a task is created after `deinit`.
            let open = endingAtLimits { [self] (request: URLRequest) in
                do { return try await upgrade.open(request, .session(session)) } catch let error as URLError {
                    throw error.code == .cancelled && !Task.isCancelled
                        ? sessionCancellation(isRefusal: delegate.onChallenge != nil) as any Error
                        : portableError(error, hasResponse: false)
                }
            }
            return try await limit(of: request).run { try await open(request) }
        #endif
    }

    private func limit(of request: URLRequest) -> TimeLimit {
        let limit = TimeLimit.ofAttempt(request) ?? TimeLimit(forExchange: request, defaultLimit: timeLimit)
        // The head of a redirect that led to this request may have set this flag of the limits.
        limit.setHeadHasArrived(false)
        return limit
    }

    private func exchange(for request: URLRequest, stream: BodyBuffer? = nil) -> SessionExchange {
        SessionExchange(
            limit(of: request), calls: calls, stream: stream, refusesConnections: delegate.onChallenge != nil)
    }

    private func response(to request: URLRequest, _ exchange: SessionExchange) async throws -> (Data, URLResponse) {
        try checkRequest(request)
        try Task.checkCancellation()
        try exchange.limit.first.check()
        var request = request
        // The exchange enforces the limit, with milliseconds.
        request.timeoutInterval = sessionTimeout
        let createTask = try await sessionTask(for: request, exchange)
        // The closure keeps this object, because the process crashes if a task is created after `deinit`.
        calls.async { [self] in
            if exchange.isAbandoned { return }
            let task = createTask(session)
            delegate.exchanges.withLock { $0[task.taskIdentifier] = exchange }
            exchange.start(SessionTaskMethods(task))
        }
        let (body, response) = try await exchange.response()
        try checkContradiction(in: response, Redactor(request: request))
        let isKnown = exchange.stream == nil || sessionDecodesEveryStream
        return (body, decodedResponse(response, to: request, isKnown ? body : nil))
    }
}

/// A session delegate that passes the events of each task to the exchange of the task.
final class SessionDelegate: NSObject, URLSessionDataDelegate, Sendable {
    typealias ChallengeHandler =
        @Sendable (URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?)

    /// The exchanges by task identifier. An exchange is kept until its task completes, even if its caller was resumed
    /// before.
    let exchanges = Mutex<[Int: SessionExchange]>([:])
    private let maximumBodyBytes: Int
    let calls: DispatchQueue
    let onChallenge: ChallengeHandler?

    init(maximumBodyBytes: Int, calls: DispatchQueue, _ onChallenge: ChallengeHandler?) {
        self.maximumBodyBytes = maximumBodyBytes
        self.calls = calls
        self.onChallenge = onChallenge
    }

    func exchange(of task: URLSessionTask) -> SessionExchange? {
        exchanges.withLock { $0[task.taskIdentifier] }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        // The redirect itself becomes the response. The layer `followingRedirects` follows the redirect.
        refuseRedirect(of: task, completionHandler)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        // Linux ignores the disposition, so the exchange cancels the task itself if necessary.
        exchange(of: dataTask)?.received(response, to: dataTask.originalRequest)
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        exchange(of: dataTask)?.received(data, upTo: maximumBodyBytes)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        exchange(of: task)?.recordByte()
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.completed(task.response, error)
    }
}

/// An error for a feature that `URLSession` does not support. The description says what to use instead.
struct SessionUnsupported: Error, CustomStringConvertible {
    let description: String
}
