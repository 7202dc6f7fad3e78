/// Returns the escape sequences that turn the lines `old` on a terminal into `new`. Only changed lines are written.
///
/// - Parameters:
///   - old: The lines on the terminal; nil if they are unknown.
///   - new: The new lines, from the first line of the terminal on. Each must fit and must not move the cursor.
func frameUpdate(from old: [String]?, to new: [String]) -> String {
    let clearing = old == nil ? "\u{1B}[2J" : ""
    let changed = new.indices.filter { old == nil || $0 >= old?.count ?? 0 || old?[$0] != new[$0] }
    // Each line is cleared before it is written: clearing after a line that fills the last column would remove its
    // last character.
    let lines = changed.map { "\u{1B}[\($0 + 1);1H\u{1B}[K" + new[$0] }
    // DEC mode 2026: terminals that support it show the whole update at once.
    return "\u{1B}[?2026h" + clearing + lines.joined() + "\u{1B}[?2026l"
}
