import Fetching

/// The spans of a timeline, which are drawn as text or as a picture.
public struct Timeline: Sendable {
    /// The spans, in the order in which they are drawn.
    public var spans: [TimelineSpan]

    /// Creates a timeline from the spans of calls.
    public init(spans: [TimelineSpan]) { self.spans = spans }

    /// The end of the last span.
    var end: Duration { spans.map(\.end).max() ?? .zero }
}
