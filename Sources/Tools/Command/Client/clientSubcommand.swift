import CommandLineSupport

let clientSubcommand = Subcommand<Command>(
    names: ["client"],
    summary: "Write a client for the API of an OpenAPI document or of a recording, with its tests",
    usages: [
        "client --from FILE --out DIR [OPTIONS]", "client --from openapi.json --out ../Example",
        "client --from api.example.com.har --out ../Example",
    ],
    groups: [("Options", ClientOptions.options.map(\.description))],
    notes: [
        "FILE is an OpenAPI document, version 3.0 or 3.1, in JSON. Tests are made from its schemas. When the command runs again, "
            + "it replaces only files that it wrote, and keeps Package.swift and README.md.",
        "Or FILE is a recording in the format HAR: in the network tab of a browser, use “Save all as HAR with content”. HTML pages, "
            + "images, scripts, redirects and other hosts are left out. Paths that differ only in identifiers are one endpoint.",
        "If DIR is not inside a package, the command writes a package. If it is a folder in a package, such as Sources/Example, "
            + "the command writes the sources to DIR, and the tests to the folder Tests of the package. The files of a client for "
            + "a recording are not overwritten.",
        "The tests of a client for a recording play the recording, which is copied without secrets. Personal data in it is kept; read it before you "
            + "share it.",
    ],
    parse: { arguments throws(UsageError) in
        var options = ClientOptions()
        try arguments.applyAll(ClientOptions.options, of: "client", to: &options)
        try arguments.refuseWords(after: 0)
        if options.recording.isEmpty { throw UsageError("A document or a recording is required; add --from FILE.") }
        if options.folder.isEmpty { throw UsageError("A folder is required; add --out DIR.") }
        return .client(options)
    })

/// The options of the command that writes a client.
struct ClientOptions: Equatable, Sendable {
    /// The path of the recording. The path `-` is the standard input.
    var recording = ""
    /// The path of a recording that is compared with the document.
    var sample: String?
    var folder = ""
    /// The starts of the paths of the endpoints, if not all endpoints of a document are wanted.
    var paths: [String] = []
    /// The tags of the endpoints, if not all endpoints of a document are wanted.
    var tags: [String] = []
    /// The host of the API; nil for the most frequent one.
    var host: String?
    /// The name of the module; nil to name it after the host, or after the folder if the folder is in a package.
    var name: String?
    /// The URL of the repository of swift-fetching for the manifest; nil for the checkout from which this program was
    /// built.
    var packageURL: String?
    /// The names that are secret in addition to the known ones.
    var secrets: [String] = []

    static let options: [CommandOption<ClientOptions>] = [
        CommandOption("from", .file, \.recording, "OpenAPI document or HAR file, or - for the standard input"),
        CommandOption("sample", .file, \.sample, "Compare the document with this HAR file"),
        CommandOption("out", short: "o", .folder, \.folder, "Folder for the client"),
        CommandOption(
            repeatable: "only", .text, \.paths, "Include only endpoints at or below this path, such as /v1/users"),
        CommandOption(repeatable: "tag", .text, \.tags, "Include only endpoints with this tag"),
        CommandOption("host", .text, \.host, "Host of the API (default: the most frequent one)"),
        CommandOption(
            "name", .moduleName, \.name,
            "Name of the module (default: from the host or the title, or the target of DIR inside a package)"),
        CommandOption(
            "package-url", .text, \.packageURL,
            "URL of the repository of swift-fetching for the manifest, with its branch main (default: the checkout from which "
                + "this program was built)"),
        CommandOption(repeatable: "secret", .secretName, \.secrets, secretLine),
    ]
}

extension ValueReader<String> {
    /// A reader of the name of a folder.
    fileprivate static var folder: Self {
        Self(placeholder: "DIR", accepted: "the name of a folder", values: .files) { $0.isEmpty ? nil : $0 }
    }

    /// A reader of the name of a Swift module.
    fileprivate static var moduleName: Self {
        Self(placeholder: "NAME", accepted: "a name with letters and digits, such as Example") { text in
            text.wholeMatch(of: #/[A-Za-z][A-Za-z0-9_]{0,39}/#) == nil ? nil : text
        }
    }
}
