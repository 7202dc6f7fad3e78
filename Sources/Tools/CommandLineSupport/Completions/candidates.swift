extension Program {
    /// Returns the words that can replace the last word of `words`.
    ///
    /// - Parameter words: The words after the program's name, up to the cursor. The last one is incomplete or empty.
    func candidates(for words: [String]) -> Candidates {
        let (before, current, isSplit) = joinedAtEqualsSigns(words)
        let split = parser.split(before)
        let subcommand = split.words.first.flatMap { name in subcommands.first { $0.names.contains(name) } }
        let rest = Array(split.words.dropFirst())
        let options = subcommand.map { $0.optionsForWords?(rest) ?? $0.options } ?? []

        let acceptsOptions = !before.contains("--")
        if acceptsOptions, current.hasPrefix("--"), let equals = current.firstIndex(of: "=") {
            let start = current.index(after: equals)
            guard let option = options.first(where: { "--\($0.name)" == current[..<equals] }) else { return .words([]) }
            // Bash replaces only the text after the equals sign; other shells replace the word.
            return values(of: option, String(current[start...]), prefix: isSplit ? "" : String(current[..<start]))
        }
        if acceptsOptions, !current.hasPrefix("--"), let option = optionWithoutValue(split, before, options) {
            return values(of: option, current, prefix: "")
        }
        if acceptsOptions, current.hasPrefix("-") {
            return .words(optionCandidates(subcommand, options, given: split.options.map(\.name)).startingWith(current))
        }
        if let subcommand { return values(subcommand.nextWord(rest), current, prefix: "") }
        guard split.words.isEmpty || split.words == ["help"] else { return .words([]) }
        let names = subcommands.flatMap { subcommand in
            subcommand.names.map { Candidate(word: $0, line: subcommand.summary) }
        }
        return .words((names + [Candidate(word: "help", line: "Print help")]).startingWith(current))
    }

    private func optionCandidates(
        _ subcommand: Subcommand<Command>?, _ options: [OptionDescription], given: [String]
    ) -> [Candidate] {
        let own = options.filter { $0.isRepeatable || !given.contains($0.name) }
            .map { Candidate(word: "--\($0.name)", line: $0.line) }
        let help = Candidate(word: "--help", line: "Print help")
        return own + [help] + (subcommand == nil ? [Candidate(word: "--version", line: "Print the version")] : [])
    }
}

/// The words that a completion offers.
enum Candidates: Equatable, Sendable {
    /// The names of files and folders, which the shell completes.
    case files
    case words([Candidate])

    /// The text for the completion scripts: a line for each word, with a tab before the description.
    var text: String {
        switch self {
        case .files: ":files\n"
        case .words(let words): words.map { "\($0.word)\t\($0.line)\n" }.joined()
        }
    }
}

/// A word that a completion offers, and its description.
struct Candidate: Equatable, Sendable {
    var word: String
    var line = ""
}

/// Joins words that bash has split at equals signs. Bash splits `--limit=5` into three words.
private func joinedAtEqualsSigns(_ words: [String]) -> (before: [String], current: String, isSplit: Bool) {
    var result: [String] = []
    var isSplit = false
    for word in words {
        isSplit = (word == "=" && result.last?.hasPrefix("--") == true) || (isSplit && result.last?.last == "=")
        if isSplit, let last = result.popLast() { result.append(last + word) } else { result.append(word) }
    }
    return (result.dropLast(), result.last ?? "", isSplit)
}

/// Returns the option that needs the next word as its value. Returns nil if the last word before the cursor is not such
/// an option.
private func optionWithoutValue(
    _ split: Arguments, _ before: [String], _ options: [OptionDescription]
) -> OptionDescription? {
    guard let given = split.options.last, given.value == nil, given.written == before.last else { return nil }
    return options.first { $0.name == given.name && $0.placeholder != nil }
}

private func values(of option: OptionDescription, _ current: String, prefix: String) -> Candidates {
    values(option.placeholder == nil ? .words(["true", "false"]) : option.values, current, prefix: prefix)
}

/// Returns the values that start with `current`.
///
/// - Parameter prefix: The part of the replaced word that precedes the value, such as `--format=`.
private func values(_ completion: Completion, _ current: String, prefix: String) -> Candidates {
    switch completion {
    case .nothing: return .words([])
    case .files: return .files
    case .words(let words): return .words(words.map { Candidate(word: prefix + $0) }.startingWith(prefix + current))
    case .list(let words):
        let items = current.split(separator: ",", omittingEmptySubsequences: false)
        let earlier = items.dropLast().map { $0 + "," }.joined()
        let others = words.filter { !items.dropLast().contains(Substring($0)) }
        return .words(others.map { Candidate(word: prefix + earlier + $0) }.startingWith(prefix + current))
    }
}

extension [Candidate] {
    fileprivate func startingWith(_ start: String) -> [Candidate] {
        filter { $0.word.unicodeScalars.starts(with: start.unicodeScalars) }
    }
}
