/// Where the command writes to, as closures, so that a test can read it.
struct Terminal: Sendable {
    /// Writes rows and answers. Throws ``OutputError``.
    var write: @Sendable (String) throws -> Void
    /// Writes what is about them: notes and errors.
    var writeNote: @Sendable (String) -> Void
    /// How many columns there are; nil if the output is no terminal but a file or a pipe.
    var width: Int?
    /// Whether notes are read on a terminal.
    var showsNotesOnTerminal: Bool
    /// How many columns the terminal has on which notes are read, now; nil if there is none.
    var notesWidth: @Sendable () -> Int? = { nil }
}

/// Why nothing more can be written.
enum OutputError: Error, Equatable {
    /// The reader has enough, as in `marvel comics | head -1`.
    case closed
    /// Anything else, such as a full disk.
    case failed(reason: String)
}

/// The columns of a terminal: what `COLUMNS` says, else what the terminal says, else 80.
func terminalWidth(environment: [String: String], measured: Int?) -> Int {
    let told = environment["COLUMNS"].flatMap { Int($0) }
    return [told, measured].compactMap { $0 }.first { $0 > 0 } ?? 80
}
