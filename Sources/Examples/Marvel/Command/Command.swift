import Fetching

/// A command to run, with its arguments.
enum Command: Equatable, Sendable {
    /// A command that prints resources.
    case show(ResourceSelection, ShowOptions)
    /// A command that saves a complete collection.
    case crawl(CrawlOptions)
    /// A command that shows the state of a crawl by several machines, or writes all items of the crawl to one file.
    case crawlJob(CrawlJobAction, CrawlSettings)
    /// A command that shows a collection in full screen.
    case browse(AnyResource, ServerOptions)
    /// A command that fetches resources and prints the request and a timeline of its attempts.
    case explain(ResourceSelection, ShowOptions)
    /// A command that sends any request and prints the body of the response.
    case get(GetOptions)
    /// A command that starts the Swift REPL.
    case repl
    /// A command that runs the sandbox. Port 0 means any free port.
    case serve(port: UInt16)
    /// A command that shows the shape of JSON samples.
    case shape(ShapeOptions)
    /// A command that compares two JSON samples, or a model with a sample.
    case compare(CompareOptions)
    /// A command that prints Swift source of an endpoint.
    case source(RequestOptions)
    /// A command that sends requests and records their responses.
    case record(RecordOptions)
    /// A command that serves the responses of a recording.
    case replay(ReplayOptions)
    /// A command that writes a client for the API of a recording.
    case client(ClientOptions)
    /// A command that shows or empties the cache.
    case cache(CacheAction)
    /// A command that prints the completion script of a shell.
    case completions(Shell)
    /// A command that prints the words that a completion offers. The value contains the words of the command line up to
    /// the cursor.
    case candidates([String])
    /// A command that prints the manual page.
    case manual

    /// The names that the command line declares as secret, for header fields, query items, and fields of JSON and
    /// forms.
    var secretNames: SecretNames {
        let names =
            switch self {
            case .get(let options): options.request.secrets
            case .shape(let options): options.request.secrets
            case .compare(let options): options.request.secrets
            case .source(let options): options.secrets
            case .record(let options): options.requests.first?.secrets ?? []
            case .replay(let options): options.secrets
            case .client(let options): options.secrets
            default: [String]()
            }
        return SecretNames(headers: Set(names), queryItems: Set(names))
    }
}

/// All subcommands, in the order of the help.
let subcommands: [Subcommand<Command>] =
    resources.map(showSubcommand) + [
        crawlSubcommand, browseSubcommand, explainSubcommand, getSubcommand, shapeSubcommand, compareSubcommand,
        sourceSubcommand, recordSubcommand, replaySubcommand, clientSubcommand, replSubcommand, serveSubcommand,
        cacheSubcommand, completionsSubcommand, manualSubcommand,
    ]

/// Parses the arguments that follow the program's name.
///
/// - Throws: An error if an argument contains an API key, or if the command line is invalid.
func parseCommand(_ arguments: [String]) throws(UsageError) -> Invocation<Command> {
    try refuseKeys(arguments)
    return try parser.parse(arguments)
}

let parser = CommandLineParser(subcommands: subcommands)
