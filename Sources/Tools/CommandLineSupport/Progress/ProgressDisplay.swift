import Fetching
import FetchingText

/// A display of the progress on the standard error. On a terminal, a bar is redrawn; otherwise a line is written every
/// 5 seconds.
public struct ProgressDisplay: Sendable {
    private enum Mode {
        case bar, lines, nothing
    }

    private let terminal: Terminal
    private let style: Style
    private let mode: Mode
    private let isQuiet: Bool
    /// The duration of the run at the last update; nil before the first update.
    private var lastUpdate: Duration?
    private var isBarVisible = false

    /// Creates a display that shows nothing yet.
    ///
    /// - Parameters:
    ///   - isQuiet: Whether to show neither progress nor notes.
    ///   - writesRows: Whether the crawl writes its lines to the standard output. If the standard output is a terminal,
    ///     no progress is shown, because the lines and the bar would be mixed.
    ///   - world: The terminal and the environment.
    public init(isQuiet: Bool, writesRows: Bool, in world: World) {
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

    /// Shows the progress, but not at every call. A bar is drawn at most 10 times per second. A line is written at most
    /// every 5 seconds, for the first time after 5 seconds.
    ///
    /// - Parameters:
    ///   - line: The progress.
    ///   - elapsed: The time since the start of the run.
    public mutating func show(_ line: ProgressLine, at elapsed: Duration) {
        let interval: Duration = mode == .bar ? .milliseconds(100) : .seconds(5)
        if let last = lastUpdate ?? (mode == .bar ? nil : .zero), elapsed - last < interval { return }
        lastUpdate = elapsed
        switch mode {
        case .bar:
            // The last column stays empty, because some terminals start a new line after a character in that column.
            let width = (terminal.notesWidth() ?? 80) - 1
            terminal.writeNote("\r" + progressText(line, width: width, style: style) + eraseToEnd)
            isBarVisible = true
        case .lines:
            terminal.writeNote(progressText(line, width: nil, style: style) + "\n")
        case .nothing: break
        }
    }

    /// Writes a line of text that a bar doesn't overwrite. Does nothing if the display is quiet.
    public mutating func note(_ text: String) {
        clear()
        if !isQuiet { terminal.writeNote(style.faint(terminal.wrappedNote(text)) + "\n") }
    }

    /// Removes the bar from the terminal.
    public mutating func clear() {
        if isBarVisible { terminal.writeNote("\r" + eraseToEnd) }
        isBarVisible = false
    }
}

private let eraseToEnd = "\u{1B}[K"
