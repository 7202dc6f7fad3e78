import Fetching
import FetchingTestSupport
import Foundation
import SharedTestCode
import Synchronization

@testable import CommandLineSupport
@testable import FetchingCommand

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
///   - isInterrupted: Whether the user presses Ctrl-C at once.
func runInProcess(
    _ line: String, environment: [String: String] = [:], store: NetworkStore = .unimplemented, width: Int? = nil,
    writeError: OutputError? = nil, input: [String: String] = [:], cacheFolder: URL? = nil,
    isInterrupted: Bool = true
) async -> Run {
    await runInProcess(
        words(line), environment: environment, store: store, width: width, writeError: writeError, input: input,
        cacheFolder: cacheFolder, isInterrupted: isInterrupted)
}

/// Runs the command in this process, with arguments that can contain spaces.
func runInProcess(
    _ arguments: [String], environment: [String: String] = [:], store: NetworkStore = .unimplemented,
    width: Int? = nil,
    writeError: OutputError? = nil, input: [String: String] = [:], cacheFolder: URL? = nil,
    isInterrupted: Bool = true
) async -> Run {
    let output = Text()
    let notes = Text()
    var world = World(
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
            guard isInterrupted else { return AsyncStream { _ in } }
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
    var texts = (input["-"] ?? "").components(separatedBy: "\n")[...]
    if texts.last == "" { texts.removeLast() }
    let lines = Mutex(texts)
    world.readInputLine = { lines.withLock { $0.popFirst() } }
    let exitCode = await run(arguments, in: world)
    return Run(exitCode: exitCode, output: output.value, bytes: output.bytes, notes: notes.value)
}

extension TestFolder {
    /// The names and the contents of all files.
    var everything: String {
        (FileManager.default.subpaths(atPath: path) ?? []).map { $0 + "\n" + (text($0) ?? "") }.joined()
    }
}

// The parts of the program that tests use.
let subcommands = fetching.subcommands
func parseCommand(_ arguments: [String]) throws(UsageError) -> Invocation<Command> { try fetching.parse(arguments) }
func candidates(for words: [String]) -> Candidates { fetching.candidates(for: words) }
