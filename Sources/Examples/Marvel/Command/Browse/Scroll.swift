/// The scroll position of a list.
struct Scroll: Equatable, Sendable {
    /// The index of the selected row.
    var selection = 0
    /// The index of the first visible row.
    var top = 0

    /// A movement of the selection.
    enum Move: Sendable {
        case up, down, pageUp, pageDown, first, last
    }

    /// Moves the selection, and scrolls the list so that the selection is visible.
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

    /// Moves the selection into the list, and scrolls so that the selection is visible. Scrolls up if there are empty
    /// lines after the last row.
    mutating func fit(count: Int, visible: Int) {
        let visible = max(visible, 1)
        selection = max(0, min(selection, count - 1))
        top = max(selection - visible + 1, min(top, selection))
        top = max(0, min(top, count - visible))
    }
}
