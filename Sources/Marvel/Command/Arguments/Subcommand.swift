/// A subcommand, such as `characters` in `marvel characters`: its help and its parser.
struct Subcommand<Command>: Sendable {
    /// The subcommand's name, then its aliases.
    var names: [String]
    /// A line for the list of subcommands.
    var summary: String
    /// The usage lines, without `marvel`.
    var usages: [String]
    /// The options, in titled groups.
    var groups: [(title: String, options: [OptionDescription])]
    /// Further paragraphs of the help.
    var notes: [String] = []
    /// Further tables of the help, such as the keys of an interactive command.
    var tables: [(title: String, rows: [(String, String)])] = []
    /// Whether `--help` after another subcommand's name, as in `marvel crawl comics --help`, is about this one.
    var showsOwnHelp = false
    /// Makes a command from the arguments after the subcommand's name.
    var parse: @Sendable (Arguments) throws(UsageError) -> Command

    var name: String { names.first ?? "" }
    var options: [OptionDescription] { groups.flatMap(\.options) }
}
