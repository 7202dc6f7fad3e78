/// Reads arguments, without the program's name. Pure: nothing is looked up, nothing is done.
func parseCommand(_ arguments: [String]) -> Result<Command, UsageError> {
    do throws(UsageError) {
        return .success(try command(arguments))
    } catch {
        return .failure(error)
    }
}

private func command(_ arguments: [String]) throws(UsageError) -> Command {
    try refuseKeys(arguments)
    let split = splitArguments(arguments, valueOptions: valueOptions)
    let asksForHelp = split.options.contains { $0.name == "help" }

    guard let word = split.words.first else {
        if asksForHelp { return .help(subcommand: nil) }
        if let option = split.options.first(where: { $0.name != "version" }) {
            let isKnown = subcommands.contains { $0.options.contains { $0.name == option.name } }
            throw isKnown
                ? UsageError("\(option.written) needs a command before it, such as marvel characters.")
                : unknown(option, of: nil, among: ["help", "version"])
        }
        return split.options.isEmpty ? .help(subcommand: nil) : .version
    }
    if word == "help" { return try helpCommand(split) }
    guard let subcommand = subcommand(named: word) else {
        throw UsageError(
            "\(quoted(word)) is not a command" + didYouMean(word, among: subcommands.flatMap(\.names), prefix: ""))
    }
    if asksForHelp {
        // `marvel character 1011334 comics --help` asks about comics, `marvel crawl comics --help` about crawl.
        let takesCollections = [crawlSubcommand.name, browseSubcommand.name].contains(subcommand.name)
        if takesCollections { return .help(subcommand: subcommand.name) }
        return .help(subcommand: split.words.reversed().lazy.compactMap { MarvelCLI.subcommand(named: $0)?.name }.first)
    }
    return try checked(split, for: subcommand)
}

private func checked(_ split: Arguments, for subcommand: Subcommand) throws(UsageError) -> Command {
    do throws(UsageError) {
        var names: Set<String> = []
        for option in split.options where !names.insert(option.name).inserted {
            throw UsageError("\(option.written) is given twice; give it once, lists with commas between.")
        }
        return try subcommand.parse(Arguments(words: Array(split.words.dropFirst()), options: split.options))
    } catch {
        throw UsageError(error.message, subcommand: error.subcommand ?? subcommand.name)
    }
}

private func helpCommand(_ split: Arguments) throws(UsageError) -> Command {
    if let option = split.options.first(where: { $0.name != "help" }) {
        throw unknown(option, of: "help", among: [])
    }
    guard let topic = split.words.dropFirst().last, topic != "help" else { return .help(subcommand: nil) }
    guard let subcommand = subcommand(named: topic) else {
        throw UsageError(
            "There is no help about \(quoted(topic))"
                + didYouMean(topic, among: subcommands.flatMap(\.names), prefix: ""))
    }
    return .help(subcommand: subcommand.name)
}

/// The error for an option that the subcommand doesn't have.
func unknown(_ option: GivenOption, of subcommand: String?, among names: [String]) -> UsageError {
    let command = ["marvel", subcommand].compactMap { $0 }.joined(separator: " ")
    return UsageError(
        "\(option.written) is not an option of \(command)" + didYouMean(option.name, among: names, prefix: "--"),
        subcommand: subcommand)
}

/// `text` in quotes, fit to be shown in one line of an error.
func quoted(_ text: String) -> String { "“\(cut(cellText(text), to: 60))”" }

private func didYouMean(_ typed: String, among words: [String], prefix: String) -> String {
    nearestWord(to: typed, among: words).map { "; did you mean \(prefix)\($0)?" } ?? "."
}

/// A name means the same kind of option in every subcommand, so that arguments can be split before the subcommand is
/// known.
private let valueOptions = Set(
    subcommands.flatMap(\.options).filter { $0.placeholder != nil }.map(\.name))
