/// A word after `marvel`, and what it understands.
struct Subcommand: Sendable {
    /// The word itself, and others that mean the same.
    var names: [String]
    /// What it does, in a few words.
    var summary: String
    /// How it is called, without `marvel`.
    var usages: [String]
    /// Its options, in groups with a title.
    var groups: [(title: String, options: [OptionDescription])]
    /// What else its help says: a paragraph each.
    var notes: [String] = []
    /// Reads what comes behind the word.
    var parse: @Sendable (Arguments) throws(UsageError) -> Command

    var name: String { names.first ?? "" }
    var options: [OptionDescription] { groups.flatMap(\.options) }
}

/// All subcommands, in the order of the help.
let subcommands: [Subcommand] =
    resourceSyntaxes.map(resourceSubcommand) + [crawlSubcommand, browseSubcommand, serveSubcommand]

func subcommand(named name: String) -> Subcommand? {
    subcommands.first { $0.names.contains(name) }
}
