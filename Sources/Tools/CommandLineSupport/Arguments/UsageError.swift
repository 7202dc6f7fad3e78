/// An error in the command line. The exit code is 64, as in `sysexits.h`.
public struct UsageError: Error, Equatable {
    /// A sentence that says what is wrong and what is accepted.
    public var message: String
    /// The name of the subcommand whose help the error refers to; nil for the general help.
    public var subcommand: String?

    /// Creates an error; see the properties.
    public init(_ message: String, subcommand: String? = nil) {
        self.message = message
        self.subcommand = subcommand
    }

    /// Returns the message, followed by the command that prints the help.
    func text(program: String) -> String {
        "\(message) See: \(([program, subcommand, "--help"].compactMap { $0 }).joined(separator: " "))"
    }
}
