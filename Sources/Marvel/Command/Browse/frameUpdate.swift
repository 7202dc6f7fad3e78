/// What makes a terminal that shows the lines `old` show `new`: only the lines that differ are written.
///
/// - Parameters:
///   - old: What it shows; nil if that is not known.
///   - new: What it is to show, from its first line on; each fits, and has nothing in it that moves the cursor.
func frameUpdate(from old: [String]?, to new: [String]) -> String {
    let clearing = old == nil ? "\u{1B}[2J" : ""
    let changed = new.indices.filter { old == nil || $0 >= old?.count ?? 0 || old?[$0] != new[$0] }
    // Cleared first: behind a line that fills the last column, a terminal would clear that column.
    let lines = changed.map { "\u{1B}[\($0 + 1);1H\u{1B}[K" + new[$0] }
    // DEC mode 2026: terminals that know it show all of it at once.
    return "\u{1B}[?2026h" + clearing + lines.joined() + "\u{1B}[?2026l"
}
