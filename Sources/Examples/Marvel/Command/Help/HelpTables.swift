/// The tables of the general help and of the manual page.
enum HelpTables {
    static let summary = "Query the Marvel Comics API or, without API keys, an offline sandbox."

    static let options = [("-h, --help", "Print help"), ("--version", "Print the version")]

    static let examples = [
        ("marvel characters --limit 5", "List characters"),
        ("marvel character 1011334", "Show one character"),
        ("marvel event 116 characters", "List the characters in an event"),
        ("marvel browse comics", "Search and scroll the comics"),
        ("marvel crawl events --out FILE", "Save all events to a file"),
        ("marvel get https://example.com/heroes", "Print the response of any server"),
        ("marvel shape FILE", "Print Swift models for a JSON file"),
    ]

    static let environment = [
        (
            "\(publicKeyName), \(privateKeyName)",
            "API keys that sign requests. If neither key is set, requests go to an offline sandbox that marvel starts on "
                + "this machine."
        ),
        ("XDG_CACHE_HOME", "Folder that contains the cache (default: ~/.cache); ignored on macOS"),
        ("NO_COLOR", "Any non-empty value disables colors"),
        ("COLUMNS", "Width of the terminal in columns (default: detected)"),
    ]

    static let exitCodes = [
        ("0", "Success"),
        ("1", "Failure, or differences that “marvel compare” found"),
        ("22", "Status outside 200 to 299, with --fail, --out, --lines or --sse of “marvel get”"),
        ("64", "Incorrect command line"),
        ("130", "Crawl interrupted by Ctrl-C or kill"),
    ]
}
