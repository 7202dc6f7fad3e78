import Foundation
internal import HTTPSyntax

/// Something that happened while a call was in progress, such as the start of an attempt. The listener of
/// ``observing(addingHeaders:_:)`` receives the events of each call.
///
/// A call is a request that reaches the layer ``observing(addingHeaders:_:)``. An attempt is a request that
/// reaches the store inside all layers. A call can have several attempts, because of retries, redirects, a refreshed
/// credential or hedges, which are second copies of slow requests.
///
/// All texts mask secrets. The properties have the meanings of OpenTelemetry's conventions for HTTP clients; see
/// ``fields``.
public struct NetworkEvent: Sendable {
    /// What happened.
    public enum Kind: Hashable, Sendable {
        /// A call has started.
        case callStarted
        /// A call has ended: its response and the complete body were received, or an error was thrown. The call of a
        /// stream ends with its body.
        case callEnded
        /// A request is about to be sent.
        case attemptStarted
        /// The head of a response has arrived. If the body is not a stream, this event is delivered after the body.
        case headArrived
        /// A response and its complete body were received, or an error was thrown.
        case attemptEnded
        /// The request is sent again after a delay. ``NetworkEvent/status`` and ``NetworkEvent/reason`` describe the
        /// attempt that failed.
        case retryScheduled(delay: Duration)
        /// A retry or a hedge is not sent, because the retry budget of its server is exhausted.
        case retryBudgetExhausted
        /// The request waits for a permit. For `limitingRate`, `delay` is the duration of the
        /// wait. For `limitingConcurrency`, it is nil, because the duration is not known.
        case throttled(delay: Duration?)
        /// The circuit breaker of the server has opened. It refuses requests for this duration.
        case breakerOpened(Duration)
        /// The circuit breaker lets one request through, to find out whether the server works again.
        case breakerProbing
        /// The circuit breaker lets all requests through again.
        case breakerClosed
        /// The first attempt is slow, so a second one, the hedge, is started.
        case hedgeSent
        /// The response to the hedge is used.
        case hedgeWon
        /// A stored response is used, possibly after the server has confirmed it.
        case servedFromCache(isRevalidated: Bool)
        /// A cache has no response for the request, or the request has its own condition or range. The request is sent.
        case cacheMiss
        /// A credential was refreshed for the call.
        case credentialsRefreshed
        /// A layer of ``intercepting(_:_:)`` has returned or thrown. The duration includes the layers inside it.
        case intercepted(layer: String, Duration)
        /// A message of a WebSocket has arrived. ``NetworkEvent/bytes`` is the length of its content.
        case socketMessageReceived
        /// A message of a WebSocket was sent. ``NetworkEvent/bytes`` is the length of its content.
        case socketMessageSent
        /// The response to a ping of a WebSocket has arrived.
        case socketPongReceived(after: Duration)
        /// A WebSocket has ended. The code is that of the server's close frame, or nil.
        case socketClosed(code: Int?)
    }

    /// The phases of an attempt, as the transport measured them. A phase that did not take place is nil.
    public struct Phases: Hashable, Sendable {
        /// The time until the name lookup starts or, if an open connection is used again, until the request is sent.
        public var queue: Duration?
        /// The time for the lookup of the server's name. libcurl's store reports it for each new connection, also to an
        /// IP address.
        public var nameLookup: Duration?
        /// The time for a new TCP connection.
        public var connect: Duration?
        /// The time for the TLS handshake.
        public var tls: Duration?
        /// The time between the start of sending the request and the first byte of the response.
        public var firstByte: Duration?
        /// The time between the first and the last byte of the response.
        public var body: Duration?
        /// Whether an open connection was used again.
        public var isConnectionReused = false
        /// The version of HTTP, such as `1.1` or `2`. Nil if it is not known.
        public var protocolVersion: String?
    }

