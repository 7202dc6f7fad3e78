import CommandLineSupport
import FetchingText

/// Returns the subcommand of a kind of resource. The subcommand prints a list of this kind, one resource by its ID, or
/// a list that belongs to one resource, as in `marvel character ID comics`.
func showSubcommand(_ resource: AnyResource) -> Subcommand<Command> {
    let children = resource.children.map(\.plural)
    return Subcommand(
        names: resource.names,
        summary: resource.summary,
        usages: [
            "\(resource.plural) [OPTIONS]",
            "\(resource.singular) ID",
            "\(resource.singular) ID \(children.joined(separator: "|")) [OPTIONS]",
        ],
        groups: [
            ("Query options", resource.filters),
            ("Options", ShowOptions.options.map(\.description)),
        ],
        notes: [
            "A list such as “marvel \(resource.singular) ID \(children.first ?? "")” accepts the query options of "
                + "“marvel \(children.first ?? "")”. “ID,…” means 1 to 10 IDs separated by commas, and “WORD,…” "
                + "means one or more words separated by commas."
        ],
        nextWord: { words in words.count == 1 ? .words(children) : .nothing },
        optionsForWords: { words in showOptions(resource, words) },
        parse: { arguments throws(UsageError) in try showCommand(arguments, resource) })
}

/// Returns the options of the kind that is listed. In `marvel character ID comics`, these are the options of comics.
func showOptions(_ resource: AnyResource, _ words: [String]) -> [OptionDescription] {
    listedResource(resource, words).filters + ShowOptions.options.map(\.description)
}

private func listedResource(_ resource: AnyResource, _ words: [String]) -> AnyResource {
    words.dropFirst().first.flatMap(MarvelCLI.resource(named:)) ?? resource
}

/// Parses the arguments of a command for a kind of resource. The arguments don't contain the kind's name.
func showCommand(_ arguments: Arguments, _ resource: AnyResource) throws(UsageError) -> Command {
    let listed = listedResource(resource, arguments.words)
    do throws(UsageError) {
        var (arguments, show) = (arguments, ShowOptions())
        let filters = try arguments.apply(ShowOptions.options, to: &show)
        if let option = filters.first(where: { option in !listed.filters.contains { $0.name == option.name } }) {
            let names = showOptions(resource, arguments.words).map(\.name)
            throw unknown(option, of: listed.plural, among: names + ["help"])
        }
        if show.isJSON, show.isCurl { throw UsageError("--json and --curl cannot be used together.") }
        if show.har != nil, show.isCurl {
            throw UsageError("--har and --curl cannot be used together, because --curl sends no request.")
        }
        arguments.options = filters
        return .show(try selection(arguments, resource), show)
    } catch {
        throw UsageError(error.message, subcommand: listed.plural)
    }
}

private func selection(_ arguments: Arguments, _ resource: AnyResource) throws(UsageError) -> ResourceSelection {
    guard let word = arguments.words.first else {
        guard arguments.subcommand != resource.singular || resource.singular == resource.plural else {
            throw UsageError(
                "An ID is required, as in “marvel \(resource.singular) ID”; to list, use “marvel \(resource.plural)”.")
        }
        return try resource.list(nil, arguments)
    }
    let id = try id(word, resource)

    guard arguments.words.count > 1 else {
        if let filter = arguments.options.first {
            throw UsageError("\(filter.written) applies to lists and cannot be used with an ID.")
        }
        return resource.one(id)
    }
    try arguments.refuseWords(after: 2)

    let children = resource.children
    guard let child = MarvelCLI.resource(named: arguments.words[1]), children.contains(child) else {
        let names = children.map(\.plural).joined(separator: ", ")
        throw UsageError(
            "marvel \(resource.singular) \(id) has no list of \(quoted(arguments.words[1])); use one of \(names).")
    }
    return try child.list((resource.plural, id), arguments)
}

private func id(_ word: String, _ resource: AnyResource) throws(UsageError) -> Int {
    if let id = Int(word), id > 0 { return id }
    if let child = MarvelCLI.resource(named: word), resource.children.contains(child) {
        throw UsageError("An ID is required before \(word), as in “marvel \(resource.singular) ID \(word)”.")
    }
    let search = resource.filters.first { $0.name.hasSuffix("-starts-with") }
    throw UsageError(
        "\(quoted(word)) is not an ID; an ID is a whole number greater than 0."
            + (search.map { " To search, use --\($0.name)." } ?? ""))
}
