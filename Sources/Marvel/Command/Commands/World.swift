import Foundation
import Fetching
import Marvel
import MarvelSandbox

/// What the command meets outside itself, as closures and values, so that all of it runs in a test.
struct World: Sendable {
    var environment: [String: String]
    var terminal: Terminal
    /// The network.
    var store: NetworkStore
    /// Starts the sandbox; port 0 takes any that is free.
    var startSandbox: @Sendable (_ port: UInt16) throws -> RunningSandbox
    /// Begins to listen for Ctrl-C; the stream has an element for each.
    var interruptions: @Sendable () -> AsyncStream<Void>
    var time = TimeSource.system
    var files = Files.system
    /// Takes the terminal for a command that fills it; nil where there is none.
    var openScreen: @Sendable () -> Screen? = { nil }
}

/// A sandbox that answers over HTTP.
struct RunningSandbox: Sendable {
    /// What comes before `/characters`.
    var baseURL: String
    var stop: @Sendable () -> Void
}

extension World {
    var outputStyle: Style { Style(isTerminal: terminal.width != nil, environment: environment) }
    var noteStyle: Style { Style(isTerminal: terminal.showsNotesOnTerminal, environment: environment) }

    /// The process's own.
    static func system() -> World {
        let environment = ProcessInfo.processInfo.environment
        let terminal = systemTerminal(environment: environment)
        return World(
            environment: environment,
            terminal: terminal,
            store: .urlSession,
            startSandbox: { port in
                let server = try MarvelSandbox().serve(port: port)
                return RunningSandbox(baseURL: server.baseURL + "/v1/public", stop: { server.stop() })
            },
            interruptions: systemInterruptions,
            openScreen: { systemScreen(write: terminal.write) })
    }
}
