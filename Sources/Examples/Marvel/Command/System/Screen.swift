import CommandLineSupport

/// A terminal in full screen, as closures, so that a test can type text and read the screen.
struct Screen: Sendable {
    /// Input and other events. The stream ends after ``close`` is called.
    var events: AsyncStream<ScreenEvent>
    /// Returns the current size of the terminal.
    var size: @Sendable () -> ScreenSize
    /// Shows lines, one for each line of the screen. Throws ``OutputError``.
    ///
    /// Only changed lines are written, unless `isFullRedraw` is true. A full redraw is needed after another program has
    /// written to the terminal.
    var draw: @Sendable (_ lines: [String], _ isFullRedraw: Bool) throws -> Void
    /// Restores the terminal. A second call does nothing.
    var close: @Sendable () -> Void
}

/// The size of a screen.
struct ScreenSize: Equatable, Sendable {
    /// The number of columns.
    var width: Int
    /// The number of lines.
    var height: Int
}

/// An event of a screen.
enum ScreenEvent: Equatable, Sendable {
    /// Bytes of typed text and of keys.
    case bytes([UInt8])
    /// A change of the size, or the continuation of the process after it was suspended.
    case changed
    /// The closing of the terminal, or a signal that ends the process.
    case ended
}
