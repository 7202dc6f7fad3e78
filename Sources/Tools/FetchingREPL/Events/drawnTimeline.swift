import Fetching
internal import FetchingGenerators
import FetchingText

extension [TimelineSpan] {
    /// Returns the spans as a table: the start, the name, a bar, the duration and the result of each span.
    ///
    /// - Parameter width: The maximum number of characters in a line. If the bars do not fit, they are left out.
    public func text(width: Int = 120) -> String {
        Timeline(spans: self).lines(width: width).joined(separator: "\n")
    }

    /// The spans as an SVG picture, for a browser: a row for each span, with its name, a bar and its result.
    public var svg: String { Timeline(spans: self).svg }
}
