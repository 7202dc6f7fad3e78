import CommandLineSupport

/// The collection that a crawl saves, and its settings.
struct CrawlOptions: Equatable, Sendable {
    /// The collection, filtered and sorted.
    var selection: ResourceSelection
    /// The arguments that select the collection. They are written to the record.
    var words: [String]
    var settings = CrawlSettings()
}

/// The settings of a crawl.
struct CrawlSettings: Equatable, Sendable {
    /// The path of the file; nil or `-` for the standard output.
    var out: String?
    /// Whether the user passed `--resume`. A crawl also resumes without this option.
    var resumes = false
    /// Whether to start from the beginning.
    var isRestart = false
    /// The maximum number of simultaneous requests.
    var width = 8
    /// The maximum number of items in a page, one of ``limits``.
    var limit = 100
    /// Whether to print errors only.
    var isQuiet = false
    var server = ServerOptions()
    /// The path of the HAR file in which the requests are recorded; nil for none.
    var har: String?
    /// Whether to print the numbers and durations of the requests, and the number of responses from the cache, at the
    /// end.
    var showsStatistics = false
    /// The path of the SVG file for the timeline of the requests; nil for none.
    var timeline: String?

    /// The URL of the etcd server for the job. Nil means the URL in the environment variable `ETCDCTL_ENDPOINTS`.
    var coordinator: String?
    /// The name of the job that several machines share; nil for a crawl by this machine alone.
    var job: String?

    /// The path of the file; nil for the standard output.
    var path: String? { out == "-" ? nil : out }

    static let limits = 1...100

    static let options: [CommandOption<CrawlSettings>] = [
        CommandOption("out", .file, \.out, "Output file, or - for standard output (default: -)"),
        CommandOption(
            flag: "resume", \.resumes, "Continue where the last run with the same FILE stopped (default with --out)"),
        CommandOption(
            flag: "restart", \.isRestart,
            "Start from the beginning; keep the old file until the new file is complete"),
        CommandOption(
            "width", .number(in: 1...64), \.width, "Maximum number of simultaneous requests, 1 to 64 (default: 8)"),
        CommandOption("limit", .number(in: limits), \.limit, "Number of items per request, 1 to 100 (default: 100)"),
        CommandOption(flag: "quiet", \.isQuiet, "Print errors only"),
        CommandOption("base-url", .baseURL, \.server.baseURL, baseURLLine),
        CommandOption(flag: "no-cache", \.server.skipsCache, noCacheLine),
        CommandOption("har", .file, \.har, harLine),
        CommandOption(
            flag: "stats", \.showsStatistics,
            "At the end, print the numbers and durations of the requests, and the number of responses from the cache"),
        CommandOption(
            "job", .text, \.job, "Name of a job that several machines share: each machine runs the same command"),
        CommandOption(
            "coordinator", .baseURL, \.coordinator,
            "URL of the etcd server for the job (default: the variable ETCDCTL_ENDPOINTS)"),
        CommandOption("timeline", .file, \.timeline, "Draw the requests as a picture in this SVG file"),
    ]
}
