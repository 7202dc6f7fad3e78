/// A key that the browser uses.
enum Key: Hashable, Sendable {
    /// Typed or pasted text. A scalar rather than a character, because combining marks arrive after their letters.
    case text(Unicode.Scalar)
    case enter, backspace, escape
    case up, down, pageUp, pageDown, home, end
    /// A lowercase letter with Ctrl.
    case control(Character)
}
