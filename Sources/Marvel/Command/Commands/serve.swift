import Fetching
import MarvelSandbox

let serveSubcommand = Subcommand(
    names: ["serve"],
    summary: "run the offline sandbox until Ctrl-C",
    usages: ["serve [--port PORT]"],
    groups: [("How", serveOptions.map(\.description))],
    notes: [
        "It listens on 127.0.0.1 only and prints its base URL; see marvel characters --help for --base-url. Its keys are public "
            + "and printed too, for other clients to sign with."
    ],
    parse: { arguments throws(UsageError) in
        var port: UInt16 = 0
        if let option = try apply(arguments.options, among: serveOptions, to: &port).first {
            throw unknown(option, of: "serve", among: serveOptions.map(\.description.name) + ["help"])
        }
        if let word = arguments.words.first {
            throw UsageError("\(quoted(word)) is one word too many; a port is given with --port.")
        }
        return .serve(port: port)
    })

private let serveOptions: [CommandOption<UInt16>] = [
    CommandOption("port", .port, \.self, "where to listen; without it, or with 0, any that is free")
]

/// Runs the sandbox until the user has enough.
func serve(port: UInt16, in world: World) async throws {
    // From here on, so that a Ctrl-C that comes at once is heard too.
    let interruptions = world.interruptions()
    let sandbox: RunningSandbox
    do { sandbox = try world.startSandbox(port) } catch {
        throw CommandFailure("\(error) Choose another with --port, or leave it out.")
    }
    defer { sandbox.stop() }
    // The one line on the standard output is for programs.
    try world.terminal.write(sandbox.baseURL + "\n")
    world.terminal.writeNote(
        """
        The sandbox runs until Ctrl-C. In another terminal:
          marvel characters --base-url \(sandbox.baseURL)
        Other clients sign with its keys, which are no secret:
          export \(publicKeyName)=\(MarvelSandbox.keys.publicKey) \(privateKeyName)=\(MarvelSandbox.keys.privateKey)

        """)
    for await _ in interruptions { break }
}
