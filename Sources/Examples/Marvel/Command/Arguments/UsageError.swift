/// An error in the command line. The exit code is 64, as in `sysexits.h`.
struct UsageError: Error, Equatable {
    /// A sentence that says what is wrong and what is accepted.
    var message: String
    /// The name of the subcommand whose help the error refers to; nil for the general help.
    var subcommand: String?

    init(_ message: String, subcommand: String? = nil) {
        self.message = message
        self.subcommand = subcommand
    }

    /// The message, followed by the command that prints the help.
    var text: String {
        "\(message) See: \((["marvel", subcommand, "--help"].compactMap { $0 }).joined(separator: " "))"
    }
}
