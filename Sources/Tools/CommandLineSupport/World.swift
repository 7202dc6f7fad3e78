import Fetching
import FetchingCache
import FetchingText
import Foundation
import Synchronization

/// The dependencies of a command on the system, as closures and values, so that a test can replace all of them.
public struct World: Sendable {
    /// The environment variables.
    public var environment: [String: String]
    /// The standard output and the standard error.
    public var terminal: Terminal
    /// The store that sends requests.
    public var store: NetworkStore
    /// Starts to catch Ctrl-C and `kill`. The first signal of each kind is an element of the stream. A second signal of
    /// the same kind ends the process.
    public var interruptions: @Sendable () -> AsyncStream<Void>
    /// The folder in which responses are stored; nil for none.
    public var cacheFolder: URL?
    /// Finds and starts other programs.
    public var launcher: Launcher
    /// Returns the contents of a file, or of the standard input for the path `-`.
    public var readInput: @Sendable (_ path: String) throws -> Data
    /// Returns the next line of the standard input, without its end. Returns nil at the end of the input, and when the
    /// task is cancelled.
    public var readInputLine: @Sendable () async -> String? = systemInputLines()
    /// Asks for a password on the terminal, without showing it. Returns nil if the standard input is not a terminal.
    public var readPassword: @Sendable (_ prompt: String) -> String? = systemPassword
    /// Returns the store that replaces ``store`` for a server with its own authority or a client certificate.
    var openTLSStore: @Sendable (_ files: TLSFiles, _ address: String) throws -> NetworkStore = systemTLSStore

    /// Creates the dependencies; see the properties.
    public init(
        environment: [String: String], terminal: Terminal, store: NetworkStore,
        interruptions: @escaping @Sendable () -> AsyncStream<Void>, cacheFolder: URL?,
        launcher: Launcher = .system, readInput: @escaping @Sendable (_ path: String) throws -> Data = readSystemInput
    ) {
        (self.environment, self.terminal, self.store) = (environment, terminal, store)
        (self.interruptions, self.cacheFolder) = (interruptions, cacheFolder)
        (self.launcher, self.readInput) = (launcher, readInput)
    }

    /// The style of texts on the standard output.
    public var outputStyle: Style { Style(isTerminal: terminal.width != nil, environment: environment) }
    /// The style of texts on the standard error.
    public var noteStyle: Style { Style(isTerminal: terminal.showsNotesOnTerminal, environment: environment) }

    /// The stored responses, or nil if there is no folder for them.
    public var cache: CacheStore? { cacheFolder.map { .disk(at: $0) } }

    /// Writes a note in the faint style to the standard error.
    public func writeFaintNote(_ text: String) {
        terminal.writeNote(noteStyle.faint(terminal.wrappedNote(text)) + "\n")
    }

    /// Returns a world in which the standard input and each password are read only once, so that several requests can
    /// use them.
    public var readingInputOnce: World {
        let (inputs, passwords) = (Cache<Result<Data, any Error>>(), Cache<String?>())
        var world = self
        world.readInput = { [readInput] path in
            guard path == "-" else { return try readInput(path) }
            return try inputs.value(for: path) { Result { try readInput(path) } }.get()
        }
        world.readPassword = { [readPassword] prompt in passwords.value(for: prompt) { readPassword(prompt) } }
        return world
    }

    /// Prepares this process for a command, and returns the dependencies on the real system.
    public static func system() -> World {
        let environment = ProcessInfo.processInfo.environment
        ignoreClosedPipes()
        bypassProxyForLoopback(environment: environment)
        return World(
            environment: environment, terminal: systemTerminal(environment: environment), store: .live,
            interruptions: systemInterruptions, cacheFolder: CommandLineSupport.cacheFolder(environment: environment))
    }
}

/// Values that are made once for each name.
private final class Cache<Value: Sendable>: Sendable {
    private let values = Mutex<[String: Value]>([:])

    func value(for name: String, _ make: () -> Value) -> Value {
        values.withLock { values in
            let value = values[name] ?? make()
            values[name] = value
            return value
        }
    }
}
