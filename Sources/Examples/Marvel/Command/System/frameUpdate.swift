import CommandLineSupport

/// Returns the text and the escape sequences that replace the lines `old` on a terminal with the lines `new`. Only
/// changed lines are written.
///
/// - Parameters:
///   - old: The lines on the terminal; nil if the content of the terminal is unknown.
///   - new: The new lines, starting with the first line of the terminal. A line must not be wider than the terminal and
///     must not move the cursor.
func frameUpdate(from old: [String]?, to new: [String]) -> String {
    let clearing = old == nil ? "\u{1B}[2J" : ""
    let changed = new.indices.filter { old == nil || $0 >= old?.count ?? 0 || old?[$0] != new[$0] }
    // Each line is cleared before its text is written. Clearing it afterwards would remove the last character of a text
    // of the full width.
    let lines = changed.map { "\u{1B}[\($0 + 1);1H\u{1B}[K" + new[$0] }
    // In DEC mode 2026, the terminal shows the complete update at once. Terminals without this mode ignore it.
    return "\u{1B}[?2026h" + clearing + lines.joined() + "\u{1B}[?2026l"
}
