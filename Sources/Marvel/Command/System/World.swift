import Foundation
import Fetching
import MarvelSandbox

/// Everything outside the command that it uses, as closures and values, so that a test can replace all of it.
struct World: Sendable {
    var environment: [String: String]
    var terminal: Terminal
    /// The network.
    var store: NetworkStore
    /// Starts the sandbox. Port 0 chooses a free port.
    var startSandbox: @Sendable (_ port: UInt16) throws -> RunningSandbox
    /// Starts to catch Ctrl-C and `kill`. The stream has an element for each.
    var interruptions: @Sendable () -> AsyncStream<Void>
    var time = TimeSource.system
    var files = Files.system
    /// Takes over the whole terminal; nil if there is none.
    var openScreen: @Sendable () -> Screen? = { nil }
}

/// A sandbox that serves HTTP.
struct RunningSandbox: Sendable {
    /// The part of the URL before `/characters`.
    var baseURL: String
    var stop: @Sendable () -> Void
}

extension World {
    var outputStyle: Style { Style(isTerminal: terminal.width != nil, environment: environment) }
    var noteStyle: Style { Style(isTerminal: terminal.showsNotesOnTerminal, environment: environment) }

    /// Writes a note that is less important than the output.
    func writeFaintNote(_ text: String) { terminal.writeNote(noteStyle.faint(text) + "\n") }

    /// The real system.
    static func system() -> World {
        let environment = ProcessInfo.processInfo.environment
        let terminal = systemTerminal(environment: environment)
        return World(
            environment: environment,
            terminal: terminal,
            store: .live,
            startSandbox: { port in
                let server = try MarvelSandbox().serve(port: port)
                return RunningSandbox(baseURL: server.baseURL + "/v1/public", stop: { server.stop() })
            },
            interruptions: systemInterruptions,
            openScreen: { systemScreen(write: terminal.write) })
    }
}
