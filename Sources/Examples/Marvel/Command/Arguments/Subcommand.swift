/// A subcommand, such as `characters` in `marvel characters`: its parser, and the texts of its help, of its completions
/// and of its section in the manual.
struct Subcommand<Command>: Sendable {
    /// The subcommand's name, followed by its aliases.
    var names: [String]
    /// The subcommand's line in the list of subcommands.
    var summary: String
    /// The usage lines, without the word `marvel`.
    var usages: [String]
    /// The options, in groups with titles.
    var groups: [(title: String, options: [OptionDescription])]
    /// Further paragraphs of the help.
    var notes: [String] = []
    /// Further tables of the help, such as the keys of an interactive command.
    var tables: [(title: String, rows: [(String, String)])] = []
    /// Whether `--help` shows this subcommand's help even if another subcommand's name precedes `--help`, as in
    /// `marvel crawl comics --help`.
    var showsOwnHelp = false
    /// Returns the candidates for the word that follows `words`, for completions. `words` doesn't contain the
    /// subcommand's name.
    var nextWord: @Sendable (_ words: [String]) -> Completion = { _ in .nothing }
    /// Returns the options that can be used with `words`. Nil if they are always ``options``.
    var optionsForWords: (@Sendable (_ words: [String]) -> [OptionDescription])?
    /// Returns a command for the options and for the words that follow the subcommand's name.
    var parse: @Sendable (Arguments) throws(UsageError) -> Command

    var name: String { names.first ?? "" }
    var options: [OptionDescription] { groups.flatMap(\.options) }
}
