/// How resources are shown, and where they come from.
struct ShowOptions: Equatable, Sendable {
    /// As JSON instead of a table.
    var isJSON = false
    /// As the `curl` command that would fetch them; nothing is sent.
    var isCurl = false
    /// What comes before `/characters`; nil for the API's own, or the sandbox if there are no keys.
    var baseURL: String?

    static let options: [CommandOption<ShowOptions>] = [
        CommandOption(flag: "json", \.isJSON, "print the page as JSON: offset, limit, total, count, results"),
        CommandOption(flag: "curl", \.isCurl, "print the request instead of sending it, secrets masked"),
        CommandOption("base-url", .baseURL, \.baseURL, "where to send it, such as what marvel serve prints"),
    ]
}
