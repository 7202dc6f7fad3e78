/// What a person has typed and chosen on the screen; what keys do to it is decided here, without a screen.
struct BrowseState: Equatable, Sendable {
    /// What is searched for, as it was typed.
    private(set) var search = ""
    var scroll = Scroll()
    /// The first line of the details on the screen; nil while the list is shown.
    var cardTop: Int?

    /// What the screen has, which decides how far keys lead.
    struct Extent: Equatable, Sendable {
        /// How many rows were loaded.
        var rows: Int
        /// How many lines there are for them, or for the details.
        var lines: Int
        /// How many lines the details have.
        var cardLines = 0
        /// Whether the collection can be searched.
        var canSearch = true
    }

    /// What a key asks of others.
    enum Effect: Equatable, Sendable {
        case search, refresh, redraw, leave
    }

    /// Does what a key does, and returns what is left to do for others.
    mutating func handle(_ key: Key, in extent: Extent) -> Effect? {
        switch key {
        case .control("c"), .control("d"): return .leave
        case .control("l"): return .redraw
        default: return cardTop == nil ? handleInList(key, extent) : handleInCard(key, extent)
        }
    }

    /// Brings everything back to what there is, after the list or the screen has changed.
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
        case .escape where search.isEmpty: return .leave
        // Where nothing can be typed, q is free to do what it does elsewhere.
        case .text("q") where !extent.canSearch: return .leave
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
        case nil: cardTop = nil
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

/// Longer than any title; a page that is pasted by mistake would not fit in a URL.
private let longestSearch = 200

private let moves: [Key: Scroll.Move] = [
    .up: .up, .control("p"): .up, .down: .down, .control("n"): .down, .pageUp: .pageUp, .pageDown: .pageDown,
    .home: .first, .end: .last,
]
