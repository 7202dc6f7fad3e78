/// The terminal as a program has it that fills all of it, as closures, so that a test can type and read.
struct Screen: Sendable {
    /// What comes from outside; it ends when there is nothing more to come.
    var events: AsyncStream<ScreenEvent>
    /// How large it is now.
    var size: @Sendable () -> ScreenSize
    /// Shows lines, as many as it has. Throws ``OutputError``.
    ///
    /// `isWhole` draws also what is there already, for a screen that others have written on.
    var draw: @Sendable (_ lines: [String], _ isWhole: Bool) throws -> Void
    /// Gives the terminal back as it was; a second time does nothing.
    var close: @Sendable () -> Void
}

struct ScreenSize: Equatable, Sendable {
    /// In columns.
    var width: Int
    /// In lines.
    var height: Int
}

enum ScreenEvent: Equatable, Sendable {
    /// Somebody typed.
    case bytes([UInt8])
    /// The size is another, or the program goes on after it was stopped.
    case changed
    /// The terminal is gone, or the program is told to end.
    case ended
}
