import HTTPSyntax

/// A program with subcommands: its name, its texts, and its subcommands.
public struct Program<Command: Sendable>: Sendable {
    /// The tables of the general help and of the manual page. The first text of a row is its left column.
    public struct Tables: Sendable {
        /// Command lines, and what they do.
        public var examples: [(String, String)]
        /// The environment variables.
        public var environment: [(String, String)]
        /// The exit codes.
        public var exitCodes: [(String, String)]

        /// Creates tables; see the properties.
        public init(
            examples: [(String, String)], environment: [(String, String)], exitCodes: [(String, String)]
        ) {
            (self.examples, self.environment, self.exitCodes) = (examples, environment, exitCodes)
        }
    }

    /// The name, as the user types it.
    let name: String
    /// The purpose of the program without a full stop, such as `send requests to any API`.
    let purpose: String
    let tables: Tables
    /// All subcommands, in the order of the help.
    let subcommands: [Subcommand<Command>]
    let parser: CommandLineParser<Command>
    /// Throws if the command line contains an argument that must not be given, such as a key.
    private let check: @Sendable (_ arguments: [String]) throws(UsageError) -> Void

    /// Creates a program.
    ///
    /// - Parameters:
    ///   - name: The name, as the user types it.
    ///   - purpose: The purpose of the program without a full stop, such as `send requests to any API`.
    ///   - tables: The tables of the help.
    ///   - subcommands: All subcommands, in the order of the help.
    ///   - check: Throws if the command line contains an argument that must not be given, such as a key.
    public init(
        name: String, purpose: String, tables: Tables, subcommands: [Subcommand<Command>],
        check: @escaping @Sendable (_ arguments: [String]) throws(UsageError) -> Void = { _ in }
    ) {
        (self.name, self.purpose, self.tables, self.subcommands) = (name, purpose, tables, subcommands)
        parser = CommandLineParser(program: name, subcommands: subcommands)
        self.check = check
    }

    /// Parses the arguments that follow the program's name.
    public func parse(_ arguments: [String]) throws(UsageError) -> Invocation<Command> {
        try check(arguments)
        return try parser.parse(arguments)
    }

    /// Runs a command line, or prints the help that it requests. Prints the errors. Returns the exit code.
    ///
    /// - Parameters:
    ///   - arguments: The arguments that follow the program's name.
    ///   - world: The dependencies on the system.
    ///   - run: Runs a command. Returns the exit code.
    public func run(
        _ arguments: [String], in world: World, _ run: (Command) async throws -> Int32
    ) async -> Int32 {
        do {
            switch try parse(arguments) {
            case .command(let command): return try await run(command)
            case .help(let subcommand):
                try world.terminal.write(helpText(subcommand: subcommand, width: min(80, world.terminal.width ?? 80)))
            case .version: try world.terminal.write("\(name) \(version)\n")
            }
            return ExitCode.success
        } catch OutputError.closed {
            // A program such as `head` closes the pipe when it needs no more output. This is not a failure.
            return ExitCode.success
        } catch let error as UsageError {
            report(error.text(program: name), in: world)
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

    /// Writes an error. The text can contain arguments, paths and parts of a response, so control characters in it are
    /// replaced with spaces.
    private func report(_ text: String, in world: World) {
        let text = world.terminal.wrappedNote("\(name): " + withoutLineBreaks(text))
        world.terminal.writeNote(world.noteStyle.alarming("\(name):") + text.dropFirst("\(name):".count) + "\n")
    }
}

/// The version of the package and of its programs.
let version = "0.1.0"

/// The exit codes of a program.
public enum ExitCode {
    /// The exit code for success.
    public static let success: Int32 = 0
    /// The exit code for a failure.
    public static let failure: Int32 = 1
    /// The exit code for a status outside 200 to 299, if the command treats it as a failure. It is the same as in curl.
    public static let status: Int32 = 22
    /// The exit code for an incorrect command line: `EX_USAGE` of `sysexits.h`.
    public static let usage: Int32 = 64
    /// The exit code that shells report for a command that Ctrl-C ended.
    public static let interruption: Int32 = 130
}
