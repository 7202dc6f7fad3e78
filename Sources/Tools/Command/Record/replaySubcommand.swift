import CommandLineSupport
import Fetching
import FetchingGenerators
import FetchingRecording
import FetchingText
import Foundation
import HTTPSyntax
import LoopbackServer

let replaySubcommand = Subcommand<Command>(
    names: ["replay"],
    summary: "Serve the responses of a HAR file until Ctrl-C is pressed",
    usages: ["replay FILE [--port PORT] [OPTIONS]"],
    groups: [("Options", ReplayOptions.options.map(\.description))],
    notes: [
        "FILE is a recording of “fetching record”, of a test, or of a browser’s “Save all as HAR with content”. The server listens on "
            + "127.0.0.1 only, and prints its URL. It responds to a request with the recorded response to the same method, "
            + "path and query, whatever the recorded host is. Equal requests get their responses in the order of the "
            + "recording; then the last one is repeated.",
        "A request without a recorded response gets status 404, with a text that shows the nearest recorded request. A "
            + "recorded error of the network closes the connection.",
    ],
    nextWord: { $0.isEmpty ? .files : .nothing },
    parse: { arguments throws(UsageError) in
        var options = ReplayOptions()
        try arguments.applyAll(ReplayOptions.options, of: "replay", to: &options)
        try arguments.refuseWords(after: 1)
        guard let file = arguments.words.first else { throw UsageError("A recording is required, such as api.har.") }
        options.file = file
        return .replay(options)
    })

/// The recording to serve, and how to serve it.
struct ReplayOptions: Equatable, Sendable {
    /// The path of the recording.
    var file = ""
    var port: UInt16 = 0
    /// Whether the body of a request must be equal to the recorded one.
    var comparesBodies = false
    /// Whether responses arrive after the recorded delays.
    var keepsDelays = false
    /// Whether links keep the recorded host.
    var keepsLinks = false
    /// The names that are secret in addition to the known ones.
    var secrets: [String] = []

    static let options: [CommandOption<ReplayOptions>] = [
        CommandOption("port", .port, \.port, "Port to listen on; 0 means any free port (default: 0)"),
        CommandOption(
            flag: "compare-bodies", \.comparesBodies,
            "Require the recorded body of a request; JSON is equal if its values are, as for GraphQL"),
        CommandOption(
            flag: "keep-links", \.keepsLinks,
            "Keep the recorded hosts in header fields and in JSON; by default, links lead to this server"),
        CommandOption(flag: "keep-delays", \.keepsDelays, "Respond after the recorded times instead of at once"),
        CommandOption(repeatable: "secret", .secretName, \.secrets, secretLine),
    ]
}

/// Serves the responses of a recording until Ctrl-C is pressed.
func replay(_ options: ReplayOptions, in world: World) async throws {
    let server: LoopbackServer
    let recording: [RecordedExchange]
    do {
        let path = absolutePath(options.file)
        // The server reads the file again, which a pipe does not allow.
        if isPipeOrDevice(path) { throw FileError(path: path, action: "read", reason: "it is not a regular file") }
        recording = try recordedExchanges(in: world.readInput(path), file: URL(filePath: path))
        server = try recordingServer(options, path, origins: Set(recording.compactMap(\.origin)).sorted())
    } catch {
        throw CommandFailure(sentence("\(error)"))
    }
    defer { server.stop() }
    let interruptions = world.interruptions()
    let count = recording.count
    world.writeFaintNote(
        "\(count) response\(count == 1 ? "" : "s") in \(quoted(path: options.file)); press Ctrl-C to stop")
    // The URL is the only line on the standard output, so that a script can read it.
    try world.terminal.write(server.baseURL + "\n")
    for await _ in interruptions { break }
}

/// Starts a server that plays a recording.
///
/// - Parameter origins: The origins in the recording. In header fields and in JSON, they are replaced with that of the
///   server, so that a client that follows a link stays in the recording.
func recordingServer(_ options: ReplayOptions, _ path: String, origins: [String] = []) throws -> LoopbackServer {
    let store = NetworkStore.served(
        from: URL(filePath: path), comparing: options.comparesBodies ? [.body()] : [],
        secrets: Command.replay(options).secretNames, keepsDelays: options.keepsDelays)
    return try LoopbackServer.start(port: options.port) { request in
        guard let url = parsedURL("http://127.0.0.1" + request.target) else { return .status(400) }
        var sent = URLRequest(url: url)
        sent.httpMethod = request.method
        for (name, value) in request.headers { sent.addValue(value, forHTTPHeaderField: name) }
        if !request.body.isEmpty { sent.httpBody = request.body }
        do {
            let (body, response) = try await store.fetchStream(sent)
            guard let response = response as? HTTPURLResponse else { return .status(502) }
            let host = request[header: "Host"] ?? ""
            let links = options.keepsLinks || host.isEmpty ? [] : origins
            return try await played(body, response) { text in
                links.reduce(text) { $0.replacingScalars($1, with: "http://" + host) }
            }
        } catch let error as RecordingError {
            return .text("\(error)\n", status: 404)
        } catch {
            return .reset
        }
    }
}

/// Returns the response of the server.
///
/// - Parameter relinked: Returns a text with the origin of the server.
private func played(
    _ body: ResponseBody, _ response: HTTPURLResponse, relinked: (String) -> String
) async throws -> LoopbackServer.Response {
    var headers: [String: String] = [:]
    for case (let name as String, let value) in response.allHeaderFields {
        headers[name] = relinked(value as? String ?? "\(value)")
    }
    let type = headers.keys.first { $0.lowercased() == "content-type" }.flatMap { headers.removeValue(forKey: $0) }
    let chunks: ResponseBody.AsyncIterator
    if type?.lowercased().contains("json") == true, let text = String(validating: try await body.data(), as: UTF8.self)
    {
        headers = headers.filter { $0.key.lowercased() != "content-length" }
        chunks = ResponseBody(Data(relinked(text).utf8)).makeAsyncIterator()
    } else {
        chunks = body.makeAsyncIterator()
    }
    let played = LoopbackServer.Response.stream(
        length: nil, type: type ?? "application/octet-stream", status: response.statusCode
    ) {
        // Copies of an iterator read the same body.
        var chunks = chunks
        return try await chunks.next()
    }
    return headers.sorted { $0.key < $1.key }.reduce(played) { $0.header($1.key, $1.value) }
}
