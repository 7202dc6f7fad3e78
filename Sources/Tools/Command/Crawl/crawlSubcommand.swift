import CommandLineSupport
import FetchingGenerators

let crawlSubcommand = Subcommand<Command>(
    names: ["crawl"],
    summary: "Save all pages of a collection to a file, one JSON value per line",
    usages: [
        "crawl URL [OPTIONS]", "crawl URL --out FILE", "crawl URL --out FILE --job NAME [--coordinator URL]",
        "crawl status --job NAME", "crawl collect --job NAME --out FILE",
    ],
    groups: [
        ("Pages", CrawlOptions.options.map(\.description)), ("Request", RequestOptions.options.map(\.description)),
        ("Options", CrawlSettings.options.map(\.description)),
    ],
    notes: [
        "The first page shows where the items are and how the next page is requested. The command prints what it found "
            + "before it starts. HOW is one of these. link: the header field Link has the URL of the next page. "
            + "header:FIELD: another header field has the URL. url:FIELD: a field of the body has the URL. "
            + "token:PARAMETER:FIELD: a field has a token, which is sent in the query item PARAMETER. "
            + "last:PARAMETER:FIELD: the query item is the value of FIELD in the last item, such as its ID. "
            + "offset:PARAMETER: the query item is the number of items to skip. page:PARAMETER: the query item is the page "
            + "number. In the body, FIELD and PATH are names with dots, such as links.next. The PATH . is the body itself.",
        "Only GET requests without a body can be crawled.",
        "With an offset or a page number, several pages are requested at a time if the server reports the total or the "
            + "number of pages.",
    ] + CrawlSettings.notes(of: "fetching") + [RequestOptions.itemNote, RequestOptions.note],
    nextWord: { $0.isEmpty ? .words(CrawlJobAction.allCases.map(\.rawValue)) : .nothing },
    parse: { arguments throws(UsageError) in
        var options = CrawlOptions()
        if let action = try options.settings.read(arguments, program: "fetching", actionOptions: ["unique"]) {
            _ = try arguments.apply(CrawlOptions.options, to: &options)
            return .crawlJob(action, options)
        }
        var rest = arguments
        rest.options = try arguments.apply(CrawlSettings.options, to: &options.settings)
        options.request = try RequestOptions.read(from: rest, and: CrawlOptions.options, to: &options)
        try options.request.setURL(arguments.words)
        return .crawl(options)
    })

/// A paginated collection, and how it is saved.
struct CrawlOptions: Equatable, Sendable {
    var request = RequestOptions()
    /// How the next page is requested; nil to find it in the first page.
    var next: PageScheme.Next?
    /// The path of the items; nil to find it in the first page.
    var items: String?
    /// The name of a field whose value is different in each item; nil keeps all lines.
    var uniqueField: String?
    var settings = CrawlSettings()

    static let options: [CommandOption<CrawlOptions>] = [
        CommandOption("pages", .next, \.next, "How the next page is requested (default: found in the first page)"),
        CommandOption(
            "items", .path, \.items, "Path of the array with the items (default: the array with the most objects)"),
        CommandOption(
            "unique", .text, \.uniqueField,
            "Write only the first item with each value of this field, such as id"),
    ]
}

extension ValueReader<PageScheme.Next> {
    /// A reader of the way in which the next page is requested.
    fileprivate static var next: Self {
        Self(
            placeholder: "HOW",
            accepted: "link, header:FIELD, url:FIELD, token:PARAMETER:FIELD, last:PARAMETER:FIELD, offset:PARAMETER or "
                + "page:PARAMETER"
        ) { PageScheme.Next($0) }
    }
}

extension ValueReader<String> {
    /// A reader of a path of names. A single dot means the body itself.
    static var path: Self {
        Self(placeholder: "PATH", accepted: "names with dots, such as data.results, or a dot for the body") {
            $0.isEmpty ? nil : $0 == "." ? "" : $0
        }
    }
}
