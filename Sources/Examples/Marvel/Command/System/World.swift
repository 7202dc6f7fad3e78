import Fetching
import FetchingCache
import FetchingGenerators
import Foundation
import MarvelSandbox

/// The command's dependencies on the system, as closures and values, so that a test can replace all of them.
struct World: Sendable {
    var environment: [String: String]
    var terminal: Terminal
    /// The store that sends all requests, except to a server that needs ``openTLSStore``.
    var store: NetworkStore
    /// Starts the sandbox. Port 0 means any free port.
    var startSandbox: @Sendable (_ port: UInt16) throws -> RunningSandbox
    /// Starts to catch Ctrl-C and `kill`. The first signal of each kind is an element of the stream. A second signal of
    /// the same kind ends the process.
    var interruptions: @Sendable () -> AsyncStream<Void>
    /// The folder in which responses are stored; nil for none.
    var cacheFolder: URL?
    var launcher = Launcher.system
    /// Returns the contents of a file, or of the standard input for the path `-`.
    var readInput: @Sendable (_ path: String) throws -> Data = readSystemInput
    /// Switches the terminal to full screen. Returns nil if there is no terminal.
    var openScreen: @Sendable () -> Screen? = { nil }
    /// Returns the store that replaces ``store`` for a server with its own authority or a client certificate.
    var openTLSStore: @Sendable (_ files: TLSFiles, _ address: String) throws -> NetworkStore = systemTLSStore
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

    var cache: CacheStore? { cacheFolder.map { .disk(at: $0) } }

    /// Writes a note in the faint style to the standard error.
    func writeFaintNote(_ text: String) { terminal.writeNote(noteStyle.faint(terminal.wrappedNote(text)) + "\n") }

    /// Returns the dependencies on the real system.
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
            cacheFolder: MarvelCLI.cacheFolder(environment: environment),
            openScreen: { systemScreen(write: terminal.write) })
    }
}
