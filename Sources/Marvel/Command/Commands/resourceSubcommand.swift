/// The subcommand of a kind of resource: its list, one by its id, or what is under one.
func resourceSubcommand(_ syntax: ResourceSyntax) -> Subcommand {
    let children = resourceSyntaxes.filter { $0.parents.contains(syntax.plural) }.map(\.plural)
    return Subcommand(
        names: syntax.names,
        summary: syntax.summary,
        usages: [
            "\(syntax.plural) [OPTION…]",
            "\(syntax.singular) ID",
            "\(syntax.singular) ID \(children.joined(separator: "|")) [OPTION…]",
        ],
        groups: [
            ("Which", syntax.filters),
            ("How", ShowOptions.options.map(\.description)),
        ],
        notes: [
            "What is listed under another resource has its own options: see marvel \(children.first ?? "") --help."
        ],
        parse: { arguments throws(UsageError) in try parse(arguments, syntax) })
}

private func parse(_ arguments: Arguments, _ syntax: ResourceSyntax) throws(UsageError) -> Command {
    let child = arguments.words.dropFirst().first.flatMap(resourceSyntax)
    let listed = child ?? syntax
    do throws(UsageError) {
        var show = ShowOptions()
        let filters = try apply(arguments.options, among: ShowOptions.options, to: &show)
        if let option = filters.first(where: { option in !listed.filters.contains { $0.name == option.name } }) {
            let names = (listed.filters + ShowOptions.options.map(\.description)).map(\.name)
            throw unknown(option, of: listed.plural, among: names + ["help"])
        }
        if show.isJSON, show.isCurl { throw UsageError("--json and --curl exclude each other; give one of them.") }
        return .resources(try request(arguments.words, syntax, filters), show)
    } catch {
        throw UsageError(error.message, subcommand: listed.plural)
    }
}

private func request(
    _ words: [String], _ syntax: ResourceSyntax, _ filters: [GivenOption]
) throws(UsageError) -> ResourceRequest {
    guard let word = words.first else { return try syntax.list(nil, filters) }
    let id = try id(word, syntax)

    guard words.count > 1 else {
        if let filter = filters.first {
            throw UsageError(
                "\(filter.written) chooses from a list, but \(id) is one \(syntax.singular); leave one out.")
        }
        return syntax.one(id)
    }
    guard words.count == 2 else { throw UsageError("\(quoted(words[2])) is one word too many; leave it out.") }

    let children = resourceSyntaxes.filter { $0.parents.contains(syntax.plural) }
    guard let child = resourceSyntax(words[1]), child.parents.contains(syntax.plural) else {
        let names = children.map(\.plural).joined(separator: ", ")
        throw UsageError("marvel \(syntax.singular) \(id) has no \(quoted(words[1])) behind it; it has \(names).")
    }
    return try child.list((syntax.plural, id), filters)
}

private func id(_ word: String, _ syntax: ResourceSyntax) throws(UsageError) -> Int {
    if let id = Int(word), id > 0 { return id }
    if resourceSyntax(word)?.parents.contains(syntax.plural) == true {
        throw UsageError("An id is missing before \(word), as in marvel \(syntax.singular) ID \(word).")
    }
    let search = syntax.filters.first { $0.name.hasSuffix("-starts-with") }
    throw UsageError(
        "\(quoted(word)) is not an id, which is a whole number"
            + (search.map { "; search by name with --\($0.name)." } ?? "."))
}

private func resourceSyntax(_ name: String) -> ResourceSyntax? {
    resourceSyntaxes.first { $0.names.contains(name) }
}
