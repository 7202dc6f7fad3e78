import Foundation
import Synchronization

/// A long-lived `URLSession` and the exchanges in progress.
///
/// The transport uses data tasks with a session delegate, for three reasons on Linux:
///
/// - The async methods can deadlock the process (swift-corelibs-foundation #5412).
/// - A delegate of a single task does not receive redirects and challenges.
/// - A task never completes if its challenge gets no reply (#5456).
///
/// Apple platforms use the same code.
final class SessionTransport: Sendable {
    private let session: URLSession
    private let delegate: SessionDelegate

    init(_ configuration: URLSessionConfiguration, maximumBodyBytes: Int) {
        delegate = SessionDelegate(maximumBodyBytes: maximumBodyBytes)
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: queue)
    }

    /// Closes the connections after all exchanges in progress are complete.
    deinit { session.finishTasksAndInvalidate() }

    /// Sends `request` and returns the response with any status, including redirects and 401.
    func fetch(_ request: URLRequest) async throws -> (Data, URLResponse) {
        try checkRequest(request)
        try Task.checkCancellation()
        SecretScope.current?.add(request)
        let exchange = SessionExchange(progress: ResponseProgress.current)
        return try await redactingURLErrors {
            try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    let task = session.dataTask(with: request)
                    delegate.exchanges.withLock { $0[task.taskIdentifier] = exchange }
                    exchange.start(task, continuation)
                }
            } onCancel: {
                exchange.abandon()
            }
        }
    }
}

/// A session delegate that passes the events of each task to the exchange of the task.
private final class SessionDelegate: NSObject, URLSessionDataDelegate, Sendable {
    /// The exchanges by task identifier. An exchange is kept until its task completes, even if its caller was resumed
    /// before.
    let exchanges = Mutex<[Int: SessionExchange]>([:])
    private let maximumBodyBytes: Int

    init(maximumBodyBytes: Int) { self.maximumBodyBytes = maximumBodyBytes }

    private func exchange(of task: URLSessionTask) -> SessionExchange? {
        exchanges.withLock { $0[task.taskIdentifier] }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        // The delegate refuses the redirect, so the redirect itself becomes the response. The layer
        // `followingRedirects` follows the redirect. On Linux the process crashes if the handler of a cancelled task is
        // called. On other platforms the handler must always be called.
        let mayReply = exchange(of: task)?.recordRedirect() == true
        #if canImport(FoundationNetworking)
            if mayReply { completionHandler(nil) }
        #else
            completionHandler(nil)
        #endif
    }

    // On Apple platforms, the default handling is used: a 401 is returned as the response, unless a stored credential
    // exists.
    #if canImport(FoundationNetworking)
        func urlSession(
            _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
            completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            // The response has already arrived. The task completes with an error, which the exchange ignores.
            exchange(of: task)?.challenged()
            completionHandler(.cancelAuthenticationChallenge, nil)
        }
    #endif

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        // Linux ignores the disposition, so the exchange cancels the task itself if necessary.
        exchange(of: dataTask)?.received(response)
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        exchange(of: dataTask)?.received(data, upTo: maximumBodyBytes)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.completed(task.response, error)
    }
}
