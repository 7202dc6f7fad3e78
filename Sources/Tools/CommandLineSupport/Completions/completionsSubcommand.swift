/// A shell for which there is a completion script.
public enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
}

/// The output of the subcommand `completions`.
public enum CompletionOutput: Equatable, Sendable {
    /// The script of a shell.
    case script(Shell)
    /// The words that a completion offers. The value contains the words of the command line up to the cursor.
    case candidates([String])
}

/// Returns the subcommand that prints the completion script of a shell.
///
/// - Parameter command: Returns the command, which writes ``Program/text(_:)``.
public func completionsSubcommand<Command>(
    of program: String, _ command: @escaping @Sendable (CompletionOutput) -> Command
) -> Subcommand<Command> {
    Subcommand(
        names: ["completions"],
        summary: "Print a script that completes \(program) commands in a shell",
        usages: [
            "completions \(Shell.allCases.map(\.rawValue).joined(separator: "|"))",
            "completions --candidates -- WORD…",
        ],
        groups: [("Options", completionOptions.map(\.description))],
        notes: [
            "The first lines of the script say how to load it. The script runs “\(program) completions --candidates”, "
                + "so it always offers the commands and options of the installed version."
        ],
        nextWord: { $0.isEmpty ? .words(Shell.allCases.map(\.rawValue)) : .nothing },
        parse: { arguments throws(UsageError) in
            var isCandidates = false
            try arguments.applyAll(completionOptions, of: "completions", to: &isCandidates)
            if isCandidates { return command(.candidates(arguments.words)) }
            try arguments.refuseWords(after: 1)
            guard let shell = arguments.words.first.flatMap(Shell.init) else {
                throw UsageError("Choose a shell: \(Shell.allCases.map(\.rawValue).joined(separator: ", ")).")
            }
            return command(.script(shell))
        })
}

extension Program {
    /// Returns the output of the subcommand `completions` as text.
    public func text(_ output: CompletionOutput) -> String {
        switch output {
        case .script(let shell): completionScript(for: shell, of: name)
        case .candidates(let words): candidates(for: words).text
        }
    }
}

private let completionOptions: [CommandOption<Bool>] = [
    CommandOption(
        flag: "candidates", \.self,
        "Print the words that can replace the last WORD, each with its description, or “:files” for a file name")
]
