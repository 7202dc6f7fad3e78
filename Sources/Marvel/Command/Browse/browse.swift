import Fetching
import Marvel
import Observation

/// Shows a collection on the whole screen until the user has enough.
func browse(_ collection: BrowsedCollection, baseURL: String?, in world: World) async throws {
    let route = try route(baseURL: baseURL, environment: world.environment)
    guard world.terminal.width != nil, world.environment["TERM"] != "dumb" else { throw noTerminal(collection) }
    let sandbox = route == .sandbox ? try startSandbox(in: world) : nil
    defer { sandbox?.stop() }

    let (baseURL, keys) = endpoint(route, sandbox: sandbox, world)
    let origin = BrowseOrigin(store: world.store, keys: keys, baseURL: baseURL)
    guard let screen = world.openScreen() else { throw noTerminal(collection) }
    defer { screen.close() }
    try await browse(
        BrowseSource(of: collection, from: origin, time: world.time), on: screen, style: world.outputStyle,
        time: world.time)
}

private func noTerminal(_ collection: BrowsedCollection) -> UsageError {
    UsageError(
        "marvel browse needs a terminal to read keys from and to draw on; "
            + "for a pipe or a file there is marvel \(collection.rawValue).", subcommand: "browse")
}

/// What the loop waits for.
private enum Happening: Sendable {
    case screen(ScreenEvent)
    case listChanged
    /// Nothing was typed for a while.
    case pause
}

@MainActor
private func browse(_ source: BrowseSource, on screen: Screen, style: Style, time: TimeSource) async throws {
    let (happenings, inbox) = AsyncStream.makeStream(of: Happening.self)
    let listening = Task {
        for await event in screen.events { inbox.yield(.screen(event)) }
        inbox.yield(.screen(.ended))
    }
    defer { listening.cancel() }
    // One change is told, and all that come with it are seen when it is heard.
    func watch() {
        withObservationTracking {
            _ = source.snapshot()
        } onChange: {
            inbox.yield(.listChanged)
        }
    }

    var keys = KeyParser()
    var pause: Task<Void, Never>?
    defer { pause?.cancel() }
    var browser = Browser(source: source, screen: screen, style: style)
    source.load()
    watch()
    try browser.draw()
    for await happening in happenings {
        var pressed: [Key] = []
        switch happening {
        case .screen(.ended): return
        case .screen(.changed): browser.isDisturbed = true
        case .screen(.bytes(let bytes)):
            pause?.cancel()
            pressed = keys.read(bytes)
            if keys.isWaiting { pause = Task { if await waited(in: time) { inbox.yield(.pause) } } }
        case .pause: pressed = keys.pause()
        case .listChanged: watch()
        }
        for key in pressed where browser.handle(key) { return }
        try browser.draw()
    }
}

/// Waits for as long as the bytes of one key may be apart; false if more came.
private func waited(in time: TimeSource) async -> Bool {
    do { try await time.sleep(.milliseconds(50)) } catch { return false }
    return !Task.isCancelled
}
