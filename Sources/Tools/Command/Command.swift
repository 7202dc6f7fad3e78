import CommandLineSupport
import Fetching

/// A command to run, with its arguments.
enum Command: Equatable, Sendable {
    /// A command that sends a request and prints the body of the response.
    case get(GetOptions)
    /// A command that sends a request and prints a timeline of its attempts.
    case explain(ExplainOptions)
    /// A command that shows the shape of JSON samples.
    case shape(ShapeOptions)
    /// A command that compares two JSON samples.
    case compare(CompareOptions)
    /// A command that prints Swift source of an endpoint.
    case source(RequestOptions)
    /// A command that writes a client for the API of a recording.
    case client(ClientOptions)
    /// A command that sends requests and records their responses.
    case record(RecordOptions)
    /// A command that serves the responses of a recording.
    case replay(ReplayOptions)
    /// A command that saves all pages of a collection.
    case crawl(CrawlOptions)
    /// A command that shows the state of a crawl by several machines, or writes all items of the crawl to one file.
    case crawlJob(CrawlJobAction, CrawlOptions)
    /// A command that starts the Swift REPL.
    case repl
    /// A command that shows or empties the cache.
    case cache(CacheAction)
    /// A command that prints the completion script of a shell, or the words that a completion offers.
    case completions(CompletionOutput)
    /// A command that prints the manual page.
    case manual

    /// The names that the command line declares as secret, for header fields, query items, and fields of JSON and
    /// forms.
    var secretNames: SecretNames {
        let names =
            switch self {
            case .get(let options): options.request.secrets
            case .explain(let options): options.request.secrets
            case .shape(let options): options.request.secrets
            case .compare(let options): options.request.secrets
            case .source(let options): options.secrets
            case .crawl(let options): options.request.secrets
            case .record(let options): options.requests.first?.secrets ?? []
            case .replay(let options): options.secrets
            case .client(let options): options.secrets
            default: [String]()
            }
        return SecretNames(headers: Set(names), queryItems: Set(names))
    }
}

let fetching = Program<Command>(
    name: "fetching", purpose: "send requests to any API, look at the responses, and write clients for it",
    tables: Program.Tables(
        examples: [
            ("fetching get https://example.com/heroes", "Print the response of any server"),
            ("fetching get wss://example.com/prices", "Print the messages of a WebSocket"),
            ("fetching explain https://example.com/heroes", "Print a timeline of the request"),
            ("fetching shape FILE", "Print Swift models for a JSON file"),
            ("fetching record URL… --out api.har", "Record responses"),
            ("fetching client --from api.har --out DIR", "Write a client, with its tests"),
            ("fetching crawl URL --out FILE", "Save all pages of a collection"),
        ],
        environment: [
            ("XDG_CACHE_HOME", "Folder that contains the cache (default: ~/.cache); ignored on macOS"),
            ("NO_COLOR", "Any non-empty value disables colors"),
            ("FORCE_COLOR", "Any value except 0 enables colors in a pipe too"),
            ("COLUMNS", "Width of the terminal in columns (default: detected)"),
        ],
        exitCodes: [
            ("0", "Success"),
            ("1", "Failure, or differences that “fetching compare” found"),
            (
                "22",
                "Status outside 200 to 299, with “explain”, and with --fail, --out, --lines, --sse, --select or --csv of “get”; WebSocket refused"
            ),
            ("64", "Incorrect command line"), ("130", "Crawl or WebSocket interrupted by Ctrl-C or kill"),
        ]),
    subcommands: [
        getSubcommand, explainSubcommand, shapeSubcommand, compareSubcommand, sourceSubcommand, clientSubcommand,
        recordSubcommand, replaySubcommand, crawlSubcommand, replSubcommand, cacheSubcommand,
        completionsSubcommand(of: "fetching") { .completions($0) }, manualSubcommand(of: "fetching", .manual),
    ])

/// Runs the command line `arguments`, which doesn't contain the program's name. Returns the exit code.
func run(_ arguments: [String], in world: World) async -> Int32 {
    let world = world.readingInputOnce
    return await fetching.run(arguments, in: world) { command in
        try await SecretNames.declaring(command.secretNames) { try await run(command, in: world) }
    }
}

/// Runs a command. Returns the exit code.
private func run(_ command: Command, in world: World) async throws -> Int32 {
    switch command {
    case .get(let options): try await get(options, in: world)
    case .explain(let options): try await explain(options, in: world)
    case .shape(let options): try await showShape(options, in: world)
    case .compare(let options): return try await compare(options, in: world)
    case .source(let options): try await printSource(options, in: world)
    case .client(let options): try await writeClient(options, in: world)
    case .record(let options): try await record(options, in: world)
    case .replay(let options): try await replay(options, in: world)
    case .crawl(let options): try await crawl(options, in: world)
    case .crawlJob(let action, let options):
        try await action.run(options.settings, program: "fetching", uniqueField: options.uniqueField, in: world)
    case .repl: try await startREPL(in: world)
    case .cache(let action): try await action.run(in: world)
    case .completions(let output): try world.terminal.write(fetching.text(output))
    case .manual: try world.terminal.write(fetching.manualPage())
    }
    return ExitCode.success
}

/// The help of `--no-cache`.
let noCacheLine = "Use no stored response, and store none; see “fetching cache --help”"
