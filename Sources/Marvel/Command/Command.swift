/// A command to run, with its arguments.
enum Command: Equatable, Sendable {
    /// A command that prints resources.
    case show(ResourceSelection, ShowOptions)
    /// A command that saves a complete collection.
    case crawl(CrawlOptions)
    /// A command that shows a collection in full screen.
    case browse(AnyResource, baseURL: String?)
    /// A command that fetches resources and prints the request and the time of each layer.
    case explain(ResourceSelection, baseURL: String?)
    /// A command that sends the request of a `curl` command.
    case request(curl: String)
    /// A command that starts the Swift REPL.
    case repl
    /// A command that runs the sandbox. Port 0 means any free port.
    case serve(port: UInt16)
    /// A command that shows the shape of JSON files.
    case shape(ShapeOptions)
}

/// All subcommands, in the order of the help.
let subcommands: [Subcommand<Command>] =
    resources.map(showSubcommand) + [
        crawlSubcommand, browseSubcommand, explainSubcommand, requestSubcommand, replSubcommand, serveSubcommand,
        shapeSubcommand,
    ]

/// Parses the arguments that follow the program's name.
///
/// - Throws: An error if an argument contains an API key, or if the command line is invalid.
func parseCommand(_ arguments: [String]) throws(UsageError) -> Invocation<Command> {
    try refuseKeys(arguments)
    return try parser.parse(arguments)
}

private let parser = CommandLineParser(subcommands: subcommands)
