// Unsafe: a subclass of `InputStream` is given a pointer, which it does not use.
// Unchecked: a subclass of `OperationQueue` must repeat that it is `Sendable`. The subclass has no properties.

import Foundation

// The differences between `URLSession` on Linux, which is part of swift-corelibs-foundation, and on Apple platforms.
// `sessionTask.swift` has those that concern the request's body. The other files of this folder are the same on all
// platforms.

#if canImport(FoundationNetworking)
    /// Returns a queue that calls the delegate on the session's own thread. So the delegate must not call a method that
    /// waits for this thread.
    ///
    /// The session's thread adds a block to the queue for each 16 KiB of a body, without a limit. If another thread ran
    /// the blocks and were slower than the server, the waiting blocks would fill the memory.
    func sessionDelegateQueue() -> OperationQueue? { ImmediateOperationQueue() }

    private final class ImmediateOperationQueue: OperationQueue, @unchecked Sendable {
        override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
    }

    /// Whether the stream of a response with a coding that the session does not know throws an error.
    let sessionDecodesEveryStream = true

    /// Whether a task is suspended while the consumer of a stream is slow.
    let sessionSuspendsTasks = false

    /// A stream that cannot be read.
    private final class FailingStream: InputStream {
        override var hasBytesAvailable: Bool { true }
        override var streamStatus: Status { .notOpen }
        override func open() {}
        override func close() {}
        override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength: Int) -> Int { -1 }
    }

    extension SessionDelegate {
        /// Ends the exchange of a request with a body that the session is about to send again, because a kept
        /// connection was closed. The session asks for a stream only then, because each body is data, or a stream that
        /// the request has. Foundation would send only the head of the request and wait for a response until the time
        /// limit or, for a stream, send an empty body.
        func urlSession(
            _ session: URLSession, task: URLSessionTask,
            needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
        ) {
            exchange(of: task)?.abandon(URLError(.networkConnectionLost))
            // For a body that is data, a stream would end the process.
            completionHandler(task.originalRequest?.httpBodyStream == nil ? nil : FailingStream(data: Data()))
        }

        /// Refuses a redirect. Does not call the handler after the exchange was abandoned, because the process crashes
        /// if the handler is called for a cancelled task.
        func refuseRedirect(of task: URLSessionTask, _ completionHandler: (URLRequest?) -> Void) {
            if exchange(of: task)?.recordRedirect() == true { completionHandler(nil) }
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
            completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            // The response has already arrived. The task completes with an error, which the exchange ignores.
            exchange(of: task)?.challenged()
            // The handler cancels the task, and cancelling waits for the current thread. So another thread calls the
            // handler.
            calls.async { completionHandler(.cancelAuthenticationChallenge, nil) }
        }
    }
#else
    /// Returns nil, so that the session creates a serial queue.
    func sessionDelegateQueue() -> OperationQueue? { nil }

    /// Whether the stream of a response with a coding that the session does not know throws an error.
    let sessionDecodesEveryStream = false

    /// Whether a task is suspended while the consumer of a stream is slow.
    let sessionSuspendsTasks = true

    // The delegate has no method for the challenges of a task, and the sessions of live stores have no stored
    // credentials. So a 401 is returned as the response.
    extension SessionDelegate {
        /// Lets the app decide about a challenge of a connection, such as the certificate of the server.
        func urlSession(
            _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
            completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            guard let onChallenge else { return completionHandler(.performDefaultHandling, nil) }
            Task {
                let (disposition, credential) = await onChallenge(challenge)
                completionHandler(disposition, credential)
            }
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics
        ) {
            guard let events = exchange(of: task)?.events, let metrics = metrics.transactionMetrics.last else { return }
            events.record(NetworkEvent.Phases(metrics))
        }

        /// Refuses a redirect. The handler must always be called.
        func refuseRedirect(of task: URLSessionTask, _ completionHandler: (URLRequest?) -> Void) {
            completionHandler(nil)
        }
    }

    extension NetworkEvent.Phases {
        fileprivate init(_ metrics: URLSessionTaskTransactionMetrics) {
            func time(_ start: Date?, _ end: Date?) -> Duration? {
                guard let start, let end else { return nil }
                return .seconds(max(0, end.timeIntervalSince(start)))
            }
            let connectEnd = metrics.secureConnectionStartDate ?? metrics.connectEndDate
            queue = time(
                metrics.fetchStartDate,
                metrics.domainLookupStartDate ?? metrics.connectStartDate ?? metrics.requestStartDate)
            nameLookup = time(metrics.domainLookupStartDate, metrics.domainLookupEndDate)
            connect = time(metrics.connectStartDate, connectEnd)
            tls = time(metrics.secureConnectionStartDate, metrics.secureConnectionEndDate)
            firstByte = time(metrics.requestStartDate, metrics.responseStartDate)
            body = time(metrics.responseStartDate, metrics.responseEndDate)
            isConnectionReused = metrics.isReusedConnection
            let versions = ["http/1.0": "1.0", "http/1.1": "1.1", "h2": "2", "h3": "3"]
            protocolVersion = metrics.networkProtocolName.flatMap { versions[$0] }
        }
    }
