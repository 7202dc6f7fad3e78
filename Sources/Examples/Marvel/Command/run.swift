import Fetching
import HTTPSyntax

/// Runs the command line `arguments`, which doesn't contain the program's name. Returns the exit code.
func run(_ arguments: [String], in world: World) async -> Int32 {
    do {
        switch try parseCommand(arguments) {
        case .command(let command):
            return try await SecretNames.declaring(command.secretNames) { try await run(command, in: world) }
        case .help(let name):
            try world.terminal.write(helpText(subcommand: name, width: min(80, world.terminal.width ?? 80)))
        case .version: try world.terminal.write("marvel \(version)\n")
        }
        return ExitCode.success
    } catch OutputError.closed {
        // A program such as `head` closes the pipe when it needs no more output. This is not a failure.
        return ExitCode.success
    } catch let error as UsageError {
        report(error.text, in: world)
        return ExitCode.usage
    } catch let error as CommandInterruption {
        report(error.text, in: world)
        return ExitCode.interruption
    } catch OutputError.failed(let reason) {
        report("The output could not be written: \(reason).", in: world)
    } catch let error as CommandFailure {
        report(error.text, in: world)
        return error.exitCode
    } catch {
        report("\(error)", in: world)
    }
    return ExitCode.failure
}

let version = "0.1.0"

enum ExitCode {
    static let success: Int32 = 0
    static let failure: Int32 = 1
    /// The exit code of `get` for a status outside 200 to 299 with `--fail`, `--out`, `--lines` or `--sse`. It is the
    /// same as in curl.
    static let status: Int32 = 22
    /// The exit code for an incorrect command line: `EX_USAGE` of `sysexits.h`.
    static let usage: Int32 = 64
    /// The exit code that shells report for a command that Ctrl-C ended.
    static let interruption: Int32 = 130
}

/// Runs a command. Returns the exit code.
private func run(_ command: Command, in world: World) async throws -> Int32 {
    switch command {
    case .show(let selection, let options): try await selection.show(options, world)
    case .crawl(let options): try await options.selection.crawl(options, world)
    case .crawlJob(let action, let settings): try await runCrawlJob(action, settings, in: world)
    case .browse(let resource, let options): try await browse(resource, options: options, in: world)
    case .explain(let selection, let options): try await selection.explain(options, world)
    case .get(let options): try await get(options, in: world)
    case .repl: try await startREPL(in: world)
    case .serve(let port): try await serve(port: port, in: world)
    case .shape(let options): try await showShape(options, in: world)
    case .compare(let options): return try await compare(options, in: world)
    case .source(let options): try await printSource(options, in: world)
    case .record(let options): try await record(options, in: world)
    case .replay(let options): try await replay(options, in: world)
    case .client(let options): try await writeClient(options, in: world)
    case .cache(let action): try await action.run(in: world)
    case .completions(let shell): try world.terminal.write(completionScript(for: shell))
    case .candidates(let words): try world.terminal.write(candidates(for: words).text)
    case .manual: try world.terminal.write(manualPage())
    }
    return ExitCode.success
}

/// Writes an error. The text can contain arguments, paths and parts of a response, so control characters in it are
/// replaced with spaces.
private func report(_ text: String, in world: World) {
    let text = world.terminal.wrappedNote("marvel: " + withoutLineBreaks(text))
    world.terminal.writeNote(world.noteStyle.alarming("marvel:") + text.dropFirst("marvel:".count) + "\n")
}
