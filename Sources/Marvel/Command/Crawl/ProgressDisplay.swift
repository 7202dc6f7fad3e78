import Fetching

/// Shows the progress where notes are read: on a terminal a line that is drawn again in its place, elsewhere a line now
/// and then.
struct ProgressDisplay {
    private enum Manner {
        case bar, lines, nothing
    }

    private let terminal: Terminal
    private let style: Style
    private let manner: Manner
    private let isQuiet: Bool
    private var shown: Duration?
    private var isLineThere = false

    /// - Parameters:
    ///   - isQuiet: Whether nothing is shown at all, not even notes.
    ///   - writesRows: Whether the standard output gets rows meanwhile; on a terminal they would be mixed up with a
    ///     bar.
    ///   - world: Where it is shown.
    init(isQuiet: Bool, writesRows: Bool, in world: World) {
        terminal = world.terminal
        style = world.noteStyle
        self.isQuiet = isQuiet
        if isQuiet || writesRows && terminal.width != nil {
            manner = .nothing
        } else {
            let canRedraw = terminal.notesWidth() != nil && world.environment["TERM"] != "dumb"
            manner = canRedraw ? .bar : .lines
        }
    }

    /// Shows `progress`, unless something was shown a moment ago: ten times a second is enough for a bar, every five
    /// seconds for lines, the first of them after five seconds.
    mutating func show(_ progress: CrawlProgress) {
        let interval: Duration = manner == .bar ? .milliseconds(100) : .seconds(5)
        if let shown = shown ?? (manner == .bar ? nil : .zero), progress.elapsed - shown < interval { return }
        shown = progress.elapsed
        switch manner {
        case .bar:
            // The last column stays free: some terminals begin a new line behind it.
            let width = (terminal.notesWidth() ?? 80) - 1
            terminal.writeNote("\r" + progressText(progress, width: width, style: style) + eraseToEnd)
            isLineThere = true
        case .lines:
            terminal.writeNote(progressText(progress, width: nil, style: style) + "\n")
        case .nothing: break
        }
    }

    /// Shows a line of text that stays.
    mutating func note(_ text: String) {
        clear()
        if !isQuiet { terminal.writeNote(style.faint(text) + "\n") }
    }

    /// Takes the bar away.
    mutating func clear() {
        if isLineThere { terminal.writeNote("\r" + eraseToEnd) }
        isLineThere = false
    }
}

private let eraseToEnd = "\u{1B}[K"
