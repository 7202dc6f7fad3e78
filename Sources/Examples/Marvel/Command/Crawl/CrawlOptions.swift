import CommandLineSupport

/// The collection that a crawl saves, and its settings.
struct CrawlOptions: Equatable, Sendable {
    /// The collection, filtered and sorted.
    var selection: ResourceSelection
    /// The arguments that select the collection. They are written to the record.
    var words: [String]
    var settings = CrawlSettings()
    var page = PageOptions()

    /// The settings of the requests for the pages.
    struct PageOptions: Equatable, Sendable {
        /// The maximum number of items in a page.
        var limit = 100
        var server = ServerOptions()
        /// The path of the HAR file in which the requests are recorded; nil for none.
        var har: String?

        static let options: [CommandOption<PageOptions>] = [
            CommandOption(
                "limit", .number(in: 1...100), \.limit, "Number of items per request, 1 to 100 (default: 100)"),
            CommandOption("base-url", .baseURL, \.server.baseURL, baseURLLine),
            CommandOption(flag: "no-cache", \.server.skipsCache, noCacheLine),
            CommandOption("har", .file, \.har, harLine),
        ]
    }

    /// The options of all collections.
    static let descriptions = CrawlSettings.options.map(\.description) + PageOptions.options.map(\.description)
}
