import FetchingText
import Foundation

/// The standard output and the standard error, as closures, so that a test can read the output.
public struct Terminal: Sendable {
    /// Writes bytes to the standard output. Throws ``OutputError``.
    public var writeData: @Sendable (Data) throws -> Void
    /// Writes notes and errors to the standard error.
    public var writeNote: @Sendable (String) -> Void
    /// The number of columns of the terminal; nil if the standard output is a file or a pipe.
    public var width: Int?
    /// Whether the standard error is a terminal.
    public var showsNotesOnTerminal: Bool
    /// Returns the current number of columns of the standard error's terminal. Returns nil if the standard error is a
    /// file or a pipe.
    public var notesWidth: @Sendable () -> Int?

    /// Creates a terminal; see the properties.
    public init(
        writeData: @escaping @Sendable (Data) throws -> Void, writeNote: @escaping @Sendable (String) -> Void,
        width: Int?, showsNotesOnTerminal: Bool, notesWidth: @escaping @Sendable () -> Int? = { nil }
    ) {
        (self.writeData, self.writeNote, self.width) = (writeData, writeNote, width)
        (self.showsNotesOnTerminal, self.notesWidth) = (showsNotesOnTerminal, notesWidth)
    }

    /// Writes text to the standard output. Throws ``OutputError``.
    @Sendable public func write(_ text: String) throws { try writeData(Data(text.utf8)) }

    /// Returns a note with its lines broken between words, so that they fit on the standard error's terminal.
    public func wrappedNote(_ text: String) -> String { wrapped(text, width: notesWidth()).joined(separator: "\n") }
}

/// An error of the standard output.
public enum OutputError: Error, Equatable {
    /// The reader of the pipe has closed it, as in `fetching get URL | head -1`.
    case closed
    /// Any other error, such as a full disk.
    case failed(reason: String)
}

/// Returns the number of columns of a terminal: the value of `COLUMNS`, otherwise the measured width, otherwise 80. A
/// value that is not a positive number is ignored.
func terminalWidth(environment: [String: String], measured: Int?) -> Int {
    let configured = environment["COLUMNS"].flatMap { Int($0) }
    return [configured, measured].compactMap { $0 }.first { $0 > 0 } ?? 80
}
