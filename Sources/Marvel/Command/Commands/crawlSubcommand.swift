/// What to crawl, and where to.
struct CrawlOptions: Equatable, Sendable {
    /// The collection, with the filters and the order that were asked for.
    var resources: ResourceRequest
    /// The same as words, of which it can be made again.
    var words: [String]
    var settings = CrawlSettings()
}

/// How to crawl.
struct CrawlSettings: Equatable, Sendable {
    /// The file; nil or `-` for the standard output.
    var out: String?
    /// Whether to go on where the last run stopped, which is done anyway.
    var resumes = false
    /// Whether to begin anew.
    var restarts = false
    /// How many pages are under way at most.
    var width = 8
    /// How many resources to ask for at once.
    var limit = 100
    /// Whether to keep all notes back but errors.
    var isQuiet = false
    /// What comes before `/characters`; nil for the API's own, or the sandbox if there are no keys.
    var baseURL: String?

    /// The file; nil for the standard output.
    var path: String? { out == "-" ? nil : out }

    static let options: [CommandOption<CrawlSettings>] = [
        CommandOption("out", .file, \.out, "where to; without it, or with -, the standard output"),
        CommandOption(flag: "resume", \.resumes, "go on where the last run stopped, which it does anyway"),
        CommandOption(
            flag: "restart", \.restarts, "begin anew; a file that is complete stays until the new one is"),
        CommandOption("width", .number(in: 1...64), \.width, "how many pages are under way at once; without it 8"),
        CommandOption("limit", .number(in: 1...100), \.limit, "how many are in a page, up to 100; without it 100"),
        CommandOption(flag: "quiet", \.isQuiet, "say nothing but errors"),
        CommandOption("base-url", .baseURL, \.baseURL, "where to ask, such as what marvel serve prints"),
    ]
}

let crawlSubcommand = Subcommand(
    names: ["crawl"],
    summary: "write a whole collection to a file, one JSON object a line",
    usages: [
        "crawl characters --out heroes.jsonl",
        "crawl \(resourceSyntaxes.map(\.plural).joined(separator: "|")) [OPTION…]",
    ],
    groups: [("How", CrawlSettings.options.map(\.description))],
    notes: [
        "The options that filter and sort a list do so here, such as --name-starts-with and --order-by: see marvel characters --help.",
        "Until all is there it is in FILE.partial, and FILE.crawl says how far it is. Whatever ends the command, Ctrl-C, kill -9 or "
            + "a server's error, the same command goes on where it stopped, and again does nothing when all is there. Files that it did "
            + "not write itself it never changes.",
    ],
    parse: { arguments throws(UsageError) in
        var settings = CrawlSettings()
        let filters = try apply(arguments.options, among: CrawlSettings.options, to: &settings)
        if settings.resumes, settings.restarts {
            throw UsageError("--resume and --restart exclude each other; give one of them.")
        }
        if settings.path == nil, settings.resumes || settings.restarts {
            throw UsageError("The standard output cannot be gone on with or begun anew; give a file with --out.")
        }
        let resources = try crawled(arguments.words, filters)
        let collection = arguments.words.prefix(1)
        let words = collection + filters.map { "--\($0.name)" + ($0.value.map { "=\($0)" } ?? "") }
        return .crawl(CrawlOptions(resources: resources, words: Array(words), settings: settings))
    })

/// What is crawled according to a record's words; nil if they make no sense to this version.
func crawledResources(_ words: [String]) -> ResourceRequest? {
    let arguments = splitArguments(words, valueOptions: [])
    return try? crawled(arguments.words, arguments.options)
}

private func crawled(_ words: [String], _ filters: [GivenOption]) throws(UsageError) -> ResourceRequest {
    let names = resourceSyntaxes.map(\.plural)
    guard let word = words.first else {
        throw UsageError("A collection is missing: one of \(names.joined(separator: ", ")).")
    }
    guard let syntax = resourceSyntaxes.first(where: { $0.plural == word }) else {
        let near = nearestWord(to: word, among: names).map { "; did you mean \($0)?" } ?? "."
        throw UsageError("\(quoted(word)) is no collection\(near)")
    }
    if words.count > 1 { throw UsageError("\(quoted(words[1])) is one word too many; leave it out.") }
    // A crawl has its own limit, and begins at the beginning.
    let known = syntax.filters.map(\.name).filter { $0 != "limit" && $0 != "offset" }
    if let option = filters.first(where: { !known.contains($0.name) }) {
        let others = CrawlSettings.options.map(\.description.name) + ["help"]
        throw unknown(option, of: "crawl", among: known + others)
    }
    return try syntax.list(nil, filters)
}
