import FetchingText

/// The result of parsing a command line.
public enum Invocation<Command> {
    /// A command to run.
    case command(Command)
    /// A request for the help of a subcommand, or for the general help if the name is nil.
    case help(subcommand: String?)
    /// A request for the version.
    case version
}

extension Invocation: Equatable where Command: Equatable {}
extension Invocation: Sendable where Command: Sendable {}

/// A parser for the arguments of a program with subcommands.
struct CommandLineParser<Command: Sendable>: Sendable {
    private let program: String
    private let subcommands: [Subcommand<Command>]
    /// The names of the options that take a value. A name takes a value either in all subcommands or in none, so
    /// arguments can be split before the subcommand is known.
    private let valueOptions: Set<String>
    /// The names of the options that have a short form, such as `out` for `-o`, or another name.
    private let shortNames: [String: String]

    init(program: String, subcommands: [Subcommand<Command>]) {
        (self.program, self.subcommands) = (program, subcommands)
        let options = subcommands.flatMap(\.options)
        valueOptions = Set(options.filter { $0.placeholder != nil }.map(\.name))
        shortNames = Dictionary(
            options.compactMap { option in option.short.map { ("-\($0)", option.name) } } + [("--output", "out")],
            uniquingKeysWith: { $1 })
    }

    func split(_ arguments: [String]) -> Arguments {
        splitArguments(arguments, valueOptions: valueOptions, shortNames: shortNames)
    }

    /// Parses the arguments that follow the program's name.
    func parse(_ arguments: [String]) throws(UsageError) -> Invocation<Command> {
        let split = split(arguments)
        guard let word = split.words.first else { return try parseWithoutSubcommand(split.options) }
        if word == "help" { return try parseHelp(split) }
        guard let subcommand = subcommand(named: word) else {
            // A word with spaces can be a curl command with credentials. So the error contains only the text before
            // the first space.
            let start = word.prefix { !$0.isWhitespace }
            if (webURL(word) ?? webURL(ofSocket: word)) != nil, let get = self.subcommand(named: "get") {
                throw UsageError("A command is required before a URL, such as “\(program) \(get.name)”.")
            }
            throw UsageError("\(quoted(String(start))) is not a command" + suggestion(for: word))
        }
        guard split.options.contains(where: { $0.name == "help" }) else {
            return .command(try parse(split, for: subcommand))
        }
        // With `characters 1011334 comics --help`, the help of `comics` is shown, but with `crawl comics --help` that
        // of `crawl`.
        if subcommand.showsOwnHelp { return .help(subcommand: subcommand.name) }
        return .help(subcommand: split.words.lazy.compactMap { self.subcommand(named: $0)?.name }.last)
    }

    private func parseWithoutSubcommand(_ options: [GivenOption]) throws(UsageError) -> Invocation<Command> {
        if options.contains(where: { $0.name == "help" }) { return .help(subcommand: nil) }
        if let option = options.first(where: { $0.name != "version" }) {
            guard let subcommand = subcommands.first(where: { $0.options.contains { $0.name == option.name } }) else {
                throw unknown(option, of: nil, among: ["help", "version"])
            }
            throw UsageError("\(option.written) needs a command, such as “\(program) \(subcommand.name)”.")
        }
        return options.isEmpty ? .help(subcommand: nil) : .version
    }

    private func parseHelp(_ split: Arguments) throws(UsageError) -> Invocation<Command> {
        if let option = split.options.first(where: { $0.name != "help" }) {
            throw unknown(option, of: "help", among: [])
        }
        guard let topic = split.words.dropFirst().last, topic != "help" else { return .help(subcommand: nil) }
        guard let subcommand = subcommand(named: topic) else {
            throw UsageError("There is no help for \(quoted(topic))" + suggestion(for: topic))
        }
        return .help(subcommand: subcommand.name)
    }

    private func parse(_ split: Arguments, for subcommand: Subcommand<Command>) throws(UsageError) -> Command {
        do throws(UsageError) {
            try check(split.options, of: subcommand)
            return try subcommand.parse(
                Arguments(
                    subcommand: split.words.first, words: Array(split.words.dropFirst()), options: split.options))
        } catch {
            throw UsageError(error.message, subcommand: error.subcommand ?? subcommand.name)
        }
    }

    private func check(_ given: [GivenOption], of subcommand: Subcommand<Command>) throws(UsageError) {
        let options = subcommand.options + subcommands.flatMap(\.options)
        var names: Set<String> = []
        for option in given {
            // In an argument such as `-HName:value`, the value can be a secret, so the error contains only the letter.
            if let letter = subcommand.options.lazy.filter({ $0.placeholder != nil }).compactMap(\.short)
                .first(where: { option.name.hasPrefix("-\($0)") })
            {
                throw UsageError("A space is required between -\(letter) and its value.")
            }
            // An option that no subcommand has is refused later. In `-uSECRET`, the value can be a secret.
            guard let known = options.first(where: { $0.name == option.name }) else { continue }
            let isRepeatable = subcommand.options.contains { $0.name == option.name && $0.isRepeatable }
            if !isRepeatable, !names.insert(option.name).inserted {
                let isList = known.placeholder?.hasSuffix(",…") == true
                throw UsageError(
                    "\(option.written) can be given only once" + (isList ? "; separate its values with commas." : "."))
            }
        }
    }

    private func subcommand(named name: String) -> Subcommand<Command>? {
        subcommands.first { $0.names.contains(name) || $0.names.contains(name.lowercased()) }
    }

    private func suggestion(for word: String) -> String {
        didYouMean(word, among: subcommands.flatMap(\.names)) ?? "."
    }
}

/// Returns the error for an option that a subcommand doesn't have. A nil subcommand means the program itself.
public func unknown(_ option: GivenOption, of subcommand: String?, among names: [String]) -> UsageError {
    let suggestion = didYouMean(option.name, among: names, prefix: "--")
    // An option of another program, such as `-uNAME:PASSWORD` of curl, can contain a secret. So the error contains only
    // its first letter, unless the word is similar to an option.
    let isShort = !option.written.hasPrefix("--") && suggestion == nil
    let name = isShort ? option.written.prefix(2) : option.written.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    return UsageError(
        "\(name) is not an option" + (subcommand.map { " of \($0)" } ?? "") + (suggestion ?? "."),
        subcommand: subcommand)
}
