/// A shell for which there is a completion script.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
}

let completionsSubcommand = Subcommand<Command>(
    names: ["completions"],
    summary: "Print a script that completes marvel commands in a shell",
    usages: [
        "completions \(Shell.allCases.map(\.rawValue).joined(separator: "|"))", "completions --candidates -- WORD…",
    ],
    groups: [("Options", completionOptions.map(\.description))],
    notes: [
        "The first lines of the script say how to load it. The script runs “marvel completions --candidates”, so it "
            + "always offers the commands and options of the installed version."
    ],
    nextWord: { $0.isEmpty ? .words(Shell.allCases.map(\.rawValue)) : .nothing },
    parse: { arguments throws(UsageError) in
        var isCandidates = false
        try arguments.applyAll(completionOptions, of: "completions", to: &isCandidates)
        if isCandidates { return .candidates(arguments.words) }
        try arguments.refuseWords(after: 1)
        guard let shell = arguments.words.first.flatMap(Shell.init) else {
            throw UsageError("Choose a shell: \(Shell.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
        return .completions(shell)
    })

private let completionOptions: [CommandOption<Bool>] = [
    CommandOption(
        flag: "candidates", \.self,
        "Print the words that can replace the last WORD, each with its description, or “:files” for a file name")
]
