import CommandLineSupport

let crawlSubcommand = Subcommand<Command>(
    names: ["crawl"],
    summary: "Save a complete collection to a file, one JSON object per line",
    usages: [
        "crawl \(resources.map(\.plural).joined(separator: "|")) [OPTIONS]",
        "crawl characters --out heroes.jsonl",
        "crawl characters --out heroes.jsonl --job NAME [--coordinator URL]",
        "crawl status --job NAME", "crawl collect --job NAME --out FILE",
    ],
    groups: [("Options", CrawlOptions.descriptions)],
    notes: [
        "The query options of the collection also work here, except --offset. Here, --limit is the number of items per "
            + "request. For the query options of characters, see “marvel characters --help”. A crawl continues with the "
            + "--limit with which it started."
    ] + CrawlSettings.notes(of: "marvel"),
    showsOwnHelp: true,
    nextWord: { $0.isEmpty ? .words(resources.map(\.plural) + CrawlJobAction.allCases.map(\.rawValue)) : .nothing },
    optionsForWords: { words in
        (words.first.flatMap(resource(named:)).map(crawlFilters) ?? []) + CrawlOptions.descriptions
    },
    parse: { arguments throws(UsageError) in
        var settings = CrawlSettings()
        if let job = try settings.read(arguments, program: "marvel") { return .crawlJob(job, settings) }
        var page = CrawlOptions.PageOptions()
        var rest = arguments
        rest.options = try arguments.apply(CrawlSettings.options, to: &settings)
        let filters = try rest.apply(CrawlOptions.PageOptions.options, to: &page)
        let selection = try crawledSelection(Arguments(words: arguments.words, options: filters))
        let collection = arguments.words.prefix(1)
        let words = collection + filters.map { "--\($0.name)" + ($0.value.map { "=\($0)" } ?? "") }
        return .crawl(CrawlOptions(selection: selection, words: Array(words), settings: settings, page: page))
    })

/// Returns the selection for the words in a crawl's record, or nil if this version of the command doesn't accept the
/// words.
func crawledSelection(_ words: [String]) -> ResourceSelection? {
    try? crawledSelection(splitArguments(words, valueOptions: []))
}

private func crawledSelection(_ arguments: Arguments) throws(UsageError) -> ResourceSelection {
    guard let word = arguments.words.first else {
        throw UsageError("A collection is required: \(resources.map(\.plural).joined(separator: ", ")).")
    }
    guard let resource = resources.first(where: { $0.plural == word }) else { throw notACollection(word) }
    try arguments.refuseWords(after: 1)
    let known = crawlFilters(resource).map(\.name)
    if let option = arguments.options.first(where: { !known.contains($0.name) }) {
        let others = CrawlOptions.descriptions.map(\.name) + ["help"]
        throw unknown(option, of: "crawl", among: known + others)
    }
    return try resource.list(nil, arguments)
}

/// Returns the query options of a collection. In a crawl, `--limit` is a setting and not a filter. A crawl always
/// starts at the first item.
private func crawlFilters(_ resource: AnyResource) -> [OptionDescription] {
    resource.filters.filter { $0.name != "limit" && $0.name != "offset" }
}
