/// The arguments of a command line, split into words and options.
public struct Arguments: Equatable, Sendable {
    /// The name of the subcommand, as the user wrote it. Nil before the subcommand is known.
    public var subcommand: String?
    /// The arguments that are neither options nor values of options.
    public var words: [String] = []
    /// The options, in the order of the command line.
    public var options: [GivenOption] = []

    /// Creates arguments; see the properties.
    public init(subcommand: String? = nil, words: [String] = [], options: [GivenOption] = []) {
        (self.subcommand, self.words, self.options) = (subcommand, words, options)
    }
}

/// An option on the command line.
public struct GivenOption: Equatable, Sendable {
    /// The long name without the two leading dashes, such as `help` for `--help` and `-h`. An unknown name with one
    /// dash keeps the dash.
    public var name: String
    /// The value, or nil if none was given.
    public var value: String?
    /// The option as the user wrote it, without its value.
    public var written: String
}

/// Splits arguments into words and options. Words and options can be in any order.
///
/// `--name value` and `--name=value` have the same meaning, and `-h` means `--help`. Other short forms are in
/// `shortNames`. All arguments after `--` are words. A value that starts with `--` must follow an equals sign: in
/// `--limit --json`, the value of `--limit` is missing.
///
/// - Parameters:
///   - valueOptions: The names of the options that take a value.
///   - shortNames: The names of options by their short forms, such as `out` for `-o`.
public func splitArguments(
    _ arguments: [String], valueOptions: Set<String>, shortNames: [String: String] = [:]
) -> Arguments {
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
        let parts = argument.utf8.split(
            separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false
        ).map { String(Substring($0)) }
        // Several flags with one dash, as in `-if`.
        let letters = parts[0].dropFirst().map { "-\($0)" }
        if !argument.hasPrefix("--"), letters.count > 1,
            letters.allSatisfy({ shortNames[$0].map { !valueOptions.contains($0) } == true })
        {
            result.options += letters.map { GivenOption(name: shortNames[$0] ?? $0, value: nil, written: $0) }
            continue
        }
        let name = shortNames[parts[0]] ?? optionName(parts[0])
        var option = GivenOption(name: name, value: parts.dropFirst().first, written: parts[0])
        if option.value == nil, valueOptions.contains(option.name), let next = rest.first, !next.hasPrefix("--") {
            option.value = rest.removeFirst()
        }
        result.options.append(option)
    }
    return result
}

private func optionName(_ written: String) -> String {
    if written == "-h" { return "help" }
    // `-limit` is not an option. It keeps its dash, so that it is not read as `--limit`.
    return written.hasPrefix("--") ? String(written.dropFirst(2)) : written
}
