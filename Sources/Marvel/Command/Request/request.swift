import Fetching
import FetchingREPL

let requestSubcommand = Subcommand<Command>(
    names: ["request"],
    summary: "Send the request of a curl command, and print the response",
    usages: ["request --from-curl COMMAND", "request --from-curl -"],
    groups: [("Options", [curlOption.description])],
    notes: [
        "The command is one that a browser copies with “Copy as cURL (bash)”. With “-”, it is read from the standard "
            + "input. Use the standard input for a command with credentials, because other users of this machine can "
            + "read arguments."
    ],
    parse: { arguments throws(UsageError) in
        var command: String?
        try arguments.applyAll([curlOption], of: "request", to: &command)
        // An argument can be a command with credentials, so it is not repeated.
        if !arguments.words.isEmpty {
            throw UsageError("Unexpected argument. Write the curl command after --from-curl, in quotes.")
        }
        guard let command else { throw UsageError("A curl command is required; use --from-curl COMMAND.") }
        return .request(curl: command)
    })

private let curlOption = CommandOption<String?>(
    "from-curl", .curl, \.self, "The curl command, in quotes, or - to read it from the standard input")

/// Sends the request of a `curl` command, and prints the response. Notes name the options without an effect.
func sendRequest(curl: String, in world: World) async throws {
    let text = curl == "-" ? String(decoding: try world.readInput("-"), as: UTF8.self) : curl
    let parsed: CurlCommand
    do { parsed = try CurlCommand(text) } catch { throw CommandFailure(sentence("\(error)")) }
    for note in parsed.notes { world.writeFaintNote(sentence(note)) }
    do {
        let response = try await Call(world.store, parsed.request).run()
        let lines = lines(for: response, width: world.terminal.width ?? 100, style: world.outputStyle)
        try world.terminal.write(lines.map { $0 + "\n" }.joined())
    } catch let error as AppError {
        throw CommandFailure(errorLines(error, width: .max).map { sentence($0) }.joined(separator: " "))
    }
}
