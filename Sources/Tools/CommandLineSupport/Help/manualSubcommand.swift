/// Returns the subcommand that prints the manual page.
///
/// - Parameter command: The command, which writes ``Program/manualPage()``.
public func manualSubcommand<Command: Sendable>(of program: String, _ command: Command) -> Subcommand<Command> {
    Subcommand(
        names: ["manual"],
        summary: "Print the manual page in the format of man",
        usages: ["manual", "manual | man -l -", "manual > /usr/local/share/man/man1/\(program).1"],
        groups: [],
        parse: { arguments throws(UsageError) in
            if let option = arguments.options.first { throw unknown(option, of: "manual", among: ["help"]) }
            try arguments.refuseWords(after: 0)
            return command
        })
}
