/// The screen of `marvel browse`: what keys do to the list, and how it is drawn.
@MainActor
struct Browser {
    let source: BrowseSource
    let screen: Screen
    let style: Style

    /// Whether others have written on the screen.
    var isDisturbed = true
    private var state = BrowseState()
    private var table: BrowseTable
    /// Makes the details that are shown. They stay those of their row, even if a refresh puts another in its place.
    private var card: ((_ width: Int) -> [CardLine])?

    init(source: BrowseSource, screen: Screen, style: Style) {
        self.source = source
        self.screen = screen
        self.style = style
        table = BrowseTable(heads: source.heads)
    }

    /// Does what a key does; true if that is to leave.
    mutating func handle(_ key: Key) -> Bool {
        let wasCard = state.cardTop != nil
        let list = source.snapshot()
        switch state.handle(key, in: extent(list)) {
        case .leave: return true
        case .redraw: isDisturbed = true
        case .refresh: list.hasFailed ? source.retry() : source.refresh()
        case .search: source.search?(state.search)
        case nil: break
        }
        if state.cardTop == nil { card = nil }
        if state.cardTop != nil, !wasCard { card = source.card(state.scroll.selection) }
        return false
    }

    /// Draws what has changed, and tells the list which rows are seen.
    mutating func draw() throws {
        var list = source.snapshot()
        let size = screen.size()
        state.fit(extent(list))
        let top = state.scroll.top
        let rows = list.phase == .rows ? source.cells(top..<min(list.count, top + browseLines(in: size))) : []
        if !rows.isEmpty {
            source.appeared(top + rows.count - 1)
            // More may be under way now.
            list = source.snapshot()
        }
        if rows.isEmpty { table = BrowseTable(heads: source.heads) }
        table.fit(rows)
        let lines = browseFrame(
            BrowsePicture(
                title: source.title, canSearch: source.search != nil, list: list, state: state, table: table,
                rows: rows, card: card?(size.width), size: size, style: style))
        try screen.draw(lines, isDisturbed)
        isDisturbed = false
    }

    private func extent(_ list: ListSnapshot) -> BrowseState.Extent {
        let size = screen.size()
        return BrowseState.Extent(
            rows: list.phase == .rows ? list.count : 0, lines: browseLines(in: size),
            cardLines: card?(size.width).count ?? 0, canSearch: source.search != nil)
    }
}
