import Fetching
import FetchingTestSupport
import Foundation
import MarvelSandbox
import SharedTestCode

@testable import CommandLineSupport
@testable import FetchingText
@testable import MarvelCLI

/// Runs the command in this process.
///
/// - Parameters:
///   - line: The arguments, separated by spaces.
///   - environment: The environment variables.
///   - store: The store that replaces the network.
///   - width: The number of columns of the terminal; nil for a pipe.
///   - writeError: The error of every write to the standard output; nil for none.
///   - cacheFolder: The folder of the cache; nil for none.
func runInProcess(
    _ line: String, environment: [String: String] = [:], store: NetworkStore = MarvelSandbox().store, width: Int? = nil,
    writeError: OutputError? = nil, cacheFolder: URL? = nil
) async -> Run {
    let output = Text()
    let notes = Text()
    let base = World(
        environment: environment,
        terminal: Terminal(
            writeData: { data in
                if let writeError { throw writeError }
                output.append(data)
            },
            writeNote: { notes.append($0) }, width: width, showsNotesOnTerminal: width != nil,
            notesWidth: { width }),
        store: store,
        interruptions: {
            notes.append("(catching Ctrl-C)\n")
            return AsyncStream { $0.yield() }
        },
        cacheFolder: cacheFolder)
    let world = MarvelWorld(
        base: base,
        startSandbox: { port in
            if port == 80 { throw CommandFailure("Port 80 is in use; choose another port.") }
            return RunningSandbox(
                baseURL: "http://127.0.0.1:7777/v1/public", stop: { notes.append("(sandbox stopped)\n") })
        })
    let exitCode = await run(words(line), in: world)
    return Run(exitCode: exitCode, output: output.value, notes: notes.value)
}

extension NetworkStore {
    /// A store that throws an error that is not retryable.
    static let broken = failing(URLError(.cannotParseResponse))
}

/// The keys that the sandbox accepts, as environment variables.
let sandboxKeys = ["MARVEL_PUBLIC_KEY": "sandbox-public-key", "MARVEL_PRIVATE_KEY": "sandbox-private-key"]

// The parts of the program that tests use.
let subcommands = marvel.subcommands
func parseCommand(_ arguments: [String]) throws(UsageError) -> Invocation<Command> { try marvel.parse(arguments) }
func candidates(for words: [String]) -> Candidates { marvel.candidates(for: words) }

/// Expects that each line has at most `width` terminal columns. A line that is a single word can be longer.
func expectLines(of text: String, fit width: Int) {
    for line in text.split(separator: "\n").map(String.init) {
        expect(displayWidth(line) <= width || line.split(separator: " ").count == 1, "\(line)")
    }
}
