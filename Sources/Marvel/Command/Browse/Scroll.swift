/// Which row of a list is selected, and which is the first on the screen.
struct Scroll: Equatable, Sendable {
    var selection = 0
    var top = 0

    /// How a selection moves.
    enum Move: Sendable {
        case up, down, pageUp, pageDown, first, last
    }

    /// Moves the selection, and the rows with it where it would leave the screen.
    ///
    /// - Parameters:
    ///   - move: Where to.
    ///   - count: How many rows there are.
    ///   - visible: How many the screen has room for.
    mutating func move(_ move: Move, count: Int, visible: Int) {
        switch move {
        case .up: selection -= 1
        case .down: selection += 1
        case .pageUp:
            selection -= visible
            top -= visible
        case .pageDown:
            selection += visible
            top += visible
        case .first: selection = 0
        case .last: selection = count - 1
        }
        fit(count: count, visible: visible)
    }

    /// Brings the selection back to rows that there are, and on the screen; no line stays empty while there are rows
    /// for it.
    mutating func fit(count: Int, visible: Int) {
        let visible = max(visible, 1)
        selection = max(0, min(selection, count - 1))
        top = max(selection - visible + 1, min(top, selection))
        top = max(0, min(top, count - visible))
    }
}
