/// Breaks `text` between words into lines of at most `width` terminal columns. A word that is longer than `width` is
/// not broken. A nil `width` means no limit.
public func wrapped(_ text: String, width: Int?) -> [String] {
    guard let width, displayWidth(text) > width else { return [text] }
    return text.split(separator: " ").reduce(into: []) { lines, word in
        if let last = lines.last, displayWidth(last) + 1 + displayWidth(String(word)) <= width {
            lines[lines.count - 1] = last + " " + word
        } else {
            lines.append(String(word))
        }
    }
}
