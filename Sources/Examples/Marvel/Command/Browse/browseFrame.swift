import CommandLineSupport
import Fetching
import FetchingGenerators
import HTTPSyntax

/// The content of a frame of `marvel browse`.
struct FrameContent: Sendable {
    /// The title of the list, such as `Characters` or `Comics of 3-D Man`.
    var title: String
    var canSearch = true
    /// The name of the list that Enter opens from the details; nil if there is none.
    var child: String?
    /// Whether Esc returns to another list.
    var canGoBack = false
    var list: ListSnapshot
    var state = BrowseState()
    /// The columns. They are wide enough for the rows.
    var table: BrowseTable
    /// The cells of the visible rows. The index of the first visible row is `state.scroll.top`.
    var rows: [[String]] = []
    /// The details; nil while the list is shown.
    var card: [CardLine]?
    var size: ScreenSize
    var style: Style
}

/// Returns the number of lines of a screen that are available for rows or details.
func browseLines(in size: ScreenSize) -> Int { max(0, size.height - 4) }

/// Returns the lines of a frame, one for each line of the screen. No line is wider than the screen. The lines contain
/// no control sequences except those of the style.
func browseFrame(_ content: FrameContent) -> [String] {
    let width = content.size.width
    let count = browseLines(in: content.size)
    let (header, body) = content.card.map { cardBody($0, content, count) } ?? listBody(content, count)
    let lines =
        [searchLine(content), content.style.strong(cut(header, to: width))]
        + body + Array(repeating: "", count: max(0, count - body.count))
        + [statusLine(content), content.style.faint(helpLine(content))]
    return Array(lines.prefix(max(0, content.size.height)))
}

private func searchLine(_ content: FrameContent) -> String {
    let title = cut(cellText(content.title), to: content.size.width)
    let left = content.size.width - displayWidth(title)
    guard content.canSearch, left > displayWidth(searchLabel) + 2 else { return content.style.strong(title) }
    // If the text is too long, only its end is shown, because the user types there.
    var text = withoutLineBreaks(content.state.search)
    while displayWidth(text) > left - displayWidth(searchLabel) - 1 { text.removeFirst() }
    return content.style.strong(title) + searchLabel + text + "▏"
}

private let searchLabel = "  Search: "

private func listBody(_ content: FrameContent, _ count: Int) -> (header: String, lines: [String]) {
    let width = content.size.width
    guard content.list.phase == .rows else {
        return ("", wrapped(message(content), width: width).prefix(count).map { cut($0, to: width) })
    }
    let table = content.table.lines(content.rows, width: max(0, width - displayWidth(unselected)))
    let selected = content.state.scroll.selection - content.state.scroll.top
    let lines = table.rows.prefix(count).enumerated().map { index, row in
        guard index == selected else { return cut(unselected + row, to: width) }
        let line = cut("> " + row, to: width)
        return content.style.selected(line + String(repeating: " ", count: max(0, width - displayWidth(line))))
    }
    return (unselected + table.header, lines)
}

private let unselected = "  "

/// Returns the text that is shown in place of rows.
private func message(_ content: FrameContent) -> String {
    switch content.list.phase {
    case .rows: ""
    case .loading: waiting(content)
    case .empty where content.list.isSearching: waiting(content)
    case .empty: content.state.search.isEmpty ? "No results." : "No results for \(searchText(content))."
    case .failed(let sentence): sentence
    }
}

private func waiting(_ content: FrameContent) -> String {
    content.state.search.isEmpty ? "Loading…" : "Searching for \(searchText(content))…"
}

private func searchText(_ content: FrameContent) -> String { quoted(content.state.search) }

private func cardBody(
    _ card: [CardLine], _ content: FrameContent, _ count: Int
) -> (header: String, lines: [String]) {
    let lines = card.dropFirst(content.state.cardTop ?? 0).prefix(count)
    return ("", lines.map { $0.text(content.style, width: content.size.width) })
}

/// Returns the position in the list, the activity and the attribution. After a failure, the error and the hint to retry
/// replace the activity and the attribution.
private func statusLine(_ content: FrameContent) -> String {
    let style = content.style
    let hasFailed = content.list.hasFailed && !content.list.isSearching
    let position = content.list.phase == .rows ? positionText(content) : ""
    let tail = hasFailed ? "Press Ctrl-R to retry." : cellText(content.list.attribution)
    let message = hasFailed ? errorText(content.list) : activityText(content.list)

    func joined(_ parts: [String]) -> String { parts.filter { !$0.isEmpty }.joined(separator: " · ") }
    // A long sentence is truncated first. If the other parts don't fit either, the line has no style.
    let room = content.size.width - displayWidth(joined([position, "", tail])) - displayWidth(" · ")
    let cutMessage = cut(message, to: max(0, room))
    let plain = joined([position, cutMessage, tail])
    if displayWidth(plain) > content.size.width { return cut(plain, to: content.size.width) }
    return joined([
        position, hasFailed && !cutMessage.isEmpty ? style.alarming(cutMessage) : cutMessage,
        tail.isEmpty ? "" : style.faint(tail),
    ])
}

private func positionText(_ content: FrameContent) -> String {
    let position = content.state.scroll.selection + 1
    // A server can report a total that is smaller than the number of loaded rows.
    let total = content.list.total.map { max($0, content.list.count) }
    return total.map { "\(grouped(position)) of \(grouped($0))" } ?? grouped(position)
}

/// Returns a number as text with commas between groups of three digits, such as `1,562`.
func grouped(_ number: Int) -> String {
    let digits = String(number)
    return digits.enumerated().map { index, digit in
        let isGroup = index > 0 && (digits.count - index) % 3 == 0
        return (isGroup ? "," : "") + String(digit)
    }.joined()
}

private func activityText(_ list: ListSnapshot) -> String {
    if list.phase != .rows { return "" }
    if list.isSearching { return "searching…" }
    if list.isRefreshing { return "refreshing…" }
    return list.isLoadingMore ? "loading more…" : ""
}

private func errorText(_ list: ListSnapshot) -> String {
    // An error that is shown in place of the rows is not repeated in the status line.
    if case .failed = list.phase { return "" }
    return cellText(list.refreshError ?? list.moreError ?? "")
}

/// Returns the hints for the keys, the most important hint first. Hints that don't fit are left out.
private func helpLine(_ content: FrameContent) -> String {
    let hints: [String]
    if let card = content.card {
        let isLong = card.count > browseLines(in: content.size)
        hints =
            ["Esc: back to the list"] + (content.child.map { ["Enter: \($0)"] } ?? [])
            + (isLong ? ["↑ ↓ PgUp PgDn: scroll"] : []) + ["Ctrl-C: quit"]
    } else {
        let leave = content.canGoBack ? "Esc: back" : "Esc: quit"
        let escape = content.state.search.isEmpty ? leave : "Esc: clear"
        let refresh = content.list.hasFailed ? "Ctrl-R: retry" : "Ctrl-R: refresh"
        hints =
            (content.canSearch ? ["Type to search", escape] : [content.canGoBack ? leave : "q, Esc: quit"])
            + ["Enter: details", "↑ ↓ PgUp PgDn", refresh, "Ctrl-C: quit"]
    }
    return hints.reduce("") { line, hint in
        let longer = line.isEmpty ? hint : line + "  " + hint
        return displayWidth(longer) <= content.size.width ? longer : line
    }
}
