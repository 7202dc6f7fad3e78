import CommandLineSupport
import Fetching
import FetchingText
import MarvelSandbox

let serveSubcommand = Subcommand<Command>(
    names: ["serve"],
    summary: "Run the offline sandbox until Ctrl-C is pressed",
    usages: ["serve [--port PORT]"],
    groups: [("Options", serveOptions.map(\.description))],
    notes: [
        "The sandbox listens on 127.0.0.1 only. The command prints the URL for --base-url, and test keys for clients "
            + "other than marvel."
    ],
    parse: { arguments throws(UsageError) in
        var port: UInt16 = 0
        try arguments.applyAll(serveOptions, of: "serve", to: &port)
        if let word = arguments.words.first {
            throw UsageError("Unexpected argument \(quoted(word)); use --port to choose the port.")
        }
        return .serve(port: port)
    })

private let serveOptions: [CommandOption<UInt16>] = [
    CommandOption("port", .port, \.self, "Port to listen on; 0 means any free port (default: 0)")
]

/// Runs the sandbox until Ctrl-C is pressed.
func serve(port: UInt16, in world: MarvelWorld) async throws {
    // This call precedes the start of the sandbox, so that an early Ctrl-C is handled too.
    let interruptions = world.interruptions()
    let sandbox = try world.startSandbox(port)
    defer { sandbox.stop() }
    // The URL is the only line on the standard output, so that a script can read it.
    try world.terminal.write(sandbox.baseURL + "\n")
    let terminal = world.terminal
    // The commands are not wrapped, so that they can be copied.
    terminal.writeNote(
        """
        \(terminal.wrappedNote("The sandbox is running; press Ctrl-C to stop it. In another terminal, run:"))
          marvel characters --base-url \(sandbox.baseURL)
        \(terminal.wrappedNote("For other clients, set these test keys, which are not secret:"))
          export \(publicKeyName)=\(MarvelSandbox.keys.publicKey) \(privateKeyName)=\(MarvelSandbox.keys.privateKey)

        """)
    for await _ in interruptions { break }
}
