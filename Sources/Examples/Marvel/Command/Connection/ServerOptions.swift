/// The server of a command, and whether the command uses the cache.
struct ServerOptions: Equatable, Sendable {
    /// The part of the URL before `/characters`; nil for the Marvel API, or for the sandbox if there are no keys.
    var baseURL: String?
    /// Whether to ignore the cache: stored responses are not used, and responses are not stored.
    var skipsCache = false
}

/// The line of `--base-url` in the help.
let baseURLLine = "URL of the server, such as the URL that “marvel serve” prints"

/// The line of `--no-cache` in the help.
let noCacheLine = "Use no stored response, and store none; see “fetching cache --help”"
