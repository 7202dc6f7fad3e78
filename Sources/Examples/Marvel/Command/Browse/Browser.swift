import FetchingGenerators

/// The screen of `marvel browse`. The methods apply keys to the list and draw the list.
@MainActor
struct Browser {
    /// A list, and its state on the screen.
    private struct Level {
        let source: BrowseSource
        var state = BrowseState()
        var table: BrowseTable

        init(_ source: BrowseSource) {
            self.source = source
            table = BrowseTable(headers: source.headers)
        }
    }

    let screen: Screen
    let style: Style

    /// Whether the next draw writes all lines, because another program may have written to the terminal.
    var needsFullRedraw = true
    /// The number of times that the screen changed to another list.
    private(set) var changes = 0
    private var level: Level
    /// The lists from which the current list was opened. They keep their rows, their search and their selection.
    private var parents: [Level] = []
    /// A function that lays out the visible details; nil while the list is shown. It keeps its row, even if a refresh
    /// moves another row to the selected position.
    private var card: ((_ width: Int) -> [CardLine])?

    init(source: BrowseSource, screen: Screen, style: Style) {
        self.screen = screen
        self.style = style
        level = Level(source)
    }

    /// The current list.
    var source: BrowseSource { level.source }

    /// Applies a key. Returns true if the key quits the command.
    mutating func handle(_ key: Key) -> Bool {
        let wasCard = level.state.cardTop != nil
        let list = source.snapshot()
        switch level.state.handle(key, in: extent(list)) {
        case .quit: return true
        case .redraw: needsFullRedraw = true
        case .refresh: list.hasFailed ? source.retry() : source.refresh()
        case .search: source.search?(level.state.search)
        case .open: open()
        case .back: goBack()
        case nil: break
        }
        if level.state.cardTop == nil { card = nil }
        if level.state.cardTop != nil, !wasCard { card = source.card(level.state.scroll.selection) }
        return false
    }

    private mutating func open() {
        guard let child = source.open(level.state.scroll.selection) else { return }
        parents.append(level)
        level = Level(child)
        changes += 1
        source.load()
    }

    private mutating func goBack() {
        guard let parent = parents.popLast() else { return }
        level = parent
        changes += 1
    }

    /// Draws all changes, and tells the list which row is the last visible one.
    mutating func draw() throws {
        var list = source.snapshot()
        let size = screen.size()
        level.state.fit(extent(list))
        let top = level.state.scroll.top
        let rows = list.phase == .rows ? source.cells(top..<min(list.count, top + browseLines(in: size))) : []
        if !rows.isEmpty {
            source.rowAppeared(top + rows.count - 1)
            // The list may have started to load more rows.
            list = source.snapshot()
        }
        if rows.isEmpty { level.table = BrowseTable(headers: source.headers) }
        level.table.fit(rows)
        let lines = browseFrame(
            FrameContent(
                title: source.title, canSearch: source.search != nil, child: source.child,
                canGoBack: !parents.isEmpty, list: list, state: level.state, table: level.table, rows: rows,
                card: card?(size.width), size: size, style: style))
        try screen.draw(lines, needsFullRedraw)
        needsFullRedraw = false
    }

    private func extent(_ list: ListSnapshot) -> BrowseState.Extent {
        let size = screen.size()
        return BrowseState.Extent(
            rows: list.phase == .rows ? list.count : 0, lines: browseLines(in: size),
            cardLines: card?(size.width).count ?? 0, canSearch: source.search != nil, canOpen: source.child != nil,
            canGoBack: !parents.isEmpty)
    }
}
