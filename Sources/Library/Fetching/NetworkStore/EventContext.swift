import Foundation
internal import HTTPSyntax
import Synchronization

/// A listener of events, and what it adds to attempts. All contexts of a listener share this object, because
/// copying its closures for each call and attempt would take longer.
final class EventListener: Sendable {
    let headers: (@Sendable (NetworkEvent) -> [String: String])?
    /// A layer around the store that sends the attempts, such as one that records them.
    let layer: StoreLayer?
    let receive: @Sendable (NetworkEvent) -> Void

    init(
        addingHeaders headers: (@Sendable (NetworkEvent) -> [String: String])? = nil, layer: StoreLayer? = nil,
        _ receive: @escaping @Sendable (NetworkEvent) -> Void
    ) {
        (self.headers, self.layer, self.receive) = (headers, layer, receive)
    }
}

/// The call or the attempt to which the events of a task belong, and the listener that receives them.
final class EventContext: Sendable {
    let call: Int
    /// The number of the attempt, or nil for the call itself.
    let attempt: Int?
    /// The request that the layer or the store received. Nil for a call whose listener belongs to a task, as in
    /// `explain`, and not to a layer.
    let request: URLRequest?
    let endpoint: String?
    let secrets: SecretScope?
    let callStart: Duration
    let start: Duration
    private let time: TimeSource
    private let listener: EventListener
    /// The context of the next outer listener, or nil if there is none.
    private let outer: EventContext?
    /// The context of the call, or nil for the call itself.
    private let callContext: EventContext?
    /// For a call, the number of its attempts. For an attempt, the number of repeats by the transport.
    private let attempts = Atomic(0)
    private let state = Mutex(AttemptState())

    private struct AttemptState {
        /// The uptime at which the head of the response arrived.
        var headTime: Duration?
        var phases: NetworkEvent.RecordedPhases?
    }

    /// Creates the context of a call.
    init(call: Int, _ request: URLRequest?, _ listener: EventListener, in context: CallContext = .current) {
        self.call = call
        self.request = request
        self.listener = listener
        attempt = nil
        callContext = nil
        (endpoint, secrets, outer, time) = (context.name, context.secrets, context.events, context.time)
        start = time.uptime()
        callStart = start
    }

    /// Creates the context of the next attempt of a call.
    private init(attemptOf context: EventContext, _ request: URLRequest) {
        let call = context.callContext ?? context
        self.call = call.call
        self.request = request
        (listener, time, endpoint, callStart) = (call.listener, call.time, call.endpoint, call.start)
        attempt = call.attempts.add(1, ordering: .relaxed).newValue
        callContext = call
        secrets = SecretScope.current ?? call.secrets
        outer = call.outer.map { EventContext(attemptOf: $0, request) }
        start = time.uptime()
    }

    /// The number of attempts of the call, up to this one or, for the context of a call, so far. A repeat of the
    /// transport counts as an attempt.
    var attemptCount: Int { (attempt ?? 0) + attempts.load(ordering: .relaxed) }

    /// Sends an event to the listener of this context, and to all outer listeners.
    func emit(
        _ kind: NetworkEvent.Kind, at uptime: Duration? = nil, response: URLResponse? = nil, bytes: Int64? = nil,
        error: (any Error)? = nil, phases: NetworkEvent.RecordedPhases? = nil
    ) {
        notify(kind, at: uptime, response: response, bytes: bytes, error: error, phases: phases)
        outer?.emit(kind, at: uptime, response: response, bytes: bytes, error: error, phases: phases)
    }

    /// Sends an event to the listener of this context only.
    func notify(
        _ kind: NetworkEvent.Kind, at uptime: Duration? = nil, response: URLResponse? = nil, bytes: Int64? = nil,
        error: (any Error)? = nil, phases: NetworkEvent.RecordedPhases? = nil
    ) {
        let now =
            switch kind {
            case .callStarted, .attemptStarted: start
            default: uptime ?? time.uptime()
            }
        listener.receive(
            NetworkEvent(kind, in: self, at: now, response: response, bytes: bytes, error: error, phases: phases))
    }

    /// Records that the head of the response has arrived. A transport calls this method on a thread that other
    /// requests need, so the listener is called later.
    func recordHead() {
        let now = time.uptime()
        state.withLock { $0.headTime = now }
    }

    /// Records the phases of the attempt, for its last event.
    func record(_ phases: NetworkEvent.Phases) {
        let phases = NetworkEvent.RecordedPhases(phases)
        state.withLock { $0.phases = phases }
    }

    /// Counts that the transport sends the request again, because the server has closed the connection.
    func recordRepeat() {
        attempts.add(1, ordering: .relaxed)
        callContext?.attempts.add(1, ordering: .relaxed)
        outer?.recordRepeat()
    }

    private func reportHead(_ response: URLResponse) {
        emit(.headArrived, at: state.withLock { $0.headTime }, response: response)
    }

    func end(_ response: URLResponse?, bytes: Int64?, _ error: (any Error)?) {
        emit(.attemptEnded, response: response, bytes: bytes, error: error, phases: state.withLock { $0.phases })
    }

