/// Returns the help of a subcommand, or the general help if the name is nil.
func helpText(subcommand name: String?) -> String {
    name.flatMap { name in subcommands.first { $0.name == name } }.map(helpText) ?? generalHelp()
}

private func generalHelp() -> String {
    let commands = subcommands.map { ($0.names.joined(separator: ", "), $0.summary) }
    return """
        Query the Marvel Comics API or, without API keys, an offline sandbox.

        Usage: marvel COMMAND [OPTIONS]

        Commands:
        \(twoColumns(commands))
        Options:
        \(twoColumns(generalOptions))
        Examples:
        \(twoColumns(examples))
        Environment:
        \(twoColumns(environment))
        Exit codes:
        \(twoColumns(exitCodes))
        For the options of a command, run “marvel COMMAND --help”.

        """
}

private func helpText(for subcommand: Subcommand<Command>) -> String {
    let usages = subcommand.usages.map { "  marvel \($0)\n" }.joined()
    let groups = subcommand.groups.map { title, options in
        "\(title):\n" + twoColumns(options.map { (optionColumn($0), descriptionColumn($0)) }) + "\n"
    }.joined()
    let tables = subcommand.tables.map { title, rows in "\(title):\n" + twoColumns(rows) + "\n" }.joined()
    let notes = subcommand.notes.map { wrapped($0, width: 80).joined(separator: "\n") + "\n\n" }.joined()
    return """
        \(subcommand.summary)

        Usage:
        \(usages)
        \(groups)\(notes)\(tables)For environment variables and exit codes, run “marvel --help”.

        """
}

private let generalOptions = [("-h, --help", "Print help"), ("--version", "Print the version")]

private let examples = [
    ("marvel characters --limit 5", "List characters"),
    ("marvel character 1011334", "Show one character"),
    ("marvel event 116 characters", "List the characters in an event"),
    ("marvel browse comics", "Search and scroll the comics"),
    ("marvel crawl events --out FILE", "Save all events to a file"),
]

private let environment = [
    (
        "\(publicKeyName), \(privateKeyName)",
        "API keys that sign requests. If neither key is set, requests go to an offline sandbox that marvel starts on "
            + "this machine."
    ),
    ("NO_COLOR", "Any non-empty value disables colors"),
    ("COLUMNS", "Width of the terminal in columns (default: detected)"),
]

private let exitCodes = [
    ("0", "Success"), ("1", "Failure"), ("64", "Incorrect command line"),
    ("130", "Crawl interrupted by Ctrl-C or kill"),
]

private func optionColumn(_ option: OptionDescription) -> String {
    "--\(option.name)" + (option.placeholder.map { " \($0)" } ?? "")
}

private func descriptionColumn(_ option: OptionDescription) -> String {
    option.line + (option.note.map { ": \($0)" } ?? "")
}

/// Returns lines with names on the left and descriptions on the right. If a name is too long for the left column, its
/// description starts on the next line.
private func twoColumns(_ rows: [(name: String, text: String)]) -> String {
    rows.map { name, text in
        let lines = wrapped(text, width: 80 - indentation).map { String(repeating: " ", count: indentation) + $0 }
        let head = "  " + name
        let isShort = displayWidth(head) + 2 <= indentation
        let first = isShort ? head + String((lines.first ?? "").dropFirst(displayWidth(head))) : head
        return ([first] + (isShort ? lines.dropFirst() : lines[...])).map { $0 + "\n" }.joined()
    }.joined()
}

private let indentation = 34
