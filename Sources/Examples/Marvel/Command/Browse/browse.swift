import CommandLineSupport
import Fetching
import FetchingGenerators
import Observation

/// Shows a collection in full screen until the user quits.
func browse(_ resource: AnyResource, options: ServerOptions, in world: MarvelWorld) async throws {
    let route = try route(baseURL: options.baseURL, environment: world.environment)
    guard world.terminal.width != nil, world.environment["TERM"] != "dumb" else { throw noTerminal(resource) }
    let connection = try Connection.open(route, options, in: world)
    defer { connection.close() }
    if let note = connection.sandboxNote { world.writeFaintNote(note) }

    guard let screen = world.openScreen() else { throw noTerminal(resource) }
    defer { screen.close() }
    try await browse(resource.browse(connection, nil), on: screen, style: world.outputStyle)
}

private func noTerminal(_ resource: AnyResource) -> UsageError {
    UsageError(
        "marvel browse needs a terminal; for a pipe or a file, use “marvel \(resource.plural)”.", subcommand: "browse")
}

/// An event that the loop waits for.
private enum Event: Sendable {
    case screen(ScreenEvent)
    /// A change of the list that was shown while ``Browser/changes`` had this value.
    case listChanged(Int)
    /// A pause in the input.
    case pause
}

@MainActor
private func browse(_ source: BrowseSource, on screen: Screen, style: Style) async throws {
    let (events, inbox) = AsyncStream.makeStream(of: Event.self)
    let listening = Task {
        for await event in screen.events { inbox.yield(.screen(event)) }
        inbox.yield(.screen(.ended))
    }
    defer { listening.cancel() }
    var keys = KeyParser()
    var pause: Task<Void, Never>?
    defer { pause?.cancel() }
    var browser = Browser(source: source, screen: screen, style: style)
    // Each call of `watch` reports only the next change. Changes before the next call are drawn together with that
    // change.
    func watch() {
        let number = browser.changes
        withObservationTracking {
            _ = browser.source.snapshot()
        } onChange: {
            inbox.yield(.listChanged(number))
        }
    }
    source.load()
    watch()
    try browser.draw()
    for await event in events {
        let number = browser.changes
        var pressed: [Key] = []
        switch event {
        case .screen(.ended): return
        case .screen(.changed): browser.needsFullRedraw = true
        case .screen(.bytes(let bytes)):
            pause?.cancel()
            pressed = keys.read(bytes)
            if keys.isWaiting { pause = Task { if await waitForPause() { inbox.yield(.pause) } } }
        case .pause: pressed = keys.pause()
        // A change of a list that is no longer shown is ignored. The list is watched again when it is shown again.
        case .listChanged(let changed): if changed == number { watch() }
        }
        for key in pressed where browser.handle(key) { return }
        if browser.changes != number { watch() }
        try browser.draw()
    }
}

/// Waits for 50 ms, the longest pause between the bytes of one key. Returns false if the task was cancelled, for
/// example because more bytes arrived.
private func waitForPause() async -> Bool {
    do { try await CallContext.current.time.sleep(.milliseconds(50)) } catch { return false }
    return !Task.isCancelled
}
