/// The settings of a crawl that the commands share.
public struct CrawlSettings: Equatable, Sendable {
    /// The path of the file; nil or `-` for the standard output.
    public var out: String?
    /// Whether the user passed `--resume`. A crawl also resumes without this option.
    var resumes = false
    /// Whether to start from the beginning.
    var isRestart = false
    /// The maximum number of simultaneous requests.
    public var width = 8
    /// Whether to print errors only.
    public var isQuiet = false
    /// Whether to print the numbers and durations of the requests, and the number of responses from the cache, at the
    /// end.
    var showsStatistics = false
    /// The path of the SVG file for the timeline of the requests; nil for none.
    var timeline: String?
    /// The URL of the etcd server for the job. Nil means the URL in the environment variable `ETCDCTL_ENDPOINTS`.
    var coordinator: String?
    /// The name of the job that several machines share; nil for a crawl by this machine alone.
    public var job: String?

    /// The path of the file; nil for the standard output.
    public var path: String? { out == "-" ? nil : out }

    /// Creates the settings of a crawl to the standard output.
    public init() {}

    /// The options that set the properties.
    public static let options: [CommandOption<CrawlSettings>] = [
        CommandOption("out", short: "o", .file, \.out, "Output file, or - for standard output (default: -)"),
        CommandOption(
            flag: "resume", \.resumes, "Continue where the last run with the same FILE stopped (default with --out)"),
        CommandOption(
            flag: "restart", \.isRestart,
            "Start from the beginning; keep the old file until the new file is complete"),
        CommandOption(
            "width", .number(in: 1...64), \.width, "Maximum number of simultaneous requests, 1 to 64 (default: 8)"),
        CommandOption(flag: "quiet", \.isQuiet, "Print errors only"),
        CommandOption(
            flag: "stats", \.showsStatistics,
            "At the end, print the numbers and durations of the requests, and the number of responses from the cache"),
        CommandOption("timeline", .file, \.timeline, "Draw the requests as a picture in this SVG file"),
        CommandOption(
            "job", .text, \.job, "Name of a job that several machines share: each machine runs the same command"),
        CommandOption(
            "coordinator", .baseURL, \.coordinator,
            "URL of the etcd server for the job (default: the variable ETCDCTL_ENDPOINTS)"),
    ]

    /// Paragraphs of the help.
    ///
    /// - Parameter program: The name of the program.
    public static func notes(of program: String) -> [String] {
        [
            "Until the collection is complete, the items are in the folder FILE.parts. With --out, if the command ends "
                + "early, even with “kill -9” or after a server error, run it again without --restart to continue. If the "
                + "collection is complete, the command does nothing: two small files in FILE.parts record that it is complete. "
                + "A crawl with --out never changes files that it did not write. Each line is JSON with sorted keys.",
            "With --job, several machines share a crawl through an etcd server. Run the same command on each machine. "
                + "Each machine saves its parts in the folder FILE.parts. Then copy these folders of all machines into "
                + "one, and run “\(program) crawl collect” there. FILE must not exist yet.",
            "If etcd uses authentication, set the environment variable ETCDCTL_USER to NAME:PASSWORD, or to NAME and "
                + "ETCDCTL_PASSWORD to the password. For TLS, use an https URL. ETCDCTL_CACERT is the file of the "
                + "server's certificate authority, and ETCDCTL_CERT and ETCDCTL_KEY are the files of the client "
                + "certificate and its key.",
        ]
    }

    /// Sets the properties for the options that they have, and ignores other options. Returns the action if the first
    /// word is that of a ``CrawlJobAction``.
    ///
    /// - Throws: An error if a value is invalid, if two options cannot be used together, or if an action has other
    ///   options or words.
    public mutating func read(
        _ arguments: Arguments, program: String, actionOptions: [String] = []
    ) throws(UsageError) -> CrawlJobAction? {
        let others = try arguments.apply(Self.options, to: &self)
        if let action = arguments.words.first.flatMap(CrawlJobAction.init) {
            try arguments.refuseWords(after: 1)
            if let option = others.first(where: { !actionOptions.contains($0.name) }) {
                throw unknown(option, of: "crawl", among: Self.options.map(\.description.name) + actionOptions)
            }
            if resumes || isRestart || timeline != nil {
                throw UsageError("--resume, --restart and --timeline cannot be used with \(action.rawValue).")
            }
            if job == nil {
                throw UsageError("“\(program) crawl \(action.rawValue)” needs the name of a job; add --job NAME.")
            }
            return action
        }
        if resumes, isRestart { throw UsageError("--resume and --restart cannot be used together.") }
        if path == nil, resumes || isRestart {
            throw UsageError("--resume and --restart need a file; add --out FILE.")
        }
        if job != nil, path == nil || isRestart || resumes || timeline != nil {
            throw UsageError("--job needs --out FILE, and cannot be used with --restart, --resume or --timeline.")
        }
        if coordinator != nil, job == nil { throw UsageError("--coordinator needs --job NAME.") }
        return nil
    }
}
