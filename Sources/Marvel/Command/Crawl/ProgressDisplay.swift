import Fetching

/// Shows the progress on the standard error: a bar that is redrawn on a terminal, otherwise a line every 5 seconds.
struct ProgressDisplay {
    private enum Mode {
        case bar, lines, nothing
    }

    private let terminal: Terminal
    private let style: Style
    private let mode: Mode
    private let isQuiet: Bool
    /// The time of the last update.
    private var lastUpdate: Duration?
    private var isBarVisible = false

    /// - Parameters:
    ///   - isQuiet: Whether to show nothing, not even notes.
    ///   - writesRows: Whether the rows go to the standard output. On a terminal they would be mixed up with a bar.
    ///   - world: The terminal and the environment.
    init(isQuiet: Bool, writesRows: Bool, in world: World) {
        terminal = world.terminal
        style = world.noteStyle
        self.isQuiet = isQuiet
        if isQuiet || writesRows && terminal.width != nil {
            mode = .nothing
        } else {
            let canRedraw = terminal.notesWidth() != nil && world.environment["TERM"] != "dumb"
            mode = canRedraw ? .bar : .lines
        }
    }

    /// Shows the progress: a bar at most 10 times a second, or a line every 5 seconds, the first one after 5 seconds.
    mutating func show(_ progress: CrawlProgress) {
        let interval: Duration = mode == .bar ? .milliseconds(100) : .seconds(5)
        if let last = lastUpdate ?? (mode == .bar ? nil : .zero), progress.elapsed - last < interval { return }
        lastUpdate = progress.elapsed
        switch mode {
        case .bar:
            // The last column stays free, because some terminals start a new line after it.
            let width = (terminal.notesWidth() ?? 80) - 1
            terminal.writeNote("\r" + progressText(progress, width: width, style: style) + eraseToEnd)
            isBarVisible = true
        case .lines:
            terminal.writeNote(progressText(progress, width: nil, style: style) + "\n")
        case .nothing: break
        }
    }

    /// Shows a line of text that is not overwritten.
    mutating func note(_ text: String) {
        clear()
        if !isQuiet { terminal.writeNote(style.faint(text) + "\n") }
    }

    /// Removes the bar.
    mutating func clear() {
        if isBarVisible { terminal.writeNote("\r" + eraseToEnd) }
        isBarVisible = false
    }
}

private let eraseToEnd = "\u{1B}[K"
