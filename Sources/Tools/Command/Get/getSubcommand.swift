import CommandLineSupport
import Fetching
import FetchingText
import HTTPSyntax

let getSubcommand = Subcommand<Command>(
    names: ["get", "request"] + methodWords,
    summary: "Send any request, and print the body of the response",
    usages: [
        "get URL [NAME==VALUE…] [OPTIONS]", "post URL NAME=VALUE NAME:=JSON… [OPTIONS]",
        "get --from-curl COMMAND [OPTIONS]", "get URL > FILE", "get URL --out FILE", "get URL --lines | COMMAND",
        "get wss://HOST/PATH [OPTIONS]",
        "get URL --select 'data.results[].{id,name}' --csv",
    ],
    groups: [
        ("Request", RequestOptions.options.map(\.description)), ("Output", GetOptions.options.map(\.description)),
    ],
    notes: [
        "On a terminal, the status and the body are printed. JSON is indented, its keys are sorted, and secrets of the "
            + "request are masked. In a pipe or a file, the output is exactly the body.",
        RequestOptions.itemNote,
        "The subcommands post, put, patch, delete, head and options set the method.",
        "With --out, a failed or interrupted download is continued by the same command, if the server supports it. Until "
            + "the file is complete, its bytes are in a hidden file beside it. If the connection is lost, the download "
            + "resumes automatically.",
        "In --select, names are separated by dots. [] means all elements of an array, [0] the first one and [-1] the last "
            + "one. {a,b} at the end keeps only these fields, and {name:path} renames a field. Each selected value is a "
            + "line of JSON.",
        "With a URL that starts with ws:// or wss://, a WebSocket is opened. Each message is written on a line, and each "
            + "line of the standard input is sent as a text message. The command ends when the server closes the "
            + "connection: with exit code 0 after the codes 1000 and 1001 and without a code, and with "
            + "\(ExitCode.failure) after any other code. Ctrl-C closes it with the code 1001. JSON is on one line, and a binary message is in Base64. On a terminal, other "
            + "texts are on one line too, control characters become spaces, and only the size of a binary message is "
            + "shown.",
        RequestOptions.note,
    ],
    parse: { arguments throws(UsageError) in
        var options = GetOptions()
        options.request = try RequestOptions.read(from: arguments, and: GetOptions.options, to: &options)
        if let word = arguments.subcommand?.lowercased(), methodWords.contains(word) {
            if options.request.method != nil || options.request.curl != nil {
                throw UsageError("--method and --from-curl cannot be used with \(word); use “request”.")
            }
            options.request.method = word.uppercased()
        }
        if let url = arguments.words.first.flatMap(webURL(ofSocket:)) {
            try options.request.setURL([url] + arguments.words.dropFirst())
            try options.setSocket(arguments.subcommand)
            return .get(options)
        }
        if !options.subprotocols.isEmpty {
            throw UsageError("--subprotocol needs a URL that starts with ws:// or wss://.")
        }
        try options.request.setURL(arguments.words)
        let kinds = [
            options.out == nil ? nil : "--out", options.readsLines ? "--lines" : nil,
            options.readsEvents ? "--sse" : nil,
            options.selection == nil && !options.writesCSV ? nil : "--select or --csv",
        ].compactMap { $0 }
        if kinds.count > 1 { throw UsageError("\(kinds[0]) and \(kinds[1]) cannot be used together.") }
        if options.includesHead, options.path != nil || options.readsLines || options.readsEvents {
            throw UsageError("--include cannot be used with \(kinds.first ?? "--out"); use --verbose.")
        }
        if options.writesRaw, options.selection == nil { throw UsageError("--raw needs --select.") }
        return .get(options)
    })

/// The subcommands that set the method.
private let methodWords = ["post", "put", "patch", "delete", "head", "options"]

