import CommandLineSupport
import Fetching
import FetchingGenerators

let sourceSubcommand = Subcommand<Command>(
    names: ["source"],
    summary: "Print Swift source of a client with one endpoint, its models and a test",
    usages: ["source URL [OPTIONS]", "source --from-curl COMMAND"],
    groups: [("Options", RequestOptions.options.map(\.description))],
    notes: [
        "The request is sent once. The body of the response is the sample for the model. Secrets of the request are not "
            + "in the source; read it before you share it.",
        RequestOptions.itemNote, RequestOptions.note,
    ],
    parse: { arguments throws(UsageError) in
        var options = RequestOptions()
        try arguments.applyAll(RequestOptions.options, of: "source", to: &options)
        try options.setURL(arguments.words)
        return .source(options)
    })

/// Sends a request, and prints Swift source of an endpoint for it.
func printSource(_ options: RequestOptions, in world: World) async throws {
    let request = try options.request(in: world)
    let body = try await fetchBody(of: request, in: world)
    do { try world.terminal.write(swiftSource(for: request, sample: body)) } catch let error as ClientError {
        throw CommandFailure("\(error)")
    }
}
