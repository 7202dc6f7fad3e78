/// How text is set off on a terminal; off, it leaves the text as it is.
struct Style: Sendable {
    let isOn: Bool

    /// No colour where nobody sees it, where `NO_COLOR` asks for none (no-color.org), and on terminals that have none.
    init(isTerminal: Bool, environment: [String: String]) {
        isOn = isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    }

    /// A header or a title.
    func strong(_ text: String) -> String { escaped("1", text) }

    /// What is beside the point.
    func faint(_ text: String) -> String { escaped("2", text) }

    /// What went wrong.
    func alarming(_ text: String) -> String { escaped("1;31", text) }

    /// What is selected: the colours of text and background swapped.
    func selected(_ text: String) -> String { escaped("7", text) }

    private func escaped(_ code: String, _ text: String) -> String {
        isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
