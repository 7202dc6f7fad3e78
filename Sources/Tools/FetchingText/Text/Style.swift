/// The style of text on a terminal.
public struct Style: Sendable {
    /// Whether text is styled. If false, all methods return the text unchanged.
    public let isOn: Bool

    /// Creates a style that is on for a terminal that supports colors, and for any output if `CLICOLOR_FORCE` or
    /// `FORCE_COLOR` is set. It is off if `NO_COLOR` is set (no-color.org, bixense.com/clicolors).
    public init(isTerminal: Bool, environment: [String: String]) {
        let isForced = ["CLICOLOR_FORCE", "FORCE_COLOR"].contains { !["", "0"].contains(environment[$0, default: ""]) }
        isOn =
            environment["NO_COLOR", default: ""].isEmpty && (isForced || isTerminal && environment["TERM"] != "dumb")
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
