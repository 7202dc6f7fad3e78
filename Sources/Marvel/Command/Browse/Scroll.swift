/// The selected row of a list, and the first visible row.
struct Scroll: Equatable, Sendable {
    var selection = 0
    var top = 0

    /// A movement of the selection.
    enum Move: Sendable {
        case up, down, pageUp, pageDown, first, last
    }

    /// Moves the selection, and scrolls if the selection would leave the screen.
    ///
    /// - Parameters:
    ///   - move: The movement.
    ///   - count: The number of rows.
    ///   - visible: The number of rows that fit on the screen.
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

    /// Moves the selection into the list and scrolls it into view. Scrolls back if lines would stay empty at the end.
    mutating func fit(count: Int, visible: Int) {
        let visible = max(visible, 1)
        selection = max(0, min(selection, count - 1))
        top = max(selection - visible + 1, min(top, selection))
        top = max(0, min(top, count - visible))
    }
}
