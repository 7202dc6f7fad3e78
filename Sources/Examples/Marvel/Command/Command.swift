import CommandLineSupport

/// A command to run, with its arguments.
enum Command: Equatable, Sendable {
    /// A command that prints resources.
    case show(ResourceSelection, ShowOptions)
    /// A command that saves a complete collection.
    case crawl(CrawlOptions)
    /// A command that shows the state of a crawl by several machines, or writes all items of the crawl to one file.
    case crawlJob(CrawlJobAction, CrawlSettings)
    /// A command that runs the sandbox. Port 0 means any free port.
    case serve(port: UInt16)
    /// A command that prints the completion script of a shell, or the words that a completion offers.
    case completions(CompletionOutput)
    /// A command that prints the manual page.
    case manual
}

let marvel = Program<Command>(
    name: "marvel", purpose: "query the Marvel Comics API or, without API keys, an offline sandbox",
    tables: Program.Tables(
        examples: [
            ("marvel characters --limit 5", "List characters"),
            ("marvel character 1011334", "Show one character"),
            ("marvel event 116 characters", "List the characters in an event"),
            ("marvel crawl events --out FILE", "Save all events to a file"),
        ],
        environment: [
            (
                "\(publicKeyName), \(privateKeyName)",
                "API keys that sign requests. If neither key is set, requests go to an offline sandbox that marvel starts "
                    + "on this machine."
            ),
            (
                "XDG_CACHE_HOME",
                "Folder that contains the cache (default: ~/.cache); ignored on macOS. See “fetching cache --help”"
            ),
            ("NO_COLOR", "Any non-empty value disables colors"),
            ("FORCE_COLOR", "Any value except 0 enables colors in a pipe too"),
            ("COLUMNS", "Width of the terminal in columns (default: detected)"),
        ],
        exitCodes: [
            ("0", "Success"), ("1", "Failure"), ("64", "Incorrect command line"),
            ("130", "Crawl interrupted by Ctrl-C or kill"),
        ]),
    subcommands: resources.map(showSubcommand) + [
        crawlSubcommand, serveSubcommand,
        completionsSubcommand(of: "marvel") { .completions($0) }, manualSubcommand(of: "marvel", .manual),
    ],
    check: refuseKeys)

/// Runs the command line `arguments`, which doesn't contain the program's name. Returns the exit code.
func run(_ arguments: [String], in world: MarvelWorld) async -> Int32 {
    await marvel.run(arguments, in: world.base) { command in
        switch command {
        case .show(let selection, let options): try await selection.show(options, world)
        case .crawl(let options): try await options.selection.crawl(options, world)
        case .crawlJob(let action, let settings):
            try await action.run(settings, program: "marvel", uniqueField: "id", in: world.base)
        case .serve(let port): try await serve(port: port, in: world)
        case .completions(let output): try world.terminal.write(marvel.text(output))
        case .manual: try world.terminal.write(marvel.manualPage())
        }
        return ExitCode.success
    }
}
