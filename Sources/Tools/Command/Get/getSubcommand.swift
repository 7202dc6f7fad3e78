import CommandLineSupport
import Fetching
import FetchingGenerators

let getSubcommand = Subcommand<Command>(
    names: ["get", "request"],
    summary: "Send any request, and print the body of the response",
    usages: [
        "get URL [OPTIONS]", "get --from-curl COMMAND [OPTIONS]", "get URL > FILE", "get URL --out FILE",
        "get URL --lines | COMMAND",
    ],
    groups: [
        ("Request", RequestOptions.options.map(\.description)), ("Output", GetOptions.options.map(\.description)),
    ],
    notes: [
        "On a terminal, the status and the body are printed. JSON is indented, its keys are sorted, and secrets of the "
            + "request are masked. In a pipe or a file, the output is exactly the body.",
        "With --out, a failed or interrupted download is continued by the same command, if the server supports it. Until "
            + "the file is complete, its bytes are in a hidden file beside it. If the connection is lost, the download "
            + "resumes automatically.",
        RequestOptions.note,
    ],
    parse: { arguments throws(UsageError) in
        var options = GetOptions()
        options.request = try RequestOptions.read(from: arguments, and: GetOptions.options, to: &options)
        try options.request.setURL(arguments.words)
        let kinds = [
            options.output == nil ? nil : "--output", options.download == nil ? nil : "--out",
            options.readsLines ? "--lines" : nil, options.readsEvents ? "--sse" : nil,
        ].compactMap { $0 }
        if kinds.count > 1 { throw UsageError("\(kinds[0]) and \(kinds[1]) cannot be used together.") }
        return .get(options)
    })

/// A request, and the output of its response.
struct GetOptions: Equatable, Sendable {
    var request = RequestOptions()
    /// The path of the file for the body. `-` writes the unchanged body to the standard output. Nil does so too, but a
    /// terminal, or `--color always`, gets the status, and the body as text.
    var output: String?
    /// The path of the file for a download that can be resumed; nil for no download.
    var download: String?
    /// Whether to write each line of the body when it arrives.
    var readsLines = false
    /// Whether to write server-sent events, and to connect again when the connection is lost.
    var readsEvents = false
    /// Whether a status outside 200 to 299 is a failure.
    var fails = false
    /// Whether to print the heads of the request and the response.
    var isVerbose = false
    var color = ColorChoice.auto
    /// Whether to ignore the cache: stored responses are not used, and responses are not stored.
    var skipsCache = false

    static let options: [CommandOption<GetOptions>] = [
        CommandOption(
            "output", short: "o", .file, \.output,
            "Write the body to this file; with -, write exactly the body to the terminal"),
        CommandOption(
            "out", .file, \.download,
            "Download to this file, and show the progress; continue an interrupted download. With a status outside 200 "
                + "to 299, save no body and exit with code \(ExitCode.status)"),
        CommandOption(
            flag: "lines", \.readsLines,
            "Write each line when it arrives; on a terminal, control characters become spaces"),
        CommandOption(
            flag: "sse", \.readsEvents,
            "Write each server-sent event as a line of JSON; connect again if the connection is lost"),
        CommandOption(
            flag: "fail", short: "f", \.fails,
            "With a status outside 200 to 299, write no body and exit with code \(ExitCode.status)"),
        CommandOption(
            flag: "verbose", short: "v", \.isVerbose,
            "Print the method, the URL, the status and the header fields to the standard error; secrets are masked"),
        CommandOption(
            "color", .word, \.color,
            "Whether to use colors; with always, JSON is indented and colored in a pipe too (default: auto)"),
        CommandOption(flag: "no-cache", \.skipsCache, noCacheLine),
    ]
}

/// Whether colors are used.
enum ColorChoice: String, CaseIterable, Sendable {
    /// Colors are used on a terminal that supports them.
    case auto
    case always, never
}
