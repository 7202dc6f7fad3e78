import HTTPSyntax

extension Program {
    /// Returns the manual page in the format of `man`, from the same tables as the help.
    ///
    /// The page uses only macros of man(7) and ASCII characters.
    public func manualPage() -> String {
        var lines = [
            ".TH \(name.uppercased()) 1 \"\" \"\(name) \(version)\"",
            ".SH NAME", "\(name) \\- \(purpose)",
            ".SH SYNOPSIS", ".B \(name)", "COMMAND [OPTIONS]",
            ".SH DESCRIPTION", roff(sentence),
        ]
        lines += section("OPTIONS", programOptions)
        lines.append(".SH COMMANDS")
        for subcommand in subcommands { lines += description(of: subcommand) }
        lines += section("ENVIRONMENT", tables.environment)
        lines += section("EXIT STATUS", tables.exitCodes)
        lines += section("EXAMPLES", tables.examples)
        return lines.map { $0 + "\n" }.joined()
    }

    private func description(of subcommand: Subcommand<Command>) -> [String] {
        var lines = [".SS \(argument(subcommand.names.joined(separator: ", ")))", roff(subcommand.summary + ".")]
        for usage in subcommand.usages { lines += [".PP", ".B \(argument("\(name) " + usage))"] }
        for note in subcommand.notes { lines += [".PP", roff(note)] }
        for group in subcommand.groups {
            lines += paragraphs(group.options.map { (optionColumn($0), descriptionColumn($0)) })
        }
        for table in subcommand.tables { lines += paragraphs(table.rows) }
        return lines
    }
}

private func section(_ title: String, _ rows: [(String, String)]) -> [String] { [".SH " + title] + paragraphs(rows) }

/// Returns paragraphs with the names as bold tags.
private func paragraphs(_ rows: [(String, String)]) -> [String] {
    rows.flatMap { name, text in [".TP", ".B \(argument(name))", roff(text)] }
}

/// Returns a text in quotes, as one argument of a macro.
private func argument(_ text: String) -> String { "\"\(roff(text).replacing("\"", with: "\\(dq"))\"" }

/// Returns a text in which no character has a special meaning in roff. A hyphen becomes `\-`, so that an option that is
/// copied from the page works.
private func roff(_ text: String) -> String {
    let escaped = text.unicodeScalars.reduce(into: "") { escaped, scalar in
        switch scalar {
        case "\\": escaped += "\\e"
        case "-": escaped += "\\-"
        case "'": escaped += "\\(aq"
        case "…": escaped += "..."
        case _ where scalar.isASCII: escaped.unicodeScalars.append(scalar)
        default: escaped += "\\[u\(hexadecimal(scalar))]"
        }
    }
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
}

private func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
