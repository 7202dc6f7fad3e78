import Fetching
import FetchingGenerators
import Marvel

let explainSubcommand = Subcommand<Command>(
    names: ["explain"],
    summary: "Fetch resources, and print the request and a timeline of its attempts",
    usages: ["explain characters [OPTIONS]", "explain character ID", "explain character ID comics [OPTIONS]"],
    groups: [("Options", explainOptions)],
    notes: [
        "The query options of the resources also work here; see “marvel characters --help”. Secrets are masked. The "
            + "phases of an attempt, such as “TLS” and “first byte”, are shown on systems that measure them."
    ],
    showsOwnHelp: true,
    nextWord: { words in
        switch words.count {
        case 0: .words(resources.flatMap(\.names))
        case 2: .words(resource(named: words[0])?.children.map(\.plural) ?? [])
        default: .nothing
        }
    },
    optionsForWords: { words in
        let listed = words.first.flatMap(resource(named:)).map { showOptions($0, Array(words.dropFirst())) }
        return listed?.filter { !withoutExplanation.contains($0.name) } ?? explainOptions
    },
    parse: { arguments throws(UsageError) in
        guard let word = arguments.words.first else {
            throw UsageError("A collection or a resource is required, as in “marvel explain characters”.")
        }
        guard let resource = resource(named: word) else { throw notACollection(word) }
        if let option = arguments.options.first(where: { withoutExplanation.contains($0.name) }) {
            throw unknown(option, of: "explain", among: explainOptions.map(\.name) + ["help"])
        }
        let rest = Arguments(subcommand: word, words: Array(arguments.words.dropFirst()), options: arguments.options)
        guard case .show(let selection, let options) = try showCommand(rest, resource) else {
            throw UsageError(
                "Only requests for a collection or a resource can be explained, as in “marvel explain characters”.")
        }
        return .explain(selection, options)
    })

/// The options of lists that `marvel explain` does not accept.
private let withoutExplanation = ["json", "curl"]

private let explainOptions = ShowOptions.options.map(\.description).filter { !withoutExplanation.contains($0.name) }

/// Fetches the selected resources, and prints the request as a `curl` command, a timeline of its attempts, and the
/// type of the model.
func explain<Query, Model>(
    _ selection: Selection<Query>, of resource: Resource<Query, Model>, _ options: ShowOptions, in world: World
) async throws {
    var server = options.server
    // A response from the cache would not be recorded.
    if options.har != nil { server.skipsCache = true }
    let route = try route(baseURL: server.baseURL, environment: world.environment)
    let connection = try Connection.open(route, server, in: world)
    defer { connection.close() }
    let call: @Sendable () async throws -> MarvelPage<Model> = {
        try await fetchPage(selection, of: resource, connection).get()
    }
    // The first request to a sandbox is slow, because the sandbox decodes its data. So another request is sent before.
    if connection.sandbox != nil { _ = try? await call() }
    let explanation = await explanation(
        of: call, recordingTo: options.har.map(absolutePath))
    // An `AppError` is not printed here, but thrown below.
    let lines = explanation.lines(
        width: world.terminal.width ?? .max, style: world.outputStyle, showsError: !(explanation.error is AppError))
    try world.terminal.write(lines.map { $0 + "\n" }.joined())
    if let error = explanation.error as? AppError { throw CommandFailure(error, baseURL: connection.baseURL) }
}
