/// What a person pressed, as far as the list has a use for it.
enum Key: Hashable, Sendable {
    /// Typed or pasted text. A scalar, because marks come after their letters and find them in the search text.
    case text(Unicode.Scalar)
    case enter, backspace, escape
    case up, down, pageUp, pageDown, home, end
    /// A letter, here in lower case, with Ctrl held.
    case control(Character)
}
