let manualSubcommand = Subcommand<Command>(
    names: ["manual"],
    summary: "Print the manual page in the format of man",
    usages: ["manual", "manual | man -l -", "manual > /usr/local/share/man/man1/marvel.1"],
    groups: [],
    parse: { arguments throws(UsageError) in
        if let option = arguments.options.first { throw unknown(option, of: "manual", among: ["help"]) }
        try arguments.refuseWords(after: 0)
        return .manual
    })
