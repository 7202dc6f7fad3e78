/// The style of text on a terminal. Where it is off, text stays plain.
struct Style: Sendable {
    let isOn: Bool

    /// On for a terminal that supports colours, unless `NO_COLOR` is set (no-color.org).
    init(isTerminal: Bool, environment: [String: String]) {
        isOn = isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    }

    /// For headers and titles.
    func strong(_ text: String) -> String { escaped("1", text) }

    /// For less important text.
    func faint(_ text: String) -> String { escaped("2", text) }

    /// For errors.
    func alarming(_ text: String) -> String { escaped("1;31", text) }

    /// For the selected row: the colours of text and background are swapped.
    func selected(_ text: String) -> String { escaped("7", text) }

    private func escaped(_ code: String, _ text: String) -> String {
        isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
