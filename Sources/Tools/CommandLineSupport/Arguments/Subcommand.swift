/// A subcommand, such as `get` in `fetching get`: its parser, and the texts of its help, of its completions and of its
/// section in the manual.
public struct Subcommand<Command>: Sendable {
    /// The subcommand's name, followed by its aliases.
    public var names: [String]
    /// The subcommand's line in the list of subcommands.
    public var summary: String
    /// The usage lines, without the name of the program.
    public var usages: [String]
    /// The options, in groups with titles.
    public var groups: [(title: String, options: [OptionDescription])]
    /// Further paragraphs of the help.
    public var notes: [String]
    /// Further tables of the help, such as the keys of an interactive command.
    public var tables: [(title: String, rows: [(String, String)])]
    /// Whether `--help` shows this subcommand's help even if another subcommand's name precedes `--help`, as in
    /// `crawl comics --help`.
    public var showsOwnHelp: Bool
    /// Returns the candidates for the word that follows `words`, for completions. `words` doesn't contain the
    /// subcommand's name.
    public var nextWord: @Sendable (_ words: [String]) -> Completion
    /// Returns the options that can be used with `words`. Nil if they are always ``options``.
    public var optionsForWords: (@Sendable (_ words: [String]) -> [OptionDescription])?
    /// Returns a command for the options and for the words that follow the subcommand's name.
    public var parse: @Sendable (Arguments) throws(UsageError) -> Command

    /// Creates a subcommand; see the properties.
    public init(
        names: [String], summary: String, usages: [String],
        groups: [(title: String, options: [OptionDescription])], notes: [String] = [],
        tables: [(title: String, rows: [(String, String)])] = [], showsOwnHelp: Bool = false,
        nextWord: @escaping @Sendable (_ words: [String]) -> Completion = { _ in .nothing },
        optionsForWords: (@Sendable (_ words: [String]) -> [OptionDescription])? = nil,
        parse: @escaping @Sendable (Arguments) throws(UsageError) -> Command
    ) {
        (self.names, self.summary, self.usages, self.groups) = (names, summary, usages, groups)
        (self.notes, self.tables, self.showsOwnHelp) = (notes, tables, showsOwnHelp)
        (self.nextWord, self.optionsForWords, self.parse) = (nextWord, optionsForWords, parse)
    }

    var name: String { names.first ?? "" }
    var options: [OptionDescription] { groups.flatMap(\.options) }
}
