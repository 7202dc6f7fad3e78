/// What `marvel --help` says.
func helpText() -> String {
    let rows = subcommands.map { subcommand in (subcommand.names.joined(separator: ", "), subcommand.summary) }
    return """
        Ask the Marvel API, or an offline sandbox that answers in its place.

        Usage:
          marvel characters [OPTION…]              a list, filtered and sorted
          marvel character ID                      one of them
          marvel character ID comics [OPTION…]     what is under it
          marvel crawl characters --out FILE       a whole collection, page by page
          marvel browse comics                     search and scroll on the whole screen
          marvel serve [--port PORT]               the sandbox, until Ctrl-C

        Commands:
        \(twoColumns(rows))
        Everywhere:
        \(twoColumns([("-h, --help", "show help: marvel comics --help tells all its options"), ("--version", "show the version")]))
        Environment:
        \(twoColumns(environmentRows))
        Exit codes: 0 all went well, 1 it failed, 64 it was called wrongly,
        130 it was stopped by Ctrl-C or kill before it was done.

        """
}

/// What `marvel characters --help` says.
func helpText(for subcommand: Subcommand) -> String {
    let usages = subcommand.usages.map { "  marvel \($0)\n" }.joined()
    let groups = subcommand.groups.map { title, options in
        "\(title):\n" + twoColumns(options.map { (optionText($0), lineText($0)) }) + "\n"
    }.joined()
    let notes = subcommand.notes.map { wrapped($0, width: 80).joined(separator: "\n") + "\n\n" }.joined()
    return """
        marvel \(subcommand.name): \(subcommand.summary)

        Usage:
        \(usages)
        \(groups)\(notes)Environment and exit codes: marvel --help

        """
}

private let environmentRows = [
    (
        "\(publicKeyName), \(privateKeyName)",
        "the keys that sign requests, never given as arguments; without both, "
            + "the sandbox answers, on a free port of this machine"
    ),
    ("NO_COLOR", "no colour, if it is set"),
    ("COLUMNS", "the terminal's width, if it is not what the terminal says"),
]

private func optionText(_ option: OptionDescription) -> String {
    "--\(option.name)" + (option.placeholder.map { " \($0)" } ?? "")
}

private func lineText(_ option: OptionDescription) -> String {
    option.line + (option.note.map { ": \($0)" } ?? "")
}

/// Names at the left, what they mean at the right of them, or below where the name is long.
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
