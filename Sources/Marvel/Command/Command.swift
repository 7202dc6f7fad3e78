/// A command to run, with its arguments.
enum Command: Equatable, Sendable {
    /// Shows resources.
    case show(ResourceSelection, ShowOptions)
    /// Saves a whole collection.
    case crawl(CrawlOptions)
    /// Shows a collection in the whole terminal.
    case browse(AnyResource, baseURL: String?)
    /// Runs the sandbox. Port 0 chooses a free port.
    case serve(port: UInt16)
}

/// All subcommands, in the order of the help.
let subcommands: [Subcommand<Command>] =
    resources.map(showSubcommand) + [crawlSubcommand, browseSubcommand, serveSubcommand]

/// Parses arguments, without the program's name. Does nothing else.
func parseCommand(_ arguments: [String]) throws(UsageError) -> Invocation<Command> {
    try refuseKeys(arguments)
    return try parser.parse(arguments)
}

private let parser = CommandLineParser(subcommands: subcommands)
