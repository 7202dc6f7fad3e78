import Fetching
import FetchingRecording
import Foundation
internal import HTTPSyntax
import Synchronization

/// The events of a call and their times.
public struct Explanation: Sendable {
    let events: [NetworkEvent]
    /// The uptime at which the call started.
    let start: Duration
    /// The duration of the call.
    let duration: Duration
    /// The name of the decoded type.
    let model: String
    /// The error of a call that failed.
    public let error: (any Error)?

    /// The timeline of the events. It also shows the time before the first request and the time after the last
    /// response.
    var timeline: Timeline {
        var timeline = Timeline(spans: Fetching.timeline(of: events, startingAt: start))
        guard let first = timeline.spans.map(\.start).min() else {
            return Timeline(spans: [
                TimelineSpan(kind: .work, name: "no request was sent", start: .zero, end: duration)
            ])
        }
        let last = min(timeline.end, duration)
        timeline.spans.insert(
            TimelineSpan(kind: .work, name: "create the request", start: .zero, end: first), at: 0)
        timeline.spans.append(TimelineSpan(kind: .work, name: "check and decode", start: last, end: duration))
        timeline.spans.append(TimelineSpan(kind: .call, name: "in total", start: .zero, end: duration))
        return timeline
    }

    /// The requests of the attempts, as `curl` commands with secrets masked.
    var curlCommands: [String] { events.filter { $0.kind == .attemptStarted }.compactMap(\.curlCommand) }

    /// Returns the lines of the explanation.
    ///
    /// - Parameter showsError: Whether the lines contain the error of a call that failed.
    public func lines(width: Int, style: Style, showsError: Bool = true) -> [String] {
        let table = timeline.lines(width: width)
        let commands = curlCommands.flatMap { $0.split(separator: "\n").map { withoutLineBreaks(String($0)) } + [""] }
        let end =
            error.map { errorLines($0, width: width, style: style) } ?? [style.faint("decoded: ") + cellText(model)]
        let head = commands + table.dropLast() + [style.strong(table.last ?? "")]
        return error != nil && !showsError ? head : head + [""] + end
    }
}

/// Calls `operation` with a listener, and returns the explanation of its requests.
///
/// - Parameters:
///   - model: The name of the type that is decoded.
///   - path: The absolute path of a file in which the attempts are recorded, or nil for none.
public func explanation<Value: Sendable>(
    of operation: @Sendable () async throws -> Value, model: String = "\(Value.self)", recordingTo path: String? = nil
) async -> Explanation {
    let events = Mutex<[NetworkEvent]>([])
    let time = CallContext.current.time
    let start = time.uptime()
    let layer = path.map { recording(to: $0, mode: .all) }
    var failure: (any Error)?
    do {
        _ = try await withCall({ call in
            call.addListener(layer: layer) { event in events.withLock { $0.append(event) } }
        }) { try await operation() }
    } catch { failure = error }
    return Explanation(
        events: events.withLock { $0 }, start: start, duration: time.uptime() - start, model: model, error: failure)
}