#endif

/// The events of an exchange that determine whether its task may be cancelled. On Linux, the process crashes if a task
/// is cancelled while a redirect is pending.
struct SessionExchangePhase {
    /// Whether the exchange was abandoned, so that the result of its task is ignored.
    private(set) var isAbandoned = false
    /// Whether an authentication challenge of the server was refused. If so, the task completes with an error that is
    /// ignored.
    var isChallenged = false
    private var isRedirectPending = false

    /// Records that the exchange was abandoned. Returns whether the task may be cancelled now.
    mutating func abandon() -> Bool {
        isAbandoned = true
        return !isRedirectPending
    }

    /// Records a redirect. Returns whether the delegate may call the completion handler of the redirect.
    mutating func recordRedirect() -> Bool {
        guard !isAbandoned else { return false }
        isRedirectPending = true
        return true
    }

    /// Records the response, which ends a pending redirect. Returns whether the task must be cancelled now.
    mutating func receiveResponse() -> Bool {
        isRedirectPending = false
        return isAbandoned
    }
}

/// Returns the error of a task in a form that is the same on all platforms. Cancellation becomes `CancellationError`,
/// and a broken connection becomes `URLError.networkConnectionLost`.
///
/// - Parameter hasResponse: Whether the head of the response had arrived.
func portableError(_ error: any Error, hasResponse: Bool) -> any Error {
    guard let error = error as? URLError else { return portableSystemError(error) }
    if error.code == .cancelled { return CancellationError() }
    #if canImport(FoundationNetworking)
        let code: URLError.Code
        switch error.code {
        case .unknown:
            let sentence = error.errorUserInfo[NSLocalizedDescriptionKey] as? String ?? ""
            code = libcurlErrorCode(sentence, hasResponse: hasResponse)
        // libcurl reports “unsupported protocol” for a response that is not HTTP.
        case .unsupportedURL: code = .cannotParseResponse
        // The connection was reset, or was closed before the response.
        case .badServerResponse: code = .networkConnectionLost
        default: code = error.code
        }
        var userInfo = error.errorUserInfo
        if code == .cannotParseResponse {
            userInfo[NSLocalizedDescriptionKey] =
                "\(userInfo[NSLocalizedDescriptionKey] ?? "the response is not valid"); URLSession on Linux cannot read "
                + "a header field that is not UTF-8, or has no space after its colon"
        }
        return URLError(code, userInfo: userInfo)
    #else
        return namingLocalNetwork(error)
    #endif
}

/// Returns the error of a task that the session itself has cancelled, for example because `onChallenge` has refused the
/// connection.
func sessionCancellation(isRefusal: Bool) -> URLError {
    let text = isRefusal ? "the connection was refused by onChallenge" : "the session cancelled the request"
    return URLError(
        isRefusal ? .serverCertificateUntrusted : .networkConnectionLost, userInfo: [NSLocalizedDescriptionKey: text])
}

