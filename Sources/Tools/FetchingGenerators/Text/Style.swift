/// The style of text on a terminal.
public struct Style: Sendable {
    /// Whether text is styled. If false, all methods return the text unchanged.
    public let isOn: Bool

    /// Creates a style that is on for a terminal that supports colors, unless `NO_COLOR` is set (no-color.org).
    public init(isTerminal: Bool, environment: [String: String]) {
        isOn = isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    }

    /// Returns bold text, for headers and titles.
    public func strong(_ text: String) -> String { escaped("1", text) }

    /// Returns faint text, for less important text.
    public func faint(_ text: String) -> String { escaped("2", text) }

    /// Returns bold red text, for errors.
    public func alarming(_ text: String) -> String { escaped("1;31", text) }

    /// Swaps the colors of text and background, for the selected row.
    public func selected(_ text: String) -> String { escaped("7", text) }

    private func escaped(_ code: String, _ text: String) -> String {
        isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
