/// Why the command cannot be run as it was called: exit code 64, as `sysexits.h` has it.
struct UsageError: Error, Equatable {
    /// What is wrong, as a sentence, and what would be right.
    var message: String
    /// The subcommand of which the help tells more; nil for the help of all.
    var subcommand: String?

    init(_ message: String, subcommand: String? = nil) {
        self.message = message
        self.subcommand = subcommand
    }

    /// What is wrong, and where to read on.
    var text: String {
        "\(message) See: \((["marvel", subcommand, "--help"].compactMap { $0 }).joined(separator: " "))"
    }
}
