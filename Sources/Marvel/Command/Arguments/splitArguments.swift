/// Arguments, sorted into words and options.
struct Arguments: Equatable, Sendable {
    var words: [String] = []
    var options: [GivenOption] = []
}

/// An option as it was given.
struct GivenOption: Equatable, Sendable {
    /// The name without dashes.
    var name: String
    /// What was given as its value; nil if nothing was.
    var value: String?
    /// The option as it was written, without its value.
    var written: String
}

/// Sorts arguments into words and options, which may come in any order.
///
/// `--name value` and `--name=value` are the same, `-h` is `--help`, and behind `--` all are words. A value that begins
/// with `--` needs the `=`: it is rather an option whose predecessor's value was forgotten.
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
    // One dash with a long name is no option of ours, and must not look like one.
    return written.hasPrefix("--") ? String(written.dropFirst(2)) : written
}
