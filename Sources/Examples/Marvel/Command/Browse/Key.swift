/// A key that the browser uses.
enum Key: Hashable, Sendable {
    /// A scalar of typed or pasted text. A complete `Character` is not known yet, because combining marks arrive after
    /// their letters.
    case text(Unicode.Scalar)
    case enter, backspace, escape
    case up, down, pageUp, pageDown, home, end
    /// A letter that is pressed with Ctrl, in lower case.
    case control(Character)
}
