import FetchingREPL

/// The screen of `marvel browse`. The methods apply keys to the list and draw the list.
@MainActor
struct Browser {
    let source: BrowseSource
    let screen: Screen
    let style: Style

    /// Whether the next draw writes all lines, because another program may have written to the terminal.
    var needsFullRedraw = true
    private var state = BrowseState()
    private var table: BrowseTable
    /// A function that lays out the visible details; nil while the list is shown. A refresh doesn't change these
    /// details, even if another row moves to the selected position.
    private var card: ((_ width: Int) -> [CardLine])?

    init(source: BrowseSource, screen: Screen, style: Style) {
        self.source = source
        self.screen = screen
        self.style = style
        table = BrowseTable(headers: source.headers)
    }

    /// Applies a key. Returns true if the key quits the command.
    mutating func handle(_ key: Key) -> Bool {
        let wasCard = state.cardTop != nil
        let list = source.snapshot()
        switch state.handle(key, in: extent(list)) {
        case .quit: return true
        case .redraw: needsFullRedraw = true
        case .refresh: list.hasFailed ? source.retry() : source.refresh()
        case .search: source.search?(state.search)
        case nil: break
        }
        if state.cardTop == nil { card = nil }
        if state.cardTop != nil, !wasCard { card = source.card(state.scroll.selection) }
        return false
    }

    /// Draws all changes, and tells the list which row is the last visible one.
    mutating func draw() throws {
        var list = source.snapshot()
        let size = screen.size()
        state.fit(extent(list))
        let top = state.scroll.top
        let rows = list.phase == .rows ? source.cells(top..<min(list.count, top + browseLines(in: size))) : []
        if !rows.isEmpty {
            source.rowAppeared(top + rows.count - 1)
            // The list may have started to load more rows.
            list = source.snapshot()
        }
        if rows.isEmpty { table = BrowseTable(headers: source.headers) }
        table.fit(rows)
        let lines = browseFrame(
            FrameContent(
                title: source.title, canSearch: source.search != nil, list: list, state: state, table: table,
                rows: rows, card: card?(size.width), size: size, style: style))
        try screen.draw(lines, needsFullRedraw)
        needsFullRedraw = false
    }

    private func extent(_ list: ListSnapshot) -> BrowseState.Extent {
        let size = screen.size()
        return BrowseState.Extent(
            rows: list.phase == .rows ? list.count : 0, lines: browseLines(in: size),
            cardLines: card?(size.width).count ?? 0, canSearch: source.search != nil)
    }
}
