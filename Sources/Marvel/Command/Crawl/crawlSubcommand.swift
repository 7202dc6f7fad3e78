let crawlSubcommand = Subcommand<Command>(
    names: ["crawl"],
    summary: "Save a complete collection to a file, one JSON object per line",
    usages: [
        "crawl \(resources.map(\.plural).joined(separator: "|")) [OPTIONS]",
        "crawl characters --out heroes.jsonl",
    ],
    groups: [("Options", CrawlSettings.options.map(\.description))],
    notes: [
        "The query options of the collection also work here, except --offset. Here, --limit is the number of results "
            + "per request. For the query options of characters, see “marvel characters --help”.",
        "Until the collection is complete, the results are in FILE.partial. FILE.crawl records the progress. With "
            + "--out, if the command ends early, even with “kill -9” or after a server error, run it again without "
            + "--restart to continue. If the collection is complete, the command does nothing. The command never "
            + "changes files that it did not write.",
    ],
    showsOwnHelp: true,
    nextWord: { $0.isEmpty ? .words(resources.map(\.plural)) : .nothing },
    optionsForWords: { words in
        (words.first.flatMap(resource(named:)).map(crawlFilters) ?? []) + CrawlSettings.options.map(\.description)
    },
    parse: { arguments throws(UsageError) in
        var settings = CrawlSettings()
        let filters = try arguments.apply(CrawlSettings.options, to: &settings)
        if settings.resumes, settings.isRestart {
            throw UsageError("--resume and --restart cannot be used together.")
        }
        if settings.path == nil, settings.resumes || settings.isRestart {
            throw UsageError("--resume and --restart need a file; add --out FILE.")
        }
        let selection = try crawledSelection(Arguments(words: arguments.words, options: filters))
        let collection = arguments.words.prefix(1)
        let words = collection + filters.map { "--\($0.name)" + ($0.value.map { "=\($0)" } ?? "") }
        return .crawl(CrawlOptions(selection: selection, words: Array(words), settings: settings))
    })

/// Returns the selection that a log's words describe, or nil if this version of the command doesn't accept the words.
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
        let others = CrawlSettings.options.map(\.description.name) + ["help"]
        throw unknown(option, of: "crawl", among: known + others)
    }
    return try resource.list(nil, arguments)
}

/// Returns the query options of a collection. In a crawl, `--limit` is a setting and not a filter. A crawl always
/// starts at the first resource.
private func crawlFilters(_ resource: AnyResource) -> [OptionDescription] {
    resource.filters.filter { $0.name != "limit" && $0.name != "offset" }
}