    /// What happened.
    public let kind: Kind
    /// The time since the start of the call.
    public let elapsed: Duration
    /// For ``Kind/callEnded`` and ``Kind/attemptEnded``, the time since the start of the call or the attempt. Nil for
    /// other events.
    public let duration: Duration?
    /// The number of bytes of a complete body. For a stream, the bytes that were read.
    public let bytes: Int64?
    /// The phases of an attempt that has ended, if the transport measured them.
    public var phases: Phases? { recordedPhases?.phases }
    /// The number of attempts of the call before this one or, for an event of the call, before the latest attempt.
    ///
    /// If the server closes a kept connection, a transport can send the request of an attempt again. With libcurl, this
    /// happens at most once in an attempt, and is counted here.
    public var resendCount: Int { max(0, attemptCount - 1) }
    /// The number of attempts of the call, up to this one or, for an event of the call, up to the latest attempt.
    private let attemptCount: Int
    let response: URLResponse?
    private let error: (any Error)?
    private let context: EventContext
    private let secrets: SecretScope?
    private let recordedPhases: RecordedPhases?

    /// A class, so that an event is small and fast to copy. Most events have no phases.
    final class RecordedPhases: Sendable {
        let phases: Phases

        init(_ phases: Phases) { self.phases = phases }
    }

    init(
        _ kind: Kind, in context: EventContext, at time: Duration, response: URLResponse? = nil, bytes: Int64? = nil,
        error: (any Error)? = nil, phases: RecordedPhases? = nil
    ) {
        self.kind = kind
        self.context = context
        elapsed = time - context.callStart
        attemptCount = context.attemptCount
        duration =
            switch kind {
            case .callEnded, .attemptEnded: time - context.start
            default: nil
            }
        // A listener can be created before the call, as in `explain`. Its context then has no secrets, but the current
        // task has them.
        secrets = context.secrets ?? SecretScope.current
        self.response = response
        self.bytes = bytes
        self.error = error
        recordedPhases = phases
    }
}

extension NetworkEvent {
    /// The ID of the call: the number of the call in its layer, from 1.
    public var call: Int { context.call }

    /// The number of the attempt in its call, from 1. Nil for an event that does not belong to one attempt. A repeat by
    /// the transport also counts, so the numbers can have gaps; see ``resendCount``.
    public var attempt: Int? { context.attempt }

    /// The name that ``namedFetcher(_:_:)`` gave to the endpoint, or nil.
    public var endpoint: String? { context.endpoint }

    /// The request method. Empty if the event belongs to no request.
    public var method: String { context.request.map { oneLine($0.httpMethod ?? "GET", limit: 40) } ?? "" }

    /// The URL of the request, with secrets masked. Empty if the event belongs to no request.
    public var url: String {
        context.request?.url.map { url in masked { $0.line(url.absoluteString, limit: 2000) } } ?? ""
    }

    /// The status of the response, or nil if there is no HTTP response.
    public var status: Int? { (response as? HTTPURLResponse)?.statusCode }

    /// The type of the error or, for a response with a status of 400 or higher, the status. Nil for a success.
    public var errorType: String? {
        switch error {
        case nil: status.flatMap { $0 >= 400 ? String($0) : nil }
        case is CancellationError?: "cancelled"
        case is TimedOut?: "timeout"
        case let error as URLError: "URLError \(error.code.rawValue)"
        case let error?: String(describing: type(of: error))
        }
    }

    /// The text of the error or, for a response with a status of 400 or higher, a text such as `status 503`. Nil for a
    /// success.
    public var reason: String? {
        guard let error else { return status.flatMap { $0 >= 400 ? "status \($0)" : nil } }
        if error is CancellationError { return "cancelled" }
        if let error = error as? URLError { return transportFault(error.code).meaning }
        return masked { $0.line("\(error)", limit: 300) }
    }

    /// The request as a `curl` command with secrets masked, or nil if the event belongs to no request.
    public var curlCommand: String? {
        context.request.map { request in
            SecretScope.with(secrets) { Fetching.curlCommand(for: request) }
        }
    }

