/// The whole terminal, as closures, so that a test can type on it and read it.
struct Screen: Sendable {
    /// Input and other events; ends when no more can come.
    var events: AsyncStream<ScreenEvent>
    /// Returns the current size.
    var size: @Sendable () -> ScreenSize
    /// Shows lines, one for each line of the screen. Throws ``OutputError``.
    ///
    /// Only changed lines are written, unless `isFullRedraw` is true, which is needed after another program has written
    /// to the terminal.
    var draw: @Sendable (_ lines: [String], _ isFullRedraw: Bool) throws -> Void
    /// Restores the terminal. Does nothing the second time.
    var close: @Sendable () -> Void
}

struct ScreenSize: Equatable, Sendable {
    /// The number of columns.
    var width: Int
    /// The number of lines.
    var height: Int
}

enum ScreenEvent: Equatable, Sendable {
    /// Bytes of typed text and keys.
    case bytes([UInt8])
    /// The size changed, or the process continues after it was stopped.
    case changed
    /// The terminal was closed, or the process was told to end.
    case ended
}
