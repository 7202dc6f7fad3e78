import Fetching
import Marvel
import MarvelSandbox
import Synchronization

/// Fetches the resources and writes them as the options say.
func showResources(_ request: ResourceRequest, _ options: ShowOptions, in world: World) async throws {
    switch request {
    case .characters(let wanted): try await show(wanted, of: .characters, characterColumns, options, world)
    case .comics(let wanted): try await show(wanted, of: .comics, comicColumns, options, world)
    case .creators(let wanted): try await show(wanted, of: .creators, creatorColumns, options, world)
    case .events(let wanted): try await show(wanted, of: .events, eventColumns, options, world)
    case .series(let wanted): try await show(wanted, of: .series, seriesColumns, options, world)
    case .stories(let wanted): try await show(wanted, of: .stories, storyColumns, options, world)
    }
}

private func show<Query, Model>(
    _ wanted: Wanted<Query>, of kind: ResourceKind<Query, Model>, _ columns: [Column<Model>], _ options: ShowOptions,
    _ world: World
) async throws {
    let route = try route(baseURL: options.baseURL, environment: world.environment)
    if options.isCurl {
        return try world.terminal.write(try await curlText(wanted, of: kind, route, world) + "\n")
    }
    let sandbox = route == .sandbox ? try startSandbox(in: world) : nil
    defer { sandbox?.stop() }

    let (baseURL, keys) = endpoint(route, sandbox: sandbox, world)
    let result = await fetch(wanted, of: kind, store: world.store, keys: keys, baseURL: baseURL)
    let page = try result.mapError { CommandFailure($0, baseURL: baseURL, hasCurl: true) }.get()
    if options.isJSON { return try world.terminal.write(try jsonText(page.data)) }

    let width = world.terminal.width
    switch wanted {
    case .one:
        for model in page.data.results {
            try world.terminal.write(cardText(model, columns: columns, width: width, style: world.outputStyle))
        }
    case .list where !page.data.results.isEmpty:
        try world.terminal.write(
            tableText(page.data.results, columns: columns, width: width, style: world.outputStyle))
    case .list: break
    }
    world.terminal.writeNote(world.noteStyle.faint(footer(page, wanted)) + "\n")
}

private func fetch<Query, Model>(
    _ wanted: Wanted<Query>, of kind: ResourceKind<Query, Model>, store: NetworkStore, keys: MarvelKeys, baseURL: String
) async -> Result<MarvelPage<Model>, AppError> {
    switch wanted {
    case .list(let query): await listFetcher(of: kind, store: store, keys: keys, baseURL: baseURL)(query)
    case .one(let id): await singleFetcher(of: kind, store: store, keys: keys, baseURL: baseURL)(id)
    }
}

func startSandbox(in world: World) throws -> RunningSandbox {
    let sandbox = try world.startSandbox(0)
    world.terminal.writeNote(
        world.noteStyle.faint("No keys are set: asking the offline sandbox at \(sandbox.baseURL).") + "\n")
    return sandbox
}

func endpoint(_ route: Route, sandbox: RunningSandbox?, _ world: World) -> (baseURL: String, MarvelKeys) {
    switch route {
    // Without a sandbox nothing is sent; the request is shown as it would go to the API.
    case .sandbox: (sandbox?.baseURL ?? marvelBaseURL, MarvelSandbox.keys)
    case .server(let baseURL, .sandbox): (baseURL, MarvelSandbox.keys)
    case .server(let baseURL, .environment): (baseURL, .environment(world.environment))
    }
}

/// The request as it would go out, signature included; a store in place of the network takes it down.
private func curlText<Query, Model>(
    _ wanted: Wanted<Query>, of kind: ResourceKind<Query, Model>, _ route: Route, _ world: World
) async throws -> String {
    let text = Mutex<String?>(nil)
    let recorder = NetworkStore { request in
        text.withLock { $0 = curlCommand(for: request) }
        throw CancellationError()
    }
    let (baseURL, keys) = endpoint(route, sandbox: nil, world)
    let result = await fetch(wanted, of: kind, store: recorder, keys: keys, baseURL: baseURL)
    if let text = text.withLock({ $0 }) { return text }
    _ = try result.mapError { CommandFailure($0, baseURL: baseURL, hasCurl: true) }.get()
    return ""
}

/// Where the page stands in the list, how to go on, and whom to name as the data's source, which the API's terms ask
/// for.
private func footer<Query, Model>(_ page: MarvelPage<Model>, _ wanted: Wanted<Query>) -> String {
    let position: [String] =
        switch wanted {
        case .one: []
        case .list: pagePosition(offset: page.data.offset, count: page.data.results.count, total: page.data.total)
        }
    return (position + [cellText(page.attributionText ?? "")]).filter { !$0.isEmpty }.joined(separator: " · ")
}

/// `1–5 of 18` and `next: --offset 5`.
func pagePosition(offset: Int, count: Int, total: Int) -> [String] {
    guard count > 0 else {
        return [total > 0 ? "Nothing from --offset \(offset) on; there are \(total)." : "Nothing found."]
    }
    // What a server claims can be anything.
    let (end, isNonsense) = offset.addingReportingOverflow(count)
    if isNonsense { return ["\(count) of \(total)"] }
    let position = count == 1 ? "\(end) of \(total)" : "\(offset + 1)–\(end) of \(total)"
    return [position] + (end < total ? ["next: --offset \(end)"] : [])
}
