import Fetching
import FetchingTestSupport
import MarvelSandbox
import Synchronization

@testable import MarvelCLI

/// What a run of the command did.
struct Run: Sendable {
    var exitCode: Int32
    /// The standard output.
    var output: String
    /// The standard error.
    var notes: String
}

/// The command, run in this process.
///
/// - Parameters:
///   - line: The arguments as one types them, with spaces between.
///   - environment: The environment; empty unless told.
///   - store: The network; the sandbox in process unless told.
///   - width: The terminal's width; nil is a pipe.
func runInProcess(
    _ line: String, environment: [String: String] = [:], store: NetworkStore = MarvelSandbox().store, width: Int? = nil,
    writeError: OutputError? = nil
) async -> Run {
    let output = Text()
    let notes = Text()
    let world = World(
        environment: environment,
        terminal: Terminal(
            write: { text in
                if let writeError { throw writeError }
                output.append(text)
            },
            writeNote: { notes.append($0) }, width: width, showsNotesOnTerminal: width != nil),
        store: store,
        startSandbox: { port in
            if port == 80 { throw CommandFailure("Port 80 is in use.") }
            return RunningSandbox(
                baseURL: "http://127.0.0.1:7777/v1/public", stop: { notes.append("(sandbox stopped)\n") })
        },
        interruptions: {
            notes.append("(listening)\n")
            return AsyncStream { $0.yield() }
        })
    let exitCode = await run(words(line), in: world)
    return Run(exitCode: exitCode, output: output.value, notes: notes.value)
}

func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }

/// Text that grows.
final class Text: Sendable {
    private let text = Mutex("")

    var value: String { text.withLock { $0 } }

    func append(_ more: String) { text.withLock { $0 += more } }
}
