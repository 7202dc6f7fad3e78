import CommandLineSupport
import Fetching
import FetchingText
import Foundation
import Marvel
import Synchronization

/// Fetches the selected resources and writes them as a table, a card or JSON. With `--curl`, writes the request as a
/// `curl` command instead, and sends nothing.
func show<Query, Model>(
    _ selection: Selection<Query>, of resource: Resource<Query, Model>, _ options: ShowOptions, in world: MarvelWorld
) async throws {
    let route = try route(baseURL: options.server.baseURL, environment: world.environment)
    if options.isCurl {
        let connection = Connection(route, in: world)
        if route == .sandbox { world.terminal.writeNote(serveNote(in: world)) }
        return try await world.terminal.write(curlText(selection, of: resource, connection) + "\n")
    }
    let connection = try Connection.open(route, options.server, recordingTo: options.har, in: world)
    defer { connection.close() }
    if let note = connection.sandboxNote { world.writeFaintNote(note) }

    let page = try await fetchPage(selection, of: resource, connection)
        .mapError { CommandFailure($0, baseURL: connection.baseURL, hasCurl: true) }.get()
    if options.isJSON { return try world.terminal.write(jsonText(page.data, .indented) + "\n") }

    let results = page.data.results
    let width = world.terminal.width
    switch selection {
    case .one:
        for model in results {
            try world.terminal.write(
                cardText(model, columns: resource.columns, width: width, style: world.outputStyle))
        }
    case .list where !results.isEmpty:
        try world.terminal.write(
            tableText(results, columns: resource.columns, width: width, style: world.outputStyle))
    case .list: break
    }
    world.writeFaintNote(footer(page, selection))
}

/// Fetches a list, or a page with one resource.
func fetchPage<Query, Model>(
    _ selection: Selection<Query>, of resource: Resource<Query, Model>, _ connection: Connection
) async -> Result<MarvelPage<Model>, AppError> {
    switch selection {
    case .list(let query): await connection.list(resource.kind)(query)
    case .one(let id): await connection.single(resource.kind)(id)
    }
}

/// Returns the signed request as a `curl` command. Sends no request: the store of this call only writes the command,
/// and throws.
private func curlText<Query, Model>(
    _ selection: Selection<Query>, of resource: Resource<Query, Model>, _ connection: Connection
) async throws -> String {
    let text = Mutex<String?>(nil)
    let usesSandboxKeys = connection.usesSandboxKeys
    var connection = connection
    connection.store = NetworkStore { request in
        // The sandbox's keys are not secret. They are not masked, so that the user can run the command unchanged.
        text.withLock { $0 = curlCommand(for: request, masksSecrets: !usesSandboxKeys) }
        throw CancellationError()
    }
    let result = await fetchPage(selection, of: resource, connection)
    if let text = text.withLock({ $0 }) { return text }
    _ = try result.mapError { CommandFailure($0, baseURL: connection.baseURL, hasCurl: true) }.get()
    return ""
}

/// Returns a note that says how to start the sandbox for a `curl` command. The line with `marvel serve` is not wrapped,
/// so that the user can copy it.
private func serveNote(in world: MarvelWorld) -> String {
    let text = "No API keys are set, so the curl command is for the offline sandbox. Start it in another terminal:"
    return world.base.noteStyle.faint(world.terminal.wrappedNote(text)) + "\n  marvel serve --port \(servePort)\n"
}

/// Returns the page's position in the list, the option for the next page, and the attribution that the API's terms
/// require. For a single resource, returns only the attribution.
private func footer<Query, Model>(_ page: MarvelPage<Model>, _ selection: Selection<Query>) -> String {
    let position: [String] =
        switch selection {
        case .one: []
        case .list: pagePosition(offset: page.data.offset, count: page.data.results.count, total: page.data.total)
        }
    return (position + [cellText(page.attributionText ?? "")]).filter { !$0.isEmpty }.joined(separator: " · ")
}

/// Returns the page's position in the list, such as `1–5 of 18`. If there is a next page, also returns the option that
/// fetches it, such as `next: --offset 5`.
func pagePosition(offset: Int, count: Int, total: Int) -> [String] {
    guard count > 0 else {
        return [total > 0 ? "No results at --offset \(offset); the total is \(total)." : "No results."]
    }
    // A server can report any number, so the sum can overflow.
    let (end, isNonsense) = offset.addingReportingOverflow(count)
    if isNonsense { return ["\(count) of \(total)"] }
    let position = count == 1 ? "\(end) of \(total)" : "\(offset + 1)–\(end) of \(total)"
    return [position] + (end < total ? ["next: --offset \(end)"] : [])
}