/// Returns an error of the system as a `URLError`. Tasks of Apple's session end with such errors too, for example with
/// ECONNABORTED after the app was in the background.
func portableSystemError(_ error: any Error) -> any Error {
    let cause = error as NSError
    let info: [String: Any] = [
        NSLocalizedDescriptionKey: cause.localizedDescription, NSUnderlyingErrorKey: cause,
    ]
    return switch cause.domain {
    case NSPOSIXErrorDomain, "kNWErrorDomainPOSIX": URLError(.networkConnectionLost, userInfo: info)
    case "kCFErrorDomainCFNetwork": URLError(.unknown, userInfo: info)
    default: error
    }
}

/// Marks an error that the system reports as a missing network, although only the permission for the local network is
/// missing. The permission does not come back while a call waits.
func namingLocalNetwork(_ error: URLError) -> URLError {
    var info = error.errorUserInfo
    let inner = (info[NSUnderlyingErrorKey] as? NSError)?.userInfo ?? [:]
    guard error.code == .notConnectedToInternet,
        let path = info["_NSURLErrorNWPathKey"] ?? inner["_NSURLErrorNWPathKey"],
        "\(path)".contains("Local network prohibited")
    else { return error }
    info[NSLocalizedDescriptionKey] = "the app may not reach the local network; allow it in Privacy & Security"
    // Numbers stay when secrets are masked. The layer `waitingForNetwork` reads this one.
    info["Fetching.localNetworkRefusal"] = NSNumber(value: true)
    return URLError(.notConnectedToInternet, userInfo: info)
}

/// Returns the `URLError` code for libcurl's error message. On Linux, Foundation reports most errors with the code -1.
///
/// - Parameters:
///   - sentence: The message, such as `transfer closed with 7 bytes remaining to read`.
///   - hasResponse: Whether the head of the response had arrived.
/// - Returns: The code that Apple platforms report. For an unknown message, `.networkConnectionLost` if the head had
///   arrived, and otherwise `.unknown`.
func libcurlErrorCode(_ sentence: String, hasResponse: Bool) -> URLError.Code {
    let row = sentences.first { row in sentence.localizedCaseInsensitiveContains(row.part) }
    return row?.code ?? (hasResponse ? .networkConnectionLost : .unknown)
}

/// Parts of libcurl's messages, with their codes. The first row that matches is used. The rows for broken connections
/// are first, because such a message may also contain the words of a later row.
private let sentences: [(part: String, code: URLError.Code)] = [
    ("reset by peer", .networkConnectionLost),
    ("broken pipe", .networkConnectionLost),
    ("transfer closed", .networkConnectionLost),
    ("connection closed", .networkConnectionLost),
    ("unexpected eof", .networkConnectionLost),
    ("empty reply", .networkConnectionLost),
    // libcurl reports this after it has tried several connections of earlier requests, which the server had closed.
    ("connection died", .networkConnectionLost),
    ("closed cleanly", .networkConnectionLost),
    ("rewind", .requestBodyStreamExhausted),

    ("certificate has expired", .serverCertificateHasBadDate),
    ("certificate is not yet valid", .serverCertificateNotYetValid),
    ("unable to get local issuer certificate", .serverCertificateHasUnknownRoot),
    ("self-signed certificate in certificate chain", .serverCertificateHasUnknownRoot),
    ("certificate required", .clientCertificateRequired),
    ("certificate problem", .serverCertificateUntrusted),
    ("no alternative certificate subject name", .serverCertificateUntrusted),
    ("ssl", .secureConnectionFailed),
    ("tls", .secureConnectionFailed),

    ("content encoding", .cannotDecodeContentData),
    ("content-encoding", .cannotDecodeContentData),
    ("content unencoding", .cannotDecodeContentData),

    ("header", .cannotParseResponse),
    ("chunk", .cannotParseResponse),
    ("content-length", .cannotParseResponse),
    ("weird server reply", .cannotParseResponse),
    ("http version", .cannotParseResponse),
    ("status line", .cannotParseResponse),
]
