import FetchingREPL

/// Returns the help of a subcommand, or the general help if the name is nil.
///
/// - Parameter width: The number of terminal columns. Lines are broken between words.
func helpText(subcommand name: String?, width: Int = 80) -> String {
    name.flatMap { name in subcommands.first { $0.name == name } }.map { helpText(for: $0, width: width) }
        ?? generalHelp(width: width)
}

private func generalHelp(width: Int) -> String {
    let commands = subcommands.map { ($0.names.joined(separator: ", "), $0.summary) }
    return """
        \(paragraph("Query the Marvel Comics API or, without API keys, an offline sandbox.", width: width))
        \(paragraph("Usage: marvel COMMAND [OPTIONS]", width: width))
        Commands:
        \(twoColumns(commands, width: width))
        Options:
        \(twoColumns(generalOptions, width: width))
        Examples:
        \(twoColumns(examples, width: width))
        Environment:
        \(twoColumns(environment, width: width))
        Exit codes:
        \(twoColumns(exitCodes, width: width))
        \(paragraph("For the options of a command, run “marvel COMMAND --help”.", width: width))
        """
}

private func helpText(for subcommand: Subcommand<Command>, width: Int) -> String {
    let usages = subcommand.usages.map { indented("marvel " + $0, by: 2, width: width) }.joined()
    let groups = subcommand.groups.map { title, options in
        let rows = options.map { (optionColumn($0), descriptionColumn($0)) }
        return "\(title):\n" + twoColumns(rows, width: width) + "\n"
    }.joined()
    let tables = subcommand.tables.map { title, rows in "\(title):\n" + twoColumns(rows, width: width) + "\n" }.joined()
    let notes = subcommand.notes.map { paragraph($0, width: width) + "\n" }.joined()
    let end = paragraph("For environment variables and exit codes, run “marvel --help”.", width: width)
    return """
        \(paragraph(subcommand.summary, width: width))
        Usage:
        \(usages)
        \(groups)\(notes)\(tables)\(end)
        """
}

private let generalOptions = [("-h, --help", "Print help"), ("--version", "Print the version")]

private let examples = [
    ("marvel characters --limit 5", "List characters"),
    ("marvel character 1011334", "Show one character"),
    ("marvel event 116 characters", "List the characters in an event"),
    ("marvel browse comics", "Search and scroll the comics"),
    ("marvel crawl events --out FILE", "Save all events to a file"),
    ("marvel shape FILE", "Print Swift models for a JSON file"),
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
private func twoColumns(_ rows: [(name: String, text: String)], width: Int) -> String {
    // On a narrow terminal, most descriptions start on the next line.
    let indentation = width < 60 ? 8 : 34
    return rows.map { name, text in
        let lines = indented(text, by: indentation, width: width)
        let head = "  " + name
        let isShort = displayWidth(head) + 2 <= indentation
        return isShort ? head + lines.dropFirst(displayWidth(head)) : indented(name, by: 2, width: width) + lines
    }.joined()
}

private func paragraph(_ text: String, width: Int) -> String { indented(text, by: 0, width: width) }

/// Returns `text` in lines that start with `count` spaces.
private func indented(_ text: String, by count: Int, width: Int) -> String {
    let space = String(repeating: " ", count: count)
    return wrapped(text, width: width - count).map { space + $0 + "\n" }.joined()
}
