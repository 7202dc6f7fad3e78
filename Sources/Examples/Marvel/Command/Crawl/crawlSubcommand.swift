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
    groups: [("Options", CrawlSettings.options.map(\.description))],
    notes: [
        "The query options of the collection also work here, except --offset. Here, --limit is the number of items "
            + "per request. For the query options of characters, see “marvel characters --help”.",
        "Until the collection is complete, the items are in the folder FILE.parts. With --out, if the command ends "
            + "early, even with “kill -9” or after a server error, run it again without --restart to continue. It "
            + "continues with the --limit with which it started. If the collection is complete, the command does "
            + "nothing. A crawl with --out never changes files that it did not write.",
        "With --job, several machines share a crawl through an etcd server. Run the same command on each machine. Each "
            + "machine saves its parts in the folder FILE.parts. Then copy these folders of all machines into one, and "
            + "run “marvel crawl collect” there. FILE must not exist yet.",
        "If etcd uses authentication, set the environment variable ETCDCTL_USER to NAME:PASSWORD, or to NAME and "
            + "ETCDCTL_PASSWORD to the password. For TLS, use an https URL. ETCDCTL_CACERT is the file of the server's "
            + "certificate authority, and ETCDCTL_CERT and ETCDCTL_KEY are the files of the client certificate and its key.",
    ],
    showsOwnHelp: true,
    nextWord: { $0.isEmpty ? .words(resources.map(\.plural) + CrawlJobAction.allCases.map(\.rawValue)) : .nothing },
    optionsForWords: { words in
        (words.first.flatMap(resource(named:)).map(crawlFilters) ?? []) + CrawlSettings.options.map(\.description)
    },
    parse: { arguments throws(UsageError) in
        var settings = CrawlSettings()
        let filters = try arguments.apply(CrawlSettings.options, to: &settings)
        if let action = arguments.words.first.flatMap(CrawlJobAction.init) {
            try arguments.refuseWords(after: 1)
            if let option = filters.first {
                throw unknown(
                    option, of: "crawl", among: CrawlSettings.options.map(\.description.name))
            }
            if settings.job == nil {
                throw UsageError("“marvel crawl \(action.rawValue)” needs the name of a job; add --job NAME.")
            }
            return .crawlJob(action, settings)
        }
        if settings.resumes, settings.isRestart {
            throw UsageError("--resume and --restart cannot be used together.")
        }
        if settings.path == nil, settings.resumes || settings.isRestart {
            throw UsageError("--resume and --restart need a file; add --out FILE.")
        }
        if settings.job != nil,
            settings.path == nil || settings.isRestart || settings.resumes || settings.timeline != nil
        {
            throw UsageError("--job needs --out FILE, and cannot be used with --restart, --resume or --timeline.")
        }
        if settings.coordinator != nil, settings.job == nil { throw UsageError("--coordinator needs --job NAME.") }
        let selection = try crawledSelection(Arguments(words: arguments.words, options: filters))
        let collection = arguments.words.prefix(1)
        let words = collection + filters.map { "--\($0.name)" + ($0.value.map { "=\($0)" } ?? "") }
        return .crawl(CrawlOptions(selection: selection, words: Array(words), settings: settings))
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
        let others = CrawlSettings.options.map(\.description.name) + ["help"]
        throw unknown(option, of: "crawl", among: known + others)
    }
    return try resource.list(nil, arguments)
}

/// Returns the query options of a collection. In a crawl, `--limit` is a setting and not a filter. A crawl always
/// starts at the first item.
private func crawlFilters(_ resource: AnyResource) -> [OptionDescription] {
    resource.filters.filter { $0.name != "limit" && $0.name != "offset" }
}