    /// The properties as texts, with the names of OpenTelemetry's semantic conventions for HTTP clients:
    /// `http.request.method`, `url.full`, `server.address`, `server.port`, `http.response.status_code`, `error.type`,
    /// `http.request.resend_count` and `network.protocol.version`. The texts also include `http.response.body.size`,
    /// and the name of the endpoint as `endpoint`. A property without a value is left out.
    public var fields: [String: String] {
        let (server, ports) = (context.request?.url, ["http": 80, "https": 443])
        let port = server?.port ?? server?.scheme.flatMap { ports[$0.lowercased()] }
        let fields = [
            "http.request.method": method, "url.full": url, "server.address": server?.host(),
            "server.port": port.map(String.init),
            "http.response.status_code": status.map(String.init), "error.type": errorType,
            "http.request.resend_count": resendCount > 0 ? String(resendCount) : nil,
            "network.protocol.version": phases?.protocolVersion, "http.response.body.size": bytes.map { String($0) },
            "endpoint": endpoint,
        ]
        return fields.compactMapValues { $0 }.filter { !$0.value.isEmpty }
    }

    /// Whether an error ended the call or the attempt, even after the head of a response.
    var hasError: Bool { error != nil }

    /// The uptime of the event, by the clock of the listener.
    var uptime: Duration { context.callStart + elapsed }

    /// For ``Kind/intercepted(layer:_:)``, the name of the layer with secrets masked. Nil for other events.
    var layerName: String? {
        if case .intercepted(let layer, _) = kind { masked { $0.line(layer, limit: 100) } } else { nil }
    }

    /// The content type of the response, with secrets masked.
    var contentType: String? {
        (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Type")
            .map { type in masked { $0.line(type, limit: 60) } }
    }

    /// Returns the result of `text`, which receives a redactor with the secrets of the call.
    private func masked(_ text: (Redactor) -> String) -> String {
        SecretScope.with(secrets) {
            text(Redactor(request: context.request, response: response))
        }
    }
}

extension NetworkEvent: CustomStringConvertible, CustomReflectable {
    /// One line for a log, with secrets masked, such as `GET https://example.com/heroes: status 200, 1.2 KB, 31 ms`.
    public var description: String {
        let request = method.isEmpty ? "" : "\(method) \(url): "
        let number = attempt.map { "attempt \($0): " } ?? ""
        return request + number + text
    }

    private var text: String {
        switch kind {
        case .callStarted: "started"
        case .attemptStarted: "sent"
        case .headArrived: "response head with \(outcome)"
        case .attemptEnded, .callEnded: outcome
        case .retryScheduled(let delay): "retry in \(durationText(delay)), because of \(reason ?? outcome)"
        case .retryBudgetExhausted: "not sent again, because the retry budget is exhausted"
        case .throttled(let delay?): "waits \(durationText(delay)) because of the rate limit"
        case .throttled(nil): "waits for another request to end, because of the concurrency limit"
        case .breakerOpened(let time): "circuit breaker opened for \(durationText(time))"
        case .breakerProbing: "circuit breaker lets one request through"
        case .breakerClosed: "circuit breaker closed"
        case .hedgeSent: "second copy of the request sent, because the first is slow"
        case .hedgeWon: "the response to the second copy is used"
        case .servedFromCache(false): ["from cache", outcome].joined(separator: ", ")
        case .servedFromCache(true): ["revalidated", outcome].joined(separator: ", ")
        case .cacheMiss: "not in cache"
        case .credentialsRefreshed: "credential refreshed"
        case .intercepted(_, let time): "\(layerName ?? "") returned after \(durationText(time))"
        case .socketMessageReceived: "message of \(size) received"
        case .socketMessageSent: "message of \(size) sent"
        case .socketPongReceived(let time): "pong after \(durationText(time))"
        case .socketClosed(let code):
            ["WebSocket closed", code.map { "code \($0)" }, reason].compactMap { $0 }.joined(separator: ", ")
        }
    }

    private var size: String { sizeText(Int(clamping: bytes ?? 0)) }

    /// The result, the size of the body, the duration and the number of attempts. A call can have no attempts, for
    /// example if its response comes from a cache.
    private var outcome: String {
        let result = error == nil ? status.map { "status \($0)" } : reason
        let attempts: String? =
            switch (kind, attemptCount) {
            case (.callEnded, 0) where error == nil: "not sent"
            case (.callEnded, 2...): "\(attemptCount) attempts"
            default: nil
            }
        return [result, bytes == nil ? nil : size, duration.map(durationText), attempts]
            .compactMap { $0 }.joined(separator: ", ")
    }

    /// A mirror without children, because the request and the error may contain secrets.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
