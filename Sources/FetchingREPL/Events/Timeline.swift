import Fetching
internal import HTTPSyntax

/// The events of one or more calls, as spans of time that can be drawn as text or as a picture.
public struct Timeline: Sendable {
    /// A part of a call, such as an attempt, one of its phases, or a wait. A moment has a duration of zero.
    struct Span: Equatable, Sendable {
        enum Kind: String, Sendable { case call, attempt, phase, wait, layer, moment, work }

        var kind: Kind
        var name: String
        /// The result of the span, such as `status 200, 1.2 KB`.
        var result = ""
        /// The times since the start of the timeline.
        var start: Duration
        var end: Duration
        /// The number of spans that contain this one.
        var depth = 0
    }

    var spans: [Span]

    /// The end of the last span.
    var end: Duration { spans.map(\.end).max() ?? .zero }
}

/// Returns the timeline of events, for example of all events that the layer `observing` reported. Several calls are
/// drawn one below the other. The time starts with the first event.
///
/// ```swift
/// print(timeline(of: events).text())
/// ```
public func timeline(of events: [NetworkEvent]) -> Timeline {
    timeline(of: events, startingAt: events.map(\.uptime).min() ?? .zero)
}

/// Returns the timeline of events. The time starts at the uptime `origin`.
func timeline(of events: [NetworkEvent], startingAt origin: Duration) -> Timeline {
    let calls = Dictionary(grouping: events) { $0.call }.sorted { $0.key < $1.key }.map(\.value)
    return Timeline(spans: calls.flatMap { SpanBuilder(origin: origin).spans(of: $0) })
}

/// Creates the spans of a call from its events.
private struct SpanBuilder {
    let origin: Duration

    // Times are limited, because two listeners can have different clocks, and a policy can return any delay.
    private func time(_ event: NetworkEvent) -> Duration { min(max(.zero, event.uptime - origin), longest) }
    private let longest = Duration.seconds(1_000_000_000)

    func spans(of events: [NetworkEvent]) -> [Timeline.Span] {
        let last = events.map(time).max() ?? .zero
        let hasCall = events.contains { $0.kind == .callStarted }
        let depth = hasCall ? 1 : 0
        var spans: [Timeline.Span] = []
        for event in events {
            switch event.kind {
            case .callStarted:
                let end = events.first { $0.kind == .callEnded }
                spans.append(
                    Timeline.Span(
                        kind: .call, name: event.endpoint ?? "\(event.method) \(event.url)", result: result(of: end),
                        start: time(event), end: end.map(time) ?? last))
            case .attemptStarted:
                let end = events.first { $0.kind == .attemptEnded && $0.attempt == event.attempt }
                spans.append(
                    Timeline.Span(
                        kind: .attempt, name: "attempt \(event.attempt ?? 1): \(event.method) \(event.url)",
                        result: result(of: end), start: time(event), end: end.map(time) ?? last, depth: depth))
                spans += phases(of: end, startingAt: time(event), depth: depth + 1)
            case .retryScheduled(let delay):
                spans.append(wait("wait before retry", event.reason ?? "", time(event), delay, depth))
            case .throttled(let delay?):
                spans.append(wait("wait for the rate limit", "", time(event), delay, depth))
            case .intercepted(_, let duration):
                spans.append(
                    Timeline.Span(
                        kind: .layer, name: event.layerName ?? "", start: max(.zero, time(event) - duration),
                        end: time(event), depth: depth))
            case .callEnded, .attemptEnded, .headArrived: break
            default: spans.append(moment(event, depth))
            }
        }
        // The event of a layer arrives when the layer returns, after the events inside it. But the layer is drawn
        // before them.
        return spans.enumerated().sorted { one, other in
            func order(_ span: (offset: Int, element: Timeline.Span)) -> (Duration, Int, Int) {
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
    ) -> Timeline.Span {
        Timeline.Span(
            kind: .wait, name: name, result: result, start: start, end: start + min(delay, longest), depth: depth)
    }

    private func moment(_ event: NetworkEvent, _ depth: Int) -> Timeline.Span {
        let name =
            switch event.kind {
            case .retryBudgetExhausted: "retry budget exhausted"
            case .throttled: "wait for a permit"
            case .breakerOpened: "circuit breaker opened"
            case .breakerProbing: "circuit breaker lets one request through"
            case .breakerClosed: "circuit breaker closed"
            case .hedgeSent: "second copy sent"
            case .hedgeWon: "response to the second copy"
            default: cacheText(event.kind) ?? "credential refreshed"
            }
        return Timeline.Span(
            kind: .moment, name: name, start: time(event), end: time(event), depth: depth)
    }

    private func phases(of event: NetworkEvent?, startingAt start: Duration, depth: Int) -> [Timeline.Span] {
        guard let phases = event?.phases else { return [] }
        let version = phases.protocolVersion.map { "HTTP/\($0)" }
        let connection = phases.isConnectionReused ? "reused connection" : nil
        let note = [version, connection].compactMap { $0 }.joined(separator: ", ")
        let rows: [(String, Duration?, String)] = [
            ("queue", phases.queue, ""), ("name lookup", phases.nameLookup, ""), ("connect", phases.connect, ""),
            ("TLS", phases.tls, ""), ("first byte", phases.firstByte, note), ("body", phases.body, ""),
        ]
        var moment = start
        var spans: [Timeline.Span] = []
        for (name, duration, result) in rows {
            guard let duration else { continue }
            spans.append(
                Timeline.Span(
                    kind: .phase, name: name, result: result, start: moment, end: moment + duration, depth: depth))
            moment += duration
        }
        return spans
    }
}

/// Returns the text for an event of a cache, or nil for another event.
package func cacheText(_ kind: NetworkEvent.Kind) -> String? {
    switch kind {
    case .servedFromCache(false): "from cache"
    case .servedFromCache(true): "revalidated, from cache"
    case .cacheMiss: "not in cache"
    default: nil
    }
}
