/// All that a frame of `marvel browse` shows.
struct BrowsePicture: Sendable {
    /// The collection's name.
    var title: String
    var canSearch = true
    var list: ListSnapshot
    var state = BrowseState()
    /// The columns, fitted to the rows.
    var table: BrowseTable
    /// The cells of the rows on the screen, the first of which is the one at `state.scroll.top`.
    var rows: [[String]] = []
    /// The details, if they are shown.
    var card: [CardLine]?
    var size: ScreenSize
    var style: Style
}

/// How many lines of a screen are left for rows or details.
func browseLines(in size: ScreenSize) -> Int { max(0, size.height - 4) }

/// The frame as lines: exactly as many as the screen has, none of them wider than it, nothing in them that a terminal
/// would act on but the style's own.
func browseFrame(_ picture: BrowsePicture) -> [String] {
    let width = picture.size.width
    let count = browseLines(in: picture.size)
    let (header, body) = picture.card.map { cardBody($0, picture, count) } ?? listBody(picture, count)
    let lines =
        [searchLine(picture), picture.style.strong(cut(header, to: width))]
        + body + Array(repeating: "", count: max(0, count - body.count))
        + [statusLine(picture), picture.style.faint(helpLine(picture))]
    return Array(lines.prefix(max(0, picture.size.height)))
}

private func searchLine(_ picture: BrowsePicture) -> String {
    let title = cut(cellText(picture.title), to: picture.size.width)
    let left = picture.size.width - displayWidth(title)
    guard picture.canSearch, left > displayWidth(searchLabel) + 2 else { return picture.style.strong(title) }
    // Of a long text the end is shown: that is where the typing goes on.
    var text = lineText(picture.state.search)
    while displayWidth(text) > left - displayWidth(searchLabel) - 1 { text.removeFirst() }
    return picture.style.strong(title) + searchLabel + text + "▏"
}

private let searchLabel = "  Search: "

private func listBody(_ picture: BrowsePicture, _ count: Int) -> (header: String, lines: [String]) {
    let width = picture.size.width
    guard picture.list.phase == .rows else {
        return ("", wrapped(message(picture), width: width).prefix(count).map { cut($0, to: width) })
    }
    let table = picture.table.lines(picture.rows, width: max(0, width - displayWidth(unselected)))
    let selected = picture.state.scroll.selection - picture.state.scroll.top
    let lines = table.rows.prefix(count).enumerated().map { index, row in
        guard index == selected else { return cut(unselected + row, to: width) }
        let line = cut("> " + row, to: width)
        return picture.style.selected(line + String(repeating: " ", count: max(0, width - displayWidth(line))))
    }
    return (unselected + table.header, lines)
}

private let unselected = "  "

/// What stands in place of rows.
private func message(_ picture: BrowsePicture) -> String {
    switch picture.list.phase {
    case .rows: ""
    case .loading: waiting(picture)
    case .nothing where picture.list.isSearching: waiting(picture)
    case .nothing: picture.state.search.isEmpty ? "There is nothing." : "Nothing begins with \(searched(picture))."
    case .failed(let sentence): sentence
    }
}

private func waiting(_ picture: BrowsePicture) -> String {
    picture.state.search.isEmpty ? "Loading…" : "Searching for \(searched(picture))…"
}

private func searched(_ picture: BrowsePicture) -> String { quoted(picture.state.search) }

private func cardBody(
    _ card: [CardLine], _ picture: BrowsePicture, _ count: Int
) -> (header: String, lines: [String]) {
    let lines = card.dropFirst(picture.state.cardTop ?? 0).prefix(count)
    return ("", lines.map { $0.text(picture.style, width: picture.size.width) })
}

/// Where in the list the selection is, what is under way or went wrong, and whose the data are.
private func statusLine(_ picture: BrowsePicture) -> String {
    let style = picture.style
    let hasFailed = picture.list.hasFailed && !picture.list.isSearching
    let position = picture.list.phase == .rows ? positionText(picture) : ""
    let tail = hasFailed ? "Ctrl-R tries again." : cellText(picture.list.attribution)
    let news = hasFailed ? errorText(picture.list) : workText(picture.list)

    func joined(_ parts: [String]) -> String { parts.filter { !$0.isEmpty }.joined(separator: " · ") }
    // A long sentence gives way to the others; where even those don't fit, nothing is set off.
    let room = picture.size.width - displayWidth(joined([position, "", tail])) - displayWidth(" · ")
    let cutNews = cut(news, to: max(0, room))
    let plain = joined([position, cutNews, tail])
    if displayWidth(plain) > picture.size.width { return cut(plain, to: picture.size.width) }
    return joined([
        position, hasFailed && !cutNews.isEmpty ? style.alarming(cutNews) : cutNews,
        tail.isEmpty ? "" : style.faint(tail),
    ])
}

private func positionText(_ picture: BrowsePicture) -> String {
    let position = picture.state.scroll.selection + 1
    // What a server claims can be anything.
    let total = picture.list.total.map { max($0, picture.list.count) }
    return total.map { "\(grouped(position)) of \(grouped($0))" } ?? grouped(position)
}

/// `1562` as `1,562`.
func grouped(_ number: Int) -> String {
    let digits = String(number)
    return digits.enumerated().map { index, digit in
        let isGroup = index > 0 && (digits.count - index) % 3 == 0
        return (isGroup ? "," : "") + String(digit)
    }.joined()
}

private func workText(_ list: ListSnapshot) -> String {
    if list.phase != .rows { return "" }
    if list.isSearching { return "searching…" }
    if list.isRefreshing { return "refreshing…" }
    return list.isLoadingMore ? "loading more…" : ""
}

private func errorText(_ list: ListSnapshot) -> String {
    // A sentence in place of the rows is not repeated.
    if case .failed = list.phase { return "" }
    return cellText(list.refreshError ?? list.moreError ?? "")
}

/// As many hints as fit, the most important first.
private func helpLine(_ picture: BrowsePicture) -> String {
    let hints: [String]
    if let card = picture.card {
        let isLong = card.count > browseLines(in: picture.size)
        hints = ["Any key: back to the list"] + (isLong ? ["↑ ↓ PgUp PgDn: read on"] : []) + ["Ctrl-C: leave"]
    } else {
        let escape = picture.state.search.isEmpty ? "Esc: leave" : "Esc: clear"
        let again = picture.list.hasFailed ? "Ctrl-R: try again" : "Ctrl-R: refresh"
        hints =
            (picture.canSearch ? ["Type to search", escape] : ["q, Esc: leave"])
            + ["Enter: details", "↑ ↓ PgUp PgDn", again, "Ctrl-C: leave"]
    }
    return hints.reduce("") { line, hint in
        let longer = line.isEmpty ? hint : line + "  " + hint
        return displayWidth(longer) <= picture.size.width ? longer : line
    }
}
