import Fetching
import FetchingTestSupport
import Foundation
import MarvelSandbox
import Synchronization

@testable import MarvelCLI

/// The exit code and the output of a run of the command.
struct Run: Sendable {
    var exitCode: Int32
    /// The standard output as text.
    var output: String
    /// The standard output.
    var bytes = Data()
    /// The standard error.
    var notes: String
}

/// Runs the command in this process.
///
/// - Parameters:
///   - line: The arguments, separated by spaces.
///   - environment: The environment variables.
///   - store: The store that replaces the network.
///   - width: The number of columns of the terminal; nil for a pipe.
///   - writeError: The error of every write to the standard output; nil for none.
///   - input: The contents of files by path. The path `-` is the standard input.
///   - cacheFolder: The folder of the cache; nil for none.
func runInProcess(
    _ line: String, environment: [String: String] = [:], store: NetworkStore = MarvelSandbox().store, width: Int? = nil,
    writeError: OutputError? = nil, input: [String: String] = [:], cacheFolder: URL? = nil
) async -> Run {
    await runInProcess(
        words(line), environment: environment, store: store, width: width, writeError: writeError, input: input,
        cacheFolder: cacheFolder)
}

/// Runs the command in this process, with arguments that can contain spaces.
func runInProcess(
    _ arguments: [String], environment: [String: String] = [:], store: NetworkStore = MarvelSandbox().store,
    width: Int? = nil,
    writeError: OutputError? = nil, input: [String: String] = [:], cacheFolder: URL? = nil
) async -> Run {
    let output = Text()
    let notes = Text()
    let world = World(
        environment: environment,
        terminal: Terminal(
            writeData: { data in
                if let writeError { throw writeError }
                output.append(data)
            },
            writeNote: { notes.append($0) }, width: width, showsNotesOnTerminal: width != nil,
            notesWidth: { width }),
        store: store,
        startSandbox: { port in
            if port == 80 { throw CommandFailure("Port 80 is in use; choose another port.") }
            return RunningSandbox(
                baseURL: "http://127.0.0.1:7777/v1/public", stop: { notes.append("(sandbox stopped)\n") })
        },
        interruptions: {
            notes.append("(catching Ctrl-C)\n")
            return AsyncStream { $0.yield() }
        },
        cacheFolder: cacheFolder,
        readInput: { path in
            guard let text = input[path] else {
                throw FileError(path: path, action: "read", reason: "it does not exist")
            }
            return Data(text.utf8)
        })
    let exitCode = await run(arguments, in: world)
    return Run(exitCode: exitCode, output: output.value, bytes: output.bytes, notes: notes.value)
}

/// Returns the words of a line.
func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }

/// A text to which tests append the output of the command.
final class Text: Sendable {
    private let data = Mutex(Data())

    var bytes: Data { data.withLock { $0 } }
    var value: String { String(decoding: bytes, as: UTF8.self) }

    func append(_ more: String) { append(Data(more.utf8)) }
    func append(_ more: Data) { data.withLock { $0 += more } }
}

extension NetworkStore {
    /// A store that throws an error that is not retryable.
    static let broken = failing(URLError(.cannotParseResponse))
}
