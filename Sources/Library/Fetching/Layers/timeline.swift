internal import HTTPSyntax

/// A part of a call in a timeline, such as an attempt, one of its phases, or a wait.
public struct TimelineSpan: Hashable, Sendable {
    /// What a span shows.
    public enum Kind: String, Sendable {
        /// A complete call.
        case call
        /// An attempt of a call.
        case attempt
        /// A phase of an attempt, such as the name lookup.
        case phase
        /// A wait before an attempt.
        case wait
        /// A layer of ``intercepting(_:_:)``, with the layers inside it.
        case layer
        /// An event without a duration, such as a response from a cache.
        case moment
        /// Work of the app or of this library, such as decoding.
        case work
    }

    /// What the span shows.
    public var kind: Kind
    /// The name of the span, such as `attempt 1: GET https://example.com/heroes`.
    public var name: String
    /// The result of the span, such as `status 200, 1.2 KB`. Empty if there is none.
    public var result: String
    /// The time between the start of the timeline and the start of the span.
    public var start: Duration
    /// The time between the start of the timeline and the end of the span.
    public var end: Duration
    /// The number of spans that contain this one.
    public var depth: Int

    /// Creates a span.
    public init(kind: Kind, name: String, result: String = "", start: Duration, end: Duration, depth: Int = 0) {
        self.kind = kind
        self.name = name
        self.result = result
        self.start = start
        self.end = end
        self.depth = depth
    }
}

/// Returns the spans of one or more calls in the order of their start, for example of all events that
/// ``observing(addingHeaders:_:)`` reported. All texts mask secrets. The spans of a call are followed by those of the
/// next call.
///
/// - Parameters:
///   - events: The events of one or more calls.
///   - origin: The uptime at which the timeline starts; see ``TimeSource/uptime``. Nil for the first event.
public func timeline(of events: [NetworkEvent], startingAt origin: Duration? = nil) -> [TimelineSpan] {
    let builder = SpanBuilder(origin: origin ?? events.map(\.uptime).min() ?? .zero)
    let calls = Dictionary(grouping: events) { $0.call }.sorted { $0.key < $1.key }
    return calls.flatMap { builder.spans(of: $0.value) }
}

/// Creates the spans of a call from its events.
private struct SpanBuilder {
    let origin: Duration

    // Times are limited, because two listeners can have different clocks, and a policy can return any delay.
    private func time(_ event: NetworkEvent) -> Duration { min(max(.zero, event.uptime - origin), longest) }
    private let longest = Duration.seconds(1_000_000_000)

    func spans(of events: [NetworkEvent]) -> [TimelineSpan] {
        let last = events.map(time).max() ?? .zero
        let hasCall = events.contains { $0.kind == .callStarted }
        let depth = hasCall ? 1 : 0
        var spans: [TimelineSpan] = []
        for event in events {
            switch event.kind {
            case .callStarted:
                let end = events.first { $0.kind == .callEnded }
                spans.append(
                    TimelineSpan(
                        kind: .call, name: event.endpoint ?? "\(event.method) \(event.url)", result: result(of: end),
                        start: time(event), end: end.map(time) ?? last))
            case .attemptStarted:
                let end = events.first { $0.kind == .attemptEnded && $0.attempt == event.attempt }
                spans.append(
                    TimelineSpan(
                        kind: .attempt, name: "attempt \(event.attempt ?? 1): \(event.method) \(event.url)",
                        result: result(of: end), start: time(event), end: end.map(time) ?? last, depth: depth))
                spans += phases(of: end, startingAt: time(event), depth: depth + 1)
            case .retryScheduled(let delay):
                spans.append(wait("wait before retry", event.reason ?? "", time(event), delay, depth))
            case .throttled(let delay?):
                spans.append(wait("wait for the rate limit", "", time(event), delay, depth))
            case .intercepted(_, let duration):
                spans.append(
                    TimelineSpan(
                        kind: .layer, name: event.layerName ?? "", start: max(.zero, time(event) - duration),
                        end: time(event), depth: depth))
            case .callEnded, .attemptEnded, .headArrived: break
            default: spans.append(moment(event, depth))
            }
        }
        // The event of a layer arrives when the layer returns, after the events inside it. But the layer is drawn
        // before them.
        return spans.enumerated().sorted { one, other in
            func order(_ span: (offset: Int, element: TimelineSpan)) -> (Duration, Int, Int) {
                (span.element.start, span.element.kind == .layer ? 0 : 1, span.offset)
            }
            return order(one) < order(other)
        }.map(\.element)
    }

    private func result(of event: NetworkEvent?) -> String {
        guard let event else { return "no response" }
        if event.status == nil { return event.reason ?? "" }
        let parts = [
            event.status.map { "status \($0)" }, event.bytes.map { sizeText(Int(clamping: $0)) },
            event.kind == .attemptEnded ? event.contentType : nil,
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    private func wait(
        _ name: String, _ result: String, _ start: Duration, _ delay: Duration, _ depth: Int
    ) -> TimelineSpan {
        TimelineSpan(
            kind: .wait, name: name, result: result, start: start, end: start + min(delay, longest), depth: depth)
    }

    private func moment(_ event: NetworkEvent, _ depth: Int) -> TimelineSpan {
        let name =
            switch event.kind {
            case .retryBudgetExhausted: "retry budget exhausted"
            case .throttled: "wait for a permit"
            case .breakerOpened: "circuit breaker opened"
            case .breakerProbing: "circuit breaker lets one request through"
            case .breakerClosed: "circuit breaker closed"
            case .hedgeSent: "second copy sent"
            case .hedgeWon: "response to the second copy"
            case .servedFromCache(false): "from cache"
            case .servedFromCache(true): "revalidated, from cache"
            case .cacheMiss: "not in cache"
            default: "credential refreshed"
            }
        return TimelineSpan(kind: .moment, name: name, start: time(event), end: time(event), depth: depth)
    }

    private func phases(of event: NetworkEvent?, startingAt start: Duration, depth: Int) -> [TimelineSpan] {
        guard let phases = event?.phases else { return [] }
        let version = phases.protocolVersion.map { "HTTP/\($0)" }
        let connection = phases.isConnectionReused ? "reused connection" : nil
        let note = [version, connection].compactMap { $0 }.joined(separator: ", ")
        let rows: [(String, Duration?, String)] = [
            ("queue", phases.queue, ""), ("name lookup", phases.nameLookup, ""), ("connect", phases.connect, ""),
            ("TLS", phases.tls, ""), ("first byte", phases.firstByte, note), ("body", phases.body, ""),
        ]
        var moment = start
        var spans: [TimelineSpan] = []
        for (name, duration, result) in rows {
            guard let duration else { continue }
            spans.append(
                TimelineSpan(
                    kind: .phase, name: name, result: result, start: moment, end: moment + duration, depth: depth))
            moment += duration
        }
        return spans
    }
}
