import FetchingText

extension Program {
    /// The purpose as a sentence.
    var sentence: String { purpose.prefix(1).uppercased() + purpose.dropFirst() + "." }

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
            \(paragraph(sentence, width: width))
            \(paragraph("Usage: \(name) COMMAND [OPTIONS]", width: width))
            Commands:
            \(twoColumns(commands, width: width))
            Options:
            \(twoColumns(programOptions, width: width))
            Examples:
            \(twoColumns(tables.examples, width: width))
            Environment:
            \(twoColumns(tables.environment, width: width))
            Exit codes:
            \(twoColumns(tables.exitCodes, width: width))
            \(paragraph("For the options of a command, run “\(name) COMMAND --help”.", width: width))
            """
    }

    private func helpText(for subcommand: Subcommand<Command>, width: Int) -> String {
        let usages = subcommand.usages.map { indented("\(name) " + $0, by: 2, width: width) }.joined()
        let groups = subcommand.groups.map { title, options in
            let rows = options.map { (optionColumn($0), descriptionColumn($0)) }
            return "\(title):\n" + twoColumns(rows, width: width) + "\n"
        }.joined()
        let tables = subcommand.tables.map { title, rows in "\(title):\n" + twoColumns(rows, width: width) + "\n" }
            .joined()
        let notes = subcommand.notes.map { paragraph($0, width: width) + "\n" }.joined()
        let end = paragraph("For environment variables and exit codes, run “\(name) --help”.", width: width)
        return """
            \(paragraph(subcommand.summary, width: width))
            Usage:
            \(usages)
            \(groups)\(notes)\(tables)\(end)
            """
    }
}

let programOptions = [("-h, --help", "Print help"), ("--version", "Print the version")]

/// Returns an option with the placeholder of its value and its short form, such as `--out FILE (-o)`.
func optionColumn(_ option: OptionDescription) -> String {
    "--\(option.name)" + (option.placeholder.map { " \($0)" } ?? "") + (option.short.map { " (-\($0))" } ?? "")
}

/// Returns the description of an option, with the accepted words.
func descriptionColumn(_ option: OptionDescription) -> String {
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