/// A request, and the output of its response.
struct GetOptions: Equatable, Sendable {
    var request = RequestOptions()
    /// The path of the file for the body. `-` writes the unchanged body to the standard output. Nil does so too, but a
    /// terminal, or `--color always`, gets the status, and the body as text.
    var out: String?
    /// Whether to write each line of the body when it arrives.
    var readsLines = false
    /// Whether to write server-sent events, and to connect again when the connection is lost.
    var readsEvents = false
    /// The values of a JSON body that are written; nil for the complete body.
    var selection: Selection?
    /// Whether the values of a JSON body are written as CSV.
    var writesCSV = false
    /// Whether selected texts are written without quotation marks.
    var writesRaw = false
    /// Whether a status outside 200 to 299 is a failure.
    var fails = false
    /// Whether the head of the response is written before the body.
    var includesHead = false
    /// Whether to print the heads of the request and the response.
    var isVerbose = false
    var color = ColorChoice.auto
    /// Whether to ignore the cache: stored responses are not used, and responses are not stored.
    var skipsCache = false
    /// Whether the request opens a WebSocket.
    var opensSocket = false
    /// The subprotocols that the handshake of a WebSocket offers.
    var subprotocols: [String] = []

    static let options: [CommandOption<GetOptions>] = [
        CommandOption(
            "out", short: "o", .file, \.out,
            "Save the body in this file, and show the progress; continue an interrupted download. With a status outside "
                + "200 to 299, save no body and exit with code \(ExitCode.status). With -, write the body unchanged to "
                + "the standard output"),
        CommandOption(
            "select", .selection, \.selection,
            "Write values of a JSON body, such as data.results[].name; implies --fail"),
        CommandOption(
            flag: "csv", \.writesCSV, "Write the selected values, or the elements of the body, as CSV; implies --fail"),
        CommandOption(flag: "raw", short: "r", \.writesRaw, "Write selected strings without quotation marks"),
        CommandOption(
            flag: "lines", \.readsLines,
            "Write each line when it arrives; on a terminal, control characters become spaces"),
        CommandOption(
            flag: "sse", \.readsEvents,
            "Write each server-sent event as a line of JSON; connect again if the connection is lost"),
        CommandOption(
            flag: "include", short: "i", \.includesHead,
            "Write the status and the header fields before the body; secrets are masked"),
        CommandOption(
            flag: "fail", short: "f", \.fails,
            "With a status outside 200 to 299, write no body and exit with code \(ExitCode.status)"),
        CommandOption(
            flag: "verbose", short: "v", \.isVerbose,
            "Print the method, the URL, the status, the header fields, and the lengths of the messages of a WebSocket, to "
                + "the standard error; secrets are masked"),
        CommandOption(
            "color", .word, \.color,
            "Whether to use colors; with always, JSON is indented and colored in a pipe too (default: auto)"),
        CommandOption(flag: "no-cache", \.skipsCache, noCacheLine),
        CommandOption(
            repeatable: "subprotocol", .subprotocol, \.subprotocols,
            "Subprotocol that a WebSocket offers, such as graphql-transport-ws; can be repeated"),
    ]
}

extension GetOptions {
    /// Makes the request one that opens a WebSocket. Throws if an option needs the body of a request or a response.
    fileprivate mutating func setSocket(_ subcommand: String?) throws(UsageError) {
        opensSocket = true
        let hasBody = request.items.contains { $0.value != .query }
        let others = [
            (subcommand?.lowercased()).flatMap { methodWords.contains($0) ? $0 : nil },
            ["GET", nil].contains(request.method?.uppercased()) ? nil : "--method",
            request.data == nil ? nil : "--data", request.binaryData == nil ? nil : "--data-binary",
            hasBody ? "An item of a body, such as name=value," : nil, out == nil ? nil : "--out",
            readsLines ? "--lines" : nil, readsEvents ? "--sse" : nil, selection == nil ? nil : "--select",
            writesCSV ? "--csv" : nil, writesRaw ? "--raw" : nil,
            includesHead ? "--include" : nil,
        ]
        guard let other = others.compactMap(\.self).first else { return }
        throw UsageError("\(other) cannot be used with a WebSocket.")
    }
}

extension ValueReader<Selection> {
    /// A reader of a path that selects values.
    fileprivate static var selection: Self {
        Self(
            placeholder: "PATH", accepted: "names with dots and brackets, such as data.results[].name (not those of jq)"
        ) {
            Selection($0)
        }
    }
}

extension ValueReader<String> {
    /// A reader of the name of a subprotocol.
    fileprivate static var subprotocol: Self {
        Self(placeholder: "NAME", accepted: "a name without spaces and commas, such as graphql-transport-ws") {
            isToken($0) ? $0 : nil
        }
    }
}

/// Whether colors are used.
enum ColorChoice: String, CaseIterable, Sendable {
    /// Colors are used on a terminal that supports them.
    case auto
    case always, never
}
