let browseSubcommand = Subcommand(
    names: ["browse"],
    summary: "a collection on the whole screen: search as you type, scroll",
    usages: ["browse [\(BrowsedCollection.allCases.map(\.rawValue).joined(separator: "|"))] [--base-url URL]"],
    groups: [("How", browseOptions.map(\.description))],
    notes: [
        "Without a word it shows characters. Typing searches for names or titles that begin so; stories cannot be searched. More is loaded "
            + "when the end comes near.",
        "Up, Down, PageUp, PageDown, Home, End, Ctrl-N and Ctrl-P move. Enter shows details, and any key goes back. Ctrl-R refreshes, or "
            + "tries again what failed. Ctrl-U clears the search, Ctrl-W takes away its last word. Ctrl-L draws the screen anew. "
            + "Esc clears the search, and leaves when there is none; Ctrl-C and Ctrl-D leave always.",
    ],
    parse: { arguments throws(UsageError) in
        var baseURL: String?
        if let option = try apply(arguments.options, among: browseOptions, to: &baseURL).first {
            throw unknown(option, of: "browse", among: browseOptions.map(\.description.name) + ["help"])
        }
        if arguments.words.count > 1 {
            throw UsageError("\(quoted(arguments.words[1])) is one word too many; leave it out.")
        }
        return .browse(try collection(arguments.words.first), baseURL: baseURL)
    })

private let browseOptions: [CommandOption<String?>] = [
    CommandOption("base-url", .baseURL, \.self, "where to ask, such as what marvel serve prints")
]

private func collection(_ word: String?) throws(UsageError) -> BrowsedCollection {
    guard let word else { return .characters }
    let plural = resourceSyntaxes.first { $0.names.contains(word) }?.plural
    guard let collection = plural.flatMap(BrowsedCollection.init) else {
        let names = BrowsedCollection.allCases.map(\.rawValue)
        let meant = nearestWord(to: word, among: names).map { "did you mean \($0)?" }
        throw UsageError(
            "\(quoted(word)) is not a collection; " + (meant ?? "there are \(names.joined(separator: ", "))."))
    }
    return collection
}
