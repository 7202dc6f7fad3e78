import CommandLineSupport
import Fetching
import FetchingText
import Foundation

/// The request to explain, and its recording.
struct ExplainOptions: Equatable, Sendable {
    var request = RequestOptions()
    /// The path of the HAR file in which the request is recorded; nil for none.
    var har: String?

    static let options: [CommandOption<ExplainOptions>] = [
        CommandOption("har", .file, \.har, "Record the request and the response in this HAR file")
    ]
}

let explainSubcommand = Subcommand<Command>(
    names: ["explain"],
    summary: "Send a request, and print it with a timeline of its attempts",
    usages: ["explain URL [OPTIONS]", "explain --from-curl COMMAND [OPTIONS]"],
    groups: [
        ("Request", RequestOptions.options.map(\.description)),
        ("Output", ExplainOptions.options.map(\.description)),
    ],
    notes: [
        "Prints the request as a curl command, a timeline of its attempts and redirects, and the status. Secrets are "
            + "masked. The phases of an attempt, such as “TLS” and “first byte”, are shown on systems that measure them.",
        RequestOptions.itemNote, RequestOptions.note,
    ],
    parse: { arguments throws(UsageError) in
        var options = ExplainOptions()
        options.request = try RequestOptions.read(from: arguments, and: ExplainOptions.options, to: &options)
        try options.request.setURL(arguments.words)
        return .explain(options)
    })

/// Sends a request, and prints it as a `curl` command, with a timeline of its attempts.
func explain(_ options: ExplainOptions, in world: World) async throws {
    let request = try options.request.request(in: world)
    if let har = options.har { try checkRecording(har, option: "--har", in: world) }
    let send: Fetcher<URLRequest, Data> = fetcher(
        createURLRequest: { $0 }, fetch: networkFetcher(store: world.store), mapper: { $0 })
    let explanation = await explanation(
        of: { try await send(request).get() }, recordingTo: options.har.map(absolutePath))
    // The error is not printed here, but thrown below.
    let lines = explanation.lines(
        width: world.terminal.width ?? .max, style: world.outputStyle, showsError: !(explanation.error is AppError))
    try world.terminal.write(lines.map { $0 + "\n" }.joined())
    if let error = explanation.error as? AppError { throw failure(error) }
}
