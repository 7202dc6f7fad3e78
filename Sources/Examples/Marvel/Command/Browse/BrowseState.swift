/// The search text, the selection and the scroll position. Methods apply keys to this state without using a terminal.
struct BrowseState: Equatable, Sendable {
    /// The search text as the user typed it.
    private(set) var search = ""
    var scroll = Scroll()
    /// The index of the first visible line of the details; nil while the list is shown.
    var cardTop: Int?

    /// The sizes of the list and of the screen. They limit the movements.
    struct Extent: Equatable, Sendable {
        /// The number of loaded rows.
        var rows: Int
        /// The number of lines on the screen for rows or details.
        var lines: Int
        /// The number of lines of the details.
        var cardLines = 0
        /// Whether the collection can be searched.
        var canSearch = true
        /// Whether each row has a list of its own, such as the comics of a character.
        var canOpen = false
        /// Whether this list was opened from a row of another list.
        var canGoBack = false
    }

    /// An action that a key requires from the caller.
    enum Effect: Equatable, Sendable {
        case search, refresh, redraw, quit
        /// Open the list of the selected row.
        case open
        /// Return to the list from which this list was opened.
        case back
    }

    /// Applies a key. Returns the action that the caller must perform, or nil for none.
    mutating func handle(_ key: Key, in extent: Extent) -> Effect? {
        switch key {
        case .control("c"), .control("d"): return .quit
        case .control("l"): return .redraw
        default: return cardTop == nil ? handleInList(key, extent) : handleInCard(key, extent)
        }
    }

    /// Moves the selection and the details into range. Call this method after the list or the screen has changed.
    mutating func fit(_ extent: Extent) {
        scroll.fit(count: extent.rows, visible: extent.lines)
        cardTop = cardTop.map { max(0, min($0, extent.cardLines - extent.lines)) }
    }

    private mutating func handleInList(_ key: Key, _ extent: Extent) -> Effect? {
        if let move = moves[key] {
            scroll.move(move, count: extent.rows, visible: extent.lines)
            return nil
        }
        switch key {
        case .enter: if extent.rows > 0 { cardTop = 0 }
        case .control("r"): return .refresh
        case .escape where search.isEmpty: return extent.canGoBack ? .back : .quit
        // If the collection has no search, q quits, as in other programs.
        case .text("q") where !extent.canSearch: return .quit
        case _ where extent.canSearch: return edit(key)
        default: break
        }
        return nil
    }

    private mutating func edit(_ key: Key) -> Effect? {
        let old = search
        switch key {
        case .text(let scalar) where search.unicodeScalars.count < longestSearch:
            search.unicodeScalars.append(scalar)
        case .backspace: search = String(search.dropLast())
        case .control("u"), .escape: search = ""
        case .control("w"):
            while search.last?.isWhitespace == true { search.removeLast() }
            while let last = search.last, !last.isWhitespace { search.removeLast() }
        default: break
        }
        if search == old { return nil }
        scroll = Scroll()
        return .search
    }

    private mutating func handleInCard(_ key: Key, _ extent: Extent) -> Effect? {
        let top = cardTop ?? 0
        switch moves[key] {
        case nil:
            cardTop = nil
            return key == .enter && extent.canOpen ? .open : nil
        case .up: cardTop = top - 1
        case .down: cardTop = top + 1
        case .pageUp: cardTop = top - extent.lines
        case .pageDown: cardTop = top + extent.lines
        case .first: cardTop = 0
        case .last: cardTop = extent.cardLines
        }
        fit(extent)
        return nil
    }
}

/// The maximum number of Unicode scalars in a search text. Without this limit, a long text that is pasted by mistake
/// might not fit in a URL.
private let longestSearch = 200

private let moves: [Key: Scroll.Move] = [
    .up: .up, .control("p"): .up, .down: .down, .control("n"): .down, .pageUp: .pageUp, .pageDown: .pageDown,
    .home: .first, .end: .last,
]
