/// An error in the command line; exit code 64, as in `sysexits.h`.
struct UsageError: Error, Equatable {
    /// A sentence that says what is wrong and what is accepted.
    var message: String
    /// The subcommand whose help explains more, or nil for the general help.
    var subcommand: String?

    init(_ message: String, subcommand: String? = nil) {
        self.message = message
        self.subcommand = subcommand
    }

    /// The message and the command that prints the help.
    var text: String {
        "\(message) See: \((["marvel", subcommand, "--help"].compactMap { $0 }).joined(separator: " "))"
    }
}
