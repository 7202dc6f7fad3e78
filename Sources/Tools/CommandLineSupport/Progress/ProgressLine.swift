import FetchingText

/// The parts of a line that shows progress.
public struct ProgressLine: Equatable, Sendable {
    /// The name of the transferred collection or file, such as `characters`.
    public var noun: String
    /// The amount, such as `300 of 633`.
    public var counts: String
    /// The completed fraction, from 0 to 1; nil if it is not known.
    public var fraction: Double?
    /// The speed, such as `812/s`; nil if it is not known.
    public var rate: String?
    /// The estimated time until the end; nil if it is not known.
    public var left: Duration?

    /// Creates the parts; see the properties.
    public init(noun: String, counts: String, fraction: Double? = nil, rate: String? = nil, left: Duration? = nil) {
        (self.noun, self.counts, self.fraction, self.rate, self.left) = (noun, counts, fraction, rate, left)
    }
}

/// Returns the progress as a line: `characters  ██████░░░░  300 of 633  47%  812/s  0:01 left`.
///
/// - Parameters:
///   - line: The parts of the line.
///   - width: The maximum number of columns. Parts that don't fit are left out, the least important part first. Nil
///     means that there is no limit; the line then has all parts except the bar.
///   - style: The style of the bar.
func progressText(_ line: ProgressLine, width: Int?, style: Style) -> String {
    let (noun, counts, rate) = (line.noun, line.counts, line.rate)
    let percent = line.fraction.map { "\(Int(($0 * 100).rounded(.down)))%" }
    let left = line.left.map { timeText($0) + " left" }
    func joined(_ parts: [String?]) -> String { parts.compactMap { $0 }.joined(separator: gap) }

    guard let width else { return joined([noun, counts, percent, rate, left]) }
    let texts = [[counts, percent, rate, left], [counts, percent, left], [counts, percent], [counts]].map(joined)
    if let fraction = line.fraction {
        for text in texts {
            let space = width - displayWidth(joined([noun, "", text]))
            if space >= 5 { return joined([noun, bar(fraction, width: min(space, 30), style), text]) }
        }
    }
    let bare = texts.map { joined([noun, $0]) } + [counts]
    return bare.first { displayWidth($0) <= width } ?? cut(counts, to: width)
}

private let gap = "  "

private func bar(_ fraction: Double, width: Int, _ style: Style) -> String {
    // The number is rounded down, so that the bar is full only at the end.
    let full = Int((fraction * Double(width)).rounded(.down))
    return style.strong(String(repeating: "█", count: full))
        + style.faint(String(repeating: "░", count: width - full))
}

/// Returns a number of elements for each second.
public func rateText(_ rate: Double) -> String {
    rate < 10 ? "\((rate * 10).rounded() / 10)" : Int(exactly: rate.rounded()).map { "\($0)" } ?? "many"
}

/// Returns a duration as `0:09`, `12:34` or `1:02:03`. Rounds up, so that `0:00` means the end.
private func timeText(_ duration: Duration) -> String {
    guard let seconds = Int(exactly: (duration / .seconds(1)).rounded(.up)) else { return "a long time" }
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let minutes = seconds / 60
    return (minutes < 60 ? "\(minutes)" : "\(minutes / 60):\(twoDigits(minutes % 60))") + ":\(twoDigits(seconds % 60))"
}