    /// Returns the request with the header fields that the listeners add to this attempt. They add none if a redirect
    /// has led to another origin, or if the request has another origin than the request of the call.
    private func addingHeaders(to request: URLRequest) -> URLRequest {
        var request = outer?.addingHeaders(to: request) ?? request
        guard let headers = listener.headers, !CallContext.current.redirectsHaveLeftOrigin, let url = request.url,
            let first = callContext?.request?.url ?? request.url,
            haveSameOrigin(url, first)
        else { return request }
        let fields = headers(NetworkEvent(.attemptStarted, in: self, at: start))
        // The fields are checked, because a line break in a value would begin another field.
        for (name, value) in fields where isToken(name) && isFieldValue(value) {
            request.setValue(value, forHTTPHeaderField: name)
        }
        return request
    }
}

extension CallContext {
    /// Adds a listener to the call, which receives the events of all stores inside, in addition to the listeners of
    /// ``observing(addingHeaders:_:)``. All requests inside are attempts of one call, whose start and end are not
    /// reported, so use ``observing(addingHeaders:_:)`` for metrics of calls. If an event stream connects again later,
    /// its requests are reported too.
    ///
    /// ```swift
    /// let result = await withCall({ $0.addListener { print($0) } }) { await heroes(query) }
    /// ```
    ///
    /// - Parameters:
    ///   - layer: A layer around the store that sends the attempts, such as one that records them.
    ///   - receive: Receives the events. It must not send events itself.
    public mutating func addListener(
        layer: StoreLayer? = nil, _ receive: @escaping @Sendable (NetworkEvent) -> Void
    ) {
        events = EventContext(call: 1, nil, EventListener(layer: layer, receive), in: self)
    }

    /// Removes all listeners, for work that continues after the end of the call.
    public mutating func removeListeners() { events = nil }

    /// Sends an event of a layer to the listeners of the call. The start and the end of calls and attempts are sent by
    /// the fetchers and the stores; a layer that sends them too falsifies the listeners' figures.
    ///
    /// - Parameters:
    ///   - kind: The event, such as ``NetworkEvent/Kind/cacheMiss``. Evaluated only if there is a listener.
    ///   - result: The response or the error that has caused the event.
    ///   - bytes: The number of bytes of the body that the layer returns, or of a message.
    public func emit(
        _ kind: @autoclosure () -> NetworkEvent.Kind, _ result: Result<URLResponse, any Error>? = nil,
        bytes: Int64? = nil
    ) {
        guard let events else { return }
        switch result {
        case .success(let response): events.emit(kind(), response: response, bytes: bytes)
        case .failure(let error): events.emit(kind(), error: error)
        case nil: events.emit(kind(), bytes: bytes)
        }
    }
}

extension EventContext {

    /// Runs a layer of ``intercepting(_:_:)``, and reports its duration.
    static func reporting<Value>(_ layer: String, _ operation: () async throws -> Value) async rethrows -> Value {
        guard let events = CallContext.current.events else { return try await operation() }
        let start = events.time.uptime()
        defer { events.emit(.intercepted(layer: layer, events.time.uptime() - start)) }
        return try await operation()
    }

    /// Returns `store` with the layer of the innermost listener that has a layer, or nil if no listener has one. The
    /// context of an attempt is skipped, because its layer is already applied.
    func layered(_ store: NetworkStore) -> NetworkStore? {
        (attempt == nil ? listener.layer?(store) : nil) ?? outer?.layered(store)
    }

    /// Sends a request as the next attempt of the call.
    ///
    /// - Parameter end: Returns the body, and reports the end of the attempt: at once for a complete body, or when a
    ///   stream ends.
    fileprivate func send<Body>(
        _ request: URLRequest, _ fetch: Fetch<Body>, end: (EventContext, Body, URLResponse) -> Body
    ) async throws -> (Body, URLResponse) {
        let attempt = EventContext(attemptOf: self, request)
        attempt.emit(.attemptStarted)
        do {
            let (body, response) = try await withCall({ $0.events = attempt }) {
                try await fetch(attempt.addingHeaders(to: request))
            }
            attempt.reportHead(response)
            return (end(attempt, body, response), response)
        } catch {
            attempt.end(nil, bytes: nil, error)
            throw error
        }
    }
}

/// Returns a closure that sends each request with `fetch`, and reports it as an attempt of the current call.
///
/// - Parameters:
///   - layered: Returns a closure with the layer of a listener around the attempts, or nil if no listener has one. This
///     layer can send several requests, or none.
///   - end: Returns the body, and reports the end of the attempt: at once for a complete body, or when a stream ends.
func reportingAttempts<Body>(
    _ fetch: @escaping Fetch<Body>, layered: @escaping @Sendable (EventContext) -> Fetch<Body>? = { _ in nil },
    end: @escaping @Sendable (EventContext, Body, URLResponse) -> Body
) -> Fetch<Body> {
    { request in
        let context = CallContext.current
        context.onSend?(request)
        // An outer store has already reported the attempt.
        guard let events = context.events, events.attempt == nil else { return try await fetch(request) }
        if let layered = layered(events) { return try await layered(request) }
        return try await events.send(request, fetch, end: end)
    }
}
