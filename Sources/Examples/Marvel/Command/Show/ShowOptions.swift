import CommandLineSupport

/// The options of the commands that print resources.
struct ShowOptions: Equatable, Sendable {
    /// Whether to print JSON instead of a table.
    var isJSON = false
    /// Whether to print the request as a `curl` command instead of sending it.
    var isCurl = false
    var server = ServerOptions()
    /// The path of the HAR file in which the request is recorded; nil for none.
    var har: String?

    static let options: [CommandOption<ShowOptions>] = [
        CommandOption(
            flag: "json", \.isJSON, "Print JSON with the fields offset, limit, total, count and results"),
        CommandOption(
            flag: "curl", \.isCurl,
            "Print the request as a curl command instead of sending it; your API keys are masked"),
        CommandOption("base-url", .baseURL, \.server.baseURL, baseURLLine),
        CommandOption(flag: "no-cache", \.server.skipsCache, noCacheLine),
        CommandOption("har", .file, \.har, harLine),
    ]
}

/// The line of `--har` in the help.
let harLine = "Record the requests and responses in this HAR file, which browsers open; the cache is not used"
