import Foundation
import Synchronization

/// One long-lived `URLSession`, and the exchanges that are under way on it.
///
/// Plain data tasks with a session delegate, because nothing else holds on Linux: there the async methods can deadlock
/// the process (swift-corelibs-foundation #5412), a task's own delegate is never asked about redirects and challenges,
/// and an unanswered challenge hangs for ever (#5456). Apple's platforms take the same path.
final class SessionTransport: Sendable {
    private let session: URLSession
    private let delegate: SessionDelegate

    init(_ configuration: URLSessionConfiguration, maximumBodyBytes: Int) {
        delegate = SessionDelegate(maximumBodyBytes: maximumBodyBytes)
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: queue)
    }

    /// Lets what is under way end, then closes the connections.
    deinit { session.finishTasksAndInvalidate() }

    /// Sends `request`, and returns the answer whatever its status; a redirect or a 401 is an answer too.
    func fetch(_ request: URLRequest) async throws -> (Data, URLResponse) {
        try checkRequest(request)
        try Task.checkCancellation()
        let exchange = Exchange(progress: ExchangeProgress.current)
        return try await withTaskCancellationHandler {
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

/// Hands each task's events to its exchange.
private final class SessionDelegate: NSObject, URLSessionDataDelegate, Sendable {
    /// By task identifier; an exchange stays until its task has completed, also when nobody waits for it any more.
    let exchanges = Mutex<[Int: Exchange]>([:])
    private let maximumBodyBytes: Int

    init(maximumBodyBytes: Int) { self.maximumBodyBytes = maximumBodyBytes }

    private func exchange(of task: URLSessionTask) -> Exchange? {
        exchanges.withLock { $0[task.taskIdentifier] }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        // Refused, so that the redirect is the answer; `followingRedirects` does it better. On Linux a reply to a task
        // that has been cancelled ends the process; elsewhere a completion handler must be called.
        let mayReply = exchange(of: task)?.offeredRedirect() == true
        #if canImport(FoundationNetworking)
            if mayReply { completionHandler(nil) }
        #else
            completionHandler(nil)
        #endif
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        #if canImport(FoundationNetworking)
            // The answer has been delivered by now. The task completes with an error, which the exchange knows to
            // expect.
            exchange(of: task)?.challenged()
            completionHandler(.cancelAuthenticationChallenge, nil)
        #else
            let method = challenge.protectionSpace.authenticationMethod
            let isPassword = [
                NSURLAuthenticationMethodDefault, NSURLAuthenticationMethodHTTPBasic,
                NSURLAuthenticationMethodHTTPDigest,
            ].contains(method)
            completionHandler(isPassword ? .rejectProtectionSpace : .performDefaultHandling, nil)
        #endif
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        // Linux ignores the disposition, so the exchange cancels the task itself where that is wanted.
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
