/// Arguments, split into words and options.
struct Arguments: Equatable, Sendable {
    var words: [String] = []
    var options: [GivenOption] = []
}

/// An option on the command line.
struct GivenOption: Equatable, Sendable {
    /// The name without dashes.
    var name: String
    /// The value, or nil if none was given.
    var value: String?
    /// The option as it was written, without its value.
    var written: String
}

/// Splits arguments into words and options, which can come in any order.
///
/// `--name value` and `--name=value` are the same, and `-h` is `--help`. All arguments after `--` are words. A value
/// that starts with `--` needs the `=`, because in `--limit --json` the value of `--limit` is missing.
///
/// - Parameter valueOptions: The names of the options that take a value.
func splitArguments(_ arguments: [String], valueOptions: Set<String>) -> Arguments {
    var result = Arguments()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
        if argument == "--" {
            result.words += rest
            break
        }
        guard argument.hasPrefix("-"), argument != "-" else {
            result.words.append(argument)
            continue
        }
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        var option = GivenOption(name: optionName(parts[0]), value: parts.dropFirst().first, written: parts[0])
        if option.value == nil, valueOptions.contains(option.name), let next = rest.first, !next.hasPrefix("--") {
            option.value = rest.removeFirst()
        }
        result.options.append(option)
    }
    return result
}

private func optionName(_ written: String) -> String {
    if written == "-h" { return "help" }
    // `-limit` is not an option. It keeps its dash, so that it differs from the name of `--limit`.
    return written.hasPrefix("--") ? String(written.dropFirst(2)) : written
}
