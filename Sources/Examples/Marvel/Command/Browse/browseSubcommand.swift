import CommandLineSupport

let browseSubcommand = Subcommand<Command>(
    names: ["browse"],
    summary: "Search and scroll a collection in full screen",
    usages: ["browse [\(resources.map(\.plural).joined(separator: "|"))] [OPTIONS]"],
    groups: [("Options", browseOptions.map(\.description))],
    notes: [
        "By default, characters are shown. Type to search for names or titles that start with the text. Stories cannot "
            + "be searched. More rows are loaded as you scroll."
    ],
    tables: [
        (
            "Keys",
            [
                ("Up, Down, Ctrl-P, Ctrl-N", "Move the selection by one row"),
                ("PageUp, PageDown", "Move the selection by one page"),
                ("Home, End", "Move to the first or the last loaded row"),
                (
                    "Enter",
                    "Show details. The keys above scroll the details. Enter opens the comics of the row, or the characters of a comic. Any other key returns to the list, except Ctrl-L, Ctrl-C and Ctrl-D"
                ),
                ("Ctrl-R", "Refresh the list, or retry after a failure"),
                ("Ctrl-W", "Delete the last word of the search"),
                ("Ctrl-U", "Clear the search"),
                ("Ctrl-L", "Redraw the screen"),
                (
                    "Esc",
                    "Clear the search; if it is empty, return to the list from which this list was opened, or quit"
                ),
                ("Ctrl-C, Ctrl-D", "Quit"),
            ]
        )
    ],
    showsOwnHelp: true,
    nextWord: { $0.isEmpty ? .words(resources.map(\.plural)) : .nothing },
    parse: { arguments throws(UsageError) in
        var options = ServerOptions()
        try arguments.applyAll(browseOptions, of: "browse", to: &options)
        try arguments.refuseWords(after: 1)
        let word = arguments.words.first ?? characters.plural
        guard let resource = resource(named: word) else { throw notACollection(word) }
        return .browse(resource, options)
    })

private let browseOptions: [CommandOption<ServerOptions>] = [
    CommandOption("base-url", .baseURL, \.baseURL, baseURLLine),
    CommandOption(flag: "no-cache", \.skipsCache, noCacheLine),
]
